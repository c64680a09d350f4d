/** Response handling: successful responses resolve to payloads, all others to a typed error. */
import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { isDataplatError, safe } from "../../src/index.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { getError } from "./faults/calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const organizationId = "11111111-1111-4111-8111-111111111111";

const observability = () =>
  createObservabilityClient({ baseUrl: server().baseUrl, accessToken: "demo-token", retry: false });
const listServices = () =>
  createManagementClient({
    baseUrl: server().baseUrl,
    keyId: "k",
    keySecret: "s",
    retry: false,
  }).listServices({
    organizationId,
  });

describe("successful response", () => {
  test("resolves to the unmodified payload, whatever the types of its elements", async () => {
    for (const payload of [[], [{ id: "not a uuid", port: "3306", extra: [1] }], [null, "text", 0]]) {
      server().respondWith(200, { status: 200, requestId: "r", result: payload });
      expect(await listServices()).toEqual(payload);
    }
  });

  test("preserves 0, false, null, empty strings and absent properties", async () => {
    const data = { threshold: 0, silenced: false, name: "", message: null };
    server().respondWith(200, { data });
    expect(await observability().updateAlert({ id: "a" }, {})).toStrictEqual(data);
  });

  test.each<{ name: string; body: unknown; says: RegExp }>([
    { name: "an empty body", body: undefined, says: /body is empty/ },
    { name: "a web page", body: "<html></html>", says: /not JSON/ },
    { name: "truncated JSON", body: '{"data": [', says: /not JSON/ },
    { name: "JSON without the envelope", body: { result: [] }, says: /no member "data"/ },
    { name: "an array", body: [], says: /no member "data"/ },
    { name: "null", body: "null", says: /no member "data"/ },
    { name: "an inherited member only", body: { toString: 1 }, says: /no member "data"/ },
  ])("fails with an unexpected-response error if the body is $name", async ({ body, says }) => {
    server().respondWith(200, body);
    const error = await getError(observability().listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 200, operationId: "listDashboards" });
    expect(error.message).toMatch(says);
  });
});

/** Error response body and the expected error fields. */
interface ErrorCase {
  readonly name: string;
  readonly body: unknown;
  readonly says: string;
  readonly code?: string;
  readonly requestId?: string;
}

describe("error response", () => {
  test.each<ErrorCase>([
    {
      name: "Management API error",
      body: { status: 400, error: "BAD_REQUEST: no such filter", requestId: "r-1" },
      says: "no such filter",
      code: "BAD_REQUEST",
      requestId: "r-1",
    },
    {
      name: "Management API error without a request ID",
      body: { error: "nope" },
      says: "400 Bad Request: nope.",
    },
    { name: "a message property", body: { message: "no such alert" }, says: "no such alert." },
    { name: "problem details", body: { title: "Bad", detail: "worse" }, says: "Bad: worse." },
    { name: "an array of issues", body: [{ message: "one" }, { message: "two" }], says: "one; two." },
    { name: "plain text", body: "just text", says: "just text." },
    {
      name: "an HTML page from a proxy",
      body: "<html><head><title>502 Bad Gateway</title></head></html>",
      says: 'titled "502 Bad Gateway"',
    },
    { name: "an empty body", body: undefined, says: "400 Bad Request." },
    { name: "JSON of an unknown shape", body: { oops: true }, says: "400 Bad Request." },
    { name: "an empty object", body: {}, says: "400 Bad Request." },
  ])("becomes an ApiError with the server's message: $name", async ({ body, says, code, requestId }) => {
    server().respondWith(400, body);
    const error = await getError(listServices());
    if (error.kind !== "api") throw error;
    expect(error.message).toContain(says);
    expect(error.message).toMatch(/^listServices: 400/);
    expect([error.status, error.code, error.requestId, error.body]).toEqual([400, code, requestId, body]);
  });

  test("becomes an ApiError if it has no body", async () => {
    server().respondWith(503, undefined, {
      "content-length": "0",
      "x-request-id": "r-9",
      "retry-after": "2",
    });
    const error = await getError(listServices());
    expect(error).toMatchObject({
      kind: "api",
      status: 503,
      body: undefined,
      requestId: "r-9",
      retryAfterMs: 2000,
    });
  });

  test("sets the outcome of a write to rejected or unknown, by status", async () => {
    for (const [status, outcome] of [
      [400, "rejected"],
      [404, "rejected"],
      [408, "unknown"],
      [500, "unknown"],
    ] as const) {
      server().respondWith(status);
      const error = await getError(observability().updateAlert({ id: "a" }, {}));
      expect([error.kind, error.outcome]).toEqual(["api", outcome]);
    }
    server().respondWith(400);
    expect((await getError(listServices())).outcome).toBeUndefined();
  });

  test("is not followed if it is a redirect", async () => {
    server().respondWith(307, undefined, { location: `${server().baseUrl}/elsewhere` });
    expect(await getError(listServices())).toMatchObject({ kind: "api", status: 307 });
    expect(server().requests).toHaveLength(1);
  });
});

