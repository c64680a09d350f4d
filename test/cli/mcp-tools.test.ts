/** Tools of `dataplat mcp`, without a process: schemas, input, results, selection. */
import { describe, expect, test } from "vitest";
import { readToolInput } from "../../src/cli/mcp/arguments.ts";
import { createCallTool } from "../../src/cli/mcp/call-tool.ts";
import { createFindAndCall } from "../../src/cli/mcp/find-and-call.ts";
import {
  adviseNarrowing,
  describePayload,
  describeToolFailure,
  maxResultBytes,
} from "../../src/cli/mcp/result.ts";
import { defineTool } from "../../src/cli/mcp/tool.ts";
import { selectCommands } from "../../src/cli/mcp.ts";
import { type ClientModule, type CredentialTexts, openApi, toolName } from "../../src/cli/model/cli-api.ts";
import type { CommandModel, ResultModel } from "../../src/cli/model/command-model.ts";
import { ConfigurationError } from "../../src/cli/model/errors.ts";
import type { Connection } from "../../src/cli/profile/connection.ts";
import { InvalidRequestError } from "../../src/client/errors/index.ts";
import { createIssue } from "../../src/contract/issue.ts";
import { demo } from "../../src/testing.ts";
import { apis } from "./apis.ts";
import { namedApis } from "./run-command.ts";
import { expectStrictTool } from "./strict-schema.ts";

const commands = namedApis.flatMap((api) => api.commands);

const find = (operationId: string): CommandModel =>
  commands.find((each) => each.operationId === operationId) ?? expect.unreachable();

const named = [{ name: "name", type: "string", nullable: true }] as const;
const ownerMembers: CommandModel["parameters"] = [
  { name: "id", type: "string", format: "uuid", required: true, example: "x" },
  { name: "team", type: "object", members: named },
];

/** A made-up operation with every kind of value. */
const made: CommandModel = {
  ...{ name: "make", operationId: "make", tag: "Made", summary: "Make something", example: "dataplat make" },
  ...{ safe: false, idempotent: false, deprecated: true, result: { kind: "json", type: "object" } },
  parameters: [
    { name: "id", type: "integer", required: true, minimum: 1 },
    { name: "$top", type: "integer", default: 10, deprecated: true, text: "How many" },
    { name: "name", flag: "query-name", type: "string" },
    { name: "$lengthy".repeat(9), type: "string" },
  ],
  body: {
    ...{ kind: "json", type: "object", required: true },
    members: [
      { name: "name", type: "string", nullable: true, required: true, text: "Its name.", example: "Ann" },
      { name: "size", type: "integer", values: [1, 2] },
      { name: "color", type: "string", values: ["red"], known: ["blue"] },
      { name: "shape", type: "string", nullable: true, known: ["round", "flat"] },
      { name: "extra", type: "any", example: { a: 1 } },
      { name: "map", type: "object" },
      { name: "list", type: "array" },
      { name: "owner", type: "object", nullable: true, members: ownerMembers },
      { name: "parts", type: "array", maxItems: 2, items: { type: "object", members: named } },
      { name: "labels", type: "object", members: [{ name: "env", type: "string" }], open: true },
    ],
  },
};

const withBody = (body: CommandModel["body"]): CommandModel => ({
  ...made,
  parameters: [],
  ...(body && { body }),
});

