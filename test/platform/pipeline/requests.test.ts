/** Request targets, JSON bodies and validation messages, beyond the cases of the conformance suite, and requests that fetch refuses to send. */
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { operations } from "../../../src/management.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { basic, json, pipe, services, settings } from "../demo-platform.ts";

const platform = createPlatform({ demo: true });
afterAll(() => platform.close());

const hasQuery = operations.getPipe.parameters.some((each: { in: string }) => each.in === "query");
const headers = { ...basic, ...json };

async function send(method: string, target: string, body: Uint8Array | string | null = null) {
  const response = await platform.handle({ method, target, headers, body });
  const { error, result } = JSON.parse(String(response.body ?? "{}"));
  return { status: response.status, error, result };
}

test.each<[status: number, target: string, message: string]>([
  [200, `${services}?&filter=tag:env&`, ""],
  [200, `HTTP://other:1${services}?filter=tag:env`, ""],
  [404, "http://example.com/v1/nothing", "NOT_FOUND"],
  [404, "http://example.com", ""],
  [404, services.replace("/services", "%2Fservices"), "NOT_FOUND"],
  [404, "//\\", ""],
  [400, `${services}?=a`, "/parameters/ is not a known query parameter. Known query parameters: filter"],
  [400, `${services}?filter%00=1`, "/parameters/filter\u0000"],
  [400, `${services}#x`, "no fragment"],
  [400, `${pipe}?x=1`, `not a known query parameter. ${hasQuery ? "Known" : "There are none."}`],
  ...["", "v1", "ftp://example.com/v1", "*"].map((target): [number, string, string] => [400, target, ""]),
])("the response is %i to the target %s", async (status, target, message) => {
  const { error = "", ...response } = await send("GET", target);
  expect([response.status, error]).toEqual([status, expect.stringContaining(message)]);
});

test("the body of a response is a string, and null for HEAD, OPTIONS and 304", async () => {
  const get = await platform.handle({ method: "GET", target: pipe, headers });
  expect(get.body).toBeTypeOf("string");
  const head = await platform.handle({ method: "HEAD", target: pipe, headers });
  expect(head).toMatchObject({ status: 200, body: null });
  expect(Object.keys(head.headers)).toEqual([...Object.keys(get.headers), "content-length"]);
  for (const [status, method, target, etag = ""] of [
    [404, "HEAD", "/v1/nothing"],
    [304, "GET", pipe, get.headers["etag"]],
    [204, "OPTIONS", pipe],
    [204, "OPTIONS", "*"],
  ] as const) {
    const sent = etag === "" ? headers : { ...headers, "if-none-match": etag };
    expect(await platform.handle({ method, target, headers: sent })).toMatchObject({ status, body: null });
  }
});

test.each(["get", "Get", "", "GET "])("methods are case-sensitive: %j", async (method) => {
  expect((await send(method, pipe)).status).toBe(405);
  expect(platform.journal.entries({ limit: 1 })).toMatchObject([{ api: "management", operationId: null }]);
});

describe("a body", () => {
  test("is a string or bytes; null and an empty one mean no body", async () => {
    for (const body of ['{"engine_max_threads":7}', new TextEncoder().encode('{"engine_max_threads":7}')]) {
      expect((await send("PUT", settings, body)).result.engine_max_threads).toBe(7);
    }
    for (const body of [null, "", new Uint8Array()]) {
      expect((await send("PUT", settings, body)).error).toContain("The body is missing.");
      expect((await send("GET", pipe, body)).status).toBe(200);
    }
  });

  test.each([5, {}, new ArrayBuffer(2)])("is not %o", async (body) => {
    // Callers without types can pass anything.
    const { status, error } = await send("PUT", settings, body as never);
    expect([status, error]).toEqual([400, expect.stringContaining("a string, bytes or a function")]);
  });

  test("is parsed like JSON.parse does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 6 })), async (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes("__proto__"));
        const { status, error } = await send("PUT", settings, new TextEncoder().encode(text));
        // Unknown members are the only possible issues.
        if (Object.keys(value).length === 0) expect(status).toBe(200);
        else expect(error).toMatch(/^BAD_REQUEST: \/body\/.* is unknown/s);
      }),
    );
  });

  test.each([
    '\n{ "engine_max_\\u0074hreads" : 8 }\t',
    '{"engine_max_threads":8,"engine_max_insert_threads":null}',
  ])("is valid as %s", async (body) => {
    const { status, result } = await send("PUT", settings, body);
    expect([status, result?.engine_max_threads]).toEqual([200, 8]);
  });

  test.each(['{"token":s3cret}', "s3cret", '[{"token":"s3cret" s3cret}]', "undefined s3cret"])(
    "is rejected without quoting it: %s",
    async (body) => {
      const { error } = await send("PUT", settings, body);
      expect(error).toMatch(/^BAD_REQUEST: The body is not JSON: (?!.*3cret).+\.$/);
    },
  );

  test("with many issues is rejected with 20 of them and the number of the others, and long names are cut", async () => {
    const name = "a".repeat(100_000);
    const { error } = await send("PUT", settings, `{"${name}":1,"${name}":2}`);
    expect(error).toMatch(/^BAD_REQUEST: The body has two members named .{80,100} in one object\.$/);
    const members = Array.from({ length: 24 }, (_, index) => [`m${index}`, 1]);
    const many = await send("PUT", settings, JSON.stringify(Object.fromEntries([[name, 1], ...members])));
    expect(many.error.match(/is unknown/g)).toHaveLength(20);
    expect(many.error).toContain(`/body/${"a".repeat(80)}... is unknown`);
    expect(many.error).toMatch(/; and 5 more$/);
  });
});
