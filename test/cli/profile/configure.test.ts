/** `dataplat configure`, on a pseudo-terminal, and `dataplat whoami`, against the platform. */
import { mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { saveProfile } from "../../../src/cli/profile/config-file.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { createFolder } from "../../temporary-folder.ts";
import { compileCache, runDataplat } from "../processes.ts";
import { openTerminal } from "../pseudo-terminal.ts";
import { namedApis, runCommand } from "../run-command.ts";

const platform = createPlatform({ demo: true });
const { url } = await platform.listen();
afterAll(() => platform.close());

const { organizationId, serviceId } = demo.pipe;
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

function configure(file: string, ...args: readonly string[]) {
  const program = [process.execPath, path.join(repositoryRoot, "test/cli/dataplat.ts"), "configure", ...args];
  const env = { PATH: process.env["PATH"] ?? "", TERM: "xterm", NODE_COMPILE_CACHE: compileCache };
  return openTerminal(program.join(" "), { ...env, DATAPLAT_CONFIG: file });
}

describe("dataplat configure", () => {
  test("tries what it is told, and saves it in a file that only its owner can read", async () => {
    const file = path.join(createFolder(), "new", "config.json");
    const terminal = configure(file);
    await terminal.type("\r", "Configure the Management API?");
    await terminal.type("http://example.com\r", "Address");
    await terminal.type(
      `\u0015${url}\r`,
      "The address uses http:, which exposes the credentials. Use https:",
    );
    await terminal.type(`${demo.keyId}\r`, "Key ID");
    await terminal.type(`${demo.keySecret}\r`, "Key secret");
    await terminal.type(`${organizationId}\r`, "Default of organizationId");
    await terminal.type("wrong\r", "Default of serviceId");
    await terminal.type(`${serviceId}\r`, "serviceId must be ");
    await terminal.type("\r", "Default of pipeId (may be empty)");
    await terminal.type("\r", "Configure the Observability API?");
    await terminal.type(`${url}\r`, "Address");
    await terminal.type("wr0ng-token\r", "Access token");
    expect(await terminal.exited).toBe(0);
    expect(terminal.text()).toMatch(/works +list-services was answered.+fails +401 Unauthorized/s);
    expect(terminal.text()).toContain("Saved. `dataplat whoami` shows what is used.");
    expect(terminal.text()).not.toMatch(/demo-secret|wr0ng-token|listDashboards/);
    const { keyId, keySecret } = demo;
    const management = { baseUrl: url, keyId, keySecret, parameters: { organizationId, serviceId } };
    const observability = { baseUrl: url, accessToken: "wr0ng-token" };
    expect(await readJson(file)).toEqual({ profiles: { default: { management, observability } } });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  });

  test("keeps what is saved on an empty answer, but no secret for another address, and no invalid default", async () => {
    const file = path.join(createFolder(), "config.json");
    const management = { baseUrl: url, keyId: demo.keyId, keySecret: { command: ["echo", demo.keySecret] } };
    const observability = { baseUrl: "https://old.example", accessToken: "old" };
    saveProfile(file, "default", () => ({ observability }));
    const parameters = { serviceId, pipeId: "wrong" };
    saveProfile(file, "test", () => ({ management: { ...management, parameters }, observability }));
    const terminal = configure(file, "--profile", "test");
    await terminal.type("\r", "Configure the Management API?");
    await terminal.type("\r", "Address");
    await terminal.type("\r", "Key ID (empty keeps what is saved)");
    await terminal.type("\r", "Key secret (empty keeps what is saved)");
    await terminal.type("\r", "Default of organizationId");
    await terminal.type("\r", "Default of serviceId");
    await terminal.type("\r", "Default of pipeId");
    await terminal.type("\r", "Configure the Observability API?");
    await terminal.type(`${url}/\r`, "Address");
    await terminal.type("\r", "Access token");
    await terminal.type(`${demo.accessToken}\r`, "It is required.");
    expect(await terminal.exited).toBe(0);
    expect(terminal.text()).toContain("No read has all its required parameters.");
    expect(terminal.text()).toContain("list-dashboards was answered");
    const saved = {
      management: { ...management, parameters: { serviceId } },
      observability: { baseUrl: `${url}/`, accessToken: demo.accessToken },
    };
    expect(await readJson(file)).toEqual({ profiles: { default: { observability }, test: saved } });
  });

  test.each([
    ["Ctrl-C", "\u0003"],
    ["Ctrl-D", "\u0004"],
  ])("saves nothing on %s, and ends by SIGINT", async (_, key) => {
    const file = path.join(createFolder(), "config.json");
    const terminal = configure(file);
    await terminal.type("\r", "Configure the Management API?");
    await terminal.type("https://a.example\r", "Address");
    await terminal.type(key, "Key ID");
    expect(await terminal.exited).toBe(130);
    expect(terminal.text()).toContain("Nothing was saved.");
    expect(await readdir(path.dirname(file))).toEqual([]);
  });

  test("asks for the secrets of - on a terminal, and does not show them", async () => {
    const file = path.join(createFolder(), "config.json");
    const address = ["--base-url", url, "--key-id", "key"];
    const terminal = configure(file, ...address, "--access-token", "-", "--key-secret", "-");
    await terminal.type("s3cr3t-t0ken\r", "--access-token");
    await terminal.type("s3cr3t-key\r", "--key-secret");
    expect(await terminal.exited).toBe(0);
    expect(terminal.text()).not.toContain("s3cr3t");
    const management = { baseUrl: url, keyId: "key", keySecret: "s3cr3t-key" };
    const observability = { baseUrl: url, accessToken: "s3cr3t-t0ken" };
    expect(await readJson(file)).toEqual({ profiles: { default: { management, observability } } });
  });

  test("without a terminal, says what to set instead", async () => {
    const names = ["MANAGEMENT_URL", "KEY_ID", "KEY_SECRET", "OBSERVABILITY_URL", "ACCESS_TOKEN"];
    const set = `set ${names.map((name) => `DATAPLAT_${name}`).join(", ")}.`;
    const stderr = `dataplat: configure asks questions, and needs a terminal.\nPass the values as flags, or ${set}\n`;
    const result = await runCommand(["configure"], { DATAPLAT_CONFIG: "/a/config.json" });
    expect(result).toEqual({ code: 3, stdout: "", stderr });
  });

  /** Runs it without a terminal, with a text on standard input. */
  async function change(file: string, args: readonly string[], input = "") {
    const readInput = async () => new TextEncoder().encode(input);
    const env = { DATAPLAT_CONFIG: file };
    const { code, stdout, stderr } = await runCommand(["configure", ...args], env, undefined, { readInput });
    return { code, stdout, stderr: stderr.replaceAll(file, "FILE") };
  }

  test("saves flags without questions, with secrets of standard input, and lists, chooses and removes profiles", async () => {
    const file = path.join(createFolder(), "config.json");
    const address = ["--base-url", url];
    const keyId = { command: ["echo", demo.keyId] };
    const credentials = ["--key-id", JSON.stringify(keyId), "--key-secret", "-", "--access-token", "-"];
    const parameters = ["--parameter", `organizationId=${organizationId}`];
    const input = `${demo.keySecret}\n${demo.accessToken}\n`;
    const saved = await change(file, ["--profile", "demo", ...address, ...credentials, ...parameters], input);
    const stderr = "Saved management and observability. `dataplat whoami --profile demo` tries it.\n";
    expect(saved).toEqual({ code: 0, stdout: "", stderr });
    expect((await runCommand(["whoami", "--profile", "demo"], { DATAPLAT_CONFIG: file })).code).toBe(0);
    // A secret stays with its address.
    const command = { command: ["echo", "secret"] };
    const source = ["--access-token", JSON.stringify(command)];
    expect((await change(file, [...source, "--base-url", "https://a.example"])).code).toBe(0);
    const moved = await change(file, ["--api", "observability", "--base-url", "https://a.example/b"]);
    expect(moved.code).toBe(0);
    const { accessToken, keySecret } = demo;
    const profiles = {
      demo: {
        management: { baseUrl: url, keyId, keySecret, parameters: { organizationId } },
        observability: { baseUrl: url, accessToken },
      },
      default: { observability: { baseUrl: "https://a.example/b", accessToken: command } },
    };
    expect(await readJson(file)).toEqual({ profiles });
    expect((await change(file, ["--use", "dem"])).stderr).toContain("Did you mean demo?\n");
    expect(await change(file, ["--use", "demo"])).toEqual({ code: 0, stdout: "", stderr: "" });
    const env = { DATAPLAT_CONFIG: file, DATAPLAT_PROFILE: "default" };
    const used = await runCommand(["configure", "--use", "demo"], env);
    expect(used.stderr).toBe("DATAPLAT_PROFILE is set, and is used before the current profile.\n");
    expect(await readJson(file)).toEqual({ current: "demo", profiles });
    expect((await change(file, ["--list"])).stdout).toBe("demo\ndefault\n");
    const list = await runCommand(["configure", "--list"], { DATAPLAT_CONFIG: file }, { isTerminal: true });
    expect(list.stdout).toBe("* demo\n  default\n");
    const removed = await change(file, ["--remove", "demo"]);
    expect(removed).toMatchObject({ code: 0, stderr: "It was the current profile, which is default now.\n" });
    expect(await readJson(file)).toEqual({ profiles: { default: profiles.default } });
  });

  const address = "--base-url https://a.example";
  const key = `${address} --key-id key`;
  const empty =
    "--key-secret: the line of standard input is empty.\nRun `dataplat configure --help` for usage.\n";
  const ofOneApi = "Pass --api management or observability, or a credential of one API.";
  test.each([
    [address, ofOneApi],
    [
      `--parameter organizationId=${organizationId}`,
      "Missing --base-url: profiles.default.management has no address.",
    ],
    [`--parameter organizationId=${organizationId} ${address}`, "Missing --key-id and --key-secret."],
    ["--parameter organizationId=1", "--parameter: organizationId must be a UUID."],
    ["--parameter filter=tag:a", "--parameter: filter must be an array, as JSON."],
    ["--parameter organization=1", "organization is not a known parameter. Did you mean organizationId?"],
    ["--parameter organizationId", "--parameter must be NAME=VALUE."],
    [`${key} --key-secret s3cr3t`, "--key-secret must be - for a line of standard input, "],
    [`${key} --key-secret -`, empty],
    [key, "Missing --key-secret."],
    [`${address} --key-id {key`, "--key-id must be - for a line of standard input, "],
    [
      `${key} --key-secret {"env":1}`,
      "--key-secret.env must be a non-empty string.\nRun `dataplat configure --",
    ],
    [`${key} --key-secret {"env":"A","command":["a"]}`, "--key-secret must be a non-empty string, { "],
    ["--access-token -", "Missing --base-url: profiles.default.observability has no address."],
    ["--api management --access-token -", "--access-token is not a credential of management."],
    [`--api managment ${key}`, "--api: managment is not a known API."],
    ["--access-token - --base-url http://a.example", "--base-url uses http:"],
    [`--access-token - ${address} --parameter x=1`, "x is not a known parameter. Known parameters: "],
    [`${key} --key-secret - --parameter organization-id=1`, "Did you mean organizationId?"],
    ["--api management --parameter pipeId=1 --parameter pipeId=2", "--parameter pipeId was passed twice."],
    ["--api management --parameter x", "--parameter must be NAME=VALUE."],
    ["--list --profile x --api management", "--list takes no other option."],
    ["--use x --profile y", "--use takes no other option."],
    ["--use x", "--use: there is no profile. `dataplat configure` creates one.\n"],
    ["--remove x", "--remove: there is no profile."],
  ])("with `%s` saves nothing", async (args, message) => {
    const file = path.join(createFolder(), "config.json");
    const input = args.endsWith("--key-secret -") ? "" : "token";
    const { code, stderr } = await change(file, args.split(" "), input);
    expect([2, 3]).toContain(code);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("s3cr3t");
    expect(await readdir(path.dirname(file))).toEqual([]);
  });

  test("keeps what another process saves meanwhile", async () => {
    const file = path.join(createFolder(), "config.json");
    const management = { baseUrl: url, keyId: demo.keyId, keySecret: demo.keySecret };
    const save = (parameters: object) =>
      saveProfile(file, "default", () => ({ management: { ...management, parameters } }));
    save({});
    // Imported when the parameter is checked.
    const importClient = (api: (typeof namedApis)[number]) => async () => {
      save({ organizationId });
      return api.importClient();
    };
    const apis = namedApis.map((api) => ({ ...api, importClient: importClient(api) }));
    // The parameter chooses the API.
    const args = ["configure", "--parameter", `serviceId=${serviceId}`];
    await runCommand(args, { DATAPLAT_CONFIG: file }, {}, { apis });
    const parameters = { organizationId, serviceId };
    expect(await readJson(file)).toEqual({
      profiles: { default: { management: { ...management, parameters } } },
    });
  });
});

describe("dataplat whoami", () => {
  const { keyId, keySecret, accessToken } = demo;
  const management = { baseUrl: url, keyId, keySecret, parameters: { organizationId } };
  const observability = { baseUrl: url, accessToken };
  const failing = { command: ["sh", "-c", "echo x >> COUNT; echo s3cr3t"] };
  const key = { DATAPLAT_KEY_ID: keyId, DATAPLAT_KEY_SECRET: keySecret };
  const variables = { DATAPLAT_MANAGEMENT_URL: url, ...key };
  const token = { DATAPLAT_ACCESS_TOKEN: accessToken };

  const profile = (changed: object = {}) => ({ default: { management: { ...management, ...changed } } });
  const live = { live: { confirm: true, observability } };
  /** Profiles, variables and arguments of runs. */
  const runs: Readonly<Record<string, readonly [profiles: object, variables: object, args?: string]>> = {
    "one API": [profile(), {}],
    "--base-url": [{}, token, `--api observability --base-url ${url}`],
    DATAPLAT_PROFILE: [live, { DATAPLAT_PROFILE: "live" }, "--api observability"],
    "a wrong secret": [profile({ keySecret: failing }), {}, "--api management"],
    "a wrong default": [profile({ parameters: { pipeId: "wrong" } }), {}, "--api management"],
    "no parameters": [{}, variables, "--api management"],
    "no parameters of a profile": [
      { p2: { management: { baseUrl: url, keyId, keySecret } } },
      {},
      "--profile p2 --api management",
    ],
    nothing: [{}, {}, "--api observability"],
    "an unknown profile": [profile(), {}, "--profile defalt --api management"],
  };

  test("shows what is used and from where, without secrets, and tries it", async () => {
    const shown: string[] = [];
    for (const [what, [profiles, env, args = ""]] of Object.entries(runs)) {
      const root = createFolder();
      const [file, count] = [path.join(root, "config.json"), path.join(root, "count")];
      await writeFile(file, JSON.stringify({ profiles }).replace("COUNT", count), { mode: 0o600 });
      const words = ["whoami", ...args.split(" ").filter(Boolean)];
      const { code, stdout, stderr } = await runCommand(words, { ...env, DATAPLAT_CONFIG: file });
      expect(stdout + stderr).not.toMatch(/demo-secret|demo-token|s3cr3t/);
      const report = stdout.replaceAll(file, "FILE").replaceAll(url, "URL");
      // The first one as it is, the others on a line each.
      const line = report.trim().replaceAll(/\n +/g, " | ").replaceAll(/ {2,}/g, " ");
      shown.push(`${what}: ${code}`, shown.length > 0 ? line : report);
      // A command that prints a secret runs once.
      if (what === "a wrong secret") expect(await readFile(count, "utf8")).toBe("x\n");
    }
    expect(shown.join("\n")).toMatchInlineSnapshot(`
      "one API: 0
      Management API
        profile         default (no other is chosen)
        address         URL from profile default (FILE)
        keyId           demo-key from the profile
        keySecret       *** from the profile
        organizationId  11111111-1111-4111-8111-111111111111 from the profile
        works           list-services was answered

      Observability API
        not configured  FILE: profiles.default has no observability. It has: management.
                        Run \`dataplat configure\`, or set DATAPLAT_OBSERVABILITY_URL, DATAPLAT_ACCESS_TOKEN.

      --base-url: 0
      Observability API | address URL from --base-url | accessToken *** from DATAPLAT_ACCESS_TOKEN | works list-dashboards was answered
      DATAPLAT_PROFILE: 0
      Observability API | profile live from DATAPLAT_PROFILE | address URL from profile live (FILE) | accessToken *** from the profile | confirm a write asks first, from the profile | works list-dashboards was answered
      a wrong secret: 5
      Management API | profile default (no other is chosen) | address URL from profile default (FILE) | keyId demo-key from the profile | keySecret *** from the output of sh | organizationId 11111111-1111-4111-8111-111111111111 from the profile | fails 401 Unauthorized: UNAUTHORIZED: The credentials are not valid.
      a wrong default: 3
      Management API | profile default (no other is chosen) | address URL from profile default (FILE) | keyId demo-key from the profile | keySecret *** from the profile | pipeId wrong from the profile | fails pipeId must be a UUID. | Correct profile default (FILE), or run \`dataplat configure\`.
      no parameters: 0
      Management API | address URL from DATAPLAT_MANAGEMENT_URL | keyId demo-key from DATAPLAT_KEY_ID | keySecret *** from DATAPLAT_KEY_SECRET | not tried No read has all its required parameters. | Run \`dataplat list-services\` with --organization-id, or save organizationId with \`dataplat configure\`.
      no parameters of a profile: 0
      Management API | profile p2 from --profile | address URL from profile p2 (FILE) | keyId demo-key from the profile | keySecret *** from the profile | not tried No read has all its required parameters. | Run \`dataplat list-services --profile p2\` with --organization-id, or save organizationId with \`dataplat configure --profile p2\`.
      nothing: 3
      Observability API | not configured FILE: it does not exist, or has no profile. | Run \`dataplat configure\`, or set DATAPLAT_OBSERVABILITY_URL, DATAPLAT_ACCESS_TOKEN.
      an unknown profile: 3
      Management API | not configured FILE: defalt is not a known profile. Did you mean default? | Run \`dataplat configure --profile defalt\`, or choose another one of \`dataplat configure --list\`."
    `);
  });

  test("takes --base-url for one API alone", async () => {
    const { code, stderr } = await runCommand(["whoami", "--base-url", url], token);
    expect([code, stderr]).toEqual([2, expect.stringContaining("--base-url needs --api")]);
  });

  test("shows what a command that prints a secret says on stderr, and never its output", async () => {
    const file = path.join(createFolder(), "config.json");
    const command = { command: ["sh", "-c", "echo s3cr3t; echo the vault is locked >&2; exit 2"] };
    saveProfile(file, "default", () => ({ management: { ...management, keySecret: command } }));
    const { code, stdout, stderr } = await runDataplat(["whoami"], { DATAPLAT_CONFIG: file });
    expect([code, stderr]).toEqual([3, "the vault is locked\n"]);
    expect(stdout).toContain(": profiles.default.management.keySecret: sh exited with 2.\n");
    expect(stdout).not.toContain("s3cr3t");
  });

  test("prints JSON", async () => {
    const file = path.join(createFolder(), "config.json");
    saveProfile(file, "default", () => ({ management }));
    const { code, stdout } = await runCommand(["whoami", "--output", "json"], { DATAPLAT_CONFIG: file });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      management: {
        ...{ title: "Management API", configured: true, profile: { name: "default" }, baseUrl: url },
        source: `profile default (${file})`,
        credentials: { keyId: { source: "the profile", value: keyId }, keySecret: { source: "the profile" } },
        ...{ parameters: { organizationId }, answered: "list-services" },
      },
      observability: { configured: false, error: { message: expect.any(String), exitCode: 3 } },
    });
  });
});

