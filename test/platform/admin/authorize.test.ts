/** Who reaches the administration surface, and what others are told. */
import { describe, expect, test } from "vitest";
import { createAdminHandler } from "../../../src/platform/admin/admin-handler.ts";
import type { PlatformHeaders, PlatformRequest } from "../../../src/platform/pipeline/message.ts";
import { ask, newTarget, parsed } from "./admin-deps.ts";

const adminToken = "an-admin-token-of-the-test";

async function statusOf(request: Partial<PlatformRequest>, token?: string): Promise<number> {
  const { target, told } = newTarget({ adminToken: token });
  const { status } = await ask(target, "POST /_platform/reset", request);
  // Whatever was answered: only what was let in has done anything.
  expect(told).toEqual(status === 204 ? [["reset", undefined]] : []);
  return status;
}

describe("without an admin token", () => {
  test.each([undefined, "127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1", "::FFFF:127.0.0.1"])(
    "lets in what comes from %s",
    async (remoteAddress) => {
      const request = remoteAddress === undefined ? {} : { remoteAddress };
      const { target } = newTarget();
      const { status } = await ask(target, "GET /_platform/health", { headers: {}, ...request });
      expect(status).toBe(200);
    },
  );

  test("allows requests from this process, which have no address", async () => {
    const { target } = newTarget();
    const response = await createAdminHandler(target)({ method: "GET", target: "/_platform/health" });
    expect(response.status).toBe(200);
  });

  test.each([
    "10.0.0.1",
    "192.168.127.1",
    "1270.0.0.1",
    "::2",
    "::ffff:10.0.0.1",
    "fe80::1",
    "127.0.0.1.example.com",
    "unknown",
    "",
  ])("rejects requests from %j", async (remoteAddress) => {
    expect(await statusOf({ remoteAddress })).toBe(403);
  });

  test.each([
    "localhost",
    "LOCALHOST:4000",
    "127.0.0.1",
    "127.0.0.1:4000",
    "127.1.2.3:1",
    "[::1]",
    "[::1]:4000",
  ])("allows the host %s", async (host) => {
    expect(await statusOf({ headers: { host } })).toBe(204);
  });

  test.each([
    "example.com",
    "example.com:4000",
    "localhost.example.com",
    "127.0.0.1.example.com",
    "127.0.0.1, example.com",
    "10.0.0.1:4000",
    "localhost.",
    "user@localhost",
    "",
  ])("rejects the host %j, whose name may resolve to any address", async (host) => {
    expect(await statusOf({ headers: { host } })).toBe(403);
  });

  const page = { host: "127.0.0.1:4000" };
  test.each<PlatformHeaders>([
    { ...page, origin: "http://127.0.0.1:4000" },
    { ...page, "sec-fetch-site": "same-origin" },
    { ...page, "sec-fetch-site": "none" },
  ])("allows a page of the same origin: %j", async (headers) => {
    expect(await statusOf({ headers })).toBe(204);
  });

  test.each<PlatformHeaders>([
    { ...page, origin: "https://example.com" },
    { ...page, origin: "http://localhost:4000" },
    { ...page, origin: "http://127.0.0.1:3000" },
    { ...page, origin: "null" },
    { origin: "http://127.0.0.1:4000" },
    { ...page, "sec-fetch-site": "cross-site" },
    { ...page, "sec-fetch-site": "same-site" },
    { ...page, origin: "http://127.0.0.1:4000", "sec-fetch-site": "cross-site" },
  ])("rejects a page of another origin: %j", async (headers) => {
    expect(await statusOf({ headers })).toBe(403);
  });

  test.each([
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "true-client-ip",
    "x-client-ip",
  ])("rejects requests through a proxy, which %s shows", async (name) => {
    expect(await statusOf({ headers: { [name]: "127.0.0.1" } })).toBe(403);
  });

  test.each(["Basic ZGVtby1rZXk6ZGVtby1zZWNyZXQ=", "Bearer demo-token", "Bearer ", ""])(
    "refuses what carries the credentials %j",
    async (authorization) => {
      expect(await statusOf({ headers: { authorization } })).toBe(401);
    },
  );
});

describe("with an admin token", () => {
  test.each([`Bearer ${adminToken}`, `bearer ${adminToken}`, `BEARER  ${adminToken}`])(
    "lets in %s, from anywhere",
    async (authorization) => {
      const headers = { authorization, host: "platform.example.com", "x-forwarded-for": "10.0.0.1" };
      expect(await statusOf({ headers, remoteAddress: "10.0.0.1" }, adminToken)).toBe(204);
    },
  );

  test.each([
    undefined,
    "",
    "Bearer",
    `Bearer ${adminToken}x`,
    `Bearer ${adminToken.slice(1)}`,
    `Bearer ${adminToken} ${adminToken}`,
    `Bearer ${adminToken}, Bearer ${adminToken}`,
    `Basic ${adminToken}`,
    adminToken,
    `Basic ${btoa(`:${adminToken}`)}`,
    "Bearer demo-token",
  ])("rejects %j, also from this machine", async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    expect(await statusOf({ headers }, adminToken)).toBe(401);
  });
});

describe("a refusal", () => {
  test("is the same for every path, and reveals nothing", async () => {
    for (const token of [undefined, adminToken]) {
      const { target } = newTarget({ adminToken: token });
      const answers = [];
      for (const line of [
        "GET /_platform/health",
        "GET /_platform/export",
        "POST /_platform/reset",
        "BREW /_platform/nothing?x=%E0",
        "OPTIONS /_platform/faults",
      ]) {
        const { status, headers, body } = await ask(target, line, { remoteAddress: "10.0.0.1" });
        answers.push(JSON.stringify([status, { ...headers, "x-request-id": "" }, body]));
      }
      expect(new Set(answers).size).toBe(1);
    }
  });

  test("has a challenge with 401", async () => {
    const { target } = newTarget({ adminToken });
    const response = await ask(target, "GET /_platform/health");
    expect(response).toMatchObject({
      status: 401,
      headers: { "www-authenticate": 'Bearer realm="platform"', "cache-control": "no-store" },
    });
    expect(parsed(response)).toEqual({ message: "Unauthorized." });
  });
});