describe("the definition of a tool", () => {
  test("has parameters and members of the body side by side, with what the contract says of them", () => {
    const { description, annotations, inputSchema } = defineTool(made, { id: "7" });
    const { properties, ...schema } = inputSchema;
    expect([description, schema]).toEqual([
      "Make something.\n\nDeprecated.",
      { type: "object", required: ["name"], additionalProperties: false },
    ]);
    expect(annotations).toEqual({
      ...{ title: "Make something", readOnlyHint: false, idempotentHint: false },
      ...{ destructiveHint: true, openWorldHint: true },
    });
    const lines = Object.entries(properties ?? {}).map(([name, each]) => `${name} ${JSON.stringify(each)}`);
    expect(lines.join("\n").replace("$lengthy".repeat(9), "...")).toMatchInlineSnapshot(`
      "id {"type":"integer","description":"Default: 7.","minimum":1}
      top {"type":"integer","description":"How many. Sent as $top. Default: 10. Deprecated."}
      query-name {"type":"string","description":"Sent as name."}
      lengthy-lengthy-lengthy-lengthy-lengthy-lengthy-lengthy_e61a7e99 {"type":"string","description":"Sent as ...."}
      name {"type":"string","description":"Its name. Example: \\"Ann\\""}
      size {"type":"integer","description":"One of: 1, 2."}
      color {"type":"string","enum":["red"]}
      shape {"type":"string","description":"Known values: round, flat."}
      extra {"description":"Example: {\\"a\\":1}"}
      map {"type":"object"}
      list {"type":"array","items":{}}
      owner {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"team":{"type":"object","properties":{"name":{"type":"string"}},"additionalProperties":false}},"required":["id"],"additionalProperties":false}
      parts {"type":"array","maxItems":2,"items":{"type":"object","properties":{"name":{"type":"string"}},"additionalProperties":false}}
      labels {"type":"object","properties":{"env":{"type":"string"}}}
      nulls {"type":"array","description":"Members to send as null. A null value counts as absent.","items":{"type":"string","enum":["name","shape","owner","owner.team.name"]}}"
    `);
  });

  test("says how a text is encoded, and has a description that consumers accept, whole paragraphs if possible", () => {
    const a: CommandModel["parameters"][number] = { name: "a", type: "string", contentEncoding: "base64" };
    const { inputSchema } = defineTool({ ...made, parameters: [a] });
    const encoded = { type: "string", description: "Encoded as base64.", contentEncoding: "base64" };
    expect(inputSchema.properties).toMatchObject({ a: encoded });
    const describeLong = (description: string) => defineTool({ ...made, description }).description;
    const long = "a".repeat(500);
    expect(describeLong(`Beta.\n\n${long}\n\n${long}\n\n${long}`)).toBe(
      `${long}\n\n${long}\n\nBeta.\n\nDeprecated.`,
    );
    expect(describeLong(long.repeat(3))).toBe(`${long}${long}${"a".repeat(23)}…`);
    expect(describeLong(`${long}\n\n${long}`)).toBe(`${long}\n\n${long}\n\nDeprecated.`);
  });

  const string = { type: "string", required: true } as const;
  const texts = { type: "array", maxItems: 3, items: { type: "string" } } as const;
  test.each<[CommandModel["body"], description: string, object?]>([
    [{ kind: "text", ...string }, "Request body, as text."],
    [{ kind: "binary", ...string }, "Request body: its bytes in Base64."],
    [{ kind: "json", required: true, ...texts }, "Request body.", texts],
  ])("has one argument for the body %j: %s", (body, description, schema = { type: "string" }) => {
    const properties = { body: { ...schema, description } };
    const input = { type: "object", properties, required: ["body"], additionalProperties: false };
    expect(defineTool(withBody(body)).inputSchema).toEqual(input);
  });

  test("takes other arguments if the body takes other members", () => {
    const { inputSchema } = defineTool(
      withBody({ kind: "json", type: "object", members: named, open: true }),
    );
    expect(inputSchema).not.toHaveProperty("additionalProperties");
  });

  test.each([...apis.flatMap((api) => api.commands), made, { ...made, operationId: "make".repeat(20) }])(
    "$operationId has nothing that strict consumers refuse",
    (command) => {
      expectStrictTool(command);
      expect(toolName({ ...command, tool: `${command.operationId}2` })).not.toBe(toolName(command));
    },
  );
});

