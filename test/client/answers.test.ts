/** Responses become payloads, or one typed error. */
import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { type DataplatError, isDataplatError, safe } from "../../src/index.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
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

async function failureOf(promise: Promise<unknown>): Promise<DataplatError> {
  const result = await safe(promise);
  if (result.ok) throw new Error(`It succeeded with ${JSON.stringify(result.data)}.`);
  return result.error;
}

describe("a success", () => {
  test("resolves to the payload as it came, whatever its elements", async () => {
    for (const payload of [[], [{ id: "not a uuid", port: "3306", extra: [1] }], [null, "text", 0]]) {
      server().answerWith(200, { status: 200, requestId: "r", result: payload });
      expect(await listServices()).toEqual(payload);
    }
  });

  test("keeps 0, false, null, empty texts and absent members apart", async () => {
    const data = { threshold: 0, silenced: false, name: "", message: null };
    server().answerWith(200, { data });
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
  ])("with $name is an unexpected response", async ({ body, says }) => {
    server().answerWith(200, body);
    const error = await failureOf(observability().listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 200, operationId: "listDashboards" });
    expect(error.message).toMatch(says);
  });
});

/** An error body, and what must be read out of it. */
interface ErrorCase {
  readonly name: string;
  readonly body: unknown;
  readonly says: string;
  readonly code?: string;
  readonly requestId?: string;
}

describe("an answer that is not a success", () => {
  test.each<ErrorCase>([
    {
      name: "the management shape",
      body: { status: 400, error: "BAD_REQUEST: no such filter", requestId: "r-1" },
      says: "no such filter",
      code: "BAD_REQUEST",
      requestId: "r-1",
    },
    { name: "the shape without its id", body: { error: "nope" }, says: "400 Bad Request: nope." },
    { name: "a message", body: { message: "no such alert" }, says: "no such alert." },
    { name: "problem details", body: { title: "Bad", detail: "worse" }, says: "Bad: worse." },
    { name: "an array of issues", body: [{ message: "one" }, { message: "two" }], says: "one; two." },
    { name: "plain text", body: "just text", says: "just text." },
    {
      name: "a page of a proxy",
      body: "<html><head><title>502 Bad Gateway</title></head></html>",
      says: 'titled "502 Bad Gateway"',
    },
    { name: "an empty body", body: undefined, says: "400 Bad Request." },
    { name: "JSON of no known shape", body: { oops: true }, says: "400 Bad Request." },
    { name: "an empty object", body: {}, says: "400 Bad Request." },
  ])(
    "of $name is an api error that carries what the server said",
    async ({ body, says, code, requestId }) => {
      server().answerWith(400, body);
      const error = await failureOf(listServices());
      if (error.kind !== "api") throw error;
      expect(error.message).toContain(says);
      expect(error.message).toMatch(/^listServices: 400/);
      expect([error.status, error.code, error.requestId, error.body]).toEqual([400, code, requestId, body]);
    },
  );

  test("without a body is an error too", async () => {
    server().answerWith(503, undefined, { "content-length": "0", "x-request-id": "r-9", "retry-after": "2" });
    const error = await failureOf(listServices());
    expect(error).toMatchObject({
      kind: "api",
      status: 503,
      body: undefined,
      requestId: "r-9",
      retryAfterMs: 2000,
    });
  });

  test("says of a write whether it was rejected or may have taken effect", async () => {
    for (const [status, outcome] of [
      [400, "rejected"],
      [404, "rejected"],
      [408, "unknown"],
      [500, "unknown"],
    ] as const) {
      server().answerWith(status);
      const error = await failureOf(observability().updateAlert({ id: "a" }, {}));
      expect([error.kind, error.outcome]).toEqual(["api", outcome]);
    }
    server().answerWith(400);
    expect((await failureOf(listServices())).outcome).toBeUndefined();
  });

  test("is not followed when it is a redirect, so that credentials stay where they belong", async () => {
    server().answerWith(307, undefined, { location: `${server().baseUrl}/elsewhere` });
    expect(await failureOf(listServices())).toMatchObject({ kind: "api", status: 307 });
    expect(server().requests).toHaveLength(1);
  });
});

describe("no answer", () => {
  test("in time is a timeout, before the headers and within the body", async () => {
    const impatient = createObservabilityClient({
      baseUrl: server().baseUrl,
      accessToken: "t",
      timeoutMs: 50,
      retry: false,
    });
    server().answer(() => {});
    expect(await failureOf(impatient.listDashboards())).toMatchObject({ kind: "timeout", attempts: 1 });
    server().answer((response) => response.writeHead(200).write('{"data": ['));
    expect(await failureOf(impatient.listDashboards())).toMatchObject({ kind: "timeout", attempts: 1 });
    server().answerWith(200, { data: [] });
    expect(await observability().listDashboards()).toEqual([]);
  });

  test("because the caller aborted carries the caller's reason, and says whether a write was sent", async () => {
    const controller = new AbortController();
    server().answer(() => controller.abort("enough"));
    const sent = observability().updateAlert({ id: "a" }, {}, { signal: controller.signal });
    expect(await failureOf(sent)).toMatchObject({ kind: "aborted", cause: "enough", outcome: "unknown" });
    const unsent = observability().updateAlert({ id: "a" }, {}, { signal: controller.signal });
    expect(await failureOf(unsent)).toMatchObject({ kind: "aborted", outcome: "not-sent", attempts: 0 });
  });

  test("because the connection broke is a network error with the system's own code", async () => {
    server().answer((response) => response.destroy());
    expect(await failureOf(listServices())).toMatchObject({ kind: "network", cause: expect.any(TypeError) });
    server().answer((response) => {
      response.writeHead(200, { "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 10);
    });
    expect((await failureOf(listServices())).kind).toBe("network");
    const nobody = createObservabilityClient({
      baseUrl: "http://127.0.0.1:9",
      accessToken: "t",
      retry: false,
    });
    const error = await failureOf(nobody.listDashboards());
    expect([error.kind, error.message]).toEqual(["network", expect.stringContaining("Check baseUrl")]);
  });
});

test("an error has the answer's headers, and does not print them", async () => {
  for (const [status, body] of [
    [500, "oops"],
    [200, "no JSON"],
  ] as const) {
    server().answerWith(status, body, { "set-cookie": "session=hush" });
    const error = await failureOf(listServices());
    if (error.kind !== "api" && error.kind !== "unexpected-response") throw error;
    expect(error.headers.get("set-cookie")).toBe("session=hush");
    for (const text of [inspect(error, { depth: 9 }), JSON.stringify(error)])
      expect(text).not.toContain("hush");
  }
});

describe("the error union", () => {
  test("is told from other errors, and safe lets those through", async () => {
    server().answerWith(500);
    expect(isDataplatError(await failureOf(listServices()))).toBe(true);
    for (const other of [new Error("x"), null, undefined, "api", { kind: "api" }]) {
      expect(isDataplatError(other)).toBe(false);
    }
    await expect(safe(Promise.reject(new Error("a defect")))).rejects.toThrow("a defect");
    expect(await safe(Promise.resolve(1))).toEqual({ ok: true, data: 1 });
  });

  test("is known across two copies of the package", async () => {
    vi.resetModules();
    const copy = await import("../../src/index.ts");
    server().answerWith(500);
    const error = await failureOf(listServices());
    expect(error instanceof copy.ApiError).toBe(false);
    expect(copy.isDataplatError(error)).toBe(true);
  });
});
