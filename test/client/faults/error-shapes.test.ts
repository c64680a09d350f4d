/** Error response shapes, received over HTTP. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { getError, managementClient, observabilityClient, organizationId, pipe } from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
const list = () => managementClient(server().baseUrl, { retry: false }).listServices({ organizationId });

async function apiErrorOf(promise: Promise<unknown>) {
  const error = await getError(promise);
  if (error.kind !== "api") throw error;
  return error;
}

const page =
  "<!doctype html>\n<html><head><title>\n 502 Bad Gateway </title></head><body>nginx</body></html>";
const oneError = { code: "E1", message: "one" };
const required = { code: "x", message: "Required" };
const badGateway = 'a web page titled "502 Bad Gateway"';

/** Error responses: what they contain, the body, the message after the status (none if there is none), the code and the request ID. */
const shapes: readonly (readonly [
  what: string,
  body: unknown,
  says?: string | undefined,
  code?: string | undefined,
  requestId?: string | undefined,
])[] = [
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
  ["an array of errors", { errors: [oneError, { code: "E2", detail: "two" }] }, "one; two.", "E1"],
  ["a message and errors", { message: "Invalid", errors: ["a is missing"] }, "Invalid: a is missing."],
  ["issues in errors", [{ type: "Body", errors: { issues: [required] } }], "Required."],
  ["an OAuth error", { error: "invalid_token", error_description: "Expired" }, "invalid_token: Expired."],
  ["an error code", { error: "BAD_REQUEST: no such tag" }, "BAD_REQUEST: no such tag.", "BAD_REQUEST"],
  ["an error code with digits", { message: "E_42: no" }, "E_42: no.", "E_42"],
  ["a prefix that is not an error code", { error: "Error: no" }, "Error: no."],
  ["a message", { message: "No such alert" }, "No such alert."],
  ["control characters", { message: "a\n\u001b[31mb\u202ec\u0000\u2028d" }, "a [31mb c d."],
  ["a sentence", { message: "Really?" }, "Really?"],
  [
    "problem details",
    { type: "https://a.example/no-pipe", title: "Bad", detail: "Worse" },
    "Bad: Worse.",
    "https://a.example/no-pipe",
  ],
  ["problem details without a title", { type: "about:blank", detail: "Worse" }, "Worse."],
  ["problem details without a detail", { title: "Bad" }, "Bad."],
  ["an array of issues", [{ message: "one" }, { path: ["a"], message: "two" }], "one; two."],
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
  [400, "Bad Request", "application/json"],
  [404, "Not Found", "text/plain; charset=utf-8"],
  [502, "Bad Gateway", "text/html"],
] as const;

test.each(shapes)(
  "an error response with %s becomes an ApiError with its message, whatever its content type",
  async (_, body, says, code, requestId) => {
    for (const [status, reason, type] of responses) {
      server().respondWith(status, body, { "content-type": type });
      const error = await apiErrorOf(list());
      expect([error.name, error.attempts, error.code, error.requestId]).toEqual([
        "ApiError",
        1,
        code,
        requestId,
      ]);
      const beginning = `listServices: ${status} ${reason}${says === undefined ? "." : `: ${says}`}`;
      expect(error.message.slice(0, beginning.length)).toBe(beginning);
      expect(error.message).toMatch(/[.?]$/);
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
    const error = await apiErrorOf(list());
    expect(error.message).not.toContain("inherited");
    expect({}).not.toHaveProperty("error");
  });
});

test("the error of a write has the outcome that matches the status", async () => {
  const outcomes = { rejected: [400, 401, 404, 409, 412, 422, 429], unknown: [408, 500, 502, 503, 504] };
  for (const [outcome, statuses] of Object.entries(outcomes)) {
    for (const status of statuses) {
      server().respondWith(status, { error: "no" });
      const write = managementClient(server().baseUrl, { retry: false }).updatePipeSettings(pipe, {});
      expect([status, (await apiErrorOf(write)).outcome]).toEqual([status, outcome]);
      expect((await apiErrorOf(list())).outcome).toBeUndefined();
    }
  }
});

describe("successful response", () => {
  test.each([
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
  ])("with the body %o causes an unexpected-response error and is not retried", async (body, says) => {
    server().respondWith(200, body);
    const error = await getError(observabilityClient(server().baseUrl).listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 200, attempts: 1 });
    expect(error.message).toContain(says);
    expect(server().requests).toHaveLength(1);
    const write = await getError(observabilityClient(server().baseUrl).updateAlert({ id: "a" }, {}));
    expect(write).toMatchObject({ kind: "unexpected-response", outcome: "unknown", attempts: 1 });
  });

  test("that is not JSON is not quoted", async () => {
    server().respondWith(200, '{"data":[hush-hush at position 5]}');
    const error = await getError(observabilityClient(server().baseUrl).listDashboards());
    expect(error.message).toContain("the body is not JSON (34 characters).");
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("hush");
  });

  test.each(["text/html", "nonsense", ""])(
    "with the wrong content type %o succeeds if its body is valid",
    async (type) => {
      server().respondWith(200, '{"data":[1]}', { "content-type": type });
      const { data, response } = await observabilityClient(server().baseUrl).listDashboards.withResponse();
      expect([data, response.status]).toEqual([[1], 200]);
    },
  );
});
