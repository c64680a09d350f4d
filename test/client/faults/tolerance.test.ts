/** Successful responses that do not match the OpenAPI document: calls resolve to the unmodified payload. */
import { expect, test } from "vitest";
import { useServer } from "../server.ts";
import { getError, managementClient, observabilityClient, organizationId, pipe } from "./calls.ts";

const server = useServer();

/** Checks that each operation with this JSON type resolves to the unmodified payload, with drift off and report. */
async function expectUnmodified(payload: object): Promise<void> {
  const text = JSON.stringify(payload);
  server().respondWith(200, `{"status":200,"requestId":"r","result":${text},"data":${text}}`);
  for (const drift of ["off", "report"] as const) {
    const pipes = managementClient(server().baseUrl, { drift });
    const alerts = observabilityClient(server().baseUrl, { drift });
    const calls = Array.isArray(payload)
      ? [pipes.listServices({ organizationId }), alerts.listDashboards()]
      : [pipes.getPipe(pipe), pipes.updatePipeSettings(pipe, {}), alerts.updateAlert({ id: "a" }, {})];
    for (const call of calls) expect(await call).toStrictEqual(payload);
  }
}

const id = pipe.pipeId;
test.each<[string, object]>([
  [
    "null instead of an array",
    { id, fieldMappings: null, destination: { columns: null }, endpoints: null, tiles: null },
  ],
  [
    "null instead of an object",
    { id, scaling: null, source: null, destination: null, settings: null, channel: null },
  ],
  ["null in an array", [null, { id, tags: [null] }]],
  ["an object instead of an array", { id, fieldMappings: {}, endpoints: { a: 1 } }],
  ["an array instead of an object", { id, scaling: [], source: ["kafka"], channel: [] }],
  ["an empty object", {}],
  ["an empty array", []],
  ["unknown properties", { id, shards: 3, source: { kafka: { quorum: true } }, "": 1, "a/b~c": 2 }],
  [
    "properties named like those of Object.prototype",
    JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":2,"hasOwnProperty":3}'),
  ],
  [
    "numbers as strings",
    { id, scaling: { replicas: "2", replicaMemoryGb: "0.5" }, threshold: "750", minReplicas: "1" },
  ],
  [
    "fractional numbers instead of integers",
    { id, scaling: { replicas: 1.5 }, engine_max_threads: 8.25, threshold: 0.1 },
  ],
  ["strings instead of booleans", { id, engine_parallel_view_processing: "true", isPrimary: 1 }],
  [
    "numbers that are too large",
    { id, object_storage_max_insert_bytes: 1e300, threshold: Number.MAX_SAFE_INTEGER },
  ],
  [
    "IDs that are not UUIDs",
    [
      { id: "pipe-1" },
      { id: "00000000-0000-0000-0000-000000000000" },
      { id: "A".repeat(300) },
      { id: 7 },
      { id: "" },
    ],
  ],
  [
    "nonstandard UUIDs",
    [{ id: "11111111-1111-f111-0111-111111111111" }, { id: "{11111111-1111-1111-1111-111111111111}" }],
  ],
  ["empty strings", { id: "", name: "", state: "", createdAt: "", interval: "" }],
  [
    "0, false, null and absent properties",
    { replicas: 0, silenced: false, name: null, nested: [0, false, null, ""] },
  ],
  [
    "unknown values of open enums",
    {
      state: "HIBERNATING",
      type: "pager",
      protocol: "quic",
      compression: "zstd-19",
      authentication: "PASSKEY",
    },
  ],
  ["unknown values of closed enums", { thresholdType: "equal", source: "log" }],
  ["unknown source types", { id, source: { mongodb: { uri: "x" } } }],
  ["several sources at once", { id, source: { kafka: {}, postgres: null, kinesis: [] } }],
  ["no source", { id, source: {} }],
])("a payload with %s is returned unmodified", async (_, payload) => {
  await expectUnmodified(payload);
  await expectUnmodified([payload].flat());
});

test.each<[unknown]>([[null], ["OK"], [0], [true], [{}], [{ "0": {} }]])(
  "%j instead of an array causes an unexpected-response error",
  async (payload) => {
    server().respondWith(200, { status: 200, requestId: "r-1", result: payload, data: payload });
    for (const call of [
      managementClient(server().baseUrl).listServices({ organizationId }),
      observabilityClient(server().baseUrl).listDashboards(),
    ]) {
      const error = await getError(call);
      expect(error).toMatchObject({ kind: "unexpected-response", attempts: 1, requestId: "r-1" });
      expect(error.message).toMatch(/"(?:result|data)" that is not an array/);
    }
  },
);

test.each<[unknown]>([[null], ["OK"], [0], [true], [[]], [[{}]]])(
  "%j instead of an object causes an unexpected-response error, and a write has the outcome unknown",
  async (payload) => {
    server().respondWith(200, { status: 200, requestId: "r-1", result: payload, data: payload });
    const read = await getError(managementClient(server().baseUrl).getPipe(pipe));
    expect(read).toMatchObject({ kind: "unexpected-response", body: { result: payload } });
    for (const call of [
      managementClient(server().baseUrl).updatePipeSettings(pipe, {}),
      observabilityClient(server().baseUrl).updateAlert({ id: "a" }, {}),
    ]) {
      expect(await getError(call)).toMatchObject({ kind: "unexpected-response", outcome: "unknown" });
    }
  },
);

test.each(Array.from({ length: 10 }, (_, digits) => digits))(
  "a timestamp with %d fractional digits is returned unmodified",
  async (digits) => {
    const fraction = digits === 0 ? "" : `.${"123456789".slice(0, digits)}`;
    for (const zone of ["Z", "+00:00", "-05:30", ""]) {
      const createdAt = `2026-11-21T12:00:00${fraction}${zone}`;
      await expectUnmodified({
        id,
        createdAt,
        updatedAt: createdAt,
        kafka: { offset: { timestamp: createdAt } },
      });
    }
  },
);

test.each<[string, string]>([
  ["only the payload", '{"result":[],"data":[]}'],
  ["null for its other properties", '{"status":null,"requestId":null,"result":[],"data":[]}'],
  ["a string status", '{"status":"200","requestId":7,"result":[],"data":[]}'],
  ["unknown properties", '{"result":[],"data":[],"next":"/page/2","meta":{}}'],
  ["a duplicate payload property", '{"result":1,"data":1,"result":[],"data":[]}'],
  ["whitespace", ' \r\n\t{ "result" : [ ] , "data" : [ ] } \n'],
])("an envelope with %s is accepted", async (_, body) => {
  server().respondWith(200, body);
  expect(await managementClient(server().baseUrl).listServices({ organizationId })).toEqual([]);
  const { data, requestId } = await observabilityClient(server().baseUrl).listDashboards.withResponse();
  expect([data, requestId]).toEqual([[], undefined]);
});

test("the request ID is read from the body, with the header as a fallback", async () => {
  const listed = () => managementClient(server().baseUrl).listServices.withResponse({ organizationId });
  server().respondWith(200, { requestId: "body", result: [] }, { "x-request-id": "header" });
  expect((await listed()).requestId).toBe("body");
  server().respondWith(200, { requestId: "", result: [] }, { "x-request-id": "header" });
  expect((await listed()).requestId).toBe("header");
  server().respondWith(200, { result: [] }, { "request-id": "other" });
  expect((await listed()).requestId).toBe("other");
});