describe("the input of a tool", () => {
  const nested = { owner: { id: "x", team: { name: null } } };
  const exact = [Number.MAX_SAFE_INTEGER, { a: 0.1 }];
  const nulls = { map: { a: null }, extra: [null], list: [null] };
  test.each<[what: string, input: object, body: object | undefined, parameters?: object]>([
    [
      "names of the contract",
      { top: 2, "query-name": "a", name: "b" },
      { name: "b" },
      { $top: 2, name: "a" },
    ],
    ["no members that are null", { top: null, nulls: null, ...nested }, { owner: { id: "x" } }],
    [
      "null in an item where the contract allows it",
      { parts: [{ name: null }] },
      { parts: [{ name: null }] },
    ],
    ["no objects of nulls", { name: "b", owner: { id: null, team: { name: null } } }, { name: "b" }],
    ["an empty object", { owner: {} }, { owner: {} }],
    ["more members where there may be more", { labels: { env: null, a: 1 } }, { labels: { a: 1 } }],
    ["null for members of `nulls`", { nulls: ["name", "shape"], shape: null }, { name: null, shape: null }],
    ["objects around them", { nulls: ["owner.team.name"] }, { owner: { team: { name: null } } }],
    ["nulls where the contract names no members", nulls, nulls],
    ["numbers that are not rounded", { extra: exact }, { extra: exact }],
    ["no body without a member, even if it is required", { name: null }, undefined],
  ])("has %s", (_, input, body, parameters = {}) => {
    expect(readToolInput(made, { id: 1, ...input })).toEqual({ parameters: { id: 1, ...parameters }, body });
  });

  const members = [{ name: "a", type: "string" }] as const;
  const required = { name: "owner", type: "object", members, required: true } as const;
  test.each<[CommandModel["body"], object, unknown]>([
    [undefined, {}, undefined],
    [{ kind: "json", type: "object", members }, {}, undefined],
    [{ kind: "json", type: "object", members }, { a: "b" }, { a: "b" }],
    [
      { kind: "json", type: "object", members, open: true },
      { a: "b", c: null },
      { a: "b", c: null },
    ],
    [{ kind: "json", type: "object", members: [required] }, { owner: { a: null } }, { owner: {} }],
    [{ kind: "json", type: "array", items: { type: "object", members } }, { body: [{ a: null }] }, [{}]],
    [{ kind: "json", type: "object", nullable: true }, { nulls: ["body"] }, null],
    [{ kind: "text", type: "string" }, { body: "text" }, "text"],
    [{ kind: "binary", type: "string" }, { body: "iVD/AA==" }, new Uint8Array([0x89, 0x50, 0xff, 0])],
  ])("with the body %j makes of %j the body %j", (model, input, body) => {
    const { body: _, ...others } = made;
    const command = { ...others, parameters: [], ...(model && { body: model }) };
    expect(readToolInput(command, { ...input }).body).toEqual(body);
  });

  test.each<[object, string]>([
    [
      { nam: "a", sizes: 1 },
      "nam is not a known argument. Did you mean name? sizes is not a known argument.",
    ],
    [{ owner: { idd: "x" } }, "owner.idd is not a known argument. Did you mean owner.id?"],
    [{ parts: [{ nome: "x" }] }, "parts.0.nome is not a known argument. Did you mean parts.0.name?"],
    [{ name: "a", nulls: ["name"] }, "name is in nulls, but has another value."],
    [{ nulls: ["owner", "owner.team.name"] }, "owner.team.name is in nulls, but has another value."],
    [{ nulls: ["shap"] }, "shap is not a known nullable member. Did you mean shape?"],
    [{ id: 2 ** 53 }, "id: an integer beyond 2^53 would be rounded."],
    [{ extra: -(2 ** 53) }, "extra: an integer beyond 2^53 would be rounded."],
    [{ map: { a: [{ b: 1e300 }] } }, "map: an integer beyond 2^53 would be rounded."],
    [
      { nulls: ["x"] },
      "x is not a known nullable member. Known nullable members: name, shape, owner, owner.t",
    ],
    ...["name", 1, { name: true }, [1], ["name", null]].map((nulls): [object, string] => [
      { nulls },
      "nulls must be an array of names of members.",
    ]),
  ])("%j is refused", (input, message) => {
    expect(() => readToolInput(made, { ...input })).toThrow(message);
  });

  test("is refused if it has nulls but no member may be null, or a body that is not Base64", () => {
    const read = find("listDashboards");
    expect(() => readToolInput(read, { nulls: [] })).toThrow("Known arguments: query.");
    const none = () => readToolInput({ ...read, safe: false }, { nulls: [] });
    expect(none).toThrow("nulls is not a known argument: there are none.");
    const binary = withBody({ kind: "binary", type: "string" });
    expect(() => readToolInput(binary, { body: "a picture" })).toThrow("body must be Base64.");
  });
});

