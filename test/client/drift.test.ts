/** Drift detection: responses that do not match the OpenAPI document are ignored, reported or rejected, depending on `drift`. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import management from "../../generated/management/openapi.json" with { type: "json" };
import { demoOptions } from "../../scripts/lib/credentials.ts";
import { exampleArguments, importClient } from "../../scripts/lib/import-client.ts";
import { bearer } from "../../src/client/credentials.ts";
import { createBundleReader } from "../../src/contract/read-document.ts";
import {
  type ClientEvent,
  type ClientOptions,
  type DriftIssue,
  type DriftMode,
  safe,
} from "../../src/index.ts";
import { createObservabilityClient, operations } from "../../src/observability.ts";
import { namedExamples } from "../../src/samples/document-values.ts";
import { documentedOperations } from "../documented-operations.ts";
import { createStubs, fastRetry, getError, pipe } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();

function collectDrift() {
  const events: ClientEvent[] = [];
  return {
    onEvent: (event: ClientEvent) => events.push(event),
    events: () => events.filter((event) => event.type === "drift"),
    issues: () => events.flatMap((event) => (event.type === "drift" ? event.issues : [])),
  };
}

/** Response examples of every operation with an envelope, by operationId. Arguments of a call are those of the document. */
const documented = new Map(
  documentedOperations.flatMap(({ api, document, operation, described }) => {
    const { parameters, bodies } = exampleArguments(document, described);
    const [status, success] = Object.entries(operation.success).find(([, { payload }]) => payload) ?? [];
    if (!success?.payload) return [];
    const content = described.responses.find((response) => response.status === status)?.content;
    const examples = content ? [...namedExamples(createBundleReader(document), content.node)] : [];
    const responses = examples.map(([name, value]) => ({ name, body: Object(value) }));
    const { payload } = success;
    if (responses.length === 0) throw new Error(`${operation.operationId} has no response example.`);
    const body = [...bodies.values()].slice(0, 1);
    const args = [...(described.parameters.length > 0 ? [parameters] : []), ...body];
    const credentials = demoOptions([described]);
    return [[operation.operationId, { api, args, responses, payload, status: Number(status), credentials }]];
  }),
);

const documentedPayloads = [...documented].flatMap(([operationId, { responses, payload }]) =>
  responses.map(({ name, body }) => ({ operationId, name, root: `/${payload}`, payload: body[payload] })),
);

/** Drift issues that a client reports for a successful response with the payload, to which the call must resolve. */
async function getDriftIssues(payload: unknown, operationId: string): Promise<readonly DriftIssue[]> {
  const found = findDocumented(operationId);
  server().respondWith(found.status, { ...found.responses[0]?.body, [found.payload]: payload });
  const { onEvent, issues } = collectDrift();
  expect(await call(operationId, { drift: "report", onEvent })).toStrictEqual(payload);
  return issues();
}

function findDocumented(operationId: string) {
  const found = documented.get(operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

async function call(operationId: string, options: ClientOptions): Promise<unknown> {
  const { api, credentials, args } = findDocumented(operationId);
  const { createClient } = await importClient({ name: api });
  const { baseUrl } = server();
  return createClient({ baseUrl, retry: fastRetry, ...credentials, ...options })[operationId]?.(...args);
}

describe("no drift is reported for", () => {
  test.each([
    ["getPipe", {}],
    ["getPipe", { id: pipe.pipeId, scaling: { replicas: 2, replicaMemoryGb: 0.5 }, fieldMappings: [] }],
    ["getPipe", { settings: { engine_max_threads: null, object_storage_concurrency: 99 } }],
    ["getPipe", { source: { objectStorage: { compression: "auto" } } }],
    ["updateAlert", { thresholdType: "above", state: "inactive", threshold: 0.5, groupBy: "" }],
    ["listDashboards", []],
    ["listDashboards", [{ id: "d", tiles: [{ x: 0.5, series: [{ groupBy: ["a"] }] }] }, {}]],
    ["listServices", [{ createdAt: "2025-11-04T08:15:30Z", endpoints: [{ protocol: "mysql", port: 3306 }] }]],
  ] as const)("%s %j", async (operation, payload) => {
    expect(await getDriftIssues(payload, operation)).toEqual([]);
  });

  test("the examples of the OpenAPI documents", async () => {
    for (const { name, operationId, payload } of documentedPayloads) {
      expect(await getDriftIssues(payload, operationId), name).toEqual([]);
    }
  });
});

/** Yields a copy of the value for each object in it, with an unknown property added to that object. */
function* withUnknownMember(value: unknown, pointer: string): Generator<[pointer: string, changed: unknown]> {
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries())
      for (const [where, changed] of withUnknownMember(element, `${pointer}/${index}`))
        yield [where, value.with(index, changed)];
  } else if (typeof value === "object" && value !== null) {
    yield [`${pointer}/unknown`, { ...value, unknown: 1 }];
    for (const [name, member] of Object.entries(value))
      for (const [where, changed] of withUnknownMember(member, `${pointer}/${name}`))
        yield [where, { ...value, [name]: changed }];
  }
}

