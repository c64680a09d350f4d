/** Commands of operations against servers: results, errors and exit codes. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Stream } from "../../../src/cli/model/terminal.ts";
import { showProgress } from "../../../src/cli/operation/progress.ts";
import { changeConfigFile, saveProfile } from "../../../src/cli/profile/config-file.ts";
import { maxThreads, pipe, pipeFlags } from "../../client/calls.ts";
import { head, useRawServer } from "../../client/raw-server.ts";
import { useServer } from "../../client/server.ts";
import { createFolder } from "../../temporary-folder.ts";
import { createFakeTerminal } from "../fake-terminal.ts";
import { compileCache, useProcesses } from "../processes.ts";
import { openTerminal } from "../pseudo-terminal.ts";
import { runCommand } from "../run-command.ts";

const server = useServer();
const rawServer = useRawServer();
const processes = useProcesses();
const secret = "secret-of-the-key";
const encoded = Buffer.from(`key:${secret}`).toString("base64");

const getPipe = ["get-pipe", ...pipeFlags];
const update = ["update-pipe-settings", ...pipeFlags];
const tooMany = `${maxThreads + 1}`;
const setThreads = [...update, "--engine-max-threads", "8"];

const key = { DATAPLAT_KEY_ID: "key", DATAPLAT_KEY_SECRET: secret };
function run(
  args: readonly string[],
  baseUrl = server().baseUrl,
  streams: Partial<Stream> = { isTerminal: false },
) {
  const env = { DATAPLAT_MANAGEMENT_URL: baseUrl, ...key, DATAPLAT_OBSERVABILITY_URL: baseUrl };
  return runCommand(args, { ...env, DATAPLAT_ACCESS_TOKEN: secret }, streams);
}

const origin = (baseUrl: string) =>
  `The address ${baseUrl} and the credentials are from DATAPLAT_MANAGEMENT_URL, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET.`;
const readPipe = `dataplat get-pipe --organization-id ${pipe.organizationId} --service-id ${pipe.serviceId} --pipe-id ${pipe.pipeId}`;
const readFirst = `The change may have been made: read it with \`${readPipe}\` before you send it again.`;

type Headers = Readonly<Record<string, string>>;
type Answer = readonly [args: readonly string[], status: number, body?: unknown, headers?: Headers];

const redirect = [302, undefined, { location: "/x" }] as const;
const answers: Readonly<Record<string, Answer>> = {
  "an unknown key": [getPipe, 401, { error: "UNKNOWN_KEY: no such key" }],
  "an unknown key of --base-url": [[...getPipe, "--base-url", "BASE"], 401],
  "an unknown key under a path with quotes": [[...getPipe, "--base-url", "BASE/it's (a)"], 401],
  "a missing pipe under a path": [[...getPipe, "--base-url", "BASE/v1"], 404],
  "a missing pipe": [getPipe, 404, { error: "no pipe", requestId: "r-1" }],
  "a delay that is too long to wait for": [getPipe, 429, undefined, { "retry-after": "100" }],
  "a rate limit of a write": [setThreads, 429],
  "a write that is rejected": [setThreads, 400, { message: "Raise timeoutMs" }],
  "a conflict": [setThreads, 409],
  "a redirect": [getPipe, ...redirect],
  "a cache": [getPipe, 304],
  "a delay of years": [getPipe, 503, undefined, { "retry-after": "99999999999" }],
  "a failed read": [[...getPipe, "--attempts", "1"], 500],
  "a failed read with several attempts": [getPipe, 503, undefined, { "retry-after": "0" }],
  "a failed write that no operation reads": [["update-alert", "--id", "a", "--threshold", "1"], 500],
  "a redirected write": [setThreads, ...redirect],
  "a failed write": [setThreads, 500],
  "a web page": [getPipe, 200, "<html>Login</html>"],
  "an empty body": [getPipe, 200, ""],
  "a payload of another type": [getPipe, 200, { result: "none" }],
  "a web page after a write": [setThreads, 200, "<html>Login</html>"],
  "the credentials of the request": [getPipe, 403, { error: `${encoded} is the key with ${secret}` }],
  "texts that control a terminal": [getPipe, 403, { error: "\u001b[31mred" }, { "x-request-id": "r\u0092" }],
};

test("exit code, problem and hint of each answer", async () => {
  const shown: string[] = [];
  for (const [what, [args, ...answer]] of Object.entries(answers)) {
    server().respondWith(...answer);
    const { baseUrl } = server();
    const { code, stdout, stderr } = await run(args.map((arg) => arg.replace("BASE", baseUrl)));
    expect(stdout, what).toBe("");
    const line = stderr
      .replace(origin(baseUrl), "ORIGIN")
      .replace(readFirst, "READ FIRST")
      .replaceAll(baseUrl, "BASE");
    shown.push(line.replace(/^dataplat: /, `${code} ${what}: `).replace(/\n(?!$)/, " | "));
  }
  expect(shown.join("")).toMatchInlineSnapshot(`
    "5 an unknown key: 401 Unauthorized: UNKNOWN_KEY: no such key. | ORIGIN Run \`dataplat whoami\` to try them.
    5 an unknown key of --base-url: 401 Unauthorized. | The address BASE and the credentials are from --base-url, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET. Run \`dataplat whoami --api management --base-url BASE\` to try them.
    5 an unknown key under a path with quotes: 401 Unauthorized. | The address BASE/it's%20(a) and the credentials are from --base-url, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET. Run \`dataplat whoami --api management --base-url 'BASE/it'\\''s (a)'\` to try them.
    5 a missing pipe under a path: 404 Not Found. | The address BASE/v1 and the credentials are from --base-url, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET. Check the ids, and the path /v1 of the address.
    5 a missing pipe: 404 Not Found: no pipe. Request ID: r-1. | ORIGIN Check the ids.
    5 a delay that is too long to wait for: 429 Too Many Requests. | Try again in 1 min 40 s.
    5 a rate limit of a write: 429 Too Many Requests. | Try again later.
    5 a write that is rejected: 400 Bad Request: Raise timeoutMs. | Pass --dry-run to see the request.
    5 a conflict: 409 Conflict. | Read the current values with \`dataplat get-pipe --organization-id 11111111-1111-4111-8111-111111111111 --service-id 22222222-2222-4222-8222-222222222222 --pipe-id 33333333-3333-4333-8333-333333333333\`.
    5 a redirect: 302 Found: redirects to /x. | Redirects are not followed. ORIGIN
    5 a cache: 304 Not Modified. | A cache may have answered in place of the API. ORIGIN
    5 a delay of years: 503 Service Unavailable. | Try again in 24 d 20 h.
    5 a failed read: 500 Internal Server Error. | Try again later.
    5 a failed read with several attempts: 503 Service Unavailable. Attempts: 3. | Try again later.
    9 a failed write that no operation reads: 500 Internal Server Error. | The change may have been made: find out before you send it again.
    9 a redirected write: 302 Found: redirects to /x. | READ FIRST Redirects are not followed. ORIGIN
    9 a failed write: 500 Internal Server Error. | READ FIRST
    8 a web page: status 200, but the body is a web page, perhaps from a proxy. Check the address. | ORIGIN \`dataplat verify\` compares the API with its contract.
    8 an empty body: status 200, but the body is empty. Check the address. | ORIGIN \`dataplat verify\` compares the API with its contract.
    8 a payload of another type: status 200, but the member "result" is not an object. Check the address. | ORIGIN \`dataplat verify\` compares the API with its contract.
    9 a web page after a write: status 200, but the body is a web page, perhaps from a proxy. Check the address. | READ FIRST
    5 the credentials of the request: 403 Forbidden: [redacted] is the key with [redacted]. | ORIGIN Run \`dataplat whoami\` to try them.
    5 texts that control a terminal: 403 Forbidden:  [31mred. Request ID: r\\u0092. | ORIGIN Run \`dataplat whoami\` to try them.
    "
  `);
});

describe("a server that", () => {
  const reset = (socket: Socket) => socket.resetAndDestroy();
  const hang = () => {};
  const sendTooMuch = (socket: Socket) => {
    socket.write(head());
    socket.end(Buffer.alloc(2 ** 25 + 1, "x"));
  };
  const soon = ["--timeout", "20"];
  const late = /^dataplat: no complete response within 20 ms\.\nPass a longer --timeout/;
  const large = /^dataplat: status 200, but the body is larger than 33554432 bytes\.\n--curl prints/;
  test.each<[string, (socket: Socket) => void, readonly string[], number, RegExp]>([
    ["resets", reset, getPipe, 6, /^dataplat: the connection failed \(.*\)\. Check/],
    ["resets a write", reset, setThreads, 9, /\nThe change may have been made: /],
    ["hangs", hang, [...getPipe, ...soon], 7, late],
    ["sends too much", sendTooMuch, getPipe, 8, large],
    ["hangs in a write", hang, [...setThreads, ...soon], 9, /^dataplat: no .*\nThe change may/],
  ])("%s", async (_, handler, args, code, stderr) => {
    rawServer().onRequest(handler);
    const result = await run([...args, "--attempts", "1"], rawServer().baseUrl);
    expect(result).toEqual({ code, stdout: "", stderr: expect.stringMatching(stderr) });
  });
});

test("all violations are listed by their flags, and nothing is sent", async () => {
  const invalid = ["--engine-max-threads", tooMany, "--engine-parallel-view-processing=maybe"];
  const { code, stdout, stderr } = await run([...update, ...invalid]);
  expect([code, stdout, server().requests]).toEqual([4, "", []]);
  expect(stderr).toMatch(
    /^dataplat: nothing was sent:\n {2}--engine-max-threads must be an integer from 0 to \d+, or null\n {2}--engine-parallel-view-processing must be .*\nRun `dataplat update-pipe-settings --help` for flags and ranges\.\n$/,
  );
  const deep = `${"[".repeat(9000)}${"]".repeat(9000)}`;
  const tooDeep = await run(["update-alert", "--id", "a", "--channel", `{"a":${deep}}`]);
  expect([tooDeep.code, tooDeep.stderr]).toEqual([
    4,
    expect.stringMatching(/: --body is nested too deeply\.\n/),
  ]);
  const one = await run([...update, "--engine-max-threads", tooMany]);
  expect(one.stderr).toMatch(/^dataplat: nothing was sent: --engine-max-threads must be .*, or null\.\nRun/);
});

test("a violation of a default parameter names the profile", async () => {
  const file = path.join(createFolder(), "config.json");
  const baseUrl = server().baseUrl;
  const parameters = { organizationId: "wrong" };
  saveProfile(file, "default", () => ({
    management: { baseUrl, keyId: "key", keySecret: secret, parameters },
  }));
  const { code, stderr } = await runCommand(["list-services"], { DATAPLAT_CONFIG: file });
  expect(code).toBe(4);
  expect(stderr).toMatch(/^dataplat: nothing was sent: organizationId of the profile must be .*uuid\.\n/i);
  expect(stderr).toContain(`\nCorrect profile default (${file}), or run \`dataplat configure\`.\n`);
});

describe("with --output json, stderr has the error as JSON", () => {
  const answer = { status: 500, requestId: "r-\u202e", code: "BROKEN" };
  const broken = { kind: "api", message: "500 Internal Server Error: BROKEN: x.", ...answer };
  const tooHigh = [...update, "--engine-max-threads", tooMany];
  const message = `must be an integer from 0 to ${maxThreads}, or null`;
  const invalid = { kind: "invalid-request", issues: [{ flag: "--engine-max-threads", message }] };
  test.each<[string, readonly string[], object]>([
    ["of a call", setThreads, { ...broken, outcome: "unknown", exitCode: 9, hint: readFirst }],
    ["of an invalid request", tooHigh, { ...invalid, outcome: "not-sent", exitCode: 4 }],
    ["of a flag", ["get-pipe", "--pipe", "p"], { kind: "usage", exitCode: 2 }],
    ["of the environment", [...getPipe, "--base-url", "http://a.example"], { kind: "config", exitCode: 3 }],
  ])("%s", async (_, args, expected) => {
    server().respondWith(500, { error: "BROKEN: x", requestId: "r-\u202e" });
    const { code, stderr } = await run([...args, "--output", "json"]);
    expect((await run([...args, "--output=json"])).stderr).toBe(stderr);
    expect(JSON.parse(stderr)).toMatchObject({ exitCode: code, hint: expect.any(String), ...expected });
    expect(stderr).not.toContain("\u202e");
  });
});

test("credentials that cannot be sent are an error of the configuration, whose stack is printed with DEBUG only", async () => {
  const env = { DATAPLAT_MANAGEMENT_URL: server().baseUrl, ...key, DATAPLAT_KEY_SECRET: `${secret}\n` };
  const problem = `dataplat: keySecret contains a control character or line break.
${origin(server().baseUrl)} Run \`dataplat whoami\` to try them, or \`dataplat configure\` to change them.
`;
  expect(await runCommand(getPipe, env)).toEqual({ code: 3, stdout: "", stderr: problem });
  const { stderr } = await runCommand(getPipe, { ...env, DEBUG: "1" });
  expect(stderr.slice(problem.length)).toMatch(/^ConfigError: keySecret .*\n {4}at /);
  expect(stderr).not.toContain(secret);
  const unknown = await runCommand(["get-pipe", "--\u001b[2J"], { DEBUG: "1" });
  expect(unknown.stderr).not.toContain("\u001b");
});

test("--verbose shows requests, statuses, delays and request ids on stderr, without credentials", async () => {
  server().respondInOrder(
    (response) => response.writeHead(429, { "retry-after": "0", "x-request-id": "r-1" }).end(),
    (response) => response.writeHead(200).end('{"result":{"id":"p"},"requestId":"r-2"}'),
  );
  const { code, stdout, stderr } = await run([...getPipe, "--verbose"]);
  expect([code, JSON.parse(stdout)]).toEqual([0, { id: "p" }]);
  const path = `/v1/organizations/${pipe.organizationId}/services/${pipe.serviceId}/pipes/${pipe.pipeId}`;
  const lines = stderr
    .replaceAll(/\d+ ms/g, "N ms")
    .split("\n")
    .filter((line) => !/^< {3}(?:date|content-length): /.test(line));
  expect(lines).toEqual([
    `> GET ${server().baseUrl}${path} (attempt 1)`,
    "< 429 after N ms",
    "<   retry-after: 0",
    "<   x-request-id: r-1",
    "* sent again in N ms after 429, request ID r-1",
    `> GET ${server().baseUrl}${path} (attempt 2)`,
    "< 200 after N ms",
    "* request ID r-2",
    "",
  ]);
});

test("an unknown column is refused before anything is sent", async () => {
  server().respondWith(200, { result: { name: "orders" } });
  const { code, stderr } = await run([...getPipe, "--columns", "nam"]);
  expect([code, server().requests]).toEqual([2, []]);
  expect(stderr).toContain("nam is not a known column. Did you mean name?");
  // In the contract, but neither in the example nor in this response.
  const { stdout } = await run([...getPipe, "--columns", "name,source.kafka.topics"]);
  expect(stdout).toMatch(/^name +orders\nsource\.kafka\.topics$/m);
});

describe("a write with a profile", () => {
  async function saveLive(confirm: boolean) {
    const root = createFolder();
    const file = path.join(root, "config.json");
    const keySecret = { command: ["sh", "-c", `echo ${secret} | tee ${path.join(root, "secret")}`] };
    const management = { baseUrl: server().baseUrl, keyId: "key", keySecret };
    changeConfigFile(file, () => ({ profiles: { live: { confirm, management } } }));
    server().respondWith(200, { result: {} });
    return { DATAPLAT_CONFIG: file, DATAPLAT_PROFILE: "live" };
  }
  const write = async (confirm: boolean, args: readonly string[] = [], isTerminal = false) =>
    runCommand([...setThreads, ...args], await saveLive(confirm), { isTerminal });

  test("shows a person where it goes", async () => {
    const notice = `Sending to ${server().baseUrl} (profile live).\n`;
    expect((await write(false, ["--output", "json"], true)).stderr).toBe(notice);
    expect((await write(false)).stderr).toBe("");
    expect((await write(false, ["--engine-max-insert-threads=-1"], true)).stderr).not.toContain("Sending");
    // Credentials that are missing, or cannot be sent.
    for (const DATAPLAT_KEY_ID of ["", "k\n"]) {
      const env = { DATAPLAT_MANAGEMENT_URL: server().baseUrl, ...key, DATAPLAT_KEY_ID };
      const { code, stderr } = await runCommand(setThreads, env, { isTerminal: true });
      expect([code, stderr]).toEqual([3, expect.not.stringContaining("Sending")]);
    }
  });

  test.each([
    [["get-pipe", ...pipeFlags.with(-1, "x")], 4, false],
    [[...setThreads, "--engine-max-insert-threads=-1"], 4, false],
    [getPipe, 0, true],
  ])("%j exits with %j, and runs the command of the secret: %j", async (args, code, isRun) => {
    const env = await saveLive(false);
    expect((await runCommand(args, env)).code).toBe(code);
    expect(existsSync(path.join(path.dirname(env.DATAPLAT_CONFIG), "secret"))).toBe(isRun);
  });

  test("that asks is refused without a terminal, unless --yes answers", async () => {
    const message = "Profile live asks before a write, which needs a terminal. Nothing was sent.";
    const stderr = `dataplat: ${message}\nPass --yes to write without asking.\n`;
    expect(await write(true)).toEqual({ code: 3, stdout: "", stderr });
    expect(server().requests).toEqual([]);
    expect((await write(true, ["--yes"])).code).toBe(0);
  });

  test.each([
    ["y", 0, 1],
    ["n", 3, 0],
    ["\u0003", 130, 0],
    ["\u0004", 130, 0],
    // None, until the deadline.
    ["", 7, 0, "--deadline", "1"],
  ])("that asks takes the answer %j from a terminal", async (answer, code, requests, ...flags) => {
    const env = { ...(await saveLive(true)), TERM: "xterm", NODE_COMPILE_CACHE: compileCache };
    const program = [process.execPath, "test/cli/dataplat.ts", ...setThreads, "--output", "json", ...flags];
    const terminal = openTerminal(program.join(" "), env);
    if (answer) await terminal.type(answer, `Update pipe settings at ${server().baseUrl} (profile live)?`);
    expect(await terminal.exited).toBe(code);
    expect(terminal.text()).not.toContain("--yes");
    expect(server().requests).toHaveLength(requests);
    // The command that prints the secret runs after the answer.
    expect(existsSync(path.join(path.dirname(env.DATAPLAT_CONFIG), "secret"))).toBe(requests > 0);
  });

  test("that asks is refused after --body has read the terminal to its end", async () => {
    const env = { ...(await saveLive(true)), NODE_COMPILE_CACHE: compileCache };
    const program = [process.execPath, "test/cli/dataplat.ts", ...setThreads, "--body", "-"];
    const terminal = openTerminal(program.join(" "), env);
    await terminal.type("{}\n\u0004", "Reading standard input from the terminal. Ctrl-D ends");
    expect(await terminal.exited).toBe(3);
    expect(terminal.text()).toContain("needs input, which --body has read to its end. Nothing was sent.");
    expect(server().requests).toEqual([]);
  });

  test("says that --body - reads from the terminal", async () => {
    const env = { DATAPLAT_OBSERVABILITY_URL: "http://127.0.0.1:1", NODE_COMPILE_CACHE: compileCache };
    const args = ["update-alert", "--id", "a", "--body", "-", "--dry-run"];
    const terminal = openTerminal([process.execPath, "test/cli/dataplat.ts", ...args].join(" "), env);
    await terminal.type('{"threshold":1}\n\u0004', "Reading standard input from the terminal. Ctrl-D ends");
    expect(await terminal.exited).toBe(0);
    expect(terminal.text()).toContain('{"threshold":1}');
  });
});

test("--timeout, --attempts and --deadline limit a call", async () => {
  rawServer().onRequest(() => {});
  // Its standard input stays open, without a writer.
  const reading = processes.start([...update, "--body", "-", "--deadline", "1"]);
  const [late] = await Promise.all([
    run([...getPipe, "--deadline", "1"], rawServer().baseUrl),
    once(reading.process, "close"),
  ]);
  expect([late.code, reading.process.exitCode]).toEqual([7, 7]);
  const advice = "\nPass a longer --deadline, in seconds, or try again later.\n";
  expect(late.stderr).toBe(`dataplat: no complete response within the deadline.${advice}`);
  const sleeping = { command: ["sleep", "60"] };
  const file = path.join(createFolder(), "config.json");
  saveProfile(file, "default", () => ({
    management: { baseUrl: server().baseUrl, keyId: "key", keySecret: sleeping },
  }));
  const waiting = await runCommand([...setThreads, "--deadline", "1"], { DATAPLAT_CONFIG: file });
  const place = `${file}: profiles.default.management.keySecret`;
  const stderr = `dataplat: ${place}: sleep did not end before the deadline.${advice}`;
  expect(waiting).toEqual({ code: 7, stdout: "", stderr });
  expect(reading.stderr()).toBe(`dataplat: standard input did not end before the deadline.${advice}`);
  expect(server().requests).toHaveLength(0);
  server().respondWith(503);
  expect(await run([...getPipe, "--attempts", "1"])).toMatchObject({ code: 5 });
  expect(server().requests).toHaveLength(1);
});

test("credentials that a server repeats are redacted in results and notes", async () => {
  server().respondWith(200, { result: { name: encoded, [secret]: `is ${secret}` }, requestId: secret });
  const { stdout, stderr } = await run([...getPipe, "--verbose"]);
  expect(JSON.parse(stdout)).toEqual({ name: "[redacted]", "[redacted]": "is [redacted]" });
  expect(stderr).toContain("* request ID [redacted]\n");
});

test("a result that cannot be shown does not hide that the change was made", async () => {
  server().respondWith(200, { result: { name: "orders" } });
  for (const [options, message, printed] of [
    [["--columns=nane", "--query=@"], "nane is not a known column", "name  orders\n"],
    [["--query=length(gone)"], "--query fails on this response", '{\n  "name": "orders"\n}\n'],
  ] as const) {
    const write = await run([...setThreads, ...options]);
    expect([write.code, write.stdout]).toEqual([0, printed]);
    expect(write.stderr).toContain(`dataplat: ${message}`);
    expect(write.stderr).toMatch(/ The operation itself succeeded\. Its whole response is printed\.\n$/);
    // A read can be repeated.
    const read = await run([...getPipe, ...options]);
    expect([read.code, read.stdout]).toEqual([2, ""]);
    expect(read.stderr).toContain(`dataplat: ${message}`);
    expect(read.stderr).toContain(" The operation itself succeeded.\n");
  }
  server().respondWith(200, `{"result":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`);
  const stderr = expect.stringMatching(
    /^dataplat: The operation succeeded, but its result is nested too deep/,
  );
  expect(await run(setThreads)).toMatchObject({ code: 8, stderr });
});

describe("a wait longer than a second", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  test.each([true, false])("shows a line on a terminal (%j), which is cleared", async (isTerminal) => {
    server().respondInOrder(
      (response) => {
        vi.advanceTimersByTime(2000);
        response.writeHead(429, { "retry-after": "0" }).end();
      },
      (response) => {
        vi.advanceTimersByTime(1000);
        response.end('{"result":{}}');
      },
    );
    const { stderr } = await run(getPipe, undefined, { isTerminal });
    const wait = `Waiting for ${server().baseUrl}`;
    const lines = `${wait}: 1 s|${wait}: 2 s|${wait}, attempt 2: 1 s|`;
    expect(stderr.replaceAll(/\r *\r/g, "|")).toBe(isTerminal ? lines : "");
  });

  test("names the delay before another attempt, and is cut at the width of the terminal", () => {
    const { stderr } = createFakeTerminal({ columns: 28 });
    const progress = showProgress(stderr);
    const call = { callId: 1, operationId: "o", method: "GET", path: "/", origin: "http://a", attempt: 1 };
    const failure = { kind: "api", requestId: undefined, outcome: undefined, attempts: 1 } as const;
    const retry = { type: "retry", ...call, ...failure, delayMs: 4000 } as const;
    progress.onEvent({ ...retry, status: 429, code: undefined });
    vi.advanceTimersByTime(1000);
    expect(stderr.text).toBe("Waiting 4 s after 429: 1 s");
    progress.onEvent({ ...retry, status: 503, code: "UNAVAILABLE" });
    vi.advanceTimersByTime(1000);
    progress.stop();
    const lines = ["Waiting 4 s after 429: 1 s", "Waiting 4 s after 503 UNAVA", ""];
    expect(stderr.text.split(/\r *\r/)).toEqual(lines);
  });
});
