/** Operations that today's APIs do not have, on a made-up API. */
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createPlatform, type PlatformRequest } from "../../../src/platform/index.ts";
import { hashSecret } from "../../../src/platform/store/digest.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { brokenFiles, png, received } from "./files-api.ts";

vi.mock(import("../../../src/platform/apis/index.ts"), async () => {
  const { brokenFiles, files } = await import("./files-api.ts");
  return { apis: [files, brokenFiles] };
});

const failures: unknown[] = [];
const store = createMemoryStore();
const onError = (error: unknown) => failures.push(error);
const rateLimit = { files: { requests: 50, perMs: 1000 } };
const platform = createPlatform({ store, checkResponses: true, onError, now: () => 0, rateLimit });
afterAll(() => platform.close());

beforeEach(async () => {
  received.length = 0;
  failures.length = 0;
  await platform.reset();
  const [token, secretHash] = [hashSecret("token"), hashSecret("secret")];
  const times = { expiresAt: null, revokedAt: null };
  const credentials = ["files", "defects"].flatMap((api) => [
    { api, tenantId: "tenant", id: token, secretHash: token, ...times },
    { api, tenantId: "tenant", id: "key", secretHash, ...times },
  ]);
  const note = { tenantId: "tenant", kind: "Note", parentId: "", id: "1", body: "{}", etag: "v1", tags: {} };
  const file = { ...note, kind: "File" };
  await store.insert({ tenants: [], credentials, resources: [note, file] });
});

const basic = `Basic ${btoa("key:secret")}`;

type Send = Omit<PlatformRequest, "method" | "target">;

/** Sends a request, given as method and target. */
async function send(line: string, { headers, ...request }: Send = {}) {
  const [method = "", target = ""] = line.split(" ");
  const authorization = line.startsWith("POST") ? basic : "Bearer token";
  return platform.handle({ method, target, headers: { authorization, ...headers }, ...request });
}

const sendBody = (line: string, type: string | undefined, body: string | Uint8Array | null) =>
  send(line, { body, headers: type === undefined ? {} : { "content-type": type } });

describe("a success", () => {
  const json = "application/json";
  const merge = "application/merge-patch+json";
  const file = "application/vnd.File+json";
  const text = "text/plain; charset=utf-8";
  type Expected = readonly [status: number, body: string | null, type: string | undefined];
  test.each<[line: string, type: string | undefined, sent: string | null, expected: Expected]>([
    ["POST /files", json, '{"name":"a"}', [201, '{"data":{"name":"a"},"count":1}', json]],
    ["PATCH /files/1", merge, '{"name":"b"}', [200, '{"name":"b"}', file]],
    ["PATCH /files/1", undefined, null, [202, "Nothing to do – yet.", text]],
    ["DELETE /files/1", undefined, null, [204, null, undefined]],
  ])("of %s has the documented status, envelope and media type", async (line, type, sent, expected) => {
    const { status, body, headers } = await sendBody(line, type, sent);
    expect([status, body, headers["content-type"]]).toEqual(expected);
    expect(headers["location"]).toBe(status === 201 ? "/files/a" : undefined);
  });

  test("may create and remove a resource, once", async () => {
    const create = () => sendBody("POST /files", "application/json", '{"name":"a"}');
    const remove = () => send("DELETE /files/a");
    const statuses: number[] = [];
    for (const step of [create, create, remove, remove, create]) statuses.push((await step()).status);
    expect(statuses).toEqual([201, 409, 204, 404, 201]);
    expect(failures).toEqual([]);
  });

  test("may be bytes", async () => {
    const { status, headers, body } = await send("GET /files/1");
    expect([status, headers["content-type"], body]).toEqual([200, "image/png", png]);
    const head = await send("HEAD /files/1");
    expect(head).toMatchObject({ status: 200, body: null, headers: { "content-length": "4" } });
    const init = { headers: { authorization: "Bearer token" } };
    const response = await platform.fetch(`${platform.baseUrl}/files/1`, init);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    expect((await send("GET /files/1", { headers: { "if-none-match": '"v1"' } })).status).toBe(304);
  });

  test.each(Object.keys(brokenFiles.handlers))(
    "of %s is 500 with a report if its handler returns another status or kind of content",
    async (operationId) => {
      const { method, path } = brokenFiles.operations[operationId] ?? expect.unreachable();
      const body = { body: png, headers: { "content-type": "image/png" } };
      const response = await send(`${method} ${path}`, method === "PUT" ? body : {});
      expect(response.status).toBe(500);
      expect(failures.map(String)).toEqual([expect.stringContaining(`${operationId}: its handler returned`)]);
    },
  );
});

