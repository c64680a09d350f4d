/** `dataplat verify` against the platform with drift, and against servers that fail. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { SaxesParser } from "saxes";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Report } from "../../src/cli/verify/report.ts";
import { kebabCase } from "../../src/contract/flag-name.ts";
import { createPlatform, type DriftKind } from "../../src/platform/index.ts";
import { organizationId, pipe, pipeFlags } from "../client/calls.ts";
import { useServer } from "../client/server.ts";
import { createFolder } from "../temporary-folder.ts";
import { namedApis, runCommand } from "./run-command.ts";

const server = useServer();
const platform = createPlatform({ demo: true });
const { url: address } = await platform.listen();
afterEach(() => {
  platform.faults.clear();
  platform.journal.clear();
});
afterAll(() => platform.close());

const token = "demo-token";
const key = { DATAPLAT_KEY_ID: "demo-key", DATAPLAT_KEY_SECRET: "demo-secret" };

const environment = (management: string | undefined, observability = management) => ({
  ...(management !== undefined && { DATAPLAT_MANAGEMENT_URL: management, ...key }),
  ...(observability !== undefined && {
    ...{ DATAPLAT_OBSERVABILITY_URL: observability, DATAPLAT_ACCESS_TOKEN: token },
  }),
});

const verify = (args: readonly string[], env: NodeJS.ProcessEnv = environment(address)) =>
  runCommand(["verify", ...args], env);

async function report(args: readonly string[], env?: NodeJS.ProcessEnv) {
  const { code, stdout } = await verify([...args, "--output", "json"], env);
  const { apis }: Report = JSON.parse(stdout);
  return { code, operations: apis.flatMap(({ operations }) => operations) };
}

const dashboards = (...args: readonly string[]) =>
  verify(["--api", "observability", "--attempts", "1", ...args], environment(undefined, server().baseUrl));

test("a server without drift passes, and the report says what was not verified", async () => {
  const { code, stdout, stderr } = await verify(pipeFlags);
  expect([code, stderr]).toEqual([0, ""]);
  // Members of a setting, and sources of other kinds, would follow.
  const others = /, \/result\/(?:settings\/\w+\/|source\/(?!kafka|objectStorage|kinesis|postgres))[\w*/]+/g;
  const shown = stdout.replaceAll(address, "(address)").replaceAll(others, "");
  expect(shown).toMatchInlineSnapshot(`
    "Management API (address) (DATAPLAT_MANAGEMENT_URL, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET)
      ok       list-services
      ok       get-pipe
      skipped  update-pipe-settings

    Observability API (address) (DATAPLAT_OBSERVABILITY_URL, DATAPLAT_ACCESS_TOKEN)
      skipped  update-alert
      ok       list-dashboards

    Not verified
      get-pipe: Not in the response: /result/source/objectStorage, /result/source/kinesis, /result/source/postgres.
      update-pipe-settings, update-alert: Never called, since a write may change data.
      Error responses, and responses to other parameters and with other data, are not verified.

    0 drift issues. 3 passed, 0 with drift, 0 failed, 2 skipped.
    "
  `);
  const methods = platform.journal.entries().map(({ method }) => method);
  expect(methods).toEqual(["GET", "GET", "GET"]);
});

test.each<[operationId: string, kind: DriftKind, issue: object]>([
  ["listServices", "unknown-member", { pointer: "/result/*/unknownMember", difference: "unknown-member" }],
  ["listServices", "null-for-array", { pointer: "/result/*/endpoints", difference: "wrong-type" }],
  ["listServices", "string-for-number", { pointer: "/result/*/endpoints/*/port", difference: "wrong-type" }],
  ["listServices", "new-value", { pointer: "/result/*/endpoints/*/protocol", difference: "new-value" }],
  ["listServices", "missing-envelope", { pointer: "", difference: "unexpected-response" }],
  ["getPipe", "unknown-member", { pointer: "/result/unknownMember", difference: "unknown-member" }],
  ["listDashboards", "null-for-array", { pointer: "/data/*/tiles", difference: "wrong-type" }],
])("drift of %s, %s, is found alone", async (operationId, kind, issue) => {
  platform.faults.inject(operationId, { type: "drift", kind });
  const { code, operations } = await report(pipeFlags);
  expect(code).toBe(8);
  platform.faults.assertAllFired();
  for (const operation of operations) {
    const isDrifted = operation.operationId === operationId;
    expect(operation.result === "drift").toBe(isDrifted);
    expect(operation.issues).toMatchObject(isDrifted ? [{ ...issue, count: 1 }] : []);
  }
});

