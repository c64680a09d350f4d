/** Bodies of every kind, which the documents of today's APIs do not have: other JSON, text, bytes, several statuses, none. */
import { describe, expect, test } from "vitest";
import type { Operation } from "../../src/contract/operation.ts";
import type { Validator } from "../../src/contract/validator.ts";
import { useServer } from "./server.ts";
import { createStubs, getError, operationTable, pause } from "./stubs.ts";

const server = useServer();
const json = { kind: "json", mediaType: "application/json" } as const;
const csv = { kind: "text", mediaType: "text/csv" } as const;
const events = { kind: "stream", mediaType: "text/event-stream" } as const;
const binary = { kind: "binary", mediaType: "image/png" } as const;
const none = { kind: "none" } as const;
const post = { method: "POST", safe: false, idempotent: false } as const;
type Body = NonNullable<Operation["requestBody"]>;
const sends = (kind: Body["kind"], mediaType: string, members: Partial<Body> = {}): Partial<Operation> => ({
  ...post,
  requestBody: { kind, mediaType, required: true, ...members },
});
const multipart = "multipart/form-data";
const formEncoded = "application/x-www-form-urlencoded";

const operations = operationTable({
  readPage: { success: { 200: { ...json, payload: "items", type: "array" } } },
  readCount: { success: { 200: json } },
  readProblem: { success: { 200: { kind: "json", mediaType: "application/vnd.api+json" } } },
  readText: { success: { 200: csv } },
  readHtml: { success: { 200: { kind: "text", mediaType: "text/html" } } },
  readImage: { success: { 200: binary } },
  remove: { method: "DELETE", safe: false, success: { 204: none } },
  start: {
    ...post,
    success: { 200: { ...json, payload: "job" }, 202: none, 203: { kind: "text", mediaType: "text/plain" } },
  },
  patch: { ...sends("json", "application/merge-patch+json"), method: "PATCH" },
  search: sends("json", "application/json", { required: false }),
  writeText: sends("text", "text/csv"),
  upload: sends("binary", "application/octet-stream"),
  uploadImage: sends("binary", "image/*"),
  uploadPhoto: sends("binary", "image/png", { others: [{ kind: "binary", mediaType: "image/jpeg" }] }),
  send: sends("form", multipart, {
    fields: [
      { name: "file", kind: "value", isFile: true },
      { name: "files", kind: "list", isFile: true },
      { name: "photo", kind: "value", isFile: true, contentType: "image/png" },
      { name: "note", kind: "value", type: "string", contentType: "text/markdown" },
    ],
  }),
  encode: sends("form", formEncoded, {
    fields: [
      { name: "ids", kind: "list", type: "integer", style: "pipeDelimited", explode: false },
      { name: "deep", kind: "object", style: "deepObject", explode: true },
      { name: "flat", kind: "object", style: "form", explode: false },
      { name: "any", kind: "value" },
    ],
  }),
  choose: {
    ...sends("json", "application/json", { others: [csv, { kind: "form", mediaType: multipart }] }),
    success: { 200: { ...json, payload: "data", others: [csv, events] } },
  },
  watch: { success: { 200: events } },
  range: { success: { default: { ...json, isStatusInferred: true } } },
  redirect: { success: { 302: none } },
  list: {
    parameters: [{ name: "q", in: "query", style: "form", explode: true, kind: "value", required: false }],
  },
});

const createStub = (respond?: () => Response, options: object = {}) =>
  createStubs({ operations }, options, respond);

/** Responds with a status to each attempt. */
const respondInTurn =
  (...statuses: number[]) =>
  () =>
    Response.json({}, { status: statuses.shift() ?? 500, headers: { "retry-after": "0" } });

/** `Accept` of an operation with another success than JSON, whose errors are JSON. */
const or = (mediaType: string) => `${mediaType}, application/json;q=0.5`;

const page = () => new Response("<html>", { headers: { "content-type": "text/html; charset=utf-8" } });