describe("a request body", () => {
  const otherwise = "Its Content-Type says otherwise.";
  test.each<[string, string | undefined, string | Uint8Array | null, unknown]>([
    ["PATCH /files/1", "application/merge-patch+json", '{"name":"b"}', { name: "b" }],
    // Optional, and absent.
    ["PATCH /files/1", undefined, null, undefined],
    ["PUT /notes/1", undefined, null, "absent"],
    ["PUT /notes/1", "text/plain; charset=UTF-8", "a – b", "a – b"],
    ["PUT /notes/1", "text/plain", "", ""],
    ["PUT /files/1", "image/png", png, png],
    ["PUT /files/1", "IMAGE/PNG", "", new Uint8Array()],
  ])("of %s may be %s", async (line, type, body, expected) => {
    expect((await sendBody(line, type, body)).status).toBeLessThan(300);
    expect(received).toEqual([expected]);
  });

  test.each<[number, string, string | undefined, string | Uint8Array | null, string]>([
    [400, "PUT /files/1", undefined, null, "The body is missing. Send one of type image/png."],
    [400, "POST /files", "application/json", "", "The body is missing. Send one of type application/json."],
    [400, "PUT /notes/1", "text/plain", new Uint8Array([0xff]), "The body is not UTF-8."],
    [400, "PATCH /files/1", "application/merge-patch+json", '{"name":1}', "/body "],
    [400, "DELETE /files/1", "application/json", "{}", "deleteFile takes no body."],
    [413, "PUT /files/1", "image/png", new Uint8Array(1024 * 1024 + 1), "longer than"],
    [415, "PATCH /files/1", "application/json", "{}", "must be application/merge-patch+json"],
    [415, "PUT /notes/1", "text/plain; charset=latin1", "a", `text must be in UTF-8. ${otherwise}`],
    [415, "PUT /files/1", undefined, png, "There is no Content-Type."],
  ])("is %i for %s with the type %s", async (status, line, type, body, message) => {
    const response = await sendBody(line, type, body);
    expect([response.status, response.body]).toEqual([status, expect.stringContaining(message)]);
    expect(received).toEqual([]);
  });
});

