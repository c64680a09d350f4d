/** Calls every operation through its client, on a mock and on the platform, and validates every response with Ajv. */
import { beforeAll, describe, expect, test } from "vitest";
import { createManagementClient, type ManagementClient } from "../../src/management.ts";
import { createObservabilityClient, type ObservabilityClient } from "../../src/observability.ts";
import { booleanSettings, numericSettings } from "../openapi/reference/management-settings.ts";
import { describeEveryOperation, prefer } from "./every-operation.ts";
import { useMocks } from "./mocks.ts";
import { usePlatform } from "./platform.ts";
import { createRecorder, type Recorder } from "./traffic.ts";

const running = useMocks();
const platform = usePlatform();
const recorders = new Map<string, Recorder>();
const platformRecorders = new Map<string, Recorder>();
let management: ManagementClient;
let observability: ObservabilityClient;

const settingNames = [...numericSettings.map(({ field }) => field), ...booleanSettings].toSorted();

const organizationId = "11111111-1111-4111-8111-111111111111";
const serviceId = "22222222-2222-4222-8222-222222222222";
const pipeId = "33333333-3333-4333-8333-333333333333";

beforeAll(() => {
  for (const { name, document } of running().mocks) {
    recorders.set(name, createRecorder(document));
    platformRecorders.set(name, createRecorder(document));
  }
  const options = (name: string) => {
    const recorder = recorders.get(name);
    if (!recorder) throw new Error(`The register has no ${name}.`);
    return { baseUrl: running().baseUrl(name), fetch: recorder.fetch };
  };
  management = createManagementClient({
    ...options("management"),
    keyId: "demo-key",
    keySecret: "demo-secret",
  });
  observability = createObservabilityClient({ ...options("observability"), accessToken: "demo-token" });
});

describe("the Management API through its client", () => {
  test.each(["kafka", "objectStorage", "kinesis", "postgres"] as const)(
    "getPipe returns a pipe with a %s source",
    async (kind) => {
      const pipe = await management.getPipe({ organizationId, serviceId, pipeId }, prefer(kind));
      expect(Object.keys(pipe.source ?? {})).toEqual([kind]);
      expect(Object.keys(pipe.settings ?? {}).toSorted()).toEqual(settingNames);
    },
  );

  test("updatePipeSettings returns every setting, also those that are null", async () => {
    const settings = await management.updatePipeSettings(
      { organizationId, serviceId, pipeId },
      { engine_max_threads: 0, object_storage_concurrency: null },
      prefer("withNull"),
    );
    expect(Object.keys(settings).toSorted()).toEqual(settingNames);
    expect(Object.values(settings)).toContain(null);
  });

  test("listServices returns services, with and without a filter", async () => {
    const all = await management.listServices({ organizationId });
    expect(all[0]?.id).toBe(serviceId);
    const filtered = await management.listServices(
      { organizationId, filter: ["tag:env=prod", "tag:team"] },
      prefer("empty"),
    );
    expect(filtered).toEqual([]);
  });

  test("withResponse returns status, headers and request id with the payload", async () => {
    const { data, response, requestId, attempts } = await management.getPipe.withResponse({
      organizationId,
      serviceId,
      pipeId,
    });
    expect(data.id).toBe(pipeId);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(attempts).toBe(1);
  });
});

describe("the Observability API through its client", () => {
  test.each(["tile", "search"] as const)("updateAlert returns an alert on a %s", async (source) => {
    const alert = await observability.updateAlert({ id: "alert-1" }, { threshold: 10 }, prefer(source));
    expect(alert.source).toBe(source);
  });

  test("listDashboards returns dashboards with tiles and series, or none", async () => {
    const dashboards = await observability.listDashboards();
    expect(dashboards[0]?.tiles?.[0]?.series?.length).toBeGreaterThan(0);
    expect(await observability.listDashboards(prefer("empty"))).toEqual([]);
  });
});

describeEveryOperation({
  title: "the mocks",
  served: () => running().mocks,
  recorders,
  showsExamples: true,
});

describeEveryOperation({
  title: "the platform",
  served: () => platform().served,
  recorders: platformRecorders,
  showsExamples: false,
});
