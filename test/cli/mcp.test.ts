/** `dataplat mcp` as a process, with the official clients of both generations. */
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioClientTransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toolName } from "../../src/cli/model/cli-api.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { demo } from "../../src/testing.ts";
import { maxThreads } from "../client/calls.ts";
import { useServer } from "../client/server.ts";
import { createFolder } from "../temporary-folder.ts";
import { apis } from "./apis.ts";
import { describeProcess, useProcesses } from "./processes.ts";
import { openTerminal } from "./pseudo-terminal.ts";
import { namedApis } from "./run-command.ts";

const { organizationId, keyId, keySecret, accessToken, pipe } = demo;
const info = { name: "test", version: "1.0.0" };
const commands = apis.flatMap((api) => api.commands);
const named = "test/cli/dataplat.ts";
const server = useServer();
const { start } = useProcesses();

/** Variables with the address of both APIs and the demo credentials. */
const variables = (url: string) => ({
  DATAPLAT_MANAGEMENT_URL: url,
  DATAPLAT_KEY_ID: keyId,
  DATAPLAT_KEY_SECRET: keySecret,
  DATAPLAT_OBSERVABILITY_URL: url,
  DATAPLAT_ACCESS_TOKEN: accessToken,
});

type AnyClient = Pick<Client, "close"> & {
  listTools(): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<Record<string, unknown>>;
};

async function connect(env: Record<string, string>, args: readonly string[] = [], script?: string) {
  const client = new Client(info, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  const described = describeProcess(["mcp", ...args], env, script);
  await client.connect(new StdioClientTransport({ ...described, stderr: "ignore" }));
  return client;
}

async function connectV1(env: Record<string, string>): Promise<ClientV1> {
  const client = new ClientV1(info);
  await client.connect(new StdioClientTransportV1({ ...describeProcess(["mcp"], env), stderr: "ignore" }));
  return client;
}

async function call(client: AnyClient, name: string, input: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const texts = Array.isArray(content) ? content.map(({ text }) => String(text)) : [];
  return { texts, text: texts.join("\n"), isError };
}

const platform = createPlatform({ demo: true });
const { url } = await platform.listen();
afterAll(() => platform.close());

describe.each<[string, (env: Record<string, string>) => Promise<AnyClient>]>([
  ["2", connect],
  ["1", connectV1],
])("a client of generation %s", (_, connectClient) => {
  let client: AnyClient;
  beforeAll(async () => {
    client = await connectClient(variables(url));
  });
  afterAll(() => client.close());

  test("lists the operations of both APIs, reads and changes", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(commands.map(toolName));

    const read = await call(client, "getPipe", pipe);
    expect(JSON.parse(read.text)).toMatchObject({ id: pipe.pipeId });

    const update = await call(client, "updatePipeSettings", {
      ...pipe,
      engine_max_threads: 8,
      engine_max_insert_threads: null,
      nulls: ["object_storage_concurrency"],
    });
    const body = { engine_max_threads: 8, object_storage_concurrency: null };
    expect(JSON.parse(update.text)).toMatchObject(body);
    platform.journal.assertCalled("updatePipeSettings", { times: 1, body });
    platform.journal.clear();
  });

  test("learns what was refused, by whom, and whether something may have changed", async () => {
    const outside = `engine_max_threads must be an integer from 0 to ${maxThreads}.`;
    const [member] = commands.find((each) => each.operationId === "updatePipeSettings")?.body?.members ?? [];
    const noBody = `${member?.name} or another member of the body must be passed, or named in nulls.`;
    for (const [input, message] of [
      [{ engine_max_threads: maxThreads + 1 }, outside],
      [{ engine_max_threads: "2" }, outside],
      [{}, noBody],
      [{ engine_max_threads: null }, noBody],
    ] as const) {
      const refused = await call(client, "updatePipeSettings", { ...pipe, ...input });
      expect(refused).toMatchObject({ isError: true, text: `Nothing was sent. ${message}` });
    }
    const unchanged = await call(client, "updateAlert", { id: "alert-1" });
    const text = expect.stringMatching(/^Nothing was sent\. \w+ or another member of the body must be pass/);
    expect(unchanged).toMatchObject({ isError: true, text });
    platform.journal.assertNotCalled("updatePipeSettings");
    platform.journal.assertNotCalled("updateAlert");

    const missing = await call(client, "getPipe", { ...pipe, pipeId: organizationId });
    expect(missing).toMatchObject({ isError: true, text: expect.stringMatching(/^404 .* Request ID: /) });

    platform.journal.clear();
  });
});

