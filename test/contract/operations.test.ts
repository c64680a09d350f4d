/** Every operation through its client, on stock `prism mock` and on the platform. `drift: "throw"` validates every response. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { demoOptions } from "../../scripts/lib/credentials.ts";
import { exampleArguments, importClient } from "../../scripts/lib/import-client.ts";
import { type RunningMocks, startMocks } from "../../scripts/mock/start-mocks.ts";
import {
  createBundleReader,
  type DocumentOperation,
  listOperations,
} from "../../src/contract/read-document.ts";
import { safe } from "../../src/index.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { namedExamples } from "../../src/samples/document-values.ts";
import { documentedOperations } from "../documented-operations.ts";
import { invalidRequests } from "../invalid-requests.ts";
import { booleanSettings, numericSettings } from "../openapi/vendor-documentation/management-settings.ts";
import { expectRejected } from "../send-request.ts";

const { apis } = await readRegister();
const platform = createPlatform({ demo: true, checkResponses: true });
let mocks: RunningMocks;
let platformUrl: string;
beforeAll(async () => {
  mocks = await startMocks();
  platformUrl = (await platform.listen()).url;
});
afterAll(() => Promise.all([mocks.stop(), platform.close()]));

type Call = (...given: unknown[]) => Promise<unknown>;
type Served = { readonly operation: DocumentOperation; readonly call: Call; readonly requests: unknown[][] };

/** The operations of an API with the client's function and the arguments of each request example. */
async function serve(name: string, baseUrl: string, options = {}) {
  const document = mocks.mocks.find((mock) => mock.name === name)?.document;
  if (!document) throw new Error(`${name} has no mock.`);
  const { createClient } = await importClient({ name });
  const operations = listOperations(document);
  const client = createClient({ baseUrl, drift: "throw", ...demoOptions(operations), ...options });
  const served = operations.map((operation): Served => {
    const { operationId } = operation.entry;
    const call = client[operationId];
    if (!call) throw new Error(`The client has no ${operationId}.`);
    return { operation, call, requests: listArguments(document, operation) };
  });
  expect(served).not.toEqual([]);
  return { document, served };
}

/** The arguments of a call for each named example of the request body; one list if there is no body. */
function listArguments(document: OpenApiDocument, operation: DocumentOperation): unknown[][] {
  const { parameters, bodies } = exampleArguments(document, operation);
  const first = operation.parameters.length > 0 ? [parameters] : [];
  return operation.requestBody ? [...bodies.values()].map((body) => [...first, body]) : [first];
}

/** The payload of each named example of the success response. */
function examplePayloads(document: OpenApiDocument, { responses }: DocumentOperation): [string, unknown[]][] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  return successes.flatMap(({ content }) => {
    const examples = content ? [...namedExamples(createBundleReader(document), content.node)] : [];
    return examples.map(([name, value]): [string, unknown[]] => [name, Object.values(Object(value))]);
  });
}

/** `typeof` the result of a call, by the kind of its response. */
const types = { json: "object", binary: "object", text: "string", none: "undefined" } as const;

const isDelete = ({ operation }: { readonly operation: DocumentOperation }) =>
  operation.entry.method === "DELETE";

describe.each(apis)("the mock and the platform of $name", ({ name }) => {
  test("accept each request example", async () => {
    for (const baseUrl of [mocks.baseUrl(name), platformUrl]) {
      const { served } = await serve(name, baseUrl);
      // A deleted resource is not there for the others.
      const ordered = served.toSorted((a, b) => Number(isDelete(a)) - Number(isDelete(b)));
      for (const { operation, call, requests } of ordered) {
        expect(requests).not.toEqual([]);
        const kinds = Object.values(operation.entry.success).map(({ kind }) => types[kind]);
        for (const request of requests) expect(kinds).toContain(typeof (await call(...request)));
      }
    }
  });

  test("reject each operation without credentials", async () => {
    const { served: all } = await serve(name, mocks.baseUrl(name));
    const alternatives = all.flatMap(({ operation }) => operation.entry.security);
    const withoutCredentials = (url: string, { headers, ...init }: RequestInit) => {
      const kept = new Headers(headers);
      for (const each of alternatives) kept.delete(each.scheme === "key" ? each.header : "authorization");
      return fetch(url, { ...init, headers: kept });
    };
    for (const baseUrl of [mocks.baseUrl(name), platformUrl]) {
      const { served } = await serve(name, baseUrl, { fetch: withoutCredentials });
      for (const { operation, call, requests } of served) {
        const { error } = await safe(call(...(requests[0] ?? [])));
        expect(error, operation.entry.operationId).toMatchObject({ kind: "api", status: 401 });
      }
    }
  });

  test("and the client reject each request that violates one rule of the document", async () => {
    const { document, served } = await serve(name, platformUrl);
    for (const { operation, call } of served) {
      for (const invalid of invalidRequests(document, operation)) {
        await expectRejected(operation, invalid, call, [
          [mocks.baseUrl(name), 422],
          [platformUrl, 400],
        ]);
      }
    }
  });

  test("have each response example, which a call on the mock returns without its envelope", async () => {
    const { document, served } = await serve(name, mocks.baseUrl(name));
    for (const { operation, call, requests } of served) {
      if (operation.responses.every(({ status, content }) => !status.startsWith("2") || !content)) continue;
      const examples = examplePayloads(document, operation);
      expect(examples, operation.entry.operationId).not.toEqual([]);
      for (const [example, members] of examples) {
        const options = { headers: { Prefer: `example=${example}` } };
        expect(members).toContainEqual(await call(...(requests[0] ?? []), options));
      }
    }
  });
});

