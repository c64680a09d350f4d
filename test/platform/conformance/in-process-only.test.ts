/** Requests that only `platform.handle` accepts, since fetch refuses to send them. */
import { afterAll, expect, test } from "vitest";
import { createPlatform, type PlatformRequest } from "../../../src/platform/index.ts";
import { platformOptions } from "./platform-options.ts";
import { getPipe, updateAlert, updateSettings, withHeaders } from "./requests.ts";
import { createTestData } from "./test-data.ts";

const { own, seed } = createTestData();
const platform = createPlatform({ ...platformOptions(), seed });
afterAll(() => platform.close());

const get = getPipe(own);

async function statusOf(request: PlatformRequest): Promise<number> {
  return (await platform.handle(request)).status;
}

test("the body of a response is a string, and null for HEAD, OPTIONS and 304", async () => {
  const { body, headers } = await platform.handle(get);
  expect(body).toBeTypeOf("string");
  const head = await platform.handle({ ...get, method: "HEAD" });
  expect(head).toMatchObject({ status: 200, body: null });
  expect(Object.keys(head.headers)).toEqual([...Object.keys(headers), "content-length"]);
  const missing = { ...get, method: "HEAD", target: "/v1/nothing" };
  expect(await platform.handle(missing)).toMatchObject({ status: 404, body: null });
  const unchanged = withHeaders(get, { "if-none-match": headers["etag"] ?? "" });
  expect(await platform.handle(unchanged)).toMatchObject({ status: 304, body: null });
  expect(await platform.handle({ ...get, method: "OPTIONS" })).toMatchObject({ status: 204, body: null });
});

test("OPTIONS * is 204, and another method of * is 400", async () => {
  expect(await platform.handle({ method: "OPTIONS", target: "*" })).toMatchObject({
    status: 204,
    body: null,
  });
  expect(await statusOf({ method: "GET", target: "*" })).toBe(400);
});

test("a target may be in absolute form, with any host", async () => {
  expect(await statusOf({ ...get, target: `http://example.com:1${get.target}` })).toBe(200);
  const { status, body } = await platform.handle({ ...get, target: "http://example.com/v1/nothing" });
  expect([status, body]).toEqual([404, expect.stringContaining('"error":"NOT_FOUND: ')]);
  expect(await statusOf({ ...get, target: "http://example.com" })).toBe(404);
});

test.each(["", "v1", "ftp://example.com/v1", "/v1/organizations#x", "//\\"])(
  "the target %j is rejected",
  async (target) => {
    expect([400, 404]).toContain(await statusOf({ ...get, target }));
  },
);

test("a body is a string or bytes; null and an empty one mean no body", async () => {
  const request = updateAlert(own, {});
  const text = '{"name":"ü"}';
  for (const body of [text, new TextEncoder().encode(text)]) {
    expect((await platform.handle({ ...request, body })).body).toContain('"name":"ü"');
  }
  for (const body of [null, "", new Uint8Array()]) {
    expect(await statusOf({ ...request, body })).toBe(400);
    expect(await statusOf({ ...get, body })).toBe(200);
  }
});

test.each([5, {}, new ArrayBuffer(2)])("a body is not %o", async (body) => {
  // Callers without types can pass anything.
  const response = await platform.handle({ ...updateSettings(own, {}), body } as never);
  expect(response).toMatchObject({
    status: 400,
    body: expect.stringContaining("a string, bytes or a function"),
  });
});

test("methods are case-sensitive", async () => {
  for (const method of ["get", "Get", "", "GET "]) {
    expect(await statusOf({ ...get, method }), method).toBe(405);
    expect(platform.journal.entries({ limit: 1 })).toMatchObject([{ api: "management", operationId: null }]);
  }
});
