/** Authorization of requests under /_platform. */
import { expect, test } from "vitest";
import type { PlatformHeaders, PlatformRequest } from "../../../src/platform/index.ts";
import { start } from "../demo-platform.ts";

const adminToken = "an-admin-token-of-the-test";

/** Sends a request that clears the faults. Only an authorized one has an effect. */
async function send(request: Partial<PlatformRequest>, token?: string) {
  const platform = start({ demo: false, adminToken: token });
  platform.faults.inject("getPipe", { type: "drop" });
  const response = await platform.handle({ method: "DELETE", target: "/_platform/faults", ...request });
  expect(platform.faults.pending()).toHaveLength(response.status === 204 ? 0 : 1);
  return response;
}

const page = { host: "127.0.0.1:4000" };
const samePage = { ...page, origin: "http://127.0.0.1:4000" };

test.each<[status: number, requests: readonly Partial<PlatformRequest>[]]>([
  [
    204,
    ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1", "::FFFF:127.0.0.1"].map((remoteAddress) => {
      return { remoteAddress };
    }),
  ],
  [
    403,
    [
      ...["10.0.0.1", "192.168.127.1", "1270.0.0.1", "::2", "::ffff:10.0.0.1", "fe80::1"],
      ...["127.0.0.1.example.com", "unknown", ""],
    ].map((remoteAddress) => ({ remoteAddress })),
  ],
])("without an admin token, the response is %i to requests from %j", async (status, requests) => {
  for (const request of requests) expect((await send(request)).status, request.remoteAddress).toBe(status);
});

test.each<[status: number, headers: readonly PlatformHeaders[]]>([
  [
    204,
    ["localhost", "LOCALHOST:4000", "127.0.0.1", "127.1.2.3:1", "[::1]", "[::1]:4000"].map((host) => ({
      host,
    })),
  ],
  [
    403,
    [
      ...["example.com", "example.com:4000", "localhost.example.com", "127.0.0.1.example.com"],
      ...["127.0.0.1, example.com", "10.0.0.1:4000", "localhost.", "user@localhost", ""],
    ].map((host) => ({ host })),
  ],
  [204, [{}, samePage, ...["same-origin", "none"].map((site) => ({ ...page, "sec-fetch-site": site }))]],
  [
    403,
    ["https://example.com", "http://localhost:4000", "http://127.0.0.1:3000", "null"].map((origin) => {
      return { ...page, origin };
    }),
  ],
  [403, [{ origin: "http://127.0.0.1:4000" }, { ...samePage, "sec-fetch-site": "cross-site" }]],
  [403, ["cross-site", "same-site"].map((site) => ({ ...page, "sec-fetch-site": site }))],
  [
    403,
    [
      ...["forwarded", "via", "x-forwarded-for", "x-forwarded-proto"],
      ...["x-real-ip", "true-client-ip", "cf-connecting-ip"],
    ].map((name) => ({ [name]: "127.0.0.1" })),
  ],
  [
    401,
    ["Basic ZGVtby1rZXk6ZGVtby1zZWNyZXQ=", "Bearer demo-token", "Bearer ", ""].map((authorization) => {
      return { authorization };
    }),
  ],
])("without an admin token, the response is %i to requests with %j", async (status, all) => {
  const message = status === 401 ? "send no credentials." : "only requests from this machine are accepted";
  for (const headers of all) {
    const response = await send({ headers });
    expect(response.status, JSON.stringify(headers)).toBe(status);
    if (status !== 204) expect(JSON.parse(String(response.body)).message).toContain(message);
  }
});

test.each([`Bearer ${adminToken}`, `bearer ${adminToken}`, `BEARER  ${adminToken}`])(
  "with an admin token, a request with %s is allowed from anywhere",
  async (authorization) => {
    const headers = { authorization, host: "platform.example.com", "x-forwarded-for": "10.0.0.1" };
    expect((await send({ headers, remoteAddress: "10.0.0.1" }, adminToken)).status).toBe(204);
  },
);

test.each([
  ...[undefined, "", "Bearer", `Bearer ${adminToken}x`, `Bearer ${adminToken} ${adminToken}`, adminToken],
  ...[`Basic ${adminToken}`, `Basic ${btoa(`:${adminToken}`)}`],
])(
  "with an admin token, a request with %j is 401 with a challenge, also from this machine",
  async (authorization) => {
    const headers: PlatformHeaders = authorization === undefined ? {} : { authorization };
    expect(await send({ headers }, adminToken)).toMatchObject({
      status: 401,
      headers: { "www-authenticate": 'Bearer realm="platform"', "cache-control": "no-store" },
      body: '{"message":"Unauthorized. Send the admin token as Bearer."}',
    });
  },
);

test.each([undefined, adminToken])("a rejection is the same for every path: token %s", async (token) => {
  const responses = new Set<string>();
  for (const [method, path] of [
    ["GET", "/health"],
    ["POST", "/reset"],
    ["BREW", "/nothing?x=%E0"],
    ["OPTIONS", "/faults"],
  ] as const) {
    const request = { method, target: `/_platform${path}`, remoteAddress: "10.0.0.1" };
    const { headers, ...response } = await send(request, token);
    responses.add(JSON.stringify({ ...response, headers: { ...headers, "x-request-id": "" } }));
  }
  expect(responses.size).toBe(1);
});
