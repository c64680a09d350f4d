/** Error response shapes, received from a real server. */
import { describe, expect, test } from "vitest";
import { useServer } from "../server.ts";
import { getError, managementClient, observabilityClient, organizationId, pipe } from "./calls.ts";

const server = useServer();
const list = () => managementClient(server().baseUrl, { retry: false }).listServices({ organizationId });

async function apiErrorOf(promise: Promise<unknown>) {
  const error = await getError(promise);
  if (error.kind !== "api") throw error;
  return error;
}

/** Error response and the expected error fields. */
interface Shape {
  readonly name: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Expected message after the status; none if the body contains no message. */
  readonly says?: string;
  readonly code?: string;
  readonly requestId?: string;
}

const page =
  "<!doctype html>\n<html><head><title>\n 502 Bad Gateway </title></head><body>nginx</body></html>";
const shapes: readonly Shape[] = [
  {
    name: "status, error and requestId",
    body: { status: 400, error: "no", requestId: "r" },
    says: "no.",
    requestId: "r",
  },
  { name: "error and requestId", body: { error: "no", requestId: "r" }, says: "no.", requestId: "r" },
  { name: "status and requestId", body: { status: 400, requestId: "r" }, requestId: "r" },
  { name: "status and error", body: { status: 400, error: "no" }, says: "no." },
  { name: "status", body: { status: 400 } },
  { name: "error", body: { error: "no" }, says: "no." },
  { name: "requestId", body: { requestId: "r" }, requestId: "r" },
  { name: "null properties", body: { status: null, error: null, requestId: null } },
  { name: "empty strings", body: { error: "", requestId: "" } },
  { name: "properties of the wrong type", body: { error: 5, requestId: 7, message: ["x"] } },
  {
    name: "an error code",
    body: { error: "BAD_REQUEST: no such tag" },
    says: "BAD_REQUEST: no such tag.",
    code: "BAD_REQUEST",
  },
  {
    name: "an error code of one word",
    body: { error: "FORBIDDEN: no" },
    says: "FORBIDDEN: no.",
    code: "FORBIDDEN",
  },
  { name: "an error code with digits", body: { message: "E_42: no" }, says: "E_42: no.", code: "E_42" },
  { name: "a prefix that is not an error code", body: { error: "Error: no" }, says: "Error: no." },
  { name: "a message", body: { message: "No such alert" }, says: "No such alert." },
  { name: "a sentence", body: { message: "Really?" }, says: "Really?" },
  { name: "problem details", body: { title: "Bad", detail: "Worse" }, says: "Bad: Worse." },
  { name: "problem details without a title", body: { type: "about:blank", detail: "Worse" }, says: "Worse." },
  { name: "problem details without a detail", body: { title: "Bad" }, says: "Bad." },
  {
    name: "an array of issues",
    body: [{ message: "one" }, { path: ["a"], message: "two" }],
    says: "one; two.",
  },
  { name: "an array of strings", body: ["one", "two"], says: "one; two." },
  { name: "an array of mixed types", body: [null, 1, {}, [], "two"], says: "two." },
  { name: "an empty array", body: [] },
  { name: "plain text", body: "just text\n", headers: { "content-type": "text/plain" }, says: "just text." },
  {
    name: "text with a charset",
    body: "\u00e4",
    headers: { "content-type": "text/plain; charset=utf-8" },
    says: "ä.",
  },
  { name: "a JSON string", body: '"no"', says: "no." },
  { name: "a JSON number", body: "5" },
  { name: "JSON null", body: "null" },
  { name: "truncated JSON", body: '{"error": "n', says: '{"error": "n.' },
  {
    name: "JSON sent as text/html",
    body: '{"error":"no"}',
    headers: { "content-type": "text/html" },
    says: "no.",
  },
  {
    name: "an HTML page",
    body: page,
    headers: { "content-type": "text/html" },
    says: 'a web page titled "502 Bad Gateway"',
  },
  {
    name: "an HTML page sent as application/json",
    body: page,
    headers: { "content-type": "application/json" },
    says: 'a web page titled "502 Bad Gateway"',
  },
  { name: "an HTML page without a title", body: "<html></html>", says: "a web page" },
  { name: "whitespace", body: " \n " },
  { name: "an empty body" },
  { name: "a request ID header and no body", headers: { "x-request-id": "h" }, requestId: "h" },
  {
    name: "request IDs in body and header",
    body: { requestId: "r" },
    headers: { "x-request-id": "h" },
    requestId: "r",
  },
];