test("drift is reported for an unknown property in any object of any example", async () => {
  let objects = 0;
  for (const { name, operationId, root, payload } of documentedPayloads) {
    for (const [pointer, changed] of withUnknownMember(payload, root)) {
      objects += 1;
      const found = (await getDriftIssues(changed, operationId)).map(({ pointer: where }) => where);
      expect(found, `${name} with ${pointer}`).toEqual([pointer]);
    }
  }
  expect(objects).toBeGreaterThan(80);
});

/** Every object and array in a value, with the name of each member. */
function* placesIn(owner: object): Generator<readonly [owner: object, name: string]> {
  for (const [name, member] of Object.entries(owner)) {
    yield [owner, name];
    if (typeof member === "object" && member !== null) yield* placesIn(member);
  }
}

test("a member that only a changed Object.prototype has is not drift", async () => {
  Object.defineProperty(Object.prototype, "state", { value: 5, configurable: true, writable: true });
  try {
    expect(await getDriftIssues({}, "getPipe")).toEqual([]);
  } finally {
    Reflect.deleteProperty(Object.prototype, "state");
  }
});

test("a payload is returned unmodified if any member of it has any other value", async () => {
  const special = ["", "0", 0, 1.5, 1e300, false, null, [], {}, [null], "new-value", "2026-01-15T09:30:00.5"];
  const anyValue = fc.oneof(fc.constantFrom<unknown>(...special), fc.jsonValue());
  const property = fc.asyncProperty(
    fc.constantFrom(...documentedPayloads),
    fc.nat(),
    anyValue,
    async ({ operationId, payload }, at, value) => {
      const copy = structuredClone(payload);
      const places = [...placesIn(copy)];
      const [owner, name] = places[at % places.length] ?? [copy, "unknown"];
      Reflect.set(owner, name, value);
      await getDriftIssues(JSON.parse(JSON.stringify(copy)), operationId);
    },
  );
  await fc.assert(property, { numRuns: 300 });
});

