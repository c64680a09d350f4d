/** Operations without a handler, and an API without a hand-written part: both answer the examples of their documents. */
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { defineApi } from "../../../src/platform/apis/api.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { getPipe, listServices, updateSettings } from "./requests.ts";
import { inProcess } from "./subject.ts";
import { createTestData } from "./test-data.ts";

/** The Management API without two of its handlers, and the Observability API without its hand-written part. */
vi.mock(import("../../../src/platform/apis/index.ts"), async (importOriginal) => {
  const { apis } = await importOriginal();
  const find = (name: string) => apis.find((api) => api.name === name) ?? expect.unreachable(name);
  const [management, observability] = [find("management"), find("observability")];
  const { listServices: _, updatePipeSettings: __, ...handlers } = management.handlers;
  const { name, operations, requests, responseValues, loadResponses, loadExamples } = observability;
  const generated = { operations, requests, responseValues, loadResponses, loadExamples };
  const { listDashboards = expect.unreachable() } = operations;
  return {
    apis: [
      { ...management, handlers },
      defineApi({ ...generated, name }),
      defineApi({ ...generated, name: "second", operations: { listDashboards } }),
    ],
  };
});

const { own, seed } = createTestData();
const rateLimit = { observability: { requests: 3, perMs: 1000 } };
const platform = createPlatform({ seed, checkResponses: true, rateLimit, now: () => 0 });
const subject = inProcess(platform);
afterAll(() => subject.close());
beforeEach(() => platform.reset());

const example = { status: 200, headers: { "x-dataplat-example": "true" } };
const listDashboards = (authorization?: string, target = "/observability/api/v2/dashboards") =>
  platform.handle({ method: "GET", target, headers: authorization === undefined ? {} : { authorization } });

test("a fault names the API of an operation that several have", async () => {
  const teapot = { type: "status", status: 418 } as const;
  platform.faults.inject("second.listDashboards", teapot);
  expect((await listDashboards("Bearer token")).status).toBe(200);
  expect((await listDashboards("Bearer token", "/second/api/v2/dashboards")).status).toBe(418);
  expect(() => platform.faults.inject("listDashboards", teapot)).toThrow(
    "listDashboards is an operation of several APIs. Use observability.listDashboards or second.listDashboards.",
  );
  for (const name of ["other.listDashboards", "second.updateAlert"])
    expect(() => platform.faults.inject(name, teapot)).toThrow("is not a known operation");
});

describe("an operation without a handler", () => {
  const update = updateSettings(own, { engine_max_threads: 8 });

  test.each([listServices(own), update])("answers its example: $method $target", async (request) => {
    const before = await platform.export();
    const response = await subject.send(request);
    expect(response).toMatchObject(example);
    expect(JSON.parse(response.text)).toMatchObject({ status: 200, result: expect.anything() });
    const entry = { status: 200, isExample: true, tenantId: own.organizationId };
    expect(platform.journal.entries()).toMatchObject([entry]);
    expect(await platform.export()).toEqual(before);
  });

  test.each([
    [400, { ...update, body: '{"unknown":1}' }],
    [401, { ...update, headers: {} }],
    // It has a handler.
    [200, getPipe(own)],
  ])("does not answer it with %i", async (status, request) => {
    const response = await subject.send(request);
    expect(response.status).toBe(status);
    expect(response.headers).not.toHaveProperty("x-dataplat-example");
    expect(platform.journal.entries()).toMatchObject([{ isExample: false }]);
  });

  test("drifts", async () => {
    platform.faults.inject("listServices", { type: "drift", kind: "null-for-array" });
    const { result } = JSON.parse((await subject.send(listServices(own))).text);
    expect(result).not.toMatchObject([{ endpoints: [{}] }]);
  });
});

describe("an API without a hand-written part", () => {
  test("is served below its name, to any credential of the right form", async () => {
    const response = await listDashboards("Bearer anything");
    expect(response).toMatchObject(example);
    expect(JSON.parse(String(response.body))).toHaveProperty("data");
    const entry = { api: "observability", tenantId: null, isExample: true };
    expect(platform.journal.entries()).toMatchObject([entry]);
  });

  test.each([
    [401, undefined, undefined],
    [401, "Basic YTpi", undefined],
    [404, "Bearer anything", "/api/v2/dashboards"],
  ])("rejects a request with %i and a message alone", async (status, authorization, target) => {
    const response = await listDashboards(authorization, target);
    expect(response.status).toBe(status);
    expect(JSON.parse(String(response.body))).toEqual({ message: expect.any(String) });
  });

  test("limits the requests of each credential", async () => {
    const statuses: number[] = [];
    for (const token of ["a", "a", "a", "a", "b"])
      statuses.push((await listDashboards(`Bearer ${token}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });
});