test("writes only the protocol to standard output, and stops when standard input closes", async () => {
  // Each request of a client logs, as a library might.
  const noise =
    "const {fetch}=globalThis;globalThis.fetch=(...args)=>{console.log('noise');return fetch(...args)}";
  const { DATAPLAT_MANAGEMENT_URL, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET } = variables(server().baseUrl);
  server().respondWith(200, { result: [] });
  const { process, stdout, stderr } = start(["mcp"], {
    ...{ DATAPLAT_MANAGEMENT_URL, DATAPLAT_KEY_ID, DATAPLAT_KEY_SECRET },
    DATAPLAT_CONFIG: path.join(createFolder(), "config.json"),
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(noise)}`,
  });
  const exited = once(process, "exit");
  const toText = (method: string, params: object, id?: number) =>
    JSON.stringify({ jsonrpc: "2.0", id, method, params });
  const send = (...message: Parameters<typeof toText>) => process.stdin.write(`${toText(...message)}\n`);
  const lines = () => stdout().split("\n").slice(0, -1);
  const answer = async (id: number) => {
    await expect.poll(lines).toHaveLength(id);
    const text = lines()[id - 1] ?? "";
    return { text, message: JSON.parse(text) };
  };
  process.stdin.write("\ufeff");
  send("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: info }, 1);
  await answer(1);
  send("notifications/initialized", {});
  send("tools/list", {}, 2);
  const list = await answer(2);
  expect(list.message.result.tools).toHaveLength(commands.length);
  // 12 kB for the five operations of both APIs.
  expect(Buffer.byteLength(list.text)).toBeLessThan(2400 * commands.length);
  send("tools/call", { name: "listServices", arguments: { organizationId } }, 3);
  expect((await answer(3)).message.result).toEqual({ content: [{ type: "text", text: "[]" }] });
  expect(stderr()).toContain("noise");
  process.stdin.write('\nhello\n{"a":1}\n[]\n');
  await expect.poll(lines).toHaveLength(6);
  const refused = lines()
    .splice(3)
    .map((line) => JSON.parse(line));
  expect(refused).toEqual(
    [-32_700, -32_600, -32_600].map((code) => ({
      jsonrpc: "2.0",
      id: null,
      error: { code, message: expect.any(String) },
    })),
  );
  send("tools/call", { name: "listDashboards" }, 4);
  const { message } = await answer(7);
  expect(message.result).toMatchObject({ isError: true });
  expect(message.result.content[0].text).toMatch(/^Nothing was sent\. .* Run `dataplat configure`, or set /);
  // A call in flight is answered, although standard input has ended, even without a line break.
  server().onRequest((response) => setTimeout(() => response.end('{"result":[]}'), 500));
  process.stdin.end(toText("tools/call", { name: "listServices", arguments: { organizationId } }, 5));
  expect(await exited).toEqual([0, null]);
  expect(JSON.parse(lines()[7] ?? "").result).toEqual({ content: [{ type: "text", text: "[]" }] });
});

test("fills in the parameters of a profile, hides what a server echoes, and ends a call that is cancelled", async () => {
  const file = path.join(createFolder(), "config.json");
  const management = { baseUrl: server().baseUrl, keyId, keySecret, parameters: { organizationId } };
  await writeFile(file, JSON.stringify({ profiles: { test: { management } } }), { mode: 0o600 });
  const client = await connect({ DATAPLAT_CONFIG: file }, ["--read-only", "--profile", "test"], named);
  const { tools } = await client.listTools();
  const reads = namedApis.flatMap((api) => api.commands.filter(({ safe }) => safe).map(toolName));
  expect(tools.map(({ name }) => name)).toEqual(reads);
  const instructions = client.getInstructions();
  expect(instructions).toMatch(
    /Operations of the Management API and the Obs.* API\. Ask the user for values of .*pipeId \(getPipe[,)]/,
  );
  // The profile has the one, and a tool lists the other.
  expect(instructions).not.toMatch(/organizationId|serviceId/);
  for (const { description } of tools) expect(description).not.toMatch(/^Beta/);
  const masked = expect.stringMatching(/Not to be compared, since masked: encryptionKey\.$/);
  expect(tools[0]?.inputSchema.properties).toHaveProperty("query.description", masked);
  const [{ inputSchema: schema } = {}] = tools;
  expect(schema).not.toHaveProperty("required");
  const text = expect.stringContaining(`Default: ${organizationId}.`);
  expect(schema).toHaveProperty("properties.organizationId.description", text);
  await expect(client.callTool({ name: "updateAlert", arguments: { id: "a" } })).rejects.toThrow("not found");

  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
  server().respondWith(200, {
    result: [{ name: `${authorization} ${keySecret}`, encryptionKey: "hidden" }],
  });
  const shown = '[{"name":"Basic [redacted] [redacted]","encryptionKey":"[masked]"}]';
  for (const input of [{}, { query: "" }, { query: null }])
    expect((await call(client, "listServices", input)).text).toBe(shown);
  expect((await call(client, "listServices", { query: "[].encryptionKey | [0]" })).text).toBe('"[masked]"');
  const backwards = await call(client, "listServices", { query: "reverse([0].name)" });
  expect(backwards.text).toBe('"]detcader[ ]detcader[ cisaB"');
  for (const query of ["[].nam", '[?name=="a"]', "nothing"])
    expect((await call(client, "listServices", { query })).text).toMatch(
      /^(?:\[\]|null)\nThe query selects nothing of the result, a list of objects with name, encryptionKey\. /,
    );
  const wrong = await call(client, "listServices", { query: "[?" });
  expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining("query is not a JMESPath exp")]);
  expect((await call(client, "listServices", { query: 1 })).text).toBe(
    "Nothing was sent. query must be a string.",
  );
  expect(server().requests).toHaveLength(8);
  server().respondWith(401, {});
  const advice = "Run `dataplat whoami --profile test` to try them.";
  expect((await call(client, "listServices", {})).text).toContain(advice);
  expect(server().requests[0]).toMatchObject({
    target: `/v1/organizations/${organizationId}/services`,
    headers: { authorization },
  });

  let isClosed = false;
  server().onRequest((response) => response.on("close", () => (isClosed = true)));
  const controller = new AbortController();
  const request = { name: "listServices", arguments: {} };
  const calling = client.callTool(request, { signal: controller.signal }).catch(String);
  await expect.poll(() => server().requests).toHaveLength(10);
  controller.abort();
  await calling;
  await expect.poll(() => isClosed).toBe(true);
  await client.close();
});

test("keeps to its profile if another one becomes the current one, whose address a write would go to", async () => {
  const file = path.join(createFolder(), "config.json");
  const entry = (name: string) => ({
    observability: { baseUrl: `${server().baseUrl}/${name}`, accessToken },
  });
  const save = (current: string) =>
    writeFile(file, JSON.stringify({ current, profiles: { a: entry("a"), b: entry("b") } }), { mode: 0o600 });
  await save("a");
  const client = await connect({ DATAPLAT_CONFIG: file });
  server().respondWith(200, { data: {} });
  await call(client, "updateAlert", { id: "1", threshold: 1 });
  await save("b");
  await call(client, "updateAlert", { id: "1", threshold: 1 });
  const target = "/a/api/v2/alerts/1";
  expect(server().requests).toMatchObject([{ target }, { target }]);
  await client.close();
});

test("has two tools in place of more than 40, which find operations and call one", async () => {
  const client = await connect({ ...variables(url), LARGE_API: "1" }, [], named);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["findOperations", "callOperation"]);
  expect(client.getInstructions()).toMatch(/^60 operations of the Manage.*: more than 40,.* --operation or /);

  const { texts } = await call(client, "findOperations", { words: "settings update 7" });
  const operation = { operation: "updatePipeSettings7", writes: true, arguments: { type: "object" } };
  expect(JSON.parse(texts[0] ?? "")).toMatchObject(operation);
  expect(texts.at(-1)).toMatch(/^Others \(20 of 36\):\nupdatePipeSettings/);
  const one = await call(client, "findOperations", { words: "getPipe3" });
  expect(one.texts.map((text) => JSON.parse(text).operation)).toEqual(["getPipe3"]);
  const none = await call(client, "findOperations", { words: "zebra" });
  expect(none.text).toMatch(/^No operation has .* Tags: /);

  const settings = { ...pipe, engine_max_threads: maxThreads + 1 };
  const outside = `engine_max_threads must be an integer from 0 to ${maxThreads}.`;
  for (const [input, text, tool = "callOperation"] of [
    [{ query: "pipe" }, "query is not a known argument. Known arguments: words.", "findOperations"],
    [{}, "words must be a string.", "findOperations"],
    [{ operationId: "a" }, "operationId is not a known argument. Did you mean operation?"],
    [{}, "operation must be a string."],
    [{ operation: "updatePipeSettings7", arguments: settings }, outside],
    [{ operation: "getPip3" }, "getPip3 is not a known operation. Did you mean getPipe3?"],
    [{ operation: "getPipe3", arguments: null }, `${Object.keys(pipe).join(" is missing; ")} is missing.`],
    [{ operation: "zebra" }, "zebra is not a known operation. Find it with findOperations."],
    [{ operation: "getPipe3", arguments: "a" }, "arguments must be an object."],
  ] as const) {
    const refused = await call(client, tool, input);
    expect(refused).toMatchObject({ isError: true, text: `Nothing was sent. ${text}` });
  }
  const query = { operation: "getPipe3", arguments: { ...pipe, query: "id" } };
  const read = await call(client, "callOperation", query);
  expect(read).toMatchObject({ isError: false, text: JSON.stringify(pipe.pipeId) });
  await client.close();

  const flags = ["--api", "management", "--tag", "Pipes", "--operation", "getPipe3"];
  const selected = await connect({ ...variables(url), LARGE_API: "1" }, flags, named);
  expect((await selected.listTools()).tools.map(({ name }) => name)).toEqual(["getPipe3"]);
  await selected.close();
});

test("says on a terminal that it waits for a client", async () => {
  const { command, args, env } = describeProcess(["mcp"], {});
  const terminal = openTerminal([command, ...args].join(" "), env);
  await terminal.type("\u0004", "Waiting for an MCP client on standard input.");
  expect(await terminal.exited).toBe(0);
});
