/** Responses of any form: errors, envelopes that do not match the document, redirects. `drift.test.ts` has payloads. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { getError, managementClient, observabilityClient, organizationId, pipe } from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
/** Another origin: the same host on another port. */
const elsewhere = useServer();
const list = () => managementClient(server().baseUrl, { retry: false }).listServices({ organizationId });
const write = () => managementClient(server().baseUrl, { retry: false }).updatePipeSettings(pipe, {});
const observability = (options = {}) => observabilityClient(server().baseUrl, options);

async function apiErrorOf(promise: Promise<unknown>) {
  const error = await getError(promise);
  if (error.kind !== "api") throw error;
  return error;
}

const page =
  "<!doctype html>\n<html><head><title>\n 502 Bad Gateway </title></head><body>nginx</body></html>";
const errors = [
  { code: "E1", message: "one" },
  { code: "E2", detail: "two" },
];
const required = { code: "x", message: "Required" };
const badGateway = 'a web page titled "502 Bad Gateway"';
const type = "https://a.example/no-pipe";

/** Error responses: what they contain, the body, the message after the status (none if there is none), the code and the request ID. */
type Shape = [what: string, body: unknown, says?: string, code?: string | undefined, requestId?: string];
const shapes: Shape[] = [
  ["status, error and requestId", { status: 400, error: "no", requestId: "r" }, "no.", undefined, "r"],
  ["null properties", { status: null, error: null, requestId: null }],
  ["empty strings", { error: "", requestId: "" }],
  ["properties of the wrong type", { error: 5, requestId: 7, message: true, code: {}, type: 1 }],
  ["an error and a message", { error: "Bad", message: ["a is no", "b is no"] }, "Bad: a is no; b is no."],
  ["an error that is also the message", { error: "no", message: "no" }, "no."],
  ["a code", { code: "PIPE_GONE", message: "no" }, "no.", "PIPE_GONE"],
  ["a code and an upper-case prefix", { code: "one", message: "TWO: no" }, "TWO: no.", "one"],
  ["a numeric code", { code: 10_042, message: "no" }, "no.", "10042"],
  ["a code with spaces", { code: "it is broken", message: "no" }, "no."],
  ["a nested error", { error: { code: "no-pipe", message: "gone" } }, "gone.", "no-pipe"],
  ["an array of errors", { errors }, "one; two.", "E1"],
  ["a message and errors", { message: "Invalid", errors: ["a is missing"] }, "Invalid: a is missing."],
  ["issues in errors", [{ type: "Body", errors: { issues: [required] } }], "Required."],
  ["an OAuth error", { error: "invalid_token", error_description: "Expired" }, "invalid_token: Expired."],
  ["an error code", { error: "BAD_REQUEST: no such tag" }, "BAD_REQUEST: no such tag.", "BAD_REQUEST"],
  ["an error code with digits", { message: "E_42: no" }, "E_42: no.", "E_42"],
  ["a prefix that is not an error code", { error: "Error: no" }, "Error: no."],
  ["control characters", { message: "a\n\u001b[31mb\u202ec\u0000\u2028d" }, "a [31mb c d."],
  ["a sentence", { message: "Really?" }, "Really?"],
  ["problem details", { type, title: "Bad", detail: "Worse" }, "Bad: Worse.", type],
  ["problem details without a title", { type: "about:blank", detail: "Worse" }, "Worse."],
  ["problem details without a detail", { title: "Bad" }, "Bad."],
  ["an array of issues", [{ message: "one" }, { path: ["a"], message: "two" }], "one; two."],
  ["details in a list", { detail: [{ loc: ["body", "a"], msg: "one" }, { msg: "two" }] }, "one; two."],
  ["an array of strings", ["one", "two"], "one; two."],
  ["an array of mixed types", [null, 1, {}, [], "two"], "two."],
  ["an empty array", []],
  ["plain text", "just text\n", "just text."],
  ["text that is not ASCII", "\u00e4", "ä."],
  ["a JSON string", '"no"', "no."],
  ["a JSON number", "5"],
  ["JSON null", "null"],
  ["truncated JSON", '{"error": "n', '{"error": "n.'],
  ["JSON in text", '{"error":"no"}', "no."],
  ["an HTML page", page, badGateway],
  ["an HTML page without a title", "<html></html>", "a web page"],
  ["whitespace", " \n "],
  ["nothing", undefined],
];
const responses = [
  [400, "Bad Request", "application/json", ""],
  [404, "Not Found", "text/plain; charset=utf-8", "Check baseUrl, ids and credentials."],
  [502, "Bad Gateway", "text/html", "Try again later."],
] as const;