test.each(shapes)(
  "an error response with $name becomes an ApiError with its message",
  async ({ body, headers, says, code, requestId }) => {
    for (const status of [400, 404, 500, 502]) {
      server().respondWith(status, body, headers);
      const error = await apiErrorOf(list());
      expect([error.status, error.code, error.requestId, error.attempts]).toEqual([
        status,
        code,
        requestId,
        1,
      ]);
      const beginning = `listServices: ${status} ${{ 400: "Bad Request", 404: "Not Found", 500: "Internal Server Error", 502: "Bad Gateway" }[status]}`;
      expect(error.message.startsWith(says === undefined ? `${beginning}.` : `${beginning}: ${says}`)).toBe(
        true,
      );
      expect(error.message).toMatch(/[.?]$/);
      expect(error.name).toBe("ApiError");
    }
  },
);

test("the body of an error is parsed JSON, text or undefined", async () => {
  for (const [sent, kept] of [
    ['{"a":[0,false,null,""]}', { a: [0, false, null, ""] }],
    ["plain", "plain"],
    ["", undefined],
    ["null", null],
  ]) {
    server().respondWith(400, sent);
    expect((await apiErrorOf(list())).body).toEqual(kept);
  }
});

describe("malicious error response", () => {
  test("with deeply nested arrays causes an ApiError", async () => {
    server().respondWith(400, `${"[".repeat(32_768)}${"]".repeat(32_768)}`);
    expect((await apiErrorOf(list())).status).toBe(400);
  });

  test("with many unclosed tags is parsed in linear time", async () => {
    // Quadratic parsing takes about 500 ms, linear parsing is almost instant.
    server().respondWith(400, "<title".repeat(10_900));
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
    const error = await apiErrorOf(list());
    expect(error.message).not.toContain("inherited");
    expect({}).not.toHaveProperty("error");
  });
});

test("the error of a write has the outcome that matches the status", async () => {
  const outcomes: Record<number, string> = {
    400: "rejected",
    401: "rejected",
    404: "rejected",
    408: "unknown",
    409: "rejected",
    412: "rejected",
    422: "rejected",
    429: "rejected",
    500: "unknown",
    502: "unknown",
    503: "unknown",
    504: "unknown",
  };
  for (const [status, outcome] of Object.entries(outcomes)) {
    server().respondWith(Number(status), { error: "no" });
    const write = managementClient(server().baseUrl, { retry: false }).updatePipeSettings(pipe, {});
    expect([status, (await apiErrorOf(write)).outcome]).toEqual([status, outcome]);
    expect((await apiErrorOf(list())).outcome).toBeUndefined();
  }
});

describe("successful response", () => {
  test.each([
    ["", "empty"],
    ["{", "not JSON"],
    ["{} {}", "not JSON"],
    ["{'data': []}", "not JSON"],
    ['{"data": NaN}', "not JSON"],
    ["<html></html>", "not JSON"],
    ['{"data":[]', "not JSON"],
    ["\u0000", "not JSON"],
    ['"data"', 'no member "data"'],
    ["{}", 'no member "data"'],
    ['{"Data":[]}', 'no member "data"'],
    ['[{"data":[]}]', 'no member "data"'],
    ['{"__proto__":{"data":[]}}', 'no member "data"'],
    ['{"toString":1}', 'no member "data"'],
    ["null", 'no member "data"'],
  ])("with the body %o causes an unexpected-response error and is not retried", async (body, says) => {
    server().respondWith(200, body);
    const error = await getError(observabilityClient(server().baseUrl).listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 200, attempts: 1 });
    expect(error.message).toContain(says);
    expect(server().requests).toHaveLength(1);
    const write = await getError(observabilityClient(server().baseUrl).updateAlert({ id: "a" }, {}));
    expect(write).toMatchObject({ kind: "unexpected-response", outcome: "unknown", attempts: 1 });
  });

  test("without a body (204, 205) causes an unexpected-response error", async () => {
    for (const status of [204, 205]) {
      server().respondWith(status);
      const error = await getError(observabilityClient(server().baseUrl).listDashboards());
      expect(error).toMatchObject({ kind: "unexpected-response", status });
    }
  });

  test.each([
    "text/html",
    "text/plain",
    "application/octet-stream",
    "application/vnd.api+json",
    "nonsense",
    "",
  ])("with the wrong content type %o succeeds if its body is valid", async (type) => {
    server().respondWith(201, '{"data":[1]}', { "content-type": type });
    const { data, response } = await observabilityClient(server().baseUrl).listDashboards.withResponse();
    expect([data, response.status]).toEqual([[1], 201]);
  });
});
