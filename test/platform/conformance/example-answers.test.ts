/** Operations without a handler, and an API without a hand-written part: both answer the examples of their documents. */
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { defineApi } from "../../../src/platform/apis/api.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { getPipe, listServices, updateSettings } from "./requests.ts";
import { inProcess } from "./subject.ts";
import { createTestData } from "./test-data.ts";

/** The Management API without two of its handlers, and the Observability API without its hand-written part. */
vi.mock(import("../../../src/platform/apis/index.ts"), async (importOriginal) => {
  const { apis } = await importOriginal();
  const [management, observability] = ["management", "observability"].map((name) => {
    const api = apis.find((each) => each.name === name);
    if (!api) throw new Error(`${name} is not served.`);
    return api;
  });
  if (!management || !observability) throw new Error("An API is not served.");
  const { listServices: _, updatePipeSettings: __, ...handlers } = management.handlers;
  const { name, operations, requests, responseValues, loadResponses, loadExamples } = observability;
  const generated = { operations, requests, responseValues, loadResponses, loadExamples };
  const { listDashboards } = operations;
  if (!listDashboards) throw new Error("listDashboards is missing.");
  return {
    apis: [
      { ...management, handlers },
      defineApi({ ...generated, name }),
      defineApi({ ...generated, name: "second", operations: { listDashboards } }),
    ],
  };
});

const { own, seed } = createTestData();
const platform = createPlatform({
  seed,
  checkResponses: true,
  rateLimit: { observability: { requests: 3, perMs: 1000 } },
  now: () => 0,
});
const subject = inProcess(platform);
afterAll(() => subject.close());
beforeEach(() => platform.reset());

const example = { status: 200, headers: { "x-dataplat-example": "true" } };

test("the platform serves the APIs of the register", async () => {
  const { apis } = await vi.importActual<typeof import("../../../src/platform/apis/index.ts")>(
    "../../../src/platform/apis/index.ts",
  );
  const registered = (await readRegister()).apis.map(({ name }) => name);
  expect(apis.map(({ name }) => name)).toEqual(registered);
});

test("a fault names the API of an operation that several have", async () => {
  const status = async (api: string) => {
    const headers = { authorization: "Bearer token" };
    return (await platform.fetch(`${platform.baseUrl}/${api}/api/v2/dashboards`, { headers })).status;
  };
  platform.faults.inject("second.listDashboards", { type: "status", status: 418 });
  expect([await status("observability"), await status("second")]).toEqual([200, 418]);
  expect(() => platform.faults.inject("listDashboards", { type: "status", status: 418 })).toThrow(
    "listDashboards is an operation of several APIs. Use observability.listDashboards or second.listDashboards.",
  );
  for (const name of ["other.listDashboards", "second.updateAlert"])
    expect(() => platform.faults.inject(name, { type: "status", status: 418 })).toThrow(
      "is not a known operation",
    );
});

describe("an operation without a handler", () => {
  test.each([listServices(own), updateSettings(own, { engine_max_threads: 8 })])(
    "answers its example: $method $target",
    async (request) => {
      const before = await platform.export();
      const response = await subject.send(request);
      expect(response).toMatchObject(example);
      expect(JSON.parse(response.text)).toMatchObject({ status: 200, result: expect.anything() });
      expect(platform.journal.entries()).toMatchObject([
        { status: 200, isExample: true, tenantId: own.organizationId },
      ]);
      expect(await platform.export()).toEqual(before);
    },
  );

  test("rejects an invalid request, and one without credentials", async () => {
    const request = updateSettings(own, { engine_max_threads: 8 });
    const responses = [
      await subject.send({ ...request, body: '{"unknown":1}' }),
      await subject.send({ ...request, headers: {} }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 401]);
    for (const { headers } of responses) expect(headers).not.toHaveProperty("x-dataplat-example");
    expect(platform.journal.entries()).toMatchObject([{ isExample: false }, { isExample: false }]);
  });

  test("drifts", async () => {
    platform.faults.inject("listServices", { type: "drift", kind: "null-for-array" });
    expect(JSON.parse((await subject.send(listServices(own))).text)).not.toMatchObject({
      result: [{ endpoints: [{}] }],
    });
  });

  test("does not affect another", async () => {
    const response = await subject.send(getPipe(own));
    expect(response.status).toBe(200);
    expect(response.headers).not.toHaveProperty("x-dataplat-example");
  });
});

describe("an API without a hand-written part", () => {
  const send = (authorization?: string, target = "/observability/api/v2/dashboards") =>
    platform.handle({ method: "GET", target, headers: authorization === undefined ? {} : { authorization } });

  test("is served below its name, to any credential of the right form", async () => {
    const response = await send("Bearer anything");
    expect(response).toMatchObject(example);
    expect(JSON.parse(String(response.body))).toHaveProperty("data");
    expect(platform.journal.entries()).toMatchObject([
      { api: "observability", tenantId: null, isExample: true },
    ]);
  });

  test.each([
    ["without credentials", 401, () => send()],
    ["with credentials of another form", 401, () => send("Basic YTpi")],
    ["outside its path", 404, () => send("Bearer anything", "/api/v2/dashboards")],
  ])("rejects a request %s, with a message alone", async (_, status, sendIt) => {
    const response = await sendIt();
    expect(response.status).toBe(status);
    expect(JSON.parse(String(response.body))).toEqual({ message: expect.any(String) });
  });

  test("limits the requests of each credential", async () => {
    const statuses: number[] = [];
    for (const token of ["a", "a", "a", "a", "b"]) statuses.push((await send(`Bearer ${token}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });
});