describe("a response", () => {
  test.each<[operation: string, accept: string, data: unknown, response: () => Response]>([
    ["readCount", "application/json", [1], () => Response.json([1])],
    ["readCount", "application/json", 7, () => Response.json(7)],
    ["readCount", "application/json", null, () => Response.json(null)],
    ["readProblem", or("application/vnd.api+json"), { a: 1 }, () => Response.json({ a: 1 })],
    ["readText", or("text/csv"), "a,b\n", () => new Response("a,b\n")],
    ["readText", or("text/csv"), "", () => new Response(null)],
    ["readHtml", or("text/html"), "<html>", page],
    ["readImage", or("image/png"), new Blob(["1"]), () => new Response(new Uint8Array([49]))],
    ["remove", "application/json", undefined, () => new Response(null, { status: 204 })],
    ["start", "application/json, text/plain", "later", () => new Response("later", { status: 203 })],
  ])("of %s with Accept: %s resolves to %o, also by path", async (operation, accept, data, response) => {
    const { call, byPath, headers } = createStub(response);
    expect(await call(operation)()).toEqual(data);
    const { status } = response();
    const full = await call(operation).withResponse();
    expect(full).toMatchObject({ status, data, response: { status }, attempts: 1 });
    if (operation.startsWith("read")) expect((await byPath.GET(`/${operation}`)).data).toEqual(data);
    for (const each of headers()) expect(each.get("accept")).toBe(accept);
  });

  test("has its whole body and its status beside the payload", async () => {
    const body = { items: [1], nextCursor: "n" };
    const { call } = createStub(() => Response.json(body));
    expect(await call("readPage").withResponse()).toMatchObject({ status: 200, data: [1], body });
    const accepted = { status: 202, headers: { location: "/jobs/1" } };
    const { call: start } = createStub(() => new Response("ignored", accepted));
    const full = await start("start").withResponse();
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
    const message = expect.stringContaining("no image");
    const expected = { kind: "api", message, body: { message: "no image" } };
    expect(await getError(failed.call("readImage")())).toMatchObject(expected);
  });

  test.each<[string, () => Response, RegExp]>([
    ["readProblem", () => new Response("<html>"), /not JSON \(6 characters\)/],
    ["readText", page, /the body is not text\/csv \(6 characters\)/],
    ["readImage", page, /the body is not image\/png \(6 characters\)/],
    ["watch", page, /the body is not text\/event-stream \(6 characters\)/],
    ["remove", () => Response.json({}), /status 200, but it is not documented/],
    ["readImage", () => new Response("", { status: 206 }), /status 206, but it is not documented/],
  ])("to %s that is not documented is an unexpected-response error", async (operation, response, message) => {
    const error = await getError(createStub(response).call(operation)());
    expect(error.kind).toBe("unexpected-response");
    expect(error.message).toMatch(message);
  });
});

describe("a request body", () => {
  const bytes = new TextEncoder().encode("ab");
  test.each<[operation: string, type: string, text: string, body: unknown]>([
    ["patch", "application/merge-patch+json", '{"a":null}', { a: null }],
    ["search", "application/json", "[1,null]", [1, null]],
    ["search", "application/json", "false", false],
    ["search", "application/json", "null", null],
    ["writeText", "text/csv", "a,ü\n", "a,ü\n"],
    ["writeText", "text/csv", "", ""],
    ["upload", "application/octet-stream", "ab", new Blob(["ab"], { type: "text/plain" })],
    ["upload", "application/octet-stream", "ab", bytes.buffer],
    ["upload", "application/octet-stream", "b", bytes.subarray(1)],
    ["upload", "application/octet-stream", "ab", Buffer.from("ab")],
    ["uploadImage", "image/webp", "a", new Blob(["a"], { type: "image/webp" })],
    ["uploadImage", "application/octet-stream", "ab", bytes],
    ["uploadPhoto", "image/jpeg", "a", new Blob(["a"], { type: "image/jpeg" })],
    ["uploadPhoto", "image/png", "a", new Blob(["a"], { type: "text/plain" })],
  ])("of %s is sent as %s: %s", async (operation, type, text, body) => {
    server().respondWith(200, {});
    await createStub(undefined, { baseUrl: server().baseUrl, fetch: globalThis.fetch }).call(operation)(body);
    expect(server().requests[0]).toMatchObject({ body: text, headers: { "content-type": type } });
  });

  test("that is optional may be left out, before options as well", async () => {
    const { call, headers, sent } = createStub();
    await call("search")();
    await call("search")(undefined, { headers: { "x-trace": "1" } });
    expect(sent.map(({ init }) => init.body)).toEqual([null, null]);
    expect(headers().map((each) => each.get("x-trace"))).toEqual([null, "1"]);
    for (const each of headers()) expect(each.has("content-type")).toBe(false);
  });

  test("of bytes is the same for all attempts, even if the caller changes it", async () => {
    const bytes = new TextEncoder().encode("before");
    const respond = respondInTurn(429, 429, 200);
    const { call, sent } = createStub(() => {
      bytes.fill(0);
      return respond();
    });
    await call("upload")(bytes);
    const texts = await Promise.all(sent.map(({ init }) => new Response(init.body).text()));
    expect(texts).toEqual(["before", "before", "before"]);
  });

  const bytesExpected = "must be a Blob, ArrayBuffer or Uint8Array";
  const fieldsExpected = "must be a plain object with the fields as members";
  const file = new File(["ab"], "a.txt");
  test.each<[operation: string, pointer: string, message: string, body: unknown]>([
    ["patch", "/body", "is missing", undefined],
    ["patch", "/body", "must be plain JSON", new Map()],
    ["writeText", "/body", "is missing", undefined],
    ["writeText", "/body", "must be a string", { a: 1 }],
    ["writeText", "/body", "contains half a character", "\ud800"],
    ["upload", "/body", "is missing", undefined],
    ["upload", "/body", bytesExpected, "text"],
    ["upload", "/body", bytesExpected, { [Symbol.toStringTag]: "Blob" }],
    ["upload", "/body", bytesExpected, new DataView(new ArrayBuffer(1))],
    ["upload", "/body", bytesExpected, new Response("a")],
    ["send", "/body", fieldsExpected, new FormData()],
    ["send", "/body", fieldsExpected, [1]],
    ["send", "/body", fieldsExpected, Object.create({ text: "a" })],
    ["send", "/body", fieldsExpected, Object.create({ toJSON: () => ({ text: "a" }) })],
    ["send", "/body", "is missing", undefined],
    ["send", "/body/file", "must be a file (a Blob)", { file: "a.txt" }],
    ["send", "/body/files", "must be a file (a Blob)", { files: [file, "a"] }],
    ["send", "/body", "must be plain JSON; text is not", { text: file }],
    ["send", "/body/text", "cannot be null in a form: leave it out", { text: null }],
    ["send", "/body/text", "contains half a character", { text: "\ud800" }],
    ["encode", "/body/any", "is a file, which a form-encoded body cannot have", { any: file }],
    ["encode", "/body/ids", 'has an element with "|"', { ids: ["a|b"] }],
  ])("for %s is rejected: %s %s: %o", async (operation, pointer, message, body) => {
    const { call, sent } = createStub();
    const error = await getError(call(operation)(body));
    expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer, message }] });
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

