/** Successes that do not fit the contract: each is given as it came, and no call fails because of it. */
import { expect, test } from "vitest";
import { useServer } from "../server.ts";
import { failureOf, management, observability, organizationId, pipe } from "./calls.ts";

const server = useServer();

/** Sends a payload through each operation whose payload has its JSON type, with every mode of drift that does not throw. */
async function expectAsItCame(payload: object): Promise<void> {
  const text = JSON.stringify(payload);
  server().answerWith(200, `{"status":200,"requestId":"r","result":${text},"data":${text}}`);
  for (const drift of ["off", "report"] as const) {
    const pipes = management(server().baseUrl, { drift });
    const alerts = observability(server().baseUrl, { drift });
    const calls = Array.isArray(payload)
      ? [pipes.listServices({ organizationId }), alerts.listDashboards()]
      : [pipes.getPipe(pipe), pipes.updatePipeSettings(pipe, {}), alerts.updateAlert({ id: "a" }, {})];
    for (const call of calls) expect(await call).toStrictEqual(payload);
  }
}

const id = pipe.pipeId;
test.each<[string, object]>([
  [
    "null in place of an array",
    { id, fieldMappings: null, destination: { columns: null }, endpoints: null, tiles: null },
  ],
  [
    "null in place of an object",
    { id, scaling: null, source: null, destination: null, settings: null, channel: null },
  ],
  ["null among the members of an array", [null, { id, tags: [null] }]],
  ["an object in place of an array", { id, fieldMappings: {}, endpoints: { a: 1 } }],
  ["an array in place of an object", { id, scaling: [], source: ["kafka"], channel: [] }],
  ["an empty object", {}],
  ["an empty array", []],
  ["members that nobody knows", { id, shards: 3, source: { kafka: { quorum: true } }, "": 1, "a/b~c": 2 }],
  [
    "members with names that every object has",
    JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":2,"hasOwnProperty":3}'),
  ],
  [
    "numbers as texts",
    { id, scaling: { replicas: "2", replicaMemoryGb: "0.5" }, threshold: "750", minReplicas: "1" },
  ],
  [
    "fractional numbers in place of integers",
    { id, scaling: { replicas: 1.5 }, engine_max_threads: 8.25, threshold: 0.1 },
  ],
  ["texts in place of booleans", { id, engine_parallel_view_processing: "true", isPrimary: 1 }],
  [
    "numbers that are too large",
    { id, object_storage_max_insert_bytes: 1e300, threshold: Number.MAX_SAFE_INTEGER },
  ],
  [
    "ids that are no UUIDs",
    [
      { id: "pipe-1" },
      { id: "00000000-0000-0000-0000-000000000000" },
      { id: "A".repeat(300) },
      { id: 7 },
      { id: "" },
    ],
  ],
  [
    "ids of versions that no RFC has",
    [{ id: "11111111-1111-f111-0111-111111111111" }, { id: "{11111111-1111-1111-1111-111111111111}" }],
  ],
  ["empty texts", { id: "", name: "", state: "", createdAt: "", interval: "" }],
  [
    "0, false, null and absent members",
    { replicas: 0, silenced: false, name: null, nested: [0, false, null, ""] },
  ],
  [
    "new values of every open list",
    {
      state: "HIBERNATING",
      type: "pager",
      protocol: "quic",
      compression: "zstd-19",
      authentication: "PASSKEY",
    },
  ],
  ["new values of closed lists", { thresholdType: "equal", source: "log" }],
  ["new kinds of sources", { id, source: { mongodb: { uri: "x" } } }],
  ["several sources at once", { id, source: { kafka: {}, postgres: null, kinesis: [] } }],
  ["no source", { id, source: {} }],
])("a payload with %s is given as it came", async (_, payload) => {
  await expectAsItCame(payload);
  await expectAsItCame([payload].flat());
});

test.each<[unknown]>([[null], ["OK"], [0], [true], [{}], [{ "0": {} }]])(
  "%j in place of a list is an unexpected response",
  async (payload) => {
    server().answerWith(200, { status: 200, requestId: "r-1", result: payload, data: payload });
    for (const call of [
      management(server().baseUrl).listServices({ organizationId }),
      observability(server().baseUrl).listDashboards(),
    ]) {
      const error = await failureOf(call);
      expect(error).toMatchObject({ kind: "unexpected-response", attempts: 1, requestId: "r-1" });
      expect(error.message).toMatch(/"(?:result|data)" that is not an array/);
    }
  },
);

test.each<[unknown]>([[null], ["OK"], [0], [true], [[]], [[{}]]])(
  "%j in place of an object is an unexpected response, and the outcome of a write is unknown",
  async (payload) => {
    server().answerWith(200, { status: 200, requestId: "r-1", result: payload, data: payload });
    const read = await failureOf(management(server().baseUrl).getPipe(pipe));
    expect(read).toMatchObject({ kind: "unexpected-response", body: { result: payload } });
    for (const call of [
      management(server().baseUrl).updatePipeSettings(pipe, {}),
      observability(server().baseUrl).updateAlert({ id: "a" }, {}),
    ]) {
      expect(await failureOf(call)).toMatchObject({ kind: "unexpected-response", outcome: "unknown" });
    }
  },
);

test.each(Array.from({ length: 10 }, (_, digits) => digits))(
  "a timestamp with %d fractional digits is given as it came",
  async (digits) => {
    const fraction = digits === 0 ? "" : `.${"123456789".slice(0, digits)}`;
    for (const zone of ["Z", "+00:00", "-05:30", ""]) {
      const createdAt = `2026-11-21T12:00:00${fraction}${zone}`;
      await expectAsItCame({
        id,
        createdAt,
        updatedAt: createdAt,
        kafka: { offset: { timestamp: createdAt } },
      });
    }
  },
);

test.each<[string, string]>([
  ["nothing but the payload", '{"result":[],"data":[]}'],
  ["null for its other members", '{"status":null,"requestId":null,"result":[],"data":[]}'],
  ["a text for its status", '{"status":"200","requestId":7,"result":[],"data":[]}'],
  ["members that nobody knows", '{"result":[],"data":[],"next":"/page/2","meta":{}}'],
  ["its payload twice", '{"result":1,"data":1,"result":[],"data":[]}'],
  ["spaces around it", ' \r\n\t{ "result" : [ ] , "data" : [ ] } \n'],
])("an envelope with %s is an envelope", async (_, body) => {
  server().answerWith(200, body);
  expect(await management(server().baseUrl).listServices({ organizationId })).toEqual([]);
  const { data, requestId } = await observability(server().baseUrl).listDashboards.withResponse();
  expect([data, requestId]).toEqual([[], undefined]);
});

test("a request id comes from the body, else from a header", async () => {
  const listed = () => management(server().baseUrl).listServices.withResponse({ organizationId });
  server().answerWith(200, { requestId: "body", result: [] }, { "x-request-id": "header" });
  expect((await listed()).requestId).toBe("body");
  server().answerWith(200, { requestId: "", result: [] }, { "x-request-id": "header" });
  expect((await listed()).requestId).toBe("header");
  server().answerWith(200, { result: [] }, { "request-id": "other" });
  expect((await listed()).requestId).toBe("other");
});
