/** openapi-fetch's client on `createFetch`. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import createQueryHooks from "openapi-react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ClientEvent } from "../../src/index.ts";
import { createManagementFetchClient, type ManagementClientOptions } from "../../src/management.ts";
import { createObservabilityFetchClient } from "../../src/observability.ts";
import { startTestPlatform } from "../../src/testing.ts";
import { getError, managementClient, organizationId, pipe, stubFetch } from "./calls.ts";

const address = "https://api.example.com/base";
const services = "/v1/organizations/{organizationId}/services";
const managementStub = (options: ManagementClientOptions = {}, response: object = { result: [] }) => {
  const { fetch, sent } = stubFetch(() => Response.json(response));
  const all = { baseUrl: address, keyId: "k", keySecret: "s", fetch, ...options };
  return { sent, client: createManagementFetchClient(all) };
};

test("calls the local platform by path", async () => {
  await using platform = await startTestPlatform({ listen: true });
  const client = createManagementFetchClient(platform.managementOptions);
  const query = { filter: ["tag:env=prod"] };
  const { data } = await client.GET(services, { params: { path: { organizationId }, query } });
  expect(data?.result.length).toBeGreaterThan(0);
  const written = await client.PUT(settings, { params: { path: pipe }, body: { engine_max_threads: 8 } });
  expect(written.data?.result.engine_max_threads).toBe(8);
  const path = { ...pipe, pipeId: organizationId };
  const failed = await client.GET(`${services}/{serviceId}/pipes/{pipeId}`, { params: { path } });
  expect([failed.response.status, failed.data]).toEqual([404, undefined]);
});

const settings = `${services}/{serviceId}/pipes/{pipeId}/settings` as const;

test("rejects an invalid request as the named operation does, unless validateRequests is false", async () => {
  const body = { engine_max_threads: 999, engine_max_thread: 1 };
  const path = { ...pipe, pipeId: "p" };
  const { client, sent } = managementStub();
  const error = await getError(client.PUT(settings, { params: { path }, body }));
  const named = managementClient(address).updatePipeSettings(path, body);
  expect(JSON.stringify(error)).toBe(JSON.stringify(await getError(named)));
  expect(error).toMatchObject({ kind: "invalid-request", operationId: "updatePipeSettings" });
  expect(sent).toEqual([]);
  const unchecked = managementStub({ validateRequests: false });
  await unchecked.client.PUT(settings, { params: { path }, body });
  expect(unchecked.sent[0]?.init).toMatchObject({ method: "PUT", body: expect.anything() });
});

test.each([
  ...(["off", "report", "throw"] as const).map((drift) => [drift, { drift }, {}] as const),
  ["throw", { drift: "off" }, { drift: "throw" }] as const,
])(
  "with drift: %s, handles drift as the named operation does, of client %j and call %j",
  async (drift, ofClient, ofCall) => {
    const events: ClientEvent[] = [];
    const onEvent = (event: ClientEvent) => events.push(event);
    const { client } = managementStub({ ...ofClient, onEvent }, { result: { engine_max_threads: "8" } });
    const call = client.PUT(settings, { params: { path: pipe }, body: {}, ...ofCall });
    const issues = [{ pointer: "/result/engine_max_threads", difference: "wrong-type" }];
    if (drift === "throw")
      expect(await getError(call)).toMatchObject({ kind: "unexpected-response", issues });
    else expect((await call).data?.result).toEqual({ engine_max_threads: "8" });
    const types = ["request", "response", ...(drift === "off" ? [] : ["drift"])];
    expect(events.map(({ type }) => type)).toEqual(types);
    for (const { operationId } of events) expect(operationId).toBe("updatePipeSettings");
  },
);

test("sends a path that is not in the document as openapi-fetch does", async () => {
  const { client, sent } = managementStub({ drift: "throw" }, { any: 1 });
  // Not in the types either.
  const request = client.request as (...args: unknown[]) => Promise<{ data: unknown }>;
  const params = { path: { id: "a b" }, query: { q: { a: 1 } } };
  const { data } = await request("post", "/v1/things/{id}", { params, body: { engine_max_threads: 999 } });
  expect(data).toEqual({ any: 1 });
  expect(sent[0]?.url).toBe(`${address}/v1/things/a%20b?q[a]=1`);
});

test.each<[options: object, error: object, requests: number]>([
  [{ timeoutMs: 1, retry: false }, { option: "timeoutMs" }, 1],
  [{ deadlineMs: 1 }, { option: "deadlineMs" }, 1],
  [{ timeoutMs: "1" }, { kind: "config" }, 0],
])(
  "takes %j for one call, of a path that is not in the document as well",
  async (options, error, requests) => {
    for (const template of [services, "/v1/things/{organizationId}"]) {
      const { fetch, sent } = stubFetch(() => new Promise(() => {}));
      const { client } = managementStub({ fetch });
      client.use({ onRequest: ({ request }) => new Request(request, { headers: { "x-a": "b" } }) });
      const call = client.GET(template as typeof services, {
        params: { path: { organizationId } },
        ...options,
      });
      expect(await getError(call)).toMatchObject(error);
      expect(sent.length).toBe(requests);
    }
  },
);

test.each<[place: string, params: object, issue: string]>([
  ["query", { query: { organizationId: "b" } }, "/parameters/query.organizationId is unknown"],
  ["header", { header: { organizationId: "b" } }, "/parameters/header.organizationId is unknown"],
  ["path", { path: { organizationId, filter: ["x"] } }, "/parameters/path.filter is unknown"],
  ["query alone", { query: { organizationId }, path: undefined }, "/parameters/organizationId is missing"],
])("rejects a parameter of another place: %s", async (_, given, issue) => {
  const params = { path: { organizationId }, ...given };
  const { client, sent } = managementStub();
  expect((await getError(client.GET(services, { params }))).message).toContain(issue);
  expect(sent).toEqual([]);
  const unchecked = managementStub({ validateRequests: false });
  await unchecked.client.GET(services, { params }).catch(() => {});
  for (const { url } of unchecked.sent) expect(url).toContain(`/organizations/${organizationId}/services`);
});

test("sends parameters that are accessors or inherited, and never less than it validated", async () => {
  const { client, sent } = managementStub();
  const path = Object.create({ organizationId }) as { organizationId: string };
  const query = Object.defineProperty({}, "filter", { get: () => ["tag:a"] });
  await client.GET(services, { params: { path, query } });
  expect(sent[0]?.url).toMatch(/\/services\?filter=tag%3Aa$/);
  const init = { params: { path: pipe }, body: { engine_max_threads: 8 } };
  const inherited = client.PUT(settings, Object.create(init) as typeof init);
  expect(await getError(inherited)).toMatchObject({ kind: "invalid-request" });
});

test("a middleware sends requests of its own as they are", async () => {
  const { client, sent } = managementStub();
  client.use({
    onResponse: async ({ request, options }) => void (await options.fetch(new Request(request.url))),
  });
  await client.PUT(settings, { params: { path: pipe }, body: { engine_max_threads: 8 } });
  expect(sent.map(({ init }) => init.method)).toEqual(["PUT", "GET"]);
});

test("leaves a body to the serializer of the call", async () => {
  const { client, sent } = managementStub();
  const bodySerializer = () => "{}";
  // A body of another kind does not compile.
  const body = new Map() as object;
  await client.PUT(settings, { params: { path: pipe }, body, bodySerializer });
  expect(await new Response(sent[0]?.init.body).text()).toBe("{}");
});

test("encodes parameters as the document states", async () => {
  const { client, sent } = managementStub({ validateRequests: false });
  const query = { filter: ["tag:a&b", "tag:!'()*"] };
  await client.GET(services, { params: { path: { organizationId: "a/../b" }, query } });
  const written = "a%2F..%2Fb/services?filter=tag%3Aa%26b&filter=tag%3A%21%27%28%29%2A";
  expect(sent[0]?.url).toBe(`${address}/v1/organizations/${written}`);
  expect(sent[0]?.init.headers).toMatchObject({ accept: "application/json" });
});

test("writes an object of a query parameter that is not documented as openapi-fetch does", async () => {
  const { client, sent } = managementStub({ validateRequests: false });
  // An undocumented parameter does not compile.
  const query = { nested: { a: 1, b: "x" }, list: ["a", "b"] } as object;
  await client.GET(services, { params: { path: { organizationId }, query } });
  expect(sent[0]?.url).toMatch(/\/services\?nested\[a\]=1&nested\[b\]=x&list=a&list=b$/);
});

test.each<[unknown, string]>([
  ["..", "is a dot segment"],
  [undefined, "is missing"],
  ["\ud800", "contains half a character"],
])("rejects the path parameter %o", async (id, message) => {
  const { client, sent } = managementStub({ validateRequests: false });
  const params = { path: { organizationId: id as string } };
  expect(await getError(client.GET(services, { params }))).toMatchObject({
    kind: "invalid-request",
    issues: [{ pointer: "/parameters/organizationId", message }],
  });
  expect(sent).toEqual([]);
});

test("rejects a baseUrl of a call that is of another origin, and with the errors of this package", async () => {
  const { fetch, sent } = stubFetch(() => Promise.reject(new Error("down")));
  const client = createObservabilityFetchClient({ baseUrl: address, accessToken: "t", fetch, retry: false });
  const elsewhere = client.GET("/api/v2/dashboards", { baseUrl: "https://evil.example" });
  expect((await getError(elsewhere)).kind).toBe("invalid-request");
  expect(sent).toEqual([]);
  expect((await getError(client.GET("/api/v2/dashboards"))).kind).toBe("network");
});

test.each<[string | null, ResponseInit, unknown]>([
  ['{"error":"no"}', { status: 400 }, { error: "no" }],
  ["busy", { status: 503 }, "busy"],
  ["null", { status: 422 }, "status 422"],
  ["", { status: 503 }, "status 503"],
  [null, { status: 401, headers: { "content-length": "0" } }, "status 401"],
])("has an error for a failure with the body %j", async (body, init, error) => {
  const { fetch } = stubFetch(() => new Response(body, init));
  const options = { baseUrl: address, keyId: "k", keySecret: "s", fetch, retry: false } as const;
  const result = await createManagementFetchClient(options).PUT(settings, {
    params: { path: pipe },
    body: {},
  });
  expect(result).toMatchObject({ error, response: { status: init.status } });
  expect(result.data).toBeUndefined();
});

test("works with openapi-react-query, over the platform in process, with server rendering", async () => {
  await using platform = await startTestPlatform();
  const query = createQueryHooks(createManagementFetchClient(platform.managementOptions));
  const params = { path: { organizationId }, query: { filter: ["tag:env=prod"] } };
  const options = query.queryOptions("get", services, { params });
  // @ts-expect-error: the organization is missing.
  query.queryOptions("get", services, { params: {} });
  // @ts-expect-error: the operation is not in the document.
  query.queryOptions("delete", services, { params });
  const Services = () => {
    const { data } = query.useQuery("get", services, { params });
    // @ts-expect-error: a service has no such member.
    void data?.result[0]?.nmae;
    const names: readonly (string | undefined)[] = data?.result.map(({ name }) => name) ?? [];
    return createElement("b", null, names.join(" "));
  };
  const client = new QueryClient();
  await client.prefetchQuery(options);
  const page = createElement(QueryClientProvider, { client }, createElement(Services));
  expect(renderToStaticMarkup(page)).toBe("<b>analytics analytics-readonly</b>");
});
