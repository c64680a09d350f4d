/** Bodies of every kind, which the documents of today's APIs do not have: other JSON, text, bytes, several statuses, none. */
import { describe, expect, test } from "vitest";
import type { Operation } from "../../src/contract/operation.ts";
import { createStubs, getError, operationTable } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const json = { kind: "json", mediaType: "application/json" } as const;
const binary = { kind: "binary", mediaType: "image/png" } as const;
const post = { method: "POST", safe: false, idempotent: false } as const;
const bodyOf = (
  kind: "json" | "text" | "binary",
  mediaType: string,
  required = true,
): Partial<Operation> => ({ ...post, requestBody: { kind, mediaType, required } });

const operations = operationTable({
  readPage: { success: { 200: { ...json, payload: "items", type: "array" } } },
  readCount: { success: { 200: json } },
  readProblem: { success: { 200: { kind: "json", mediaType: "application/vnd.api+json" } } },
  readText: { success: { 200: { kind: "text", mediaType: "text/csv" } } },
  readImage: { success: { 200: binary } },
  remove: { method: "DELETE", safe: false, success: { 204: { kind: "none" } } },
  start: {
    ...post,
    success: {
      200: { ...json, payload: "job" },
      202: { kind: "none" },
      203: { kind: "text", mediaType: "text/plain" },
    },
  },
  patch: { ...bodyOf("json", "application/merge-patch+json"), method: "PATCH" },
  search: bodyOf("json", "application/json", false),
  writeText: bodyOf("text", "text/csv"),
  upload: bodyOf("binary", "application/octet-stream"),
  list: {
    parameters: [
      {
        name: "q",
        in: "query",
        style: "form",
        explode: true,
        kind: "value",
        type: "string",
        required: false,
      },
    ],
  },
});

const createStub = (respond?: () => Response, options: object = {}) =>
  createStubs({ operations }, options, respond);

describe("a response", () => {
  test.each<[what: string, operation: string, response: () => Response, data: unknown, accept: string]>([
    ["a list", "readCount", () => Response.json([1]), [1], "application/json"],
    ["a scalar", "readCount", () => Response.json(7), 7, "application/json"],
    ["null", "readCount", () => Response.json(null), null, "application/json"],
    [
      "JSON of another type",
      "readProblem",
      () => Response.json({ a: 1 }),
      { a: 1 },
      "application/vnd.api+json, application/json;q=0.5",
    ],
    ["text", "readText", () => new Response("a,b\n"), "a,b\n", "text/csv, application/json;q=0.5"],
    ["empty text", "readText", () => new Response(null), "", "text/csv, application/json;q=0.5"],
    ["no content", "remove", () => new Response(null, { status: 204 }), undefined, "application/json"],
    [
      "one of several, of another kind",
      "start",
      () => new Response("later", { status: 203 }),
      "later",
      "application/json, text/plain",
    ],
  ])("of %s resolves to it", async (_, operation, response, data, accept) => {
    const { call, headers } = createStub(response);
    expect(await call(operation)()).toEqual(data);
    const { status } = response();
    const full = await call(operation).withResponse();
    expect(full).toMatchObject({ status, data, response: { status }, attempts: 1 });
    expect(headers()[0]?.get("accept")).toBe(accept);
  });

  test("has its whole body and its status beside the payload", async () => {
    const body = { items: [1], nextCursor: "n" };
    const { call } = createStub(() => Response.json(body));
    expect(await call("readPage").withResponse()).toMatchObject({ status: 200, data: [1], body });
    const accepted = createStub(
      () => new Response("ignored", { status: 202, headers: { location: "/jobs/1" } }),
    );
    const full = await accepted.call("start").withResponse();
    expect(full).toMatchObject({ status: 202, data: undefined, body: undefined });
    expect(Reflect.get(full, "response").headers.get("location")).toBe("/jobs/1");
  });

  test("of bytes resolves to a Blob with its type, also over a connection", async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    server().onRequest((response) => response.writeHead(200, { "content-type": "image/png" }).end(bytes));
    const { call } = createStub(undefined, { baseUrl: server().baseUrl, fetch: globalThis.fetch });
    const image = (await call("readImage")()) as Blob;
    expect([image.type, image.size]).toEqual(["image/png", bytes.length]);
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
    expect(await call("readImage").withResponse()).toMatchObject({ status: 200, body: image });
  });

  test("of bytes is limited by maxResponseBytes, and its failures are errors with text", async () => {
    const large = createStub(() => new Response(new Uint8Array(11)), { maxResponseBytes: 10 });
    expect((await getError(large.call("readImage")())).message).toContain("larger than 10 bytes");
    const failed = createStub(() => Response.json({ message: "no image" }, { status: 404 }));
    expect(await getError(failed.call("readImage")())).toMatchObject({
      kind: "api",
      message: expect.stringContaining("no image"),
      body: { message: "no image" },
    });
  });

  test.each<[string, () => Response, RegExp]>([
    ["readProblem", () => new Response("<html>"), /not JSON/],
    ["remove", () => Response.json({}), /status 200, but it is not documented/],
    ["readImage", () => new Response("", { status: 206 }), /status 206, but it is not documented/],
  ])("to %s that is not documented is an unexpected-response error", async (operation, response, message) => {
    const error = await getError(createStub(response).call(operation)());
    expect(error.kind).toBe("unexpected-response");
    expect(error.message).toMatch(message);
  });
});