describe("a form", () => {
  const file = new File(["ab"], "a.txt");
  const entriesOf = async (init: RequestInit | undefined) =>
    [...(await new Response(init?.body).formData())].map(([name, value]) => [
      name,
      value instanceof File ? `${value.name}, ${value.type}, ${value.size}` : value,
    ]);

  test("is sent in parts: lists repeated, objects as JSON, files as they are", async () => {
    const { call, headers, sent } = createStub();
    const body = { text: "ü", count: 1, on: true, gone: undefined, tags: ["a", "b"], meta: { a: [1] } };
    const files = [file, new Blob(["c"])];
    await call("send")({ ...body, file, files, note: "# A", photo: new Blob(["d"]) });
    expect(headers()[0]?.has("content-type")).toBe(false);
    const texts = { text: "ü", count: "1", on: "true", meta: '{"a":[1]}' };
    const entries = await entriesOf(sent[0]?.init);
    expect(entries).toHaveLength(11);
    expect(entries).toEqual(
      expect.arrayContaining([
        ...Object.entries(texts),
        ...["a", "b"].map((tag) => ["tags", tag]),
        ...["file", "files"].map((name) => [name, "a.txt, application/octet-stream, 2"]),
        ["files", "blob, application/octet-stream, 1"],
        // Only a file can have a media type of its own.
        ["note", "blob, text/markdown, 3"],
        ["photo", "blob, image/png, 1"],
      ]),
    );
    const { headers: written } = new Request("http://a", { method: "POST", ...sent[0]?.init });
    expect(written.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  });

  test("is form-encoded, with the styles of its fields", async () => {
    const { call, headers, sent } = createStub();
    const body = { "a b": "1&2", ids: [1, 2], deep: { a: { b: [true] } }, flat: { x: 1 }, json: { y: "z" } };
    await call("encode")(body);
    expect(headers()[0]?.get("content-type")).toBe(formEncoded);
    expect(String(sent[0]?.init.body)).toBe(
      "a+b=1%262&ids=1%7C2&deep%5Ba%5D%5Bb%5D%5B0%5D=true&flat=x%2C1&json=%7B%22y%22%3A%22z%22%7D",
    );
  });

  test("is validated as the object that it is sent from, with a text for each file", async () => {
    const seen: unknown[] = [];
    const validate: Validator = (value) => seen.push(value) > 1;
    const message = "must be a string";
    validate.errors = [{ instancePath: "/text", keyword: "type", message, params: {} }];
    const { call, sent } = createStubs({ operations, requests: { send: { body: validate } } });
    const error = await getError(call("send")({ text: 1, files: [file] }));
    expect(error).toMatchObject({ issues: [{ pointer: "/body/text", message }] });
    await call("send")({ text: "a" });
    expect(seen).toEqual([{ text: 1, files: ["file"] }, { text: "a" }]);
    expect(sent).toHaveLength(1);
  });

  test("is sent again as it was by the client by path as well, whose caller states no boundary", async () => {
    const { byPath, sent } = createStub(respondInTurn(429, 200));
    const headers = { "Content-Type": "multipart/form-data" };
    await byPath.POST("/send", { body: { text: "a", file }, headers } as never);
    const texts = sent.map(({ init }) => new Response(init.body, { headers: init.headers ?? {} }).formData());
    for (const data of await Promise.all(texts)) expect([...data.keys()]).toEqual(["text", "file"]);
    expect(sent).toHaveLength(2);
    const { byPath: other } = createStub();
    const invalid = other.POST("/send", { body: { file: "a" } } as never);
    expect(await getError(invalid)).toMatchObject({ issues: [{ pointer: "/body/file" }] });
  });
});

describe("a choice of media types", () => {
  const respond = () => new Response("a,b", { headers: { "content-type": "text/csv" } });

  test("is that of the options contentType and accept", async () => {
    const { call, headers, sent } = createStub(respond);
    expect(await getError(call("choose")({ a: 1 }))).toMatchObject({ kind: "unexpected-response" });
    expect(await call("choose")("a,b", { contentType: "text/csv", accept: "text/csv" })).toBe("a,b");
    expect(sent[1]?.init.body).toBe("a,b");
    expect(headers().map((each) => [each.get("content-type"), each.get("accept")])).toEqual([
      ["application/json", "application/json"],
      ["text/csv", "text/csv, application/json;q=0.5"],
    ]);
    const json = createStub();
    await json.call("choose")({ a: 1 }, { contentType: "application/json", timeoutMs: 1000 });
    expect(json.sent[0]?.init.body).toBe('{"a":1}');
    // The option says more than the type of a Blob.
    const photo = new Blob(["a"], { type: "image/jpeg" });
    await json.call("uploadPhoto")(photo, { contentType: "image/png" });
    await json.byPath.POST("/uploadPhoto", {
      body: photo as never,
      headers: { "content-type": "image/png" },
    });
    expect(json.headers().map((each) => each.get("content-type"))).toEqual([
      "application/json",
      "image/png",
      "image/png",
    ]);
  });

  test("is validated by the validator of the media type", async () => {
    const seen: unknown[] = [];
    const record = (name: string): Validator => {
      return (value) => seen.push([name, value]) > 0;
    };
    const requests = { choose: { body: record("body"), "multipart/form-data": record("form") } };
    const { call } = createStubs({ operations, requests }, {}, () => Response.json({ data: 1 }));
    await call("choose")({ a: 1 });
    await call("choose")({ b: 1 }, { contentType: "multipart/form-data" });
    await call("choose")("c", { contentType: "text/csv" });
    expect(seen).toEqual([
      ["body", { a: 1 }],
      ["form", { b: 1 }],
    ]);
  });

  test.each([
    [
      { contentType: "text/plain" },
      "contentType must be application/json or text/csv or multipart/form-data.",
    ],
    [{ accept: "text/plain" }, "accept must be application/json or text/csv or text/event-stream."],
    [{ contentTyp: "text/csv" }, "contentTyp is not a known option."],
    [null, "options must be a plain object."],
  ])("that is %j is a config error", async (options, message) => {
    const { call, sent } = createStub();
    const error = await getError(call("choose")({}, options));
    expect([error.kind, error.message, sent]).toEqual([
      "config",
      expect.stringContaining(`choose: ${message}`),
      [],
    ]);
  });

  test("is that of the headers in the client by path", async () => {
    const { byPath, sent, headers } = createStub(respond);
    const chosen = { "content-type": "text/csv", accept: "text/csv" };
    const { data } = await byPath.POST("/choose", { body: "a,b", headers: chosen } as never);
    expect([data, await new Response(sent[0]?.init.body).text()]).toEqual(["a,b", "a,b"]);
    expect(headers()[0]?.get("content-type")).toBe("text/csv");
  });
});

describe("a stream", () => {
  const encoder = new TextEncoder();
  const endless = (cancelled: (reason: unknown) => void) =>
    new ReadableStream({
      pull: async (controller) => {
        await pause(5);
        controller.enqueue(encoder.encode("data: 1\n\n"));
      },
      cancel: cancelled,
    });
  const readAll = async (stream: unknown) => {
    const texts: string[] = [];
    for await (const chunk of stream as ReadableStream<Uint8Array>)
      texts.push(new TextDecoder().decode(chunk));
    return texts.join("");
  };

  test("resolves to its bytes when its headers have arrived, of any length", async () => {
    const options = { maxResponseBytes: 4, timeoutMs: 50 };
    const respond = () => new Response("data: 1\n\ndata: 2\n\n");
    const { call, headers } = createStub(respond, options);
    expect(await readAll(await call("watch")())).toBe("data: 1\n\ndata: 2\n\n");
    expect(headers()[0]?.get("accept")).toBe("text/event-stream, application/json;q=0.5");
    const { call: chosen } = createStub(respond, options);
    expect(await readAll(await chosen("choose")({}, { accept: "text/event-stream" }))).toContain("data: 2");
    const { byPath } = createStub(respond, options);
    const { data } = await byPath.GET("/watch");
    expect(await readAll(data)).toContain("data: 2");
    expect(await readAll(await createStub(() => new Response(null)).call("watch")())).toBe("");
  });

  test("is not limited by the timeout, and cancelled by its reader", async () => {
    const reasons: unknown[] = [];
    const respond = () => new Response(endless((reason) => reasons.push(reason)));
    const { call } = createStub(respond, { timeoutMs: 20 });
    const reader = Object(await call("watch")()).getReader();
    for (let index = 0; index < 10; index++) expect((await reader.read()).done).toBe(false);
    await reader.cancel("enough");
    expect(reasons).toEqual(["enough"]);
  });

  test("ends with an error at the deadline, and when its signal aborts", async () => {
    const reasons: unknown[] = [];
    const respond = () =>
      new Response(endless((reason) => reasons.push(Reflect.get(Object(reason), "kind"))));
    const late = createStub(respond, { deadlineMs: 40 }).call("watch")();
    expect(await getError(readAll(await late))).toMatchObject({ kind: "timeout", option: "deadlineMs" });
    const controller = new AbortController();
    const aborted = createStub(respond).call("watch")({ signal: controller.signal });
    const reading = getError(readAll(await aborted));
    controller.abort();
    expect((await reading).kind).toBe("aborted");
    expect(reasons).toEqual(["timeout", "aborted"]);
  });

  test.each([
    ["network", "the connection breaks", "ECONNRESET"],
    ["unexpected-response", "its content coding is broken", "Z_DATA_ERROR"],
  ])("ends with an error of kind %s when %s", async (kind, _, code) => {
    const cause = Object.assign(new Error("broken"), { code });
    const broken = new ReadableStream({
      start: (each) => each.error(new TypeError("terminated", { cause })),
    });
    const failed = createStub(() => new Response(broken)).call("watch")();
    const error = await getError(readAll(await failed));
    expect(error).toMatchObject({ kind, message: expect.stringContaining(code) });
  });

  test("with an error status is read as an error, and repeated as any other", async () => {
    const statuses = [503, 200];
    const { call, sent } = createStub(() => new Response("data: 1", { status: statuses.shift() ?? 200 }));
    expect(await readAll(await call("watch")())).toBe("data: 1");
    expect(sent).toHaveLength(2);
    const failed = createStub(() => Response.json({ message: "no events" }, { status: 404 }));
    const error = { kind: "api", body: { message: "no events" } };
    expect(await getError(failed.call("watch")())).toMatchObject(error);
  });
});

test("a range of statuses and a redirect may be the success", async () => {
  const created = createStub(() => Response.json({ id: 1 }, { status: 201 }));
  expect(await created.call("range").withResponse()).toMatchObject({ status: 201, data: { id: 1 } });
  const redirect = () => new Response(null, { status: 302, headers: { location: "/elsewhere" } });
  const full = await createStub(redirect).call("redirect").withResponse();
  expect(full).toMatchObject({ status: 302, data: undefined });
  expect(Reflect.get(full, "response").headers.get("location")).toBe("/elsewhere");
  expect(await getError(createStub(redirect).call("range")())).toMatchObject({ kind: "api", status: 302 });
});

describe("the client by path", () => {
  test("reads a path that is not documented as JSON", async () => {
    const { byPath, headers } = createStub(() => Response.json([1]));
    expect((await byPath.GET("/elsewhere")).data).toEqual([1]);
    expect(headers()[0]?.get("accept")).toBe("application/json");
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