describe("the result of a tool", () => {
  const secret = 'demo/secret "quoted"';
  const cut = "Only the beginning of the stream is shown.";
  const show = async (
    payload: unknown,
    result: Partial<ResultModel> = {},
    command = find("listServices"),
    input = {},
    location = "",
  ): Promise<readonly string[]> => {
    const model = { ...command, result: { kind: "json", ...result } } as const;
    const response = { data: payload, response: { headers: new Headers({ location }) } };
    const { content } = await describePayload(model, response, [secret], adviseNarrowing(model, input, ""));
    return content.map((block) => ("text" in block ? block.text : block.type));
  };

  test.each<[string, unknown, Partial<ResultModel>, string]>([
    ["JSON", { a: [1, null] }, {}, '{"a":[1,null]}'],
    ["a text in JSON", "a", {}, '"a"'],
    ["a text as it is", "a\n", { kind: "text" }, "a\n"],
    ["no content", undefined, { kind: "none" }, "The call succeeded. It has no content."],
    ["a mask for sensitive members", { a: { b: "c" } }, { sensitive: ["a.b"] }, '{"a":{"b":"[masked]"}}'],
    ["no character that controls a terminal", ["\u202e\u009b\n"], {}, '["\\u202e\\u009b\\n"]'],
    ["no secret in a value", [`x ${secret}`], {}, '["x [redacted]"]'],
    ["no secret in a name", { [secret]: 1 }, {}, '{"[redacted]":1}'],
    ["no secret in a text", encodeURIComponent(secret), { kind: "text" }, "[redacted]"],
  ])("has %s", async (_, payload, result, text) => {
    expect(await show(payload, result)).toEqual([text]);
  });

  test("has the location of what was created, without what may be secret, if it has no content", async () => {
    const location = `https://user@a.example/${encodeURIComponent(secret)}/7?key=secret`;
    const text = "The call succeeded. It has no content. Location: https://a.example/[redacted]/7";
    expect(await show(undefined, {}, made, {}, location)).toEqual([text]);
  });

  test("has bytes in Base64", async () => {
    const bytes = new Blob([new Uint8Array([0x89, 0x50, 0xff, 0])]);
    const texts = ["The call returned bytes, in Base64:", "iVD/AA=="];
    expect(await show(bytes, { kind: "binary" })).toEqual(texts);
    const large = await show(new Blob([new Uint8Array(maxResultBytes)]), { kind: "binary" });
    const problem = /^The call returned 50000 bytes, which is too much to show\. To get less, pass filter\./;
    expect(large).toEqual([expect.stringMatching(problem)]);
  });

  test.each<[chunks: readonly string[], fails: boolean, texts: readonly string[]]>([
    [["data: 1\n", `data: ${secret}`], false, ["data: 1\ndata: [redacted]"]],
    [["data: 1\n", "data: demo/sec"], true, ["data: 1\n", `${cut} It ended with an error: late`]],
    [["data: 1\n", "a".repeat(maxResultBytes), secret], false, [`data: 1\n${"a".repeat(49_812)}`, cut]],
  ])("has the beginning of the stream %j, which fails: %j", async (chunks, fails, texts) => {
    const stream = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(Buffer.from(chunk));
        if (!fails) controller.close();
      },
      pull: (controller) => controller.error(new Error("late")),
    });
    expect(await show(stream, { kind: "stream" })).toEqual(texts);
  });

  test("is cut after whole items, so that it stays JSON, and says how to get less", async () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ index, text: "é".repeat(50) }));
    const [json = "", hint] = await show(items, {}, undefined, { query: "", filter: null });
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(maxResultBytes);
    const shown = JSON.parse(json);
    expect(shown).toEqual(items.slice(0, shown.length));
    expect(Buffer.byteLength(json)).toBeGreaterThan(maxResultBytes - 200);
    const cut = `Only the first ${shown.length} of 1000 items are shown.`;
    const shell = "`dataplat list-services` in a shell returns everything.";
    expect(hint).toBe(`${cut} To get less, pass query or filter. ${shell}`);
    const narrowed = await show(items, {}, undefined, { query: "[]" });
    expect(narrowed[1]).toBe(`${cut} To get less, pass a narrower query or filter. ${shell}`);
    const all = await show(items, {}, undefined, { query: "[]", filter: "a" });
    expect(all[1]).toBe(`${cut} To get less, pass a narrower query or a narrower filter. ${shell}`);
    expect(await show(items.slice(0, shown.length))).toEqual([json]);
  });

  test("is not advised to be read by a write that is sent again", async () => {
    const [, hint] = await show({ text: "a".repeat(maxResultBytes) }, {}, made);
    expect(hint).toBe("Only the beginning of 50011 bytes is shown. The change was made.");
  });

  test("is cut at the end if it is one large value, without the beginning of a secret", async () => {
    const text = `${"a".repeat(maxResultBytes - 4)}${secret}`;
    for (const payload of [text, { text }, [{ text }]]) {
      const kind = typeof payload === "string" ? "text" : "json";
      const [beginning = "", hint] = await show(payload, { kind }, find("listDashboards"));
      expect(beginning).toMatch(/a{1000}(\[red)?$/);
      expect(hint).toMatch(/^Only the beginning of \d+ bytes is shown\. .*`dataplat list-dashboards` /);
    }
  });
});

