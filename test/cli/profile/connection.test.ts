/** Profiles, environment and flags: where requests go, and with which credentials. */
import { chmod, chown, mkdir, rename, symlink, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { CliApi } from "../../../src/cli/model/cli-api.ts";
import { ConfigurationError, DeadlineError } from "../../../src/cli/model/errors.ts";
import { findConfigFile } from "../../../src/cli/profile/config-file.ts";
import { type ConnectionFlags, resolveConnection } from "../../../src/cli/profile/connection.ts";
import { type Environment, readSecret } from "../../../src/cli/profile/secret-source.ts";
import { createFolder } from "../../temporary-folder.ts";
import { namedApis } from "../run-command.ts";

const [api = expect.unreachable()] = namedApis;
const management: CliApi = {
  ...api,
  commands: api.commands.map((command) => ({
    ...command,
    parameters: command.parameters.filter(({ name }) => name === "organizationId"),
  })),
};
/** An API with two alternatives. */
const library: CliApi = {
  ...management,
  ...{ name: "library", title: "Library API", baseUrlVariable: "DATAPLAT_LIBRARY_URL" },
  credentials: [["apiKey"], ["keyId", "keySecret"]],
};

/** Parts of the secrets of this file: no message has one. */
const [fileSecret, variableSecret] = ["s3cr3t-of-the-file", "s3cr3t-of-the-environment"];
const entry = { baseUrl: "https://profile.example", keyId: "profile-key", keySecret: fileSecret };
const variables = {
  DATAPLAT_MANAGEMENT_URL: "https://variable.example/base/",
  DATAPLAT_KEY_ID: "variable-key",
  DATAPLAT_KEY_SECRET: variableSecret,
};

/** Writes a profile file, and returns an environment with it. */
async function saveText(text: string, mode = 0o600): Promise<Record<"DATAPLAT_CONFIG", string>> {
  const file = path.join(createFolder(), "config.json");
  await writeFile(file, text);
  await chmod(file, mode);
  return { DATAPLAT_CONFIG: file };
}
const saveFile = (value: unknown) => saveText(JSON.stringify(value));
/** Writes a profile `default` with an entry of an API. */
const saveEntry = (value: unknown, name = "management") =>
  saveFile({ profiles: { default: { [name]: value } } });

async function connect(env: Environment, flags: ConnectionFlags = {}, of = management) {
  const { readCredentials, ...connection } = await resolveConnection(of, flags, env);
  return { ...connection, credentials: await readCredentials() };
}

/** Error of a connection that fails: message and hint. */
async function failure(env: Environment, flags: ConnectionFlags = {}, of = management): Promise<string> {
  const error: unknown = await connect(env, flags, of).catch((caught: unknown) => caught);
  if (!(error instanceof ConfigurationError)) throw new Error("It did not fail", { cause: error });
  const text = `${error.message}\n${error.hint}`;
  expect(`${text}${error.stack}`).not.toMatch(/s3cr3t/);
  return text.replaceAll(env["DATAPLAT_CONFIG"] ?? "-", "FILE");
}

test.each<[env: Environment, platform: NodeJS.Platform, file: string, home?: string]>([
  [{ DATAPLAT_CONFIG: "/a/b.json", XDG_CONFIG_HOME: "/x" }, "linux", "/a/b.json"],
  [{ DATAPLAT_CONFIG: "b.json" }, "linux", path.resolve("b.json")],
  [{ DATAPLAT_CONFIG: "", XDG_CONFIG_HOME: "/x", APPDATA: "/roaming" }, "win32", "/x/dataplat/config.json"],
  [{ XDG_CONFIG_HOME: "relative" }, "linux", "/home/me/.config/dataplat/config.json"],
  [{ APPDATA: "/roaming" }, "win32", "/roaming/dataplat/config.json"],
  [{ APPDATA: "/roaming" }, "darwin", "/home/me/.config/dataplat/config.json"],
  [{}, "win32", "/home/me/.config/dataplat/config.json"],
  [{}, "linux", path.join(userInfo().homedir, ".config/dataplat/config.json"), ""],
])("the profile file with %j on %s is %3$s", (env, platform, file, home = "/home/me") => {
  expect(findConfigFile(env, platform, () => home)).toBe(file);
});

describe("a connection", () => {
  const parameters = { organizationId: "1111" };
  const fromFile = { keyId: "profile-key", keySecret: fileSecret };
  const fromVariables = { keyId: "variable-key", keySecret: variableSecret };
  const names = "DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET";
  const both = { DATAPLAT_PROFILE: "two", ...variables };
  // Variables of other APIs, and empty ones.
  const others = { DATAPLAT_ACCESS_TOKEN: "token", DATAPLAT_MANAGEMENT_URL: "", DATAPLAT_KEY_ID: "" };
  const one = { name: "one", origin: "--profile" };
  const two = { name: "two", origin: "DATAPLAT_PROFILE" };
  const three = { name: "three", origin: "configure --use" };
  const ofVariables = {
    ...{ baseUrl: "https://variable.example/base", flags: "", parameters: {}, credentials: fromVariables },
    source: `DATAPLAT_MANAGEMENT_URL, ${names}`,
    credentialSources: { keyId: "DATAPLAT_KEY_ID", keySecret: "DATAPLAT_KEY_SECRET" },
  };
  const baseUrl = "http://127.0.0.1:4000";
  const ofFlag = { baseUrl, source: `--base-url, ${names}`, credentials: fromVariables };
  test.each<[ConnectionFlags, Environment, current: string | undefined, expected: object]>([
    [{}, {}, undefined, { profile: { name: "default" }, flags: "", credentials: fromFile, parameters }],
    [{ profile: "one" }, both, "three", { profile: one, flags: " --profile one", credentials: fromFile }],
    [{}, both, "three", { profile: two, flags: "" }],
    [{}, { DATAPLAT_PROFILE: "" }, "three", { profile: three }],
    [{}, others, undefined, { profile: { name: "default" } }],
    [{}, variables, "three", ofVariables],
    [{ "base-url": baseUrl }, both, "three", ofFlag],
  ])("with %j, %j and the current profile %j is %j", async (flags, env, current, expected) => {
    const entryOf = (name: string) => ({ ...entry, baseUrl: `https://${name}.example`, parameters });
    const profiles = ["one", "two", "three", "default"].map((name) => [name, { management: entryOf(name) }]);
    const file = await saveFile({ current, profiles: Object.fromEntries(profiles) });
    const connection = await connect({ ...file, ...env }, flags);
    expect(connection).toMatchObject(expected);
    const { profile, source } = connection;
    if (profile) {
      expect(connection.baseUrl).toBe(`https://${profile.name}.example`);
      expect(source).toBe(`profile ${profile.name} (${file.DATAPLAT_CONFIG})`);
    } else expect(connection.parameters).toEqual({});
  });

  test("reads no secret and runs no command before its credentials are read", async () => {
    const env = await saveEntry({ ...entry, keyId: { env: "MISSING" }, keySecret: { command: ["false"] } });
    const { credentialSources } = await resolveConnection(management, {}, env);
    expect(credentialSources).toEqual({ keyId: "the variable MISSING", keySecret: "the output of false" });
  });

  test("reads credentials from variables and commands", async () => {
    const keySecret = { command: ["printf", "%s\\n", `${fileSecret} $HOME;`] };
    const env = { ...(await saveEntry({ ...entry, keyId: { env: "KEY" }, keySecret })), KEY: "key" };
    expect((await connect(env)).credentials).toEqual({ keyId: "key", keySecret: `${fileSecret} $HOME;` });
  });

  test("follows a link to the profile file", async () => {
    const { DATAPLAT_CONFIG: file } = await saveEntry(entry);
    const target = path.join(path.dirname(file), "dotfiles.json");
    await rename(file, target);
    await symlink(target, file);
    expect((await connect({ DATAPLAT_CONFIG: file })).baseUrl).toBe(entry.baseUrl);
    await chmod(target, 0o604);
    expect(await failure({ DATAPLAT_CONFIG: file })).toContain("can be read or changed by others");
  });
});

describe("credentials are not mixed:", () => {
  const evil = "https://evil.example";
  const key = "DATAPLAT_KEY_ID and DATAPLAT_KEY_SECRET";
  test.each<[env: Environment, flags: ConnectionFlags, missing: string]>([
    [{}, { "base-url": evil }, key],
    [{ DATAPLAT_MANAGEMENT_URL: evil }, {}, key],
    [{ ...variables, DATAPLAT_MANAGEMENT_URL: "" }, {}, "DATAPLAT_MANAGEMENT_URL"],
    [{ ...variables, DATAPLAT_KEY_ID: undefined }, {}, "DATAPLAT_KEY_ID"],
  ])("with %o and %o, %s is missing", async (env, flags, missing) => {
    const advice =
      "save a profile with `dataplat configure` and pass --profile: credentials belong to an address.";
    const text = `Management API: missing ${missing}.\nSet ${missing}, or ${advice}`;
    expect(await failure({ ...(await saveEntry(entry)), ...env }, flags)).toBe(text);
  });

  test("an invalid --base-url is not replaced by another address, nor combined with a profile", async () => {
    const env = { ...(await saveEntry(entry)), ...variables };
    expect(await failure(env, { "base-url": "" })).toMatch(/^--base-url must be a whole https: URL/);
    expect(await failure(env, { "base-url": "http://a.example" })).toMatch(/^--base-url uses http:.* Use /);
    const both = connect(env, { profile: "default", "base-url": evil });
    await expect(both).rejects.toThrow(/^--profile and --base-url exclude each other/);
  });

  test("a variable that the client would send to the address of a profile is refused", async () => {
    const file = await saveEntry({ baseUrl: entry.baseUrl, apiKey: fileSecret }, "library");
    expect((await connect(file, {}, library)).credentials).toEqual({ apiKey: fileSecret });
    const env = { ...file, DATAPLAT_KEY_SECRET: variableSecret };
    expect(await failure(env, { profile: "default" }, library)).toBe(
      "Library API: DATAPLAT_KEY_SECRET is set, and profile default has no such credential.\n" +
        "Unset DATAPLAT_KEY_SECRET: credentials belong to an address.",
    );
  });
});

describe("an API with credentials together, optional ones, and an address of an operation", () => {
  const server = "https://files.example.com";
  const credentials = [["accessToken", "clientId"], ["accessToken"], []];
  const files: CliApi = { ...library, credentials, servers: [server] };
  const baseUrl = "https://profile.example";
  test.each<[entry: object, expected: object | string]>([
    [{ accessToken: fileSecret }, { credentials: { accessToken: fileSecret } }],
    [
      { accessToken: fileSecret, clientId: "id" },
      { credentials: { accessToken: fileSecret, clientId: "id" } },
    ],
    [{}, { credentials: {} }],
    [{ servers: { [server]: "https://b.example" } }, { servers: { [server]: "https://b.example" } }],
    [{ clientId: "id" }, ": missing accessToken."],
    [{ servers: { "https://file.example.com": "https://b.example" } }, `servers.${server}?`],
    [{ servers: { [server]: "" } }, "must be a non-empty string."],
    [{ servers: "https://b.example" }, ".servers must be a plain object."],
  ])("with %o in its entry", async (changed, expected) => {
    const env = await saveEntry({ baseUrl, ...changed }, "library");
    if (typeof expected === "string") expect(await failure(env, {}, files)).toContain(expected);
    else expect(await connect(env, {}, files)).toMatchObject(expected);
  });

  test("takes part of them from the environment, and no servers", async () => {
    const env = { DATAPLAT_LIBRARY_URL: baseUrl, DATAPLAT_ACCESS_TOKEN: variableSecret };
    const connection = await connect(env, {}, files);
    expect(connection).toMatchObject({ credentials: { accessToken: variableSecret } });
    expect(connection).not.toHaveProperty("servers");
    expect(
      await failure({ ...variables, DATAPLAT_LIBRARY_URL: baseUrl, DATAPLAT_CLIENT_ID: "id" }, {}, files),
    ).toContain("missing DATAPLAT_ACCESS_TOKEN.");
  });
});

describe("a profile is rejected", () => {
  const correct = "\nCorrect the file, or remove it.";
  const at = "profiles.default.management";
  const unknown = "is not a known option.";
  const text = 'a non-empty string, { "env": "NAME" } or { "command": ["program", "argument"] }.';
  const list = "must be an array: a program and its arguments.";
  const withEntry = (of: object) => ({ profiles: { default: { management: { ...entry, ...of } } } });
  const withParameters = (parameters: object) => withEntry({ parameters });
  const nearest = `Did you mean ${at}.parameters.organizationId?`;
  const [inParameters, known] = [`${at}.parameters`, "baseUrl, keyId, keySecret, parameters"];

  test.each<[file: unknown, message: string]>([
    [{ profile: {} }, "profile is not a known option. Did you mean profiles?"],
    [[], 'expected { "profiles": { ... } }.'],
    [{ profiles: [] }, "profiles must be a plain object."],
    [{ profiles: { default: fileSecret } }, "profiles.default must be a plain object."],
    [{ profiles: { default: { management: null } } }, `${at} must be a plain object.`],
    [{ profiles: { "a b": {} } }, 'the profile name "a b" must be letters, digits and - _ . only.'],
    [withEntry({ keySecrt: fileSecret }), `${at}.keySecrt ${unknown} Did you mean ${at}.keySecret?`],
    [withEntry({ accessToken: "a" }), `${at}.accessToken ${unknown} Known options: ${known}.`],
    [withParameters({ organisationId: "1" }), `${inParameters}.organisationId ${unknown} ${nearest}`],
    [withParameters({ pipe: "1" }), `${inParameters}.pipe ${unknown} Known options: organizationId.`],
    [withParameters({ organizationId: 1 }), `${inParameters}.organizationId must be a non-empty string.`],
    [withEntry({ baseUrl: "" }), `${at}.baseUrl must be a non-empty string.`],
    [withEntry({ keySecret: "" }), `${at}.keySecret must be ${text}`],
    [
      withEntry({ keySecret: { evn: "X" } }),
      `${at}.keySecret.evn ${unknown} Did you mean ${at}.keySecret.env?`,
    ],
    [withEntry({ keySecret: { env: "X", command: ["x"] } }), `${at}.keySecret must be ${text}`],
    [withEntry({ keySecret: { command: "pass show x" } }), `${at}.keySecret.command ${list}`],
    [withEntry({ keySecret: { command: [] } }), `${at}.keySecret.command ${list}`],
  ])("with %j: %s", async (file, message) => {
    expect(await failure(await saveFile(file))).toBe(`FILE: ${message}${correct}`);
  });

  const exposed = "uses http:, which exposes the credentials. Use https:.";
  test.each<[changed: object, message: string, hint?: string]>([
    [{ keySecret: undefined }, ": missing keySecret."],
    [{ keyId: undefined, keySecret: undefined }, ": missing keyId and keySecret."],
    [{ baseUrl: undefined }, ": missing baseUrl."],
    [{ baseUrl: "http://a.example" }, `.baseUrl ${exposed}`, "An address is like https://api.example.com."],
  ])("with %o in its entry", async (changed, message, hint = "Run `dataplat configure`.") => {
    expect(await failure(await saveFile(withEntry(changed)))).toBe(`FILE: ${at}${message}\n${hint}`);
  });

  const similar = "stagin is not a known profile. Did you mean staging?";
  const or = "or set DATAPLAT_MANAGEMENT_URL, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET.";
  test.each<[flag: string | undefined, profiles: object, text: string, env?: Environment]>([
    [undefined, {}, `FILE: it does not exist, or has no profile.\nRun \`dataplat configure\`, ${or}`],
    ["staging", {}, "--profile staging`, or choose another one of `dataplat configure --list`.", variables],
    ["stagin", { staging: {} }, similar],
    ["it's", { staging: {} }, "Run `dataplat configure --profile 'it'\\''s'`, or choose"],
    ["staging", { staging: { managment: entry } }, "profiles.staging has no management. It has: managment."],
    ["__proto__", { staging: {} }, "__proto__ is not a known profile."],
    [undefined, { staging: {} }, `Run \`dataplat configure\`, or pass --profile, ${or}`],
    [
      undefined,
      { staging: {} },
      `DATAPLAT_PROFILE: FILE: ${similar}`,
      { ...variables, DATAPLAT_PROFILE: "stagin" },
    ],
  ])("if --profile %j is not among %j: %s", async (profile, profiles, text, env = {}) => {
    const missing = { DATAPLAT_CONFIG: path.join(createFolder(), "config.json") };
    const file = Object.keys(profiles).length > 0 ? await saveFile({ profiles }) : missing;
    expect(await failure({ ...file, ...env }, { profile })).toContain(text);
  });

  test.each(["640", "604", "620", "601"])("if its mode is %s", async (mode) => {
    const env = await saveText("{}", Number.parseInt(mode, 8));
    expect(await failure(env)).toBe("FILE can be read or changed by others.\nRun `chmod 600 'FILE'`.");
  });

  test.skipIf(process.getuid?.() !== 0)("if it belongs to another user", async () => {
    const env = await saveEntry(entry);
    await chown(env.DATAPLAT_CONFIG, 4321, 4321);
    expect(await failure(env)).toContain("FILE belongs to another user.");
  });

  test("if it cannot be read", async () => {
    const file = path.join(createFolder(), "config.json");
    await mkdir(file);
    const folderError = await failure({ DATAPLAT_CONFIG: file });
    expect(folderError).toBe("FILE is a folder.\nSet DATAPLAT_CONFIG to a file.");
    expect(await failure({ DATAPLAT_CONFIG: path.join(file, "\0") })).toContain("cannot be read");
  });

  const notJson = "is not JSON:";
  test.each([
    ["", `line 1, column 1 ${notJson} Unexpected end of JSON input.`],
    [
      '{\n  "profiles": {\n    "a": {},\n  }\n}',
      `line 4, column 3 ${notJson} Expected double-quoted property name.`,
    ],
    [`{\n  "profiles": ${fileSecret}\n}`, `line 2, column 15 ${notJson} Unexpected token 's'.`],
    [
      `{\n  // ${fileSecret}\n  "profiles": {}\n}`,
      `line 2, column 3 ${notJson} Expected property name or '}'.`,
    ],
    [
      `{\n"a": "${fileSecret}",\n"b": "\n"\n}`,
      `line 3, column 7 ${notJson} Bad control character in string literal.`,
    ],
    ["\ufeff[]", 'expected { "profiles": { ... } }.'],
    ['{ "profiles": { "a": {}, "a": {} } }', "a property name occurs twice in one object."],
  ])("with the text %j: %s", async (text, problem) => {
    expect(await failure(await saveText(text))).toBe(`FILE: ${problem}${correct}`);
  });
});

describe("a secret is rejected", () => {
  const at = "FILE: profiles.default.management.keySecret: ";
  const correct = "\nCorrect the profile, or run `dataplat configure`.";
  const printed = "the value from the output of";
  const broken = "has a line break or a control character.";

  const sh = (script: string) => ({ command: ["sh", "-c", script] });
  test.each<[source: unknown, message: string]>([
    [{ env: "MISSING" }, "the variable MISSING is not set."],
    [{ env: "EMPTY" }, "the variable EMPTY is not set."],
    [{ command: ["no-such-program", fileSecret] }, "no-such-program was not found."],
    [{ command: ["printf a"] }, "printf a was not found."],
    [sh(`echo ${fileSecret}; exit 3`), "sh exited with 3."],
    [sh("kill -KILL $$"), "sh was ended by SIGKILL."],
    [{ command: ["printf", `${fileSecret}\n${fileSecret}\n`] }, `${printed} printf ${broken}`],
    [{ command: ["printf", `${fileSecret}\n\n`] }, `${printed} printf ${broken}`],
    [{ command: ["true"] }, `${printed} true is empty.`],
    [" ", "the value from the profile is empty."],
    [`${fileSecret}\u0007`, `the value from the profile ${broken}`],
  ])("from %j: %s", async (keySecret, message) => {
    const env = { ...(await saveEntry({ ...entry, keySecret })), EMPTY: "" };
    expect(await failure(env)).toBe(at + message + correct);
  });

  test("of a command that does not end", () => {
    const command = ["sh", "-c", `trap "" TERM; echo ${fileSecret}; exec sleep 60`];
    const error = new ConfigurationError("here: sh did not end within 0.2 s.", correct.trim());
    expect(() => readSecret({ command }, "here", {}, Infinity, 200)).toThrow(error);
    expect(() => readSecret({ command }, "here", {}, 200)).toThrow(new DeadlineError("here: sh did not end"));
  });
});