describe("drift is reported for", () => {
  const cut = "x".repeat(100);
  const unknown = { difference: "unknown-member" } as const;
  const wrongType = { difference: "wrong-type" } as const;
  const wrongInteger = { ...wrongType, expected: ["integer", "null"], actual: "number" };
  const wrongFormat = { difference: "wrong-format" } as const;
  const wrongNumber = { ...wrongType, expected: ["number"], actual: "string" };
  const known = management.components.schemas.ObjectStorageSource.properties.compression["x-extensible-enum"];
  const newValue = { difference: "new-value", expected: known, actual: "new" } as const;
  test.each<[operationId: string, payload: string, pointer: string, issue: Partial<DriftIssue>]>([
    ["getPipe", '{"shards":3}', "/shards", { ...unknown, expected: [], actual: "integer" }],
    ["getPipe", '{"a/b~":null}', "/a~1b~0", { ...unknown, actual: "null" }],
    ["getPipe", '{"__proto__":1}', "/__proto__", unknown],
    ["getPipe", '{"toString":"x"}', "/toString", { ...unknown, actual: "string" }],
    ["getPipe", '{"name":null}', "/name", { ...wrongType, expected: ["string"], actual: "null" }],
    ["updateAlert", '{"threshold":"1"}', "/threshold", wrongNumber],
    ["updateAlert", '{"thresholdType":{"valueOf":1}}', "/thresholdType", { ...wrongType, actual: "object" }],
    ["listDashboards", "[[]]", "/0", { ...wrongType, expected: ["object"], actual: "array" }],
    ["getPipe", '{"settings":{"engine_max_threads":1.5}}', "/settings/engine_max_threads", wrongInteger],
    ["getPipe", '{"id":"pipe-1"}', "/id", { ...wrongFormat, expected: ["uuid"], actual: "pipe-1" }],
    ["listServices", '[{"createdAt":"yesterday"}]', "/0/createdAt", wrongFormat],
    [
      "getPipe",
      `{"source":{"objectStorage":{"compression":"new"}}}`,
      "/source/objectStorage/compression",
      newValue,
    ],
    ["updateAlert", `{"state":"${cut}y"}`, "/state", { difference: "new-value", actual: cut }],
  ])("%s %s", async (operation, payload, pointer, issue) => {
    const reported = await getDriftIssues(JSON.parse(payload), operation);
    const error = await getError(call(operation, { drift: "throw" }));
    if (error.kind !== "unexpected-response") throw error;
    const [found, ...others] = error.issues;
    expect(found).toMatchObject({ pointer: expect.stringMatching(/^\/(?:result|data)\//), ...issue });
    expect([found?.pointer.replace(/^\/\w+/, ""), others]).toEqual([pointer, []]);
    // An event has neither values nor names that are texts.
    const where = found?.pointer.replace("a~1b~0", "*");
    const type = expect.stringMatching(/^(?:null|array|object|string|integer|number)$/);
    expect(reported).toEqual([{ ...found, pointer: where, actual: type }]);
  });

  test("at most 100 differences, also in a very long list", async () => {
    const members = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`, 1]));
    expect(await getDriftIssues(members, "getPipe")).toHaveLength(100);
    const elements = Array.from({ length: 20_000 }, () => ({ unknown: 1 }));
    expect(await getDriftIssues(elements, "listDashboards")).toHaveLength(100);
  });
});

test.each<
  [ofClient: DriftMode | undefined, ofCall: DriftMode | undefined, isReported: boolean, fails: boolean]
>([
  ["report", undefined, true, false],
  ["throw", undefined, true, true],
  [undefined, "throw", true, true],
  [undefined, undefined, false, false],
])("drift: %s of a client and %s of a call emit an event: %s, and fail: %s", async (...row) => {
  const [ofClient, ofCall, isReported, fails] = row;
  const drifted = { data: [{ id: "d", tiles: null, colour: "red" }] };
  const pointers = ["/data/0/colour", "/data/0/tiles"].map((pointer) => ({ pointer }));
  server().respondWith(200, drifted);
  const { onEvent, events } = collectDrift();
  const options = { baseUrl: server().baseUrl, accessToken: "t", onEvent, drift: ofClient };
  const { data, error } = await safe(createObservabilityClient(options).listDashboards({ drift: ofCall }));
  const expected = {
    operationId: "listDashboards",
    attempt: 1,
    issues: expect.objectContaining({ length: 2 }),
  };
  expect(events()).toMatchObject(isReported ? [expected] : []);
  if (!fails) return expect(data).toEqual(drifted.data);
  const message = expect.stringContaining("/data/0/tiles (wrong-type)");
  expect(error).toMatchObject({ kind: "unexpected-response", body: drifted, message });
  const { issues } = error as { issues?: readonly DriftIssue[] };
  expect(issues?.toSorted((a, b) => a.pointer.localeCompare(b.pointer))).toMatchObject(pointers);
});

describe("if the validators of responses cannot be loaded", () => {
  const cause = new Error("a module could not be loaded");
  const callBroken = (drift: DriftMode, name: "listDashboards" | "updateAlert", ...args: object[]) => {
    const api = { operations, schemes: [bearer], importResponses: () => Promise.reject(cause) };
    const respond = () => Response.json({ data: name === "updateAlert" ? {} : [1] });
    return createStubs(api, { accessToken: "demo-token", drift }, respond).call(name)(...args);
  };

  test.each(["report", "off"] as const)("a call with drift: %s resolves to its payload", async (drift) => {
    expect(await callBroken(drift, "listDashboards")).toEqual([1]);
  });

  test("a call with drift: throw fails, and a write has the outcome unknown", async () => {
    const read = await getError(callBroken("throw", "listDashboards"));
    expect([read.kind, read.cause]).toEqual(["unexpected-response", cause]);
    expect((await getError(callBroken("throw", "updateAlert", { id: "a" }, {}))).outcome).toBe("unknown");
  });
});
