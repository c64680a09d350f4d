/** Every API is served. An operation without a handler, which does not compile in a typed table, responds with 501. */
import { afterAll, expect, test, vi } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import type { PlatformApi } from "../../../src/platform/apis/api.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { createPlatformCheck } from "./invariants.ts";
import { getPipe, listDashboards, requestsByOperation } from "./requests.ts";
import { expectError } from "./responses.ts";
import { inProcess } from "./subject.ts";
import { createTestData } from "./test-data.ts";

/** The APIs, each without one of its handlers. */
vi.mock(import("../../../src/platform/apis/index.ts"), async (importOriginal) => {
  const { apis } = await importOriginal();
  const without = (api: PlatformApi): PlatformApi => {
    const { listServices: _, updateAlert: __, ...handlers } = api.handlers;
    return { ...api, handlers };
  };
  return { apis: apis.map(without) };
});

const { own, seed } = createTestData();
const platform = createPlatform({ seed, checkResponses: true });
const subject = inProcess(platform);
afterAll(() => subject.close());

test("every API of redocly.yaml is served: add a missing one to src/platform/apis/index.ts", async () => {
  const registered = (await readRegister()).apis.map(({ name }) => name);
  expect(apis.map(({ name }) => name).toSorted()).toEqual(registered.toSorted());
});

test.each(["listServices", "updateAlert"] as const)(
  "%s without a handler is 501 in the form of its API, and changes nothing",
  async (operationId) => {
    const request = requestsByOperation(own)[operationId];
    const before = await platform.export();
    const response = await subject.send(request);
    createPlatformCheck(501)(request, response);
    expectError(response, 501, operationId);
    expect(await platform.export()).toEqual(before);
  },
);

test("a missing handler does not affect other operations, nor the methods of its path", async () => {
  for (const request of [getPipe(own), listDashboards(own)]) {
    expect((await subject.send(request)).status).toBe(200);
  }
  const request = { ...getPipe(own), target: "/api/v2/alerts/x" };
  expect((await subject.send(request)).headers["allow"]).toBe("PUT, OPTIONS");
});