describe("call without a response", () => {
  test("fails with a timeout error, whether the headers or the body are late", async () => {
    const client = createObservabilityClient({
      baseUrl: server().baseUrl,
      accessToken: "t",
      timeoutMs: 50,
      retry: false,
    });
    server().onRequest(() => {});
    expect(await getError(client.listDashboards())).toMatchObject({ kind: "timeout", attempts: 1 });
    server().onRequest((response) => response.writeHead(200).write('{"data": ['));
    expect(await getError(client.listDashboards())).toMatchObject({ kind: "timeout", attempts: 1 });
    server().respondWith(200, { data: [] });
    expect(await observability().listDashboards()).toEqual([]);
  });

  test("fails with an aborted error that has the abort reason and the outcome of a write", async () => {
    const controller = new AbortController();
    server().onRequest(() => controller.abort("enough"));
    const sent = observability().updateAlert({ id: "a" }, {}, { signal: controller.signal });
    expect(await getError(sent)).toMatchObject({ kind: "aborted", cause: "enough", outcome: "unknown" });
    const unsent = observability().updateAlert({ id: "a" }, {}, { signal: controller.signal });
    expect(await getError(unsent)).toMatchObject({ kind: "aborted", outcome: "not-sent", attempts: 0 });
  });

  test("fails with a network error if the connection breaks or is refused", async () => {
    server().onRequest((response) => response.destroy());
    expect(await getError(listServices())).toMatchObject({ kind: "network", cause: expect.any(TypeError) });
    server().onRequest((response) => {
      response.writeHead(200, { "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 10);
    });
    expect((await getError(listServices())).kind).toBe("network");
    const unreachable = createObservabilityClient({
      baseUrl: "http://127.0.0.1:9",
      accessToken: "t",
      retry: false,
    });
    const error = await getError(unreachable.listDashboards());
    expect([error.kind, error.message]).toEqual(["network", expect.stringContaining("Check baseUrl")]);
  });
});

test("an error exposes the response headers but does not print them", async () => {
  for (const [status, body] of [
    [500, "oops"],
    [200, "no JSON"],
  ] as const) {
    server().respondWith(status, body, { "set-cookie": "session=hush" });
    const error = await getError(listServices());
    if (error.kind !== "api" && error.kind !== "unexpected-response") throw error;
    expect(error.headers.get("set-cookie")).toBe("session=hush");
    for (const text of [inspect(error, { depth: 9 }), JSON.stringify(error)])
      expect(text).not.toContain("hush");
  }
});

describe("error union", () => {
  test("isDataplatError detects its members, and safe() rethrows other errors", async () => {
    server().respondWith(500);
    expect(isDataplatError(await getError(listServices()))).toBe(true);
    for (const other of [new Error("x"), null, undefined, "api", { kind: "api" }]) {
      expect(isDataplatError(other)).toBe(false);
    }
    await expect(safe(Promise.reject(new Error("a defect")))).rejects.toThrow("a defect");
    expect(await safe(Promise.resolve(1))).toEqual({ ok: true, data: 1 });
  });

  test("isDataplatError recognizes errors from another copy of the package", async () => {
    vi.resetModules();
    const copy = await import("../../src/index.ts");
    server().respondWith(500);
    const error = await getError(listServices());
    expect(error instanceof copy.ApiError).toBe(false);
    expect(copy.isDataplatError(error)).toBe(true);
  });
});
