/** Authorization of requests under /_platform. */
import { describe, expect, onTestFinished, test } from "vitest";
import { createPlatform, type PlatformHeaders, type PlatformRequest } from "../../../src/platform/index.ts";

const adminToken = "an-admin-token-of-the-test";

/** Status of a request that clears the faults. Only an authorized one has an effect. */
async function statusOf(request: Partial<PlatformRequest>, token?: string): Promise<number> {
  const platform = createPlatform({ adminToken: token });
  onTestFinished(() => platform.close());
  platform.faults.inject("getPipe", { type: "drop" });
  const { status } = await platform.handle({ method: "DELETE", target: "/_platform/faults", ...request });
  expect(platform.faults.pending()).toHaveLength(status === 204 ? 0 : 1);
  return status;
}

const page = { host: "127.0.0.1:4000" };
const samePage = { ...page, origin: "http://127.0.0.1:4000" };

describe("without an admin token", () => {
  test("a request from this process is allowed", async () => {
    expect(await statusOf({})).toBe(204);
  });

  test.each([
    [204, ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1", "::FFFF:127.0.0.1"]],
    [403, ["10.0.0.1", "192.168.127.1", "1270.0.0.1", "::2", "::ffff:10.0.0.1", "fe80::1"]],
    [403, ["127.0.0.1.example.com", "unknown", ""]],
  ])("the response is %i to requests from %j", async (status, addresses) => {
    for (const remoteAddress of addresses)
      expect(await statusOf({ remoteAddress }), remoteAddress).toBe(status);
  });

  test.each([
    [204, ["localhost", "LOCALHOST:4000", "127.0.0.1", "127.1.2.3:1", "[::1]", "[::1]:4000"]],
    [403, ["example.com", "example.com:4000", "localhost.example.com", "127.0.0.1.example.com"]],
    [403, ["127.0.0.1, example.com", "10.0.0.1:4000", "localhost.", "user@localhost", ""]],
  ])("the response is %i for the hosts %j", async (status, hosts) => {
    for (const host of hosts) expect(await statusOf({ headers: { host } }), host).toBe(status);
  });

  test.each<[number, PlatformHeaders]>([
    [204, samePage],
    [204, { ...page, "sec-fetch-site": "same-origin" }],
    [204, { ...page, "sec-fetch-site": "none" }],
    [403, { ...page, origin: "https://example.com" }],
    [403, { ...page, origin: "http://localhost:4000" }],
    [403, { ...page, origin: "http://127.0.0.1:3000" }],
    [403, { ...page, origin: "null" }],
    [403, { origin: "http://127.0.0.1:4000" }],
    [403, { ...page, "sec-fetch-site": "cross-site" }],
    [403, { ...page, "sec-fetch-site": "same-site" }],
    [403, { ...samePage, "sec-fetch-site": "cross-site" }],
  ])("the response is %i to a web page with %j", async (status, headers) => {
    expect(await statusOf({ headers })).toBe(status);
  });

  test("a request through a proxy is 403", async () => {
    const forwarded = ["forwarded", "via", "x-forwarded-for", "x-forwarded-proto"];
    for (const name of [...forwarded, "x-real-ip", "true-client-ip", "cf-connecting-ip"]) {
      expect(await statusOf({ headers: { [name]: "127.0.0.1" } }), name).toBe(403);
    }
  });

  test.each(["Basic ZGVtby1rZXk6ZGVtby1zZWNyZXQ=", "Bearer demo-token", "Bearer ", ""])(
    "a request with the credentials %j is 401",
    async (authorization) => {
      expect(await statusOf({ headers: { authorization } })).toBe(401);
    },
  );
});

test.each([
  [{ authorization: "Basic ZGVtbw==" }, "Unauthorized. Without an admin token, send no credentials."],
  [
    { ...page, origin: "null" },
    "Forbidden. Without an admin token, only requests from this machine are accepted",
  ],
])("without an admin token, the rejection of %j says what to do", async (headers, message) => {
  const platform = createPlatform();
  onTestFinished(() => platform.close());
  const { body } = await platform.handle({ method: "GET", target: "/_platform/journal", headers });
  expect(JSON.parse(String(body)).message).toContain(message);
});

describe("with an admin token", () => {
  test.each([`Bearer ${adminToken}`, `bearer ${adminToken}`, `BEARER  ${adminToken}`])(
    "a request with %s is allowed from anywhere",
    async (authorization) => {
      const headers = { authorization, host: "platform.example.com", "x-forwarded-for": "10.0.0.1" };
      expect(await statusOf({ headers, remoteAddress: "10.0.0.1" }, adminToken)).toBe(204);
    },
  );

  test.each([
    "",
    "Bearer",
    `Bearer ${adminToken}x`,
    `Bearer ${adminToken} ${adminToken}`,
    `Basic ${adminToken}`,
    adminToken,
    `Basic ${btoa(`:${adminToken}`)}`,
  ])("a request with %j is 401, also from this machine", async (authorization) => {
    expect(await statusOf({ headers: { authorization } }, adminToken)).toBe(401);
  });

  test("a request without credentials is 401 with a challenge", async () => {
    const platform = createPlatform({ adminToken });
    onTestFinished(() => platform.close());
    expect(await platform.handle({ method: "GET", target: "/_platform/health" })).toMatchObject({
      status: 401,
      headers: { "www-authenticate": 'Bearer realm="platform"', "cache-control": "no-store" },
      body: '{"message":"Unauthorized. Send the admin token as Bearer."}',
    });
  });
});

test.each([undefined, adminToken])("a rejection is the same for every path: token %s", async (token) => {
  const platform = createPlatform({ adminToken: token });
  onTestFinished(() => platform.close());
  const responses = new Set<string>();
  for (const [method, path] of [
    ["GET", "/health"],
    ["POST", "/reset"],
    ["BREW", "/nothing?x=%E0"],
    ["OPTIONS", "/faults"],
  ] as const) {
    const request = { method, target: `/_platform${path}`, remoteAddress: "10.0.0.1" };
    const { headers, ...response } = await platform.handle(request);
    responses.add(JSON.stringify({ ...response, headers: { ...headers, "x-request-id": "" } }));
  }
  expect(responses.size).toBe(1);
});