describe("a form", () => {
  /** Sends a body of `fetch`, with the media type that it states. */
  const post = async (body: BodyInit, headers: Readonly<Record<string, string>> = {}) => {
    const request = new Request("http://localhost/forms", { method: "POST", body });
    const type = { "content-type": request.headers.get("content-type") ?? "" };
    const content = new Uint8Array(await request.arrayBuffer());
    return send("POST /forms", { body: content, headers: { ...type, ...headers } });
  };

  const formOf = (entries: readonly (readonly [name: string, value: string | Blob])[]) => {
    const form = new FormData();
    for (const [name, value] of entries) {
      if (typeof value === "string") form.append(name, value);
      else form.append(name, value);
    }
    return form;
  };

  test("is read by the types and styles of its fields, with its files", async () => {
    const texts = [
      ...new URLSearchParams(
        "size=3&text=3&tags=a&tags=b&ids=1|2&deep[size]=1&deep[a][0]=x&deep[b][0][n]=1.5&deep[b][0][m]=1&deep[b][1][n]=2&flat=on,true&count=2",
      ),
    ];
    const read = {
      ...{ size: 3, text: "3", tags: ["a", "b"], ids: [1, 2] },
      ...{
        deep: { size: 1, a: ["x"], b: [{ n: 1.5, m: "1" }, { n: 2 }] },
        flat: { on: true },
        spread: { count: 2 },
      },
    };
    expect(await post(new URLSearchParams(texts))).toMatchObject({ status: 201 });
    const photo = new File([png], "a.png", { type: "image/png" });
    const meta = new Blob(['{"a":1}'], { type: "application/json" });
    const response = await post(formOf([...texts, ["photo", photo], ["meta", meta]]));
    expect([response.status, response.body]).toEqual([201, "{}"]);
    expect(received[0]).toEqual(read);
    expect(received[1]).toEqual({ ...read, meta: { a: 1 }, photo: expect.any(File) });
    const file = Object(received[1]).photo as File;
    expect([file.name, file.type, new Uint8Array(await file.arrayBuffer())]).toEqual([
      "a.png",
      "image/png",
      png,
    ]);
    const bodies = platform.journal.entries({ operationId: "sendForm" }).map(({ body }) => body);
    expect(bodies[1]).toEqual({ ...read, meta: { a: 1 }, photo: "a.png" });
  });

  test("is one of several media types, whose response is one of several as well", async () => {
    const response = await post("a", { "content-type": "text/csv", accept: "text/event-stream" });
    const headers = { "content-type": "text/event-stream" };
    expect(response).toMatchObject({ status: 200, headers, body: png });
    expect(received).toEqual(["a"]);
  });

  test.each<[status: number, body: BodyInit, message: string]>([
    [400, new URLSearchParams("size=1&size=2"), "/body/size must not be repeated."],
    [400, new URLSearchParams("deep[a]=1&deep[a]=2"), "/body/deep/a must not be repeated."],
    [400, new URLSearchParams("deep=1&deep[a]=2"), "/body/deep must not be repeated."],
    [400, new URLSearchParams({ [`deep${"[a]".repeat(64)}`]: "1" }), "than 64 levels."],
    [400, new URLSearchParams("deep[a][0]=1&deep[a][9]=2"), "the next element, /body/deep/a/1."],
    [400, formOf([["photo", "a"]]), "/body/photo must be a file."],
    [400, new URLSearchParams("name=a&name=b"), "/body/name must not"],
    [400, new URLSearchParams({ "deep[__proto__][a]": "1" }), "named __proto__"],
    // It ends in the middle.
    [400, new Blob(["--a\r\n"], { type: "multipart/form-data; boundary=a" }), "is not a form"],
    [415, "text", "must be application/json or text/csv or multipart/form-data or"],
  ])("is %i with %s: %s", async (status, body, message) => {
    const response = await post(body);
    expect([response.status, response.body]).toEqual([status, expect.stringContaining(message)]);
    expect(received).toEqual([]);
    expect(Object.prototype).not.toHaveProperty("a");
  });
});

test.each([
  [200, "GET /files/1", "image/*"],
  [406, "GET /files/1", "application/json"],
  [202, "PATCH /files/1", "text/plain"],
  [202, "PATCH /files/1", "application/vnd.file+json"],
  [406, "PATCH /files/1", "application/json"],
  [200, "PUT /notes/1", "text/csv"],
  [204, "DELETE /files/1", "text/html"],
])("the response is %i to %s with Accept: %s", async (status, line, accept) => {
  expect((await send(line, { headers: { accept } })).status).toBe(status);
});

test("HEAD and OPTIONS of the document go before the built-in answers, and Allow lists each method once", async () => {
  expect(await send("HEAD /notes/1")).toMatchObject({ status: 200, headers: { etag: '"v1"' }, body: null });
  expect((await send("OPTIONS /notes/1")).status).toBe(200);
  expect(await send("OPTIONS /files/1")).toMatchObject({ status: 204, body: null });
  const headers = { allow: "PUT, HEAD, GET, OPTIONS" };
  expect(await send("DELETE /notes/1")).toMatchObject({ status: 405, headers });
  // It has neither a handler nor an example.
  expect((await send("GET /notes/1")).status).toBe(501);
});

