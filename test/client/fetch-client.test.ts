/** openapi-fetch's client on `createFetch`. */
import { expect, test } from "vitest";
import { createManagementFetchClient } from "../../src/management.ts";
import { createObservabilityFetchClient } from "../../src/observability.ts";
import { startTestPlatform } from "../../src/testing.ts";
import { getError, organizationId, pipe, stubFetch } from "./calls.ts";

const address = "https://api.example.com/base";
const services = "/v1/organizations/{organizationId}/services";
const managementStub = () => {
  const { fetch, sent } = stubFetch(() => Response.json({ result: [] }));
  const options = { baseUrl: address, keyId: "k", keySecret: "s", fetch };
  return { sent, client: createManagementFetchClient(options) };
};

test("calls the local platform by path", async () => {
  await using platform = await startTestPlatform({ listen: true });
  const client = createManagementFetchClient(platform.managementOptions);
  const query = { filter: ["tag:env=prod"] };
  const { data } = await client.GET(services, { params: { path: { organizationId }, query } });
  expect(data?.result.length).toBeGreaterThan(0);
  const settings = `${services}/{serviceId}/pipes/{pipeId}/settings` as const;
  const written = await client.PUT(settings, {
    params: { path: pipe },
    body: { engine_max_threads: 8 },
  });
  expect(written.data?.result.engine_max_threads).toBe(8);
  const failed = await client.PUT(settings, {
    params: { path: pipe },
    body: { engine_max_threads: 65 },
  });
  expect([failed.response.status, failed.data]).toEqual([400, undefined]);
});

test("encodes parameters as the document states", async () => {
  const { client, sent } = managementStub();
  const query = { filter: ["tag:a&b", "tag:!'()*"] };
  await client.GET(services, { params: { path: { organizationId: "a/../b" }, query } });
  expect(sent[0]?.url).toBe(
    `${address}/v1/organizations/a%2F..%2Fb/services?filter=tag%3Aa%26b&filter=tag%3A%21%27%28%29%2A`,
  );
  expect(sent[0]?.init.headers).toMatchObject({ accept: "application/json" });
});

test("writes an object of a query parameter that is not documented as openapi-fetch does", async () => {
  const { client, sent } = managementStub();
  const query = { nested: { a: 1, b: "x" }, list: ["a", "b"] };
  // An undocumented parameter does not compile.
  await client.GET(services, { params: { path: { organizationId }, query: query as object } });
  expect(sent[0]?.url).toBe(
    `${address}/v1/organizations/${organizationId}/services?nested%5Ba%5D=1&nested%5Bb%5D=x&list=a&list=b`,
  );
});

test.each<[unknown, string]>([
  ["..", "is a dot segment"],
  [undefined, "is missing"],
  ["\ud800", "contains half a character"],
])("rejects the path parameter %o", async (id, message) => {
  const { client, sent } = managementStub();
  const params = { path: { organizationId: id as string } };
  expect(await getError(client.GET(services, { params }))).toMatchObject({
    kind: "invalid-request",
    issues: [{ pointer: "/parameters/organizationId", message }],
  });
  expect(sent).toEqual([]);
});

test("rejects a baseUrl of a call that is of another origin, and with the errors of this package", async () => {
  const { fetch, sent } = stubFetch(() => Promise.reject(new Error("down")));
  const client = createObservabilityFetchClient({
    baseUrl: address,
    accessToken: "t",
    fetch,
    retry: false,
  });
  const elsewhere = client.GET("/api/v2/dashboards", { baseUrl: "https://evil.example" });
  expect((await getError(elsewhere)).kind).toBe("invalid-request");
  expect(sent).toEqual([]);
  expect((await getError(client.GET("/api/v2/dashboards"))).kind).toBe("network");
});
