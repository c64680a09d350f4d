/** Envelopes that do not match the OpenAPI document. `drift.test.ts` has payloads. */
import { expect, test } from "vitest";
import { getError, managementClient, observabilityClient, organizationId, pipe } from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();

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
      expect(error.message).toMatch(/"(?:result|data)" is not an array/);
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

test("the request ID is read from the body, with the header as a fallback, also in an error", async () => {
  const listed = () => managementClient(server().baseUrl).listServices.withResponse({ organizationId });
  server().respondWith(400, undefined, { "x-request-id": "header" });
  expect(await getError(listed())).toMatchObject({ kind: "api", requestId: "header" });
  server().respondWith(400, { requestId: "body" }, { "x-request-id": "header" });
  expect(await getError(listed())).toMatchObject({ kind: "api", requestId: "body" });
  server().respondWith(200, { requestId: "body", result: [] }, { "x-request-id": "header" });
  expect((await listed()).requestId).toBe("body");
  server().respondWith(200, { requestId: "", result: [] }, { "x-request-id": "header" });
  expect((await listed()).requestId).toBe("header");
  server().respondWith(200, { result: [] }, { "request-id": "other" });
  expect((await listed()).requestId).toBe("other");
});

test.each([201, 202, 204, 299])("a success with the undocumented status %d is unexpected", async (status) => {
  server().respondWith(status, status === 204 ? undefined : { result: {}, data: {} });
  const error = await getError(managementClient(server().baseUrl).updatePipeSettings(pipe, {}));
  expect(error).toMatchObject({ kind: "unexpected-response", status, outcome: "unknown", attempts: 1 });
  if (status !== 204)
    expect(error.message).toContain(`status ${status}, but it is not documented. Check baseUrl.`);
});

test("a status that the document infers stands for every success with the documented body", async () => {
  const client = observabilityClient(server().baseUrl, { drift: "throw" });
  server().respondWith(201, { data: { id: "a" } });
  expect(await client.updateAlert.withResponse({ id: "a" }, {})).toMatchObject({
    status: 201,
    data: { id: "a" },
  });
  server().respondWith(201, { data: { id: 5 } });
  expect(await getError(client.updateAlert({ id: "a" }, {}))).toMatchObject({
    issues: [{ pointer: "/data/id", difference: "wrong-type" }],
  });
  server().respondWith(201, { result: {} });
  const wrong = await getError(client.updateAlert({ id: "a" }, {}));
  expect(wrong).toMatchObject({ kind: "unexpected-response", status: 201 });
});