describe("credentials", () => {
  const json = { "content-type": "application/json" };
  const create = (headers: Readonly<Record<string, string>>) =>
    platform.handle({ method: "POST", target: "/files", headers: { ...json, ...headers }, body: "{}" });

  test.each<[number, string, Readonly<Record<string, string>>]>([
    [201, "of the first alternative", { authorization: basic }],
    [201, "of the second", { prefer: "token" }],
    [201, "of the second, beside others", { authorization: "Bearer token", prefer: "token" }],
    [401, "of no alternative", { authorization: "Bearer token" }],
    [401, "that are missing", {}],
    [401, "with an unknown key", { prefer: "other" }],
    [401, "with the header of another scheme as key", { prefer: basic }],
    [401, "of two, of which the first decides", { authorization: "Basic eDp5", prefer: "token" }],
  ])("the response is %i to those %s", async (status, what, headers) => {
    const response = await create(headers);
    expect([response.status, response.body]).toEqual([status, expect.not.stringContaining("token")]);
    if (status === 201) return;
    const challenges = 'Basic realm="files", charset="UTF-8", ApiKey realm="files", header="Prefer"';
    expect(response.headers["www-authenticate"]).toBe(challenges);
    if (what !== "that are missing") return;
    const expected = "HTTP Basic credentials or a key in the header Prefer";
    expect(response.body).toContain(`The credentials are missing. Send ${expected}.`);
  });

  test("in a header that the journal stores otherwise are not in the journal", async () => {
    await create({ prefer: "token", "user-agent": "test" });
    const [created] = platform.journal.assertCalled("createFile", { tenantId: "tenant" });
    expect(created?.headers).toEqual({ ...json, "user-agent": "test" });
  });

  test("that an operation does not need give access to no tenant's data, and do not keep a fault from firing", async () => {
    for (const authorization of ["Bearer token", "nonsense"]) {
      const response = await send("OPTIONS /notes/1", { headers: { authorization } });
      const requestId = response.headers["x-request-id"];
      expect(response.status).toBe(200);
      expect(JSON.parse(String(response.body))).toEqual({ scope: "", requestId, notes: [] });
    }
    const entries = platform.journal.entries({ operationId: "describeNote" });
    expect(entries.map(({ tenantId }) => tenantId)).toEqual([null, null]);
    platform.faults.inject("files.describeNote", { type: "status", status: 503 });
    expect((await send("OPTIONS /notes/1")).status).toBe(503);
  });

  test("that an operation does not need leave the address as the key of the rate limit", async () => {
    const describeNote = (remoteAddress: string) => send("OPTIONS /notes/1", { remoteAddress });
    const [first, ...others] = await Promise.all(Array.from({ length: 51 }, () => describeNote("10.0.0.1")));
    expect(first?.headers["x-ratelimit-remaining"]).toBe("49");
    expect(others.at(-1)?.status).toBe(429);
    expect((await describeNote("10.0.0.2")).status).toBe(200);
  });
});

describe("the journal", () => {
  test("has text as it is and bytes in Base64, and compares both", async () => {
    await sendBody("PUT /notes/1", "text/plain", "a – b");
    await sendBody("PUT /files/1", "image/png", png);
    const bodies = platform.journal.entries().map(({ body }) => body);
    expect(bodies).toEqual(["a – b", "iVD/AA=="]);
    const { journal } = platform;
    journal.assertCalled("writeNote", { times: 1, body: "a – b" });
    journal.assertCalled("writeFile", { times: 1, body: png });
    journal.assertNotCalled("writeNote", { body: "a" });
    journal.assertNotCalled("writeFile", { body: png.slice(1) });
    expect(() => journal.assertCalled("writeFile", { body: png.slice(1) })).toThrowError(
      'Expected writeFile with {"body":"UP8A"} to be called.',
    );
  });

  test("has the body of a request that a fault ended", async () => {
    for (const operationId of ["writeNote", "writeFile"]) {
      platform.faults.inject(`files.${operationId}`, { type: "status", status: 503 });
    }
    await sendBody("PUT /notes/1", "text/plain", "a");
    await sendBody("PUT /files/1", "image/png", new Uint8Array(9000));
    const entries = platform.journal.entries();
    expect(entries).toMatchObject([{ body: "a" }, { body: null, bodyLength: 9000 }]);
    expect(received).toEqual([]);
  });
});