describe("a request body", () => {
  test.each<[what: string, operation: string, body: unknown, text: string, type: string]>([
    ["merge patch", "patch", { a: null }, '{"a":null}', "application/merge-patch+json"],
    ["a list", "search", [1, null], "[1,null]", "application/json"],
    ["a scalar", "search", false, "false", "application/json"],
    ["null", "search", null, "null", "application/json"],
    ["text", "writeText", "a,ü\n", "a,ü\n", "text/csv"],
    ["empty text", "writeText", "", "", "text/csv"],
    ["a Blob", "upload", new Blob(["ab"], { type: "text/plain" }), "ab", "application/octet-stream"],
    ["an ArrayBuffer", "upload", new TextEncoder().encode("ab").buffer, "ab", "application/octet-stream"],
    ["a Uint8Array", "upload", new TextEncoder().encode("-ab").subarray(1), "ab", "application/octet-stream"],
    ["a Buffer", "upload", Buffer.from("ab"), "ab", "application/octet-stream"],
  ])("of %s is sent with the documented type", async (_, operation, body, text, type) => {
    const { call, headers, sent } = createStub();
    await call(operation)(body);
    expect(await new Response(sent[0]?.init.body).text()).toBe(text);
    expect(headers()[0]?.get("content-type")).toBe(type);
    server().respondWith(200, {});
    await createStub(undefined, { baseUrl: server().baseUrl, fetch: globalThis.fetch }).call(operation)(body);
    expect(server().requests[0]).toMatchObject({ body: text, headers: { "content-type": type } });
  });

  test("that is optional may be left out, before options as well", async () => {
    const { call, headers, sent } = createStub();
    await call("search")();
    await call("search")(undefined, { headers: { "x-trace": "1" } });
    expect(sent.map(({ init }) => init.body)).toEqual([null, null]);
    expect(headers().map((each) => [each.has("content-type"), each.get("x-trace")])).toEqual([
      [false, null],
      [false, "1"],
    ]);
  });

  test("of bytes is the same for all attempts, even if the caller changes it", async () => {
    const bytes = new TextEncoder().encode("before");
    let attempts = 0;
    const { call, sent } = createStub(() => {
      attempts += 1;
      bytes.fill(0);
      return attempts < 3
        ? new Response(null, { status: 429, headers: { "retry-after": "0" } })
        : Response.json({});
    });
    await call("upload")(bytes);
    const texts = await Promise.all(sent.map(({ init }) => new Response(init.body).text()));
    expect(texts).toEqual(["before", "before", "before"]);
  });

  test.each<[operation: string, body: unknown, message: string]>([
    ["patch", undefined, "is missing"],
    ["patch", new Map(), "must be plain JSON"],
    ["writeText", undefined, "is missing"],
    ["writeText", { a: 1 }, "must be a string"],
    ["writeText", "\ud800", "contains half a character"],
    ["upload", undefined, "is missing"],
    ["upload", "text", "must be a Blob, ArrayBuffer or Uint8Array"],
    ["upload", { [Symbol.toStringTag]: "Blob" }, "must be a Blob, ArrayBuffer or Uint8Array"],
    ["upload", new DataView(new ArrayBuffer(1)), "must be a Blob, ArrayBuffer or Uint8Array"],
    ["upload", new Response("a"), "must be a Blob, ArrayBuffer or Uint8Array"],
  ])("for %s that is %o is rejected: %s", async (operation, body, message) => {
    const { call, sent } = createStub();
    const error = await getError(call(operation)(body));
    expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/body", message }] });
    expect(sent).toEqual([]);
  });
});

test("parameters that are all optional may be left out, but not replaced", async () => {
  const { call, sent } = createStub();
  await call("list")();
  await call("list")(undefined, { timeoutMs: 1000 });
  await call("list")({ q: "a" });
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(["", "", "?q=a"]);
  expect(await getError(call("list")(null))).toMatchObject({ issues: [{ pointer: "/parameters" }] });
});

describe("the client by path", () => {
  test.each<[path: string, response: () => Response, data: unknown, accept: string]>([
    ["/readCount", () => Response.json([1]), [1], "application/json"],
    ["/readProblem", () => Response.json(1), 1, "application/vnd.api+json, application/json;q=0.5"],
    ["/readText", () => new Response("1"), "1", "text/csv, application/json;q=0.5"],
    [
      "/readImage",
      () => new Response(new Uint8Array([49])),
      new Blob(["1"]),
      "image/png, application/json;q=0.5",
    ],
    ["/elsewhere", () => Response.json([1]), [1], "application/json"],
  ])("reads %s as the document states", async (path, response, data, accept) => {
    const { byPath, headers } = createStub(response);
    expect((await byPath.GET(path)).data).toEqual(data);
    expect(headers()[0]?.get("accept")).toBe(accept);
  });

  test("sends the documented media type, which the caller may replace", async () => {
    const { byPath, sent, headers } = createStub();
    const bytes = new TextEncoder().encode("ab");
    // Documents state the types of bodies.
    const send = (method: "POST" | "PATCH", path: string, init: object) =>
      byPath[method](path, init as never);
    await send("PATCH", "/patch", { body: { a: null } });
    await send("POST", "/upload", { body: bytes, headers: new Headers({ Accept: "*/*" }) });
    await send("POST", "/writeText", { body: "a", headers: { "Content-Type": "text/tab-separated-values" } });
    await send("POST", "/search", {});
    const texts = sent.map(({ init }) => new Response(init.body).text());
    expect(await Promise.all(texts)).toEqual(['{"a":null}', "ab", "a", ""]);
    expect(headers().map((each) => each.get("content-type"))).toEqual([
      "application/merge-patch+json",
      "application/octet-stream",
      "text/tab-separated-values",
      null,
    ]);
    expect(headers()[1]?.get("accept")).toBe("*/*");
  });
});