const [numeric, boolean] = [numericSettings.length, booleanSettings.length];
const ofSettings = { type: 5 + 5 * numeric + 4 * boolean, minimum: numeric, maximum: numeric };

test.each(
  Object.entries({
    getPipe: { format: 3 },
    updatePipeSettings: { format: 3, required: 1, additionalProperties: 1, ...ofSettings },
    listServices: { format: 1 },
    // The body, its 9 members, and the 2 of the channel, each with 5 other types.
    updateAlert: { required: 1, type: 5 * 12, enum: 2, additionalProperties: 2 },
    listDashboards: {},
  }),
)("%s has so many requests that violate a rule of the document: %j", (id, expected) => {
  const found = documentedOperations.find(({ operation }) => operation.operationId === id);
  const counts: Record<string, number> = {};
  for (const { keyword } of found ? invalidRequests(found.document, found.described) : [])
    counts[keyword] = (counts[keyword] ?? 0) + 1;
  expect(counts).toEqual(expected);
});

describe("Prism", () => {
  const services = "/v1/organizations/11111111-1111-4111-8111-111111111111/services";
  const pipe = `${services}/22222222-2222-4222-8222-222222222222/pipes/33333333-3333-4333-8333-333333333333`;
  const basic = (scheme: string, key: string) => `${scheme} ${btoa(key)}`;
  const management = { api: "management", authorization: basic("Basic", "key-id:key-secret") };
  const listServices = { ...management, method: "GET", target: services };
  const getPipe = { ...management, method: "GET", target: pipe };
  const updatePipeSettings = { ...management, method: "PUT", target: `${pipe}/settings`, body: "{}" };
  const alert = { method: "PUT", target: "/api/v2/alerts/alert-1", body: "{}" };
  const updateAlert = { api: "observability", authorization: "Bearer access-token", ...alert };

  /** Sends a request without changes. */
  function send(
    request: { api: string; authorization: string; method: string; target: string },
    change = {},
  ) {
    const { api, authorization, target, ...init } = { ...request, ...change };
    const headers = { authorization, "content-type": "application/json" };
    return fetch(mocks.baseUrl(api) + target, { headers, ...init });
  }

  // Also where it differs from the contract.
  test.each<[what: string, request: Parameters<typeof send>[0], change: object, status: number]>([
    ["accepts an unknown query parameter", listServices, { target: `${services}?other=1` }, 200],
    [
      "accepts a media type that ends in +json",
      updatePipeSettings,
      { headers: { authorization: management.authorization, "content-type": "application/a+json" } },
      200,
    ],
    [
      "reads the last of two members with one name",
      updatePipeSettings,
      { body: '{"engine_max_threads": 65, "engine_max_threads": 64}' },
      200,
    ],
    [
      "accepts a UUID written as a URN",
      listServices,
      { target: services.replace("organizations/", "organizations/urn:uuid:") },
      200,
    ],
    [
      "rejects a Basic secret with a colon (RFC 7617)",
      getPipe,
      { authorization: basic("Basic", "a:b:c") },
      401,
    ],
    ["rejects a lower-case bearer (RFC 9110)", updateAlert, { authorization: "bearer access-token" }, 401],
    ["accepts a lower-case basic", getPipe, { authorization: basic("basic", "key-id:key-secret") }, 200],
    ["rejects a token of another scheme", updateAlert, { authorization: basic("Basic", "a:b") }, 401],
    ["rejects a body that is not JSON", updateAlert, { body: "{" }, 400],
    ["rejects an unknown path", getPipe, { target: "/v1/nowhere" }, 404],
    ["rejects an undocumented method", updateAlert, { method: "DELETE" }, 405],
  ])("%s", async (_, request, change, status) => {
    expect((await send(request, change)).status).toBe(status);
  });

  test("answers a setting out of range with null, and a header that names what is wrong", async () => {
    const response = await send(updatePipeSettings, { body: '{"engine_max_threads": 65}' });
    expect([response.status, await response.text()]).toEqual([422, "null"]);
    expect(JSON.parse(response.headers.get("sl-violations") ?? "")).toMatchObject([
      { location: ["request", "body", "engine_max_threads"] },
    ]);
  });
});