describe("a response of any server", () => {
  const tile = { id: "t", x: "1", y: 0, '\u001b[2J<&"\u0007': 1 };
  const dashboard = { id: "d", name: `echo ${token}`, tiles: [tile, { ...tile, x: 1.5 }], [token]: true };

  test("is reported by place, with all values counted and hostile text escaped", async () => {
    server().respondWith(200, { data: Array.from({ length: 200 }, () => dashboard) });
    const { code, stdout } = await dashboards();
    expect(code).toBe(8);
    expect(stdout.split("\n").slice(1, 6)).toMatchInlineSnapshot(`
      [
        "  skipped  update-alert",
        "  drift    list-dashboards",
        "             /data/*/tiles/*/x  string instead of number, 200 values, such as /data/0/tiles/0/x",
        "             /data/*/tiles/*/\\u001b[2J<&"\\u0007  unknown member, integer, 400 values, such as /data/0/tiles/0/\\u001b[2J<&"\\u0007",
        "             /data/*/[redacted]  unknown member, boolean, 200 values, such as /data/0/[redacted]",
      ]
    `);
    expect(stdout).not.toContain(token);
  });

  test("is reported as JUnit XML that a parser accepts", async () => {
    server().respondWith(200, { data: [dashboard] });
    const { code, stdout } = await dashboards("--output", "junit");
    expect(code).toBe(8);
    const tags: string[] = [];
    const parser = new SaxesParser();
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", ({ name, attributes }) =>
      tags.push([name, ...Object.values(attributes)].join(" | ")),
    );
    parser.write(stdout).close();
    expect(tags).toMatchInlineSnapshot(`
      [
        "testsuites | dataplat verify | 2 | 1 | 0 | 1",
        "testsuite | observability | 2 | 1 | 0 | 1",
        "testcase | observability | updateAlert",
        "skipped | Never called, since a write may change data.",
        "system-out",
        "testcase | observability | listDashboards",
        "failure | drift | 3 drift issues",
        "system-out",
        "system-out",
      ]
    `);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not occur
    expect(stdout).not.toMatch(/[\0-\x09\x0b-\x1f]/);
    expect(stdout).toContain("/data/*/tiles/*/\\u001b[2J&#60;&#38;&#34;\\u0007: unknown member, integer");
  });

  test("has no sensitive value in the report", async () => {
    const encryptionKey = "s3ns1t1ve";
    const services = [{ id: "no-uuid", encryptionKey: { encryptionKey }, iamRole: 1 }];
    server().respondWith(200, { status: 200, requestId: "1", result: services });
    const args = ["--api", "management", "--organization-id", organizationId, "--output", "json"];
    const { stdout } = await verify(args, environment(server().baseUrl));
    expect(stdout).not.toContain(encryptionKey);
    const { apis }: Report = JSON.parse(stdout);
    const issues = apis[0]?.operations[0]?.issues ?? [];
    expect(issues.map(({ pointer, difference, example }) => [pointer, difference, example.actual])).toEqual([
      ["/requestId", "wrong-format", "1"],
      ["/result/*/id", "wrong-format", "no-uuid"],
      ["/result/*/encryptionKey", "wrong-type", "object"],
      ["/result/*/iamRole", "wrong-type", "integer"],
    ]);
  });
});

describe("a server that fails has the exit code of the first failure", () => {
  const notJson = /drift {4}list-dashboards\n +\(body\) {2}status 200, but the body is a web page/;
  test.each<[title: string, status: number | undefined, body: string, code: number, stdout: RegExp]>([
    ["refuses", 401, "{}", 5, /failed {3}list-dashboards\n +401 Unauthorized\.\n +The address/],
    ["rejects", 400, "{}", 5, /failed {3}list-dashboards\n +400 Bad Request\.\n +The address/],
    ["fails with HTML", 503, "<html>", 5, /failed {3}list-dashboards\n +503 Service Unavailable/],
    ["answers HTML", 200, "<html>", 8, notJson],
    ["has null in place of the payload", 200, '{"data":null}', 8, /\/data {2}null instead of array\n/],
    ["hangs", undefined, "", 7, /no complete response within 100 ms/],
  ])("%s", async (_, status, body, code, text) => {
    if (status === undefined) server().onRequest(() => {});
    else server().respondWith(status, body);
    const args = status === undefined ? ["--timeout", "100"] : [];
    expect(await dashboards(...args)).toEqual({ code, stdout: expect.stringMatching(text), stderr: "" });
  });

  test("is not there: other operations of the API are not called", async () => {
    const { code, operations } = await report(pipeFlags, environment("http://127.0.0.1:9", address));
    expect(code).toBe(6);
    expect(operations.map(({ command, result, notes }) => [command, result, ...notes])).toEqual([
      ["list-services", "failed"],
      ["get-pipe", "skipped", "Not called, since list-services failed."],
      ["update-pipe-settings", "skipped", expect.stringContaining("Never called")],
      ["update-alert", "skipped", expect.stringContaining("Never called")],
      ["list-dashboards", "passed"],
    ]);
  });

  test("rejects a parameter of the wrong form before anything is sent", async () => {
    const { code, stdout } = await verify([...pipeFlags.slice(0, -1), "p"]);
    expect([code, stdout]).toEqual([4, expect.stringMatching(/nothing was sent: --pipe-id must be /)]);
  });

  test("but drift counts more", async () => {
    server().respondWith(200, { data: [], more: 1 });
    const { code } = await report(pipeFlags, environment("http://127.0.0.1:9", server().baseUrl));
    expect(code).toBe(8);
  });
});