test.each(shapes)("an error response with %s becomes an ApiError, whatever its type", async (...shape) => {
  const [, body, says, code, requestId] = shape;
  for (const [status, reason, contentType, advice] of responses) {
    server().respondWith(status, body, { "content-type": contentType });
    const error = await apiErrorOf(list());
    expect(error).toMatchObject({ name: "ApiError", attempts: 1, code, requestId });
    const beginning = `listServices: ${status} ${reason}${says === undefined ? "." : `: ${says}`}`;
    expect(error.message.slice(0, beginning.length)).toBe(beginning);
    expect(error.message).toMatch(/[.?]$/);
    expect(error.message.endsWith(advice)).toBe(true);
  }
});

test.each([
  ['{"a":[0,false,null,""]}', { a: [0, false, null, ""] }],
  ["plain", "plain"],
  ["", undefined],
  ["null", null],
])("the body of an error %j is parsed JSON, text or undefined", async (sent, kept) => {
  server().respondWith(400, sent);
  expect((await apiErrorOf(list())).body).toEqual(kept);
});

test("the status of an error is reported, although its body cannot be decoded", async () => {
  server().respondWith(503, "busy", { "content-encoding": "gzip" });
  const error = await getError(managementClient(server().baseUrl).listServices({ organizationId }));
  expect(error).toMatchObject({ kind: "api", status: 503, attempts: 3, body: undefined });
});

describe("malicious error response", () => {
  test.each([
    ["arrays", "[", "", "]"],
    ["errors", '{"error":', "1", "}"],
  ])("with deeply nested %s causes an ApiError", async (_, open, inner, close) => {
    server().respondWith(400, `${open.repeat(6000)}${inner}${close.repeat(6000)}`);
    expect((await apiErrorOf(list())).message).toBe("listServices: 400 Bad Request.");
  });

  test.each([
    ["unclosed tags", "<title".repeat(10_900)],
    ["escapes", "%25".repeat(21_000)],
    ["halves of escapes", "%".repeat(65_000)],
    ["errors", `[${'{"error":{"errors":[1]}},'.repeat(2500)}1]`],
  ])("with many %s is parsed in linear time", async (_, body) => {
    // Quadratic parsing takes about 500 ms, linear parsing is almost instant.
    server().respondWith(400, body);
    const before = process.cpuUsage();
    await apiErrorOf(list());
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(250_000);
  });

  test("with a very long message is truncated", async () => {
    server().respondWith(400, { error: "x".repeat(60_000) });
    expect((await apiErrorOf(list())).message.length).toBeLessThan(1000);
  });

  test("with a __proto__ property does not set the message", async () => {
    server().respondWith(400, '{"__proto__":{"error":"inherited"}}');
    expect((await apiErrorOf(list())).message).not.toContain("inherited");
    expect({}).not.toHaveProperty("error");
  });
});

test.each([
  ["rejected", [400, 401, 404, 409, 412, 422, 429]],
  ["unknown", [408, 500, 502, 503, 504]],
])("the error of a write has the outcome that matches the status: %s after %j", async (outcome, statuses) => {
  for (const status of statuses) {
    server().respondWith(status, { error: "no" });
    expect([status, (await apiErrorOf(write())).outcome]).toEqual([status, outcome]);
    expect((await apiErrorOf(list())).outcome).toBeUndefined();
  }
});

