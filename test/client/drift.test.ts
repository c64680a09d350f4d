/** Drift detection: responses that do not match the OpenAPI document are ignored, reported or rejected, depending on `drift`. */
import { describe, expect, test } from "vitest";
import { dereference } from "../../scripts/lib/document.ts";
import { exampleArguments, type UntypedOperation } from "../../scripts/lib/import-client.ts";
import type { ClientEvent, ClientOptions, DriftIssue } from "../../src/index.ts";
import { safe } from "../../src/index.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { documentedOperations } from "../documented-operations.ts";
import { getError, managementClient, observabilityClient, pipe } from "./faults/calls.ts";
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

/** Response examples of every operation, by operationId. Arguments of a call are those of the document. */
const documented = new Map(
  documentedOperations.map(({ api, document, operation, described }) => {
    const { parameters, bodies } = exampleArguments(document, described);
    const content = described.object.responses[String(operation.success.status)];
    const examples = content && dereference(document, content).content?.["application/json"]?.examples;
    const responses = Object.entries(examples ?? {}).map(([name, example]) => {
      return { name, body: Object(dereference(document, example).value) };
    });
    if (responses.length === 0) throw new Error(`${operation.operationId} has no response example.`);
    const args = [
      ...(described.parameters.length > 0 ? [parameters] : []),
      ...[...bodies.values()].slice(0, 1),
    ];
    return [operation.operationId, { api, args, responses, payload: operation.success.payload }];
  }),
);

/** Payloads of all response examples. */
const documentedPayloads = [...documented].flatMap(([operationId, { responses, payload }]) =>
  responses.map(({ name, body }) => ({ operationId, name, root: `/${payload}`, payload: body[payload] })),
);

