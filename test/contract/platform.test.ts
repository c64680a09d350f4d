/** The clients on the platform, in process and over a port: payloads and rejected requests. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { booleanSettings, numericSettings } from "../openapi/reference/management-settings.ts";
import {
  type Clients,
  failureOf,
  organizationId,
  pipe,
  pipesByKind,
  startClients,
  type Transport,
} from "./platform-clients.ts";

const settingNames = [...numericSettings.map(({ field }) => field), ...booleanSettings].toSorted();
const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe.each<Transport>(["in process", "over a port"])("the clients and the platform, %s", (transport) => {
  let clients: Clients;
  beforeEach(async () => {
    clients = await startClients(transport);
  });
  afterEach(() => clients.close());

  describe("payloads", () => {
    test.each(pipesByKind)(
      "getPipe returns a pipe with a %s source and every setting",
      async (kind, pipeId) => {
        const { id, source = {}, settings = {} } = await clients.management().getPipe({ ...pipe, pipeId });
        expect(id).toBe(pipeId);
        expect(Object.keys(source)).toEqual([kind]);
        expect(Object.keys(settings).toSorted()).toEqual(settingNames);
      },
    );

    test("updatePipeSettings merges, and getPipe returns the same settings", async () => {
      const management = clients.management();
      const before = (await management.getPipe(pipe)).settings;
      const settings = await management.updatePipeSettings(pipe, {
        engine_max_threads: 0,
        object_storage_concurrency: null,
        engine_parallel_view_processing: false,
      });
      expect(settings).toEqual({
        ...before,
        engine_max_threads: 0,
        object_storage_concurrency: null,
        engine_parallel_view_processing: false,
      });
      expect((await management.getPipe(pipe)).settings).toEqual(settings);
    });

    test("listServices filters by tags, all of which must match", async () => {
      const management = clients.management();
      const names = async (...filter: string[]) =>
        (await management.listServices({ organizationId, filter })).map(({ name }) => name);
      const all = await management.listServices({ organizationId });
      expect(all.length).toBeGreaterThan((await names("tag:env=prod")).length);
      expect(await names("tag:env=prod")).toContain("analytics");
      expect(await names("tag:env=prod", "tag:env=dev")).toEqual([]);
    });

    test("updateAlert moves an alert to a tile that listDashboards shows", async () => {
      const observability = clients.observability();
      const dashboard = (await observability.listDashboards()).at(-1);
      const tileId = dashboard?.tiles?.at(-1)?.id ?? "";
      const update = { dashboardId: dashboard?.id ?? "", tileId, threshold: 0.5 };
      const alert = await observability.updateAlert({ id: "alert-1" }, update);
      expect(alert).toMatchObject({ id: "alert-1", dashboard: update.dashboardId, tileId, threshold: 0.5 });
      expect(alert.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    test("withResponse returns the request ID of the journal, and the ETag for the next update", async () => {
      const management = clients.management();
      const { data, response, requestId, attempts } = await management.getPipe.withResponse(pipe);
      expect(data.id).toBe(pipe.pipeId);
      expect({ status: response.status, attempts }).toEqual({ status: 200, attempts: 1 });
      expect(requestId).toMatch(uuid4);
      expect(clients.platform.journal.entries().map((entry) => entry.requestId)).toEqual([requestId]);
      const headers = { "If-Match": response.headers.get("etag") ?? "" };
      await management.updatePipeSettings(pipe, { engine_max_threads: 3 }, { headers });
      const late = await failureOf(
        management.updatePipeSettings(pipe, { engine_max_threads: 4 }, { headers }),
      );
      expect(late).toMatchObject({
        kind: "api",
        status: 412,
        code: "PRECONDITION_FAILED",
        outcome: "rejected",
      });
    });
  });

  describe("a request that violates the contract", () => {
    test("is rejected before it is sent", async () => {
      const management = clients.management();
      const observability = clients.observability();
      const refused = [
        [management.updatePipeSettings(pipe, { engine_max_threads: 65 }), "/body/engine_max_threads"],
        [management.getPipe({ ...pipe, pipeId: "x" }), "/parameters/pipeId"],
        [management.listServices({ organizationId: "" }), "/parameters/organizationId"],
        [observability.updateAlert({ id: "alert-1" }, { threshold: Number.NaN }), "/body/threshold"],
      ] as const;
      for (const [call, pointer] of refused) {
        const failure = await failureOf(call);
        expect(failure).toMatchObject({ kind: "invalid-request", attempts: 0, issues: [{ pointer }] });
      }
      expect(clients.platform.journal.size).toBe(0);
    });

    test("is rejected by the platform with the same message if the client does not validate it", async () => {
      const management = clients.management({ validateRequests: false });
      const failure = await failureOf(management.updatePipeSettings(pipe, { engine_max_threads: 65 }));
      expect(failure).toMatchObject({
        kind: "api",
        status: 400,
        code: "BAD_REQUEST",
        outcome: "rejected",
        attempts: 1,
      });
      expect(failure.message).toContain("/body/engine_max_threads");
      const alert = clients
        .observability({ validateRequests: false })
        .updateAlert({ id: "alert-1" }, { threshold: Number.NaN });
      expect((await failureOf(alert)).message).toContain("/body/threshold");
    });
  });

  describe("the platform rejects", () => {
    test("wrong credentials with status, code and request ID, in both APIs", async () => {
      const wrong = await failureOf(clients.management({ keySecret: "wrong" }).getPipe(pipe));
      expect(wrong).toMatchObject({
        kind: "api",
        operationId: "getPipe",
        status: 401,
        code: "UNAUTHORIZED",
        attempts: 1,
      });
      const other = await failureOf(clients.observability({ accessToken: "wrong" }).listDashboards());
      expect(other).toMatchObject({
        kind: "api",
        operationId: "listDashboards",
        status: 401,
        code: undefined,
        attempts: 1,
      });
      const ids = clients.platform.journal.entries().map(({ requestId }) => requestId);
      expect([wrong, other].map((failure) => failure.kind === "api" && failure.requestId)).toEqual(ids);
    });

    test("an unknown resource with 404", async () => {
      const pipeId = "00000000-0000-4000-8000-000000000000";
      const missing = await failureOf(clients.management().updatePipeSettings({ ...pipe, pipeId }, {}));
      expect(missing).toMatchObject({ kind: "api", status: 404, code: "NOT_FOUND", outcome: "rejected" });
      const alert = await failureOf(clients.observability().updateAlert({ id: "no/such alert" }, {}));
      expect(alert).toMatchObject({ kind: "api", status: 404, outcome: "rejected" });
      expect(clients.platform.journal.entries().at(-1)?.pathParameters).toEqual({ id: "no/such alert" });
    });

    test("an unknown dashboard with 400 and too long a body with 413", async () => {
      const observability = clients.observability();
      const nowhere = await failureOf(
        observability.updateAlert({ id: "alert-1" }, { dashboardId: "nowhere" }),
      );
      expect(nowhere).toMatchObject({ kind: "api", status: 400 });
      expect(nowhere.message).toContain("/body/dashboardId");
      const long = await failureOf(
        observability.updateAlert({ id: "alert-1" }, { message: "x".repeat(2 ** 20) }),
      );
      expect(long).toMatchObject({ kind: "api", status: 413, outcome: "rejected", attempts: 1 });
    });
  });
});
