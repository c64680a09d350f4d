/** Requests that only `platform.handle` accepts, since fetch refuses to send them. */
import { afterAll, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import type { PlatformRequest } from "../../../src/platform/pipeline/message.ts";
import { platformOptions } from "./platform-options.ts";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings } from "./requests.ts";
import { createTestData } from "./test-data.ts";

const { own, seed } = createTestData();
const platform = createPlatform({ ...platformOptions(), seed });
afterAll(() => platform.close());

describe("platform.handle", () => {
  test("returns the body as a string, and null for HEAD, OPTIONS and 304", async () => {
    const get = await platform.handle(getPipe(own));
    expect(get.body).toBeTypeOf("string");
    const head = await platform.handle({ ...getPipe(own), method: "HEAD" });
    expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: null });
    expect(Object.keys(head.headers)).toEqual([...Object.keys(get.headers), "content-length"]);
    const missing = await platform.handle({ ...getPipe(own), method: "HEAD", target: "/v1/nothing" });
    expect({ status: missing.status, body: missing.body }).toEqual({ status: 404, body: null });
    const { headers } = getPipe(own);
    const unchanged = { ...headers, "if-none-match": get.headers["etag"] ?? "" };
    expect(await platform.handle({ ...getPipe(own), headers: unchanged })).toMatchObject({
      status: 304,
      body: null,
    });
    expect(await platform.handle({ ...getPipe(own), method: "OPTIONS" })).toMatchObject({
      status: 204,
      body: null,
    });
  });

  test("answers OPTIONS of the whole server", async () => {
    expect(await platform.handle({ method: "OPTIONS", target: "*" })).toMatchObject({
      status: 204,
      body: null,
    });
    expect((await platform.handle({ method: "GET", target: "*" })).status).toBe(400);
  });

  test("accepts a target in absolute form, with any host", async () => {
    const request = getPipe(own);
    expect(
      (await platform.handle({ ...request, target: `http://example.com:1${request.target}` })).status,
    ).toBe(200);
    const { status, body } = await platform.handle({ ...request, target: "http://example.com/v1/nothing" });
    expect({ status, body }).toEqual({ status: 404, body: expect.stringContaining('"error":"NOT_FOUND: ') });
    expect((await platform.handle({ ...request, target: "http://example.com" })).status).toBe(404);
  });

  test("rejects an invalid target", async () => {
    for (const target of ["", "v1", "ftp://example.com/v1", "/v1/organizations#x", "//\\"]) {
      expect([400, 404], target).toContain((await platform.handle({ ...getPipe(own), target })).status);
    }
  });

  test("reads a body from a string and from bytes; null, undefined and empty mean no body", async () => {
    const request = updateAlert(own, { name: "ü" });
    const text = '{"name":"ü"}';
    for (const body of [text, new TextEncoder().encode(text)]) {
      expect((await platform.handle({ ...request, body })).body).toContain('"name":"ü"');
    }
    for (const body of [null, undefined, "", new Uint8Array()]) {
      const platformRequest: PlatformRequest =
        body === undefined ? { ...request, body: null } : { ...request, body };
      expect((await platform.handle(platformRequest)).status).toBe(400);
    }
    expect((await platform.handle({ ...getPipe(own), body: null })).status).toBe(200);
  });

  test("rejects a body on an operation without one", async () => {
    for (const request of [getPipe(own), listServices(own), listDashboards(own)]) {
      const { status, body } = await platform.handle({ ...request, body: "{}" });
      expect({ status, body }).toEqual({ status: 400, body: expect.stringContaining("takes no body") });
    }
  });

  test("rejects a request without headers with 401", async () => {
    const { method, target } = getPipe(own);
    expect((await platform.handle({ method, target })).status).toBe(401);
  });

  test("matches methods case-sensitively", async () => {
    for (const method of ["get", "Get", "", "GET "]) {
      expect((await platform.handle({ ...getPipe(own), method })).status, method).toBe(405);
      expect(platform.journal.entries({ limit: 1 })).toMatchObject([
        { api: "management", operationId: null },
      ]);
    }
  });

  test("counts the bytes of a body that is given as text", async () => {
    const body = JSON.stringify({ name: "ü".repeat(1024 * 1024 - 100) });
    expect((await platform.handle({ ...updateAlert(own, {}), body })).status).toBe(413);
    expect(
      (await platform.handle({ ...updateSettings(own, {}), body: "{}".padEnd(1024 * 1024) })).status,
    ).toBe(200);
  });
});