/** Drift issues that a client reports for a successful response with the payload. */
async function getDriftIssues(payload: unknown, operationId: string): Promise<readonly DriftIssue[]> {
  const found = documented.get(operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  server().respondWith(200, { ...found.responses[0]?.body, [found.payload]: payload });
  const { onEvent, issues } = collectDrift();
  const options = { drift: "report", onEvent } as const;
  const create = { management: managementClient, observability: observabilityClient }[found.api];
  // Every operation takes the arguments that its document describes.
  const client = create(server().baseUrl, options) as object as Record<string, UntypedOperation>;
  await client[operationId]?.(...found.args);
  return issues();
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

describe("drift is reported for", () => {
  const cut = "x".repeat(100);
  test.each<[operationId: string, payload: string, issue: Partial<DriftIssue>]>([
    [
      "getPipe",
      '{"shards":3}',
      { pointer: "/result/shards", difference: "unknown-member", expected: [], actual: "integer" },
    ],
    ["getPipe", '{"a/b~":null}', { pointer: "/result/a~1b~0", difference: "unknown-member", actual: "null" }],
    [
      "getPipe",
      '{"__proto__":1}',
      { pointer: "/result/__proto__", difference: "unknown-member", actual: "integer" },
    ],
    [
      "getPipe",
      '{"toString":"x"}',
      { pointer: "/result/toString", difference: "unknown-member", actual: "string" },
    ],
    [
      "getPipe",
      '{"constructor":{}}',
      { pointer: "/result/constructor", difference: "unknown-member", actual: "object" },
    ],
    [
      "getPipe",
      '{"name":null}',
      { pointer: "/result/name", difference: "wrong-type", expected: ["string"], actual: "null" },
    ],
    [
      "getPipe",
      '{"source":{"mongodb":{}}}',
      { pointer: "/result/source/mongodb", difference: "unknown-member" },
    ],
    [
      "getPipe",
      '{"id":"pipe-1"}',
      { pointer: "/result/id", difference: "wrong-format", expected: ["uuid"], actual: "pipe-1" },
    ],
    [
      "getPipe",
      '{"settings":{"engine_max_threads":1.5}}',
      { pointer: "/result/settings/engine_max_threads", expected: ["integer", "null"], actual: "number" },
    ],
    [
      "getPipe",
      '{"source":{"objectStorage":{"compression":"zstd"}}}',
      {
        pointer: "/result/source/objectStorage/compression",
        difference: "new-value",
        expected: ["auto"],
        actual: "zstd",
      },
    ],
    [
      "getPipe",
      '{"source":{"objectStorage":{"compression":3}}}',
      { pointer: "/result/source/objectStorage/compression", difference: "wrong-type", actual: "integer" },
    ],
    [
      "getPipe",
      '{"source":{"kafka":{"offset":{"timestamp":"2026-01-15"}}}}',
      { pointer: "/result/source/kafka/offset/timestamp", difference: "wrong-format", actual: "2026-01-15" },
    ],
    [
      "updateAlert",
      '{"thresholdType":{"toString":1,"valueOf":1}}',
      { difference: "wrong-type", actual: "object" },
    ],
    ["updateAlert", '{"thresholdType":3}', { difference: "wrong-type", actual: "integer" }],
    [
      "updateAlert",
      '{"thresholdType":"equal"}',
      { difference: "new-value", expected: ["above", "below"], actual: "equal" },
    ],
    ["updateAlert", `{"state":"${cut}y"}`, { pointer: "/data/state", difference: "new-value", actual: cut }],
    [
      "updateAlert",
      '{"threshold":"1"}',
      { difference: "wrong-type", expected: ["number"], actual: "string" },
    ],
    ["listDashboards", '[{"tiles":null}]', { pointer: "/data/0/tiles", expected: ["array"], actual: "null" }],
    [
      "listDashboards",
      '[{},{"tags":["a",1]}]',
      { pointer: "/data/1/tags/1", difference: "wrong-type", actual: "integer" },
    ],
    [
      "listDashboards",
      '[{"tiles":[{},{"di":1}]}]',
      { pointer: "/data/0/tiles/1/di", difference: "unknown-member" },
    ],
    [
      "listDashboards",
      "[[]]",
      { pointer: "/data/0", difference: "wrong-type", expected: ["object"], actual: "array" },
    ],
    [
      "listServices",
      '[{"createdAt":"yesterday"}]',
      { pointer: "/result/0/createdAt", difference: "wrong-format" },
    ],
  ])("%s %s", async (operation, payload, issue) => {
    expect(await getDriftIssues(JSON.parse(payload), operation)).toEqual([expect.objectContaining(issue)]);
  });

  test("a very long list in which every element differs", async () => {
    const elements = Array.from({ length: 200_000 }, () => ({ unknown: 1 }));
    expect(await getDriftIssues(elements, "listDashboards")).toHaveLength(100);
  });

  test("at most 100 differences", async () => {
    const members = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`, 1]));
    expect(await getDriftIssues(members, "getPipe")).toHaveLength(100);
    expect(
      await getDriftIssues(
        Array.from({ length: 500 }, () => 1),
        "listDashboards",
      ),
    ).toHaveLength(100);
  });
});

const drifted = { data: [{ id: "d", tiles: null, colour: "red" }] };
const pointers = ["/data/0/colour", "/data/0/tiles"];

function createClient(options: ClientOptions) {
  const { onEvent, events } = collectDrift();
  const client = createObservabilityClient({
    baseUrl: server().baseUrl,
    accessToken: "t",
    onEvent,
    ...options,
  });
  return { client, events };
}

const sortedPointers = (issues: readonly DriftIssue[] = []) =>
  issues.map(({ pointer }) => pointer).toSorted();

describe("drift option", () => {
  test("off (default): reports nothing", async () => {
    server().respondWith(200, drifted);
    const { client, events } = createClient({});
    expect(await client.listDashboards()).toEqual(drifted.data);
    expect(events()).toEqual([]);
  });

  test("report: emits an event, and the call succeeds", async () => {
    server().respondWith(200, drifted);
    const { client, events } = createClient({ drift: "report" });
    expect(await client.listDashboards()).toEqual(drifted.data);
    const [event] = events();
    expect(sortedPointers(event?.issues)).toEqual(pointers);
    expect(event).toMatchObject({ operationId: "listDashboards", attempt: 1 });
  });

  test("throw: emits an event, then fails the call with all differences", async () => {
    server().respondWith(200, drifted);
    const { client, events } = createClient({ drift: "throw" });
    const error = await getError(client.listDashboards());
    if (error.kind !== "unexpected-response") throw error;
    expect(sortedPointers(error.issues)).toEqual(pointers);
    expect(error.message).toContain("/data/0/tiles (wrong-type)");
    expect(error.body).toEqual(drifted);
    expect(events()).toHaveLength(1);
  });

  test("throw: accepts a response that matches the document", async () => {
    server().respondWith(200, { data: [{ id: "d", tiles: [], tags: ["a"] }] });
    const { client, events } = createClient({ drift: "throw" });
    expect(await client.listDashboards()).toHaveLength(1);
    expect(events()).toEqual([]);
  });

  test("throw: does not check a successful response with an undocumented status", async () => {
    server().respondWith(202, drifted);
    const { client, events } = createClient({ drift: "throw" });
    expect(await client.listDashboards()).toEqual(drifted.data);
    expect(events()).toEqual([]);
  });

  test("throw: applies to one call if it is a call option", async () => {
    server().respondWith(200, drifted);
    const { client } = createClient({});
    expect((await safe(client.listDashboards({ drift: "throw" }))).ok).toBe(false);
    expect((await safe(client.listDashboards())).ok).toBe(true);
  });
});