describe("successful response", () => {
  test.each<[body: string, says: string, encoding?: string]>([
    ["{}", "the body cannot be decoded (Z_DATA_ERROR).", "gzip"],
    ["no brotli", "the body cannot be decoded (ERR__ERROR_", "br"],
    ["", "empty"],
    ["{", "not JSON"],
    ["<html></html>", "not JSON"],
    ['"data"', 'no member "data"'],
    ["{}", 'no member "data"'],
    ['{"Data":[]}', 'no member "data"'],
    ['[{"data":[]}]', 'no member "data"'],
    ['{"__proto__":{"data":[]}}', 'no member "data"'],
    ['{"toString":1}', 'no member "data"'],
    ["null", 'no member "data"'],
  ])(
    "with the body %o causes an unexpected-response error and is not retried",
    async (body, says, encoding) => {
      server().respondWith(200, body, encoding ? { "content-encoding": encoding } : {});
      const error = await getError(observability().listDashboards());
      expect(error).toMatchObject({ kind: "unexpected-response", status: 200, attempts: 1 });
      expect(error.message).toContain(says);
      expect(server().requests).toHaveLength(1);
      const failedWrite = await getError(observability().updateAlert({ id: "a" }, {}));
      expect(failedWrite).toMatchObject({ kind: "unexpected-response", outcome: "unknown", attempts: 1 });
    },
  );

  test("that is not JSON is not quoted", async () => {
    server().respondWith(200, '{"data":[hush-hush at position 5]}');
    const error = await getError(observability().listDashboards());
    expect(error.message).toContain("the body is not JSON (34 characters).");
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("hush");
  });

  test.each(["text/html", "nonsense", ""])("with the wrong content type %o succeeds", async (contentType) => {
    server().respondWith(200, '{"data":[1]}', { "content-type": contentType });
    const { data, response } = await observability().listDashboards.withResponse();
    expect([data, response.status]).toEqual([[1], 200]);
  });

  test.each<[unknown]>([[null], ["OK"], [0], [true], [{}], [{ "0": {} }], [[]], [[{}]]])(
    "with the payload %j in place of an array or an object causes an unexpected-response error",
    async (payload) => {
      server().respondWith(200, { status: 200, requestId: "r-1", result: payload, data: payload });
      const expected = { kind: "unexpected-response", attempts: 1, requestId: "r-1" };
      const lists = Array.isArray(payload) ? [] : [list(), observability().listDashboards()];
      for (const error of await Promise.all(lists.map(getError))) {
        expect(error).toMatchObject({ ...expected, body: { result: payload } });
        expect(error.message).toMatch(/"(?:result|data)" is not an array/);
      }
      const isObject = typeof payload === "object" && payload !== null && !Array.isArray(payload);
      const writes = isObject ? [] : [write(), observability().updateAlert({ id: "a" }, {})];
      for (const error of await Promise.all(writes.map(getError)))
        expect(error).toMatchObject({ ...expected, outcome: "unknown" });
    },
  );

  test.each<[string, string]>([
    ["only the payload", '{"result":[],"data":[]}'],
    ["null for its other properties", '{"status":null,"requestId":null,"result":[],"data":[]}'],
    ["a string status", '{"status":"200","requestId":7,"result":[],"data":[]}'],
    ["unknown properties", '{"result":[],"data":[],"next":"/page/2","meta":{}}'],
    ["a duplicate payload property", '{"result":1,"data":1,"result":[],"data":[]}'],
    ["whitespace", ' \r\n\t{ "result" : [ ] , "data" : [ ] } \n'],
  ])("with %s is accepted", async (_, body) => {
    server().respondWith(200, body);
    expect(await list()).toEqual([]);
    const { data, requestId } = await observability().listDashboards.withResponse();
    expect([data, requestId]).toEqual([[], undefined]);
  });

  test.each([201, 202, 204, 299])("with the undocumented status %d is unexpected", async (status) => {
    server().respondWith(status, status === 204 ? undefined : { result: {}, data: {} });
    const error = await getError(write());
    expect(error).toMatchObject({ kind: "unexpected-response", status, outcome: "unknown", attempts: 1 });
    expect(error.message).toContain(`status ${status}, but it is not documented. Check baseUrl.`);
  });

  test("with any 2xx and the documented body is accepted where the document infers the status", async () => {
    const client = observability({ drift: "throw" });
    const update = () => client.updateAlert.withResponse({ id: "a" }, {});
    server().respondWith(201, { data: { id: "a" } });
    expect(await update()).toMatchObject({ status: 201, data: { id: "a" } });
    server().respondWith(201, { data: { id: 5 } });
    const issues = [{ pointer: "/data/id", difference: "wrong-type" }];
    expect(await getError(update())).toMatchObject({ issues });
    server().respondWith(201, { result: {} });
    expect(await getError(update())).toMatchObject({ kind: "unexpected-response", status: 201 });
  });
});