describe("a call of a tool that fails", () => {
  const [management = expect.unreachable()] = apis;
  const { organizationId, pipe } = demo;

  /** Calls a tool of the Management API with a `fetch` and credentials. */
  function createCall(
    fetch: (url: string) => Promise<Response>,
    readCredentials: () => Promise<CredentialTexts> = async () => ({ keyId: "k", keySecret: "demo-secret" }),
    live: Pick<Connection, "baseUrl" | "runsCommand" | "parameters"> & { readonly confirm: boolean } = {
      ...{ baseUrl: "https://api.example.com", confirm: false, parameters: {} },
    },
  ) {
    const importClient = async (): Promise<ClientModule> => {
      const { createClient, operations } = await management.importClient();
      const settings = { fetch, retry: false, timeoutMs: 20 };
      const createLimited = (options: object) => {
        // A call that is only recorded sends nothing, so that it has no limit.
        if (!("retry" in options)) expect(options).toHaveProperty("deadlineMs", 50_000);
        return createClient({ ...settings, ...options });
      };
      return { operations, createClient: createLimited };
    };
    const connect = async () => ({
      ...{ baseUrl: live.baseUrl, source: "profile live (FILE)", credentialSources: {} },
      ...{ parameters: live.parameters, profile: { name: "live", confirm: live.confirm } },
      runsCommand: live.runsCommand ?? true,
      readCredentials,
    });
    const callTool = createCallTool({ ...management, importClient }, connect, live.parameters);
    return async (operationId: string, input: Readonly<Record<string, unknown>>): Promise<string> => {
      const { isError, content } = await callTool(find(operationId), input, new AbortController().signal);
      return `${isError ? "error: " : ""}${content.map((block) => ("text" in block ? block.text : "")).join()}`;
    };
  }

  const respond = (status: number, body: unknown) => async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const refuse = () => Promise.reject(new TypeError("fetch failed", { cause }));

  test("is a write where the profile asks a person, and no read, and follows a profile that changes", async () => {
    const live = { baseUrl: "https://old.example.com", confirm: false, parameters: { serviceId: "a" } };
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(new URL(url).host);
      return new Response('{"result":{}}');
    };
    const call = createCall(fetch, undefined, live);
    const update = { ...pipe, engine_max_threads: 1 };
    expect(await call("updatePipeSettings", update)).toBe("{}");
    live.baseUrl = "https://new.example.com";
    expect(await call("getPipe", pipe)).toBe("{}");
    live.confirm = true;
    const write = await call("updatePipeSettings", update);
    expect(await call("getPipe", pipe)).toBe("{}");
    expect(urls).toEqual(["old.example.com", "new.example.com", "new.example.com"]);
    expect(write).toMatch(/^error: Nothing was sent\. Profile live asks a person before a write, which a /);
    live.parameters = { serviceId: "b" };
    const moved = await call("getPipe", pipe);
    expect(moved).toBe(
      "error: Nothing was sent. The profile's default parameters changed. Restart the server.",
    );
  });

  test("is avoided where a result is cut: the advice has the profile of the server", async () => {
    const result = Array.from({ length: 600 }, () => ({ name: "x".repeat(100) }));
    const text = await createCall(respond(200, { result }))("listServices", { organizationId });
    expect(text).toContain(" `dataplat list-services --profile live` in a shell returns everything.");
  });

  const unknown =
    "It is unknown whether the change was made. Check with getPipe before you call this tool again.";
  const notJson = "status 200, but the body is a web page, perhaps from a proxy. Check the address.";
  const refused = "the connection failed (ECONNREFUSED: refused). Check the address and the network.";
  const late = "no complete response within 20 ms.";
  const [isRefused, id] = ["The server refused the change.", "Request ID: r-1."];
  const bad = respond(422, { error: "BAD: no", requestId: "r-1" });
  const list = [{ field: "name", message: "is taken", note: "x".repeat(1000) }];
  const named = respond(422, { errors: list });
  const more = `Body: ${JSON.stringify({ errors: list }).slice(0, 1000)}…`;
  const broken = respond(500, { error: "INTERNAL: demo-secret" });
  const limited = async () => new Response("{}", { status: 429, headers: { "retry-after": "3600" } });
  const redirect = async () => new Response(null, { status: 302, headers: { location: "/demo-secret" } });
  const origin =
    "The address https://api.example.com and the credentials are from profile live (FILE). Run `dataplat whoami --profile live` to try them.";
  const moved = "302: redirects to /[redacted]. Redirects are not followed. Check the address.";
  const wait = "429. Send fewer requests. Wait 1 h.";
  test.each<[string, () => Promise<Response>, read: string, update: string]>([
    ["is refused by the server", bad, `422: BAD: no. ${id}`, `422: BAD: no. ${isRefused} ${id}`],
    [
      "fails in the server",
      broken,
      "500: INTERNAL: [redacted]. Try again later.",
      `500: INTERNAL: [redacted]. ${unknown}`,
    ],
    ["has to wait longer than a call does", limited, wait, `${wait} ${isRefused}`],
    ["is answered with something else", respond(200, "<html>"), notJson, `${notJson} ${unknown}`],
    ["is answered with a redirect", redirect, `${moved} ${origin}`, `${moved} ${unknown} ${origin}`],
    [
      "is refused for members that the body names",
      named,
      `422: is taken. ${more}`,
      `422: is taken. ${isRefused} ${more}`,
    ],
    ["is in conflict", respond(409, {}), "409.", `409. ${isRefused} Read the current values with getPipe.`],
    ["is never sent", refuse, refused, `${refused} Nothing was sent.`],
    ["takes too long", () => new Promise(() => {}), late, `${late} ${unknown}`],
  ])("says what happened and what may have changed if it %s", async (_, fetch, read, update) => {
    const call = createCall(fetch);
    expect(await call("listServices", { organizationId })).toBe(`error: ${read}`);
    expect(await call("updatePipeSettings", { ...pipe, engine_max_threads: 1 })).toBe(`error: ${update}`);
  });

  test("shows a result that is nested too deeply as an error of a read, and a success of a write", async () => {
    const call = createCall(respond(200, `{"result":${"[".repeat(9000)}${"]".repeat(9000)}}`));
    const text = "The call succeeded, but its result cannot be shown: it is nested too deeply.";
    expect(await call("listServices", { organizationId })).toBe(`error: ${text}`);
    const input = { ...pipe, engine_max_threads: JSON.parse(`${"[".repeat(9000)}${"]".repeat(9000)}`) };
    expect(await call("updatePipeSettings", input)).toBe(
      "error: Nothing was sent. body is nested too deeply.",
    );
    const write = createCall(respond(200, `{"result":{"a":${"[".repeat(9000)}${"]".repeat(9000)}}}`));
    expect(await write("updatePipeSettings", { ...pipe, engine_max_threads: 1 })).toBe(text);
  });

  test("names no credential as an argument if the operation takes one that is missing", async () => {
    const text = await createCall(refuse, async () => ({}))("listServices", { organizationId });
    expect(text).toBe(
      "error: keyId is missing. Save keyId and keySecret with `dataplat configure`, or set DATAPLAT_KEY_ID and DATAPLAT_KEY_SECRET. Nothing was sent.",
    );
  });

  test("says which values an argument may have", () => {
    const issues = [
      createIssue("/parameters/id", "must be an integer of at least 1, or null", "type"),
      createIssue("/parameters/id", "must be an integer of at least 1, or null", "minimum"),
      createIssue("/body/size", "must be one of [1,2]", "enum"),
      createIssue("/body/owner", "must be an object, or null", "type"),
      createIssue("/body/parts/0/name", "must be a string, or null", "type"),
      createIssue("/body/name/x", "must be true, false or null", "type"),
    ];
    const described = describeToolFailure(new InvalidRequestError(undefined, issues), made);
    expect(described.replace("Nothing was sent. ", "").split("; ")).toEqual([
      ...["id must be an integer of at least 1", "size must be 1 or 2", "owner must be an object"],
      ...["parts.0.name must be a string", "name.x must be true or false."],
    ]);
    const numbers = withBody({ kind: "json", type: "array", items: { type: "integer", values: [1, 2] } });
    const issue = createIssue("/body/0", "must be one of [1,2]", "enum");
    const text = describeToolFailure(new InvalidRequestError(undefined, [issue]), numbers);
    expect(text).toBe("Nothing was sent. body.0 must be 1 or 2.");
  });

  test("reads the credentials again after they were missing, and after they were refused", async () => {
    const answers = [respond(401, {}), respond(200, { result: [] }), respond(200, { result: [] })];
    const credentials = [
      () => Promise.reject(new ConfigurationError("DATAPLAT_KEY_ID is missing.", "Set it.")),
      async () => ({ keyId: "k", keySecret: "old-secret" }),
      async () => ({ keyId: "k", keySecret: "new-secret" }),
    ];
    const call = createCall(
      async () => (await answers.shift()?.()) ?? Response.error(),
      async () => (await credentials.shift()?.()) ?? {},
    );
    // They are read neither for an unknown argument nor for an invalid value.
    expect(await call("listServices", { organizatonId: "" })).toContain("Did you mean organizationId?");
    expect(await call("listServices", { organizationId: "x" })).toContain("organizationId must be a UUID.");
    for (const text of [
      "error: Nothing was sent. DATAPLAT_KEY_ID is missing. Set it.",
      `error: 401. Check the credentials. ${origin}`,
      "[]",
      "[]",
    ]) {
      expect(await call("listServices", { organizationId })).toBe(text);
    }
  });

  test.each([
    [false, 200, 2],
    [true, 200, 1],
    [true, 403, 2],
  ])(
    "credentials that a command prints (%j) are read for two calls with the answer %i %i times",
    async (runsCommand, status, times) => {
      let reads = 0;
      const live = { baseUrl: "https://api.example.com", confirm: false, parameters: {}, runsCommand };
      const read = async () => ({ keyId: "k", keySecret: `secret-${reads++}` });
      const call = createCall(respond(status, { result: [] }), read, live);
      for (const _ of [1, 2]) await call("listServices", { organizationId });
      expect(reads).toBe(times);
    },
  );

  test.each([
    [false, /whoami/],
    [true, /They may have expired: call this tool once more, which reads them again\.$/],
  ])("a 401 of credentials that were read before (by a command: %j) has the advice %s", async (...row) => {
    const [runsCommand, advice] = row;
    const live = { baseUrl: "https://api.example.com", confirm: false, parameters: {}, runsCommand };
    let status = 200;
    const fetch = () => respond(status, { result: [] })();
    const call = createCall(fetch, undefined, live);
    await call("listServices", { organizationId });
    status = 401;
    expect(await call("listServices", { organizationId })).toMatch(advice);
    // Those of the next call are new.
    expect(await call("listServices", { organizationId })).toContain("whoami");
  });
});