describe("an API", () => {
  test("without credentials fails with 3, and the others are verified", async () => {
    const { DATAPLAT_ACCESS_TOKEN: _, ...env } = environment(address);
    const { code, stdout } = await verify(pipeFlags, env);
    expect(code).toBe(3);
    expect(stdout).toMatch(/ok {7}list-services\n.*failed {3}list-dashboards\n.*missing DATAPLAT_ACCESS/s);
  });

  test("that is not configured is skipped, unless no other is", async () => {
    const DATAPLAT_CONFIG = path.join(createFolder(), "none.json");
    const { code, stdout } = await verify(pipeFlags, { ...environment(undefined, address), DATAPLAT_CONFIG });
    expect(code).toBe(0);
    expect(stdout).toMatch(/get-pipe.*: The API is not configured: .*none\.json: .* Run `dataplat configure/);
    expect(await verify(pipeFlags, { DATAPLAT_CONFIG })).toMatchObject({ code: 3, stdout: "" });
  });

  async function reportProfile(parameters: object) {
    const folder = createFolder();
    const DATAPLAT_CONFIG = path.join(folder, "config.json");
    const command = ["sh", "-c", `echo x >> ${folder}/count; echo demo-secret`];
    const management = { baseUrl: address, keyId: "demo-key", keySecret: { command }, parameters };
    const profiles = { default: { management } };
    await writeFile(DATAPLAT_CONFIG, JSON.stringify({ profiles }), { mode: 0o600 });
    const result = await report(["--api", "management", "--service-id", pipe.serviceId], { DATAPLAT_CONFIG });
    return { ...result, commands: await readFile(`${folder}/count`, "utf8").catch(() => "none") };
  }

  test("takes parameters from the profile, and says which flags are missing", async () => {
    const { code, operations } = await reportProfile({ organizationId });
    expect([code, ...operations.map(({ result }) => result)]).toEqual([0, "passed", "skipped", "skipped"]);
    expect(operations[1]?.notes).toEqual(["Not called: pass --pipe-id."]);
  });

  test("runs the command that prints a secret once", async () => {
    const { commands, operations } = await reportProfile({ ...pipe });
    expect([commands, operations[1]?.result]).toEqual(["x\n", "passed"]);
  });

  test("with an invalid default parameter names the profile, before a secret is read", async () => {
    const { code, operations, commands } = await reportProfile({ organizationId: "wrong" });
    const message = expect.stringContaining("nothing was sent: organizationId of the profile must be ");
    const hint = /^Correct profile default \(.*config\.json\), or run `dataplat configure`\.$/;
    expect([code, commands]).toEqual([4, "none"]);
    expect(operations[0]?.failure).toMatchObject({ message, hint: expect.stringMatching(hint) });
  });

  test("of which no operation can be called does not pass", async () => {
    const { code, stderr } = await verify(["--api", "management"]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("dataplat: Nothing was verified, for the reasons in the report."),
    ]);
  });
});

test.each([
  [["--output", "xml"], "--output must be text, json or junit."],
  [["--api", "managment"], "managment is not a known API. Did you mean management?"],
  [["--base-url", "http://127.0.0.1:9"], "--base-url needs --api"],
  [["--pip-id", "p"], "--pip-id is not a known option. Did you mean --pipe-id?"],
])("%j is a usage error", async (args, message) => {
  const { code, stdout, stderr } = await verify(args);
  expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining(message)]);
});

test("--help lists the parameters of the operations that read", async () => {
  const { stdout } = await verify(["--help"]);
  const flags = [...stdout.matchAll(/^ {2}(?:-[a-z], )?(--[a-z-]+)/gm)].map(([, flag]) => flag);
  const reads = namedApis.flatMap(({ commands }) => commands.filter(({ safe }) => safe));
  const parameters = reads.flatMap((each) => each.parameters);
  expect(flags).toEqual([
    ...["--api", "--profile", "--base-url", "--output", "--timeout", "--attempts", "--deadline", "--help"],
    ...new Set(parameters.map(({ flag, name }) => `--${flag ?? kebabCase(name)}`)),
  ]);
  const [api = expect.unreachable()] = namedApis;
  const withoutText = api.commands.map((each) => ({
    ...each,
    parameters: each.parameters.map(({ text: _, ...parameter }) => parameter),
  }));
  const apis = [{ ...api, importCommands: async () => withoutText }];
  const plain = await runCommand(["verify", "--help"], {}, undefined, { apis });
  expect(plain.stdout).toContain("\n  --service-id UUID\n  --pipe-id UUID\n");
});