const fromHeader = { "x-request-id": "header" };
test.each<[id: string, status: number, body: unknown, headers: Record<string, string>]>([
  ["header", 400, undefined, fromHeader],
  ["body", 400, { requestId: "body" }, fromHeader],
  ["body", 200, { requestId: "body", result: [] }, fromHeader],
  ["header", 200, { requestId: "", result: [] }, fromHeader],
  ["other", 200, { result: [] }, { "request-id": "other" }],
])("the request ID is that of the %s, of a %i with %j and %j", async (id, status, body, headers) => {
  server().respondWith(status, body, headers);
  const call = managementClient(server().baseUrl).listServices.withResponse({ organizationId });
  expect(await (status === 200 ? call : getError(call))).toMatchObject({ requestId: id });
});

describe("redirect", () => {
  const stolen = () => `${elsewhere().baseUrl}/stolen`;
  test.each([301, 302, 303, 307, 308])("with %d causes an ApiError and is not followed", async (status) => {
    const repeated = `/${"x".repeat(480)}demo-token`;
    const signed = `${stolen().replace("//", "//user:password@")}?signature=abc@d/e#token=f`;
    for (const location of [stolen(), stolen().replace("http:", ""), "/other", repeated, signed, undefined]) {
      server().requests.length = 0;
      server().respondWith(status, undefined, location === undefined ? {} : { location });
      const read = await getError(observability().listDashboards());
      expect(read).toMatchObject({ kind: "api", status, attempts: 1 });
      const target = location === signed ? `${stolen()}.` : location?.replace("demo-token", "[redacted]");
      // A message of the server is cut.
      const says = target === undefined ? `${status} ` : `redirects to ${target}`.slice(0, 500);
      expect(read.message).toContain(says);
      expect(read.message).toContain("Redirects are not followed");
      const failed = await getError(observability().updateAlert({ id: "a" }, { threshold: 1 }));
      expect(failed).toMatchObject({ kind: "api", status, attempts: 1, outcome: "unknown" });
      expect(server().requests).toHaveLength(2);
      expect(elsewhere().requests).toEqual([]);
    }
  });

  test("is not what a 304 is reported as", async () => {
    server().respondWith(304);
    const headers = { "if-none-match": '"etag"' };
    const error = await getError(observability({ headers }).listDashboards());
    expect(error).toMatchObject({ kind: "api", status: 304, attempts: 1 });
    expect(error.message).toContain("304 Not Modified. Remove the conditional headers");
    expect(error.message).not.toMatch(/redirect/i);
  });

  const follow = (url: string, init: RequestInit) => fetch(url, { ...init, redirect: "follow" });

  test.each([200, 503])(
    "that a custom fetch follows to another origin, with %i, is an error",
    async (status) => {
      elsewhere().respondWith(status, { data: ["stolen"] }, { "retry-after": "0" });
      server().respondWith(307, undefined, { location: stolen() });
      const error = await getError(observability({ fetch: follow }).listDashboards());
      expect(error).toMatchObject({ kind: "unexpected-response", status, attempts: 1 });
      expect(error.message).toContain(elsewhere().baseUrl);
      expect(JSON.stringify(error)).not.toContain("stolen");
      // `fetch` removes credentials on cross-origin redirects.
      expect(elsewhere().requests[0]?.headers).not.toHaveProperty("authorization");
    },
  );

  test("that a custom fetch follows to an address that is not a URL is an error", async () => {
    const members = { redirected: { value: true }, url: { value: "http://[" } };
    const response = Object.defineProperties(Response.json({ data: [] }), members);
    const error = await getError(observability({ fetch: async () => response }).listDashboards());
    expect(error.kind).toBe("unexpected-response");
  });

  test("that a custom fetch follows within the origin succeeds", async () => {
    server().respondInOrder((response) => response.writeHead(307, { location: "/other" }).end());
    expect(await observability({ fetch: follow }).listDashboards()).toEqual([]);
  });

  test("is not what a custom fetch does that sends requests to another URL", async () => {
    elsewhere().respondWith(200, { data: ["found"] });
    const rewriteUrl = (_: string, init: RequestInit) => fetch(`${elsewhere().baseUrl}/moved`, init);
    expect(await observability({ fetch: rewriteUrl }).listDashboards()).toEqual(["found"]);
  });
});