describe("a saved profile", () => {
  const entry = { baseUrl: "https://a.example", keyId: "key" };

  test("creates the target of a link that does not exist, with its folder", async () => {
    const root = createFolder();
    const [file, target] = [path.join(root, "config.json"), path.join(root, "dotfiles", "config.json")];
    await symlink("dotfiles/config.json", file);
    saveProfile(file, "default", () => ({ management: entry }));
    expect(await readlink(file)).toBe("dotfiles/config.json");
    expect(await readJson(target)).toEqual({ profiles: { default: { management: entry } } });
    expect((await stat(path.dirname(target))).mode & 0o777).toBe(0o700);
  });

  test("replaces the target of a link, and leaves no other file", async () => {
    const root = createFolder();
    await mkdir(path.join(root, "dotfiles"));
    const [file, target] = [path.join(root, "config.json"), path.join(root, "dotfiles", "config.json")];
    await writeFile(target, '{ "profiles": { "default": { "observability": {} } } }', { mode: 0o600 });
    await symlink(target, file);
    const before = (await stat(target)).ino;
    saveProfile(file, "default", () => ({ management: entry }));
    expect((await stat(target)).ino).not.toBe(before);
    expect(await readJson(target)).toEqual({
      profiles: { default: { observability: {}, management: entry } },
    });
    expect(await readdir(root)).toEqual(["config.json", "dotfiles"]);
    expect(await readdir(path.dirname(target))).toEqual(["config.json"]);
  });

  test("waits for other processes that change the file, and names what one left that was killed", async () => {
    const file = path.join(createFolder(), "config.json");
    const flags = ["--api", "observability", "--base-url", url, "--access-token", '{"env":"T"}'];
    const save = (profile: string) =>
      runDataplat(["configure", "--profile", profile, ...flags], { DATAPLAT_CONFIG: file });
    const names = ["a", "b", "c", "d", "e"];
    await Promise.all(names.map(save));
    const { profiles } = Object(await readJson(file));
    expect(Object.keys(profiles).sort()).toEqual(names);
    await writeFile(`${file}.new`, "");
    const { code, stderr } = await save("f");
    expect(code).toBe(3);
    expect(stderr).toContain("Another process changes it. If none does, remove ");
    expect(Object.keys(Object(await readJson(file)).profiles)).toHaveLength(5);
  });

  test("is not written over a file that others can read, nor where none can be", async () => {
    const root = createFolder();
    const file = path.join(root, "config.json");
    await writeFile(file, "{}", { mode: 0o644 });
    const save = () => saveProfile(file, "default", () => ({ management: entry }));
    expect(save).toThrow(/can be read or changed by others/);
    expect(await readFile(file, "utf8")).toBe("{}");
    const below = path.join(file, "config.json");
    expect(() => saveProfile(below, "default", () => ({}))).toThrow(
      /config\.json cannot be read \(ENOTDIR\)/,
    );
    // mkdir of Node.js does not return there.
    const inProc = () => saveProfile("/proc/missing/config.json", "default", () => ({}));
    if (process.platform === "linux") expect(inProc).toThrow(/config\.json cannot be written \(ENOENT\)/);
  });
});