test.each([
  [false, ["getPip"], undefined, "getPip is not a known operation. Did you mean getPipe?"],
  [false, undefined, ["Pipe"], "Pipe is not a known tag. Did you mean Pipes?"],
  [false, ["getBook"], undefined, "getBook is not a known operation. Did you mean a_getBook or b_getBook?"],
  [true, ["updateAlert"], undefined, "The flags select no operation."],
])(
  "the selection with --read-only %j, --operation %j and --tag %j is refused",
  (readOnly, names, tags, message) => {
    const ofApis = ["a_getBook", "b_getBook"].map((tool) => ({ ...find("getPipe"), tool, tag: "" }));
    expect(() => selectCommands([...commands, ...ofApis], readOnly, names, tags)).toThrow(message);
  },
);

const { signal } = new AbortController();

/** Defines a tool of this name that calls nothing. */
const nameTool = (name: string, description = "") => {
  return { ...defineTool(find("getPipe")), description, name, tag: "", call: async () => ({ content: [] }) };
};

test.each([
  [10, 5],
  [20_000, 2],
  [60_000, 1],
])("of 6 operations with descriptions of %i characters, the first %i are described", async (size, count) => {
  const tools = Array.from({ length: 6 }, (_, index) => nameTool(`getPipe${index}`, "a".repeat(size)));
  const { content = [] } = (await createFindAndCall(tools)[0]?.call({ words: "pipe" }, signal)) ?? {};
  const text = expect.stringContaining(`Others (${6 - count} of ${6 - count}):`);
  expect([content.length, content.at(-1)]).toEqual([count + 1, { type: "text", text }]);
});

test("the tool that reads what an update changes has the name of its API if that of the operation is not unique", async () => {
  const [api = expect.unreachable()] = namedApis;
  const read = async (getPipe: string) => {
    const entries = [getPipe, "update-pipe-settings"].map((name) => ({ name, summary: "" }));
    const { commands: opened } = await openApi({ ...api, name: "a", commands: entries });
    const { before } = opened.find(({ operationId }) => operationId === "updatePipeSettings") ?? {};
    return before && toolName(before);
  };
  expect([await read("a get-pipe"), await read("get-pipe")]).toEqual(["a_getPipe", "getPipe"]);
});

test("an operation of several APIs is named without its API: each is suggested", async () => {
  const tools = ["a_getBook", "b_getBook"].map((name) => nameTool(name));
  const inputs = [{ words: "zebra" }, { operation: "getBook" }];
  const results = createFindAndCall(tools).map((tool, index) => tool.call(inputs[index] ?? {}, signal));
  const [none, refused] = (await Promise.all(results)).map(({ content: [block] }) => block);
  expect(none).toMatchObject({ text: "No operation has one of these words." });
  const text = "Nothing was sent. getBook is not a known operation. Did you mean a_getBook or b_getBook?";
  expect(refused).toMatchObject({ text });
});
