/** The clients on a platform with injected faults: retries, broken connections, drift and deadlines. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Fault } from "../../src/platform/faults/fault.ts";
import {
  type Clients,
  calls,
  failureOf,
  type OperationId,
  organizationId,
  pipe,
  startClients,
  type Transport,
} from "./platform-clients.ts";

describe.each<Transport>(["in process", "over a port"])(
  "the clients and a failing platform, %s",
  (transport) => {
    let clients: Clients;
    beforeEach(async () => {
      clients = await startClients(transport);
    });
    afterEach(() => clients.close());

    const inject = (operationId: string, fault: Fault, times = 1) =>
      clients.platform.faults.inject(operationId, fault, { times });

    describe("an injected failure", () => {
      test.each(Object.entries(calls))(
        "%s waits and retries after 429 with Retry-After",
        async (operationId, call) => {
          inject(operationId, { type: "rate-limit", retryAfterSeconds: 0 }, 2);
          await call(clients);
          expect(clients.platform.journal.entries().map(({ status }) => status)).toEqual([429, 429, 200]);
          clients.platform.faults.assertAllFired();
        },
      );

      test.each(Object.entries(calls))(
        "%s waits and retries after 503 with Retry-After",
        async (operationId, call) => {
          inject(operationId, { type: "status", status: 503, headers: { "retry-after": "0" } });
          await call(clients);
          clients.platform.journal.assertCalled(operationId, { times: 2 });
          clients.platform.faults.assertAllFired();
        },
      );

      test("after 503 without Retry-After, a read is retried and a write fails with an unknown outcome", async () => {
        inject("getPipe", { type: "status", status: 503 });
        expect((await clients.management().getPipe.withResponse(pipe)).attempts).toBe(2);
        inject("updatePipeSettings", { type: "status", status: 503 });
        const failure = await failureOf(calls.updatePipeSettings(clients));
        expect(failure).toMatchObject({
          kind: "api",
          status: 503,
          code: "UNAVAILABLE",
          outcome: "unknown",
          attempts: 1,
        });
      });

      test("a lasting rate limit fails with the platform's Retry-After", async () => {
        inject("listDashboards", { type: "rate-limit", retryAfterSeconds: 0 }, 9);
        const failure = await failureOf(calls.listDashboards(clients));
        expect(failure).toMatchObject({ kind: "api", status: 429, attempts: 3, retryAfterMs: 0 });
        inject("getPipe", { type: "rate-limit", retryAfterSeconds: 7 });
        const once = await failureOf(clients.management({ retry: false }).getPipe(pipe));
        expect(once).toMatchObject({
          kind: "api",
          status: 429,
          code: "TOO_MANY_REQUESTS",
          attempts: 1,
          retryAfterMs: 7000,
        });
      });

      test("after a dropped connection, a read is retried and a write fails", async () => {
        inject("getPipe", { type: "drop" });
        expect((await clients.management().getPipe.withResponse(pipe)).attempts).toBe(2);
        inject("updatePipeSettings", { type: "drop", when: "after" });
        const failure = await failureOf(calls.updatePipeSettings(clients));
        expect(failure).toMatchObject({ kind: "network", outcome: "unknown", attempts: 1 });
        expect((await clients.management().getPipe(pipe)).settings?.engine_max_threads).toBe(2);
      });

      test("after a truncated response, a read is retried and a write fails", async () => {
        inject("listServices", { type: "truncate" });
        expect((await clients.management().listServices.withResponse({ organizationId })).attempts).toBe(2);
        inject("updateAlert", { type: "truncate" });
        expect(await failureOf(calls.updateAlert(clients))).toMatchObject({
          kind: "network",
          outcome: "unknown",
        });
      });

      test("a response that is not JSON is unexpected", async () => {
        inject("getPipe", {
          type: "status",
          status: 200,
          body: "<html>",
          headers: { "content-type": "text/html" },
        });
        expect(await failureOf(calls.getPipe(clients))).toMatchObject({
          kind: "unexpected-response",
          status: 200,
        });
      });
    });

    describe("drift", () => {
      test.each(Object.entries(calls))("is not in the response of %s", async (_, call) => {
        expect(await call(clients)).toBeTypeOf("object");
      });

      const drifted: Record<OperationId, readonly [body: object, pointer: string]> = {
        getPipe: [{ result: { scaling: { replicas: "2" } } }, "/result/scaling/replicas"],
        updatePipeSettings: [{ result: { engine_max_threads: "2" } }, "/result/engine_max_threads"],
        listServices: [{ result: [{ isPrimary: 1 }] }, "/result/0/isPrimary"],
        updateAlert: [{ data: { silenced: "no" } }, "/data/silenced"],
        listDashboards: [{ data: [{ tiles: [{ x: "0" }] }] }, "/data/0/tiles/0/x"],
      };
      // The keys are those of the type.
      test.each(Object.keys(drifted) as OperationId[])(
        "in the response of %s is reported",
        async (operationId) => {
          const [body, pointer] = drifted[operationId];
          inject(operationId, { type: "status", status: 200, body });
          const failure = await failureOf(calls[operationId](clients));
          expect(failure).toMatchObject({ kind: "unexpected-response", issues: [{ pointer }] });
        },
      );
    });

    describe("latency", () => {
      test("longer than the timeout ends the attempt, and a read is retried", async () => {
        inject("getPipe", { type: "latency", ms: 600_000 });
        const { attempts } = await clients.management({ timeoutMs: 100 }).getPipe.withResponse(pipe);
        expect(attempts).toBe(2);
      });

      test("longer than the deadline ends the call without further attempts", async () => {
        inject("listDashboards", { type: "latency", ms: 600_000 }, 9);
        const failure = await failureOf(clients.observability({ deadlineMs: 100 }).listDashboards());
        expect(failure).toMatchObject({ kind: "timeout", operationId: "listDashboards" });
      });

      test("of a write has an unknown outcome, and the platform does not apply the write later", async () => {
        inject("updatePipeSettings", { type: "latency", ms: 600_000 });
        const management = clients.management({ timeoutMs: 100 });
        const before = await management.getPipe(pipe);
        const failure = await failureOf(management.updatePipeSettings(pipe, { engine_max_threads: 63 }));
        expect(failure).toMatchObject({ kind: "timeout", outcome: "unknown", attempts: 1 });
        expect(await management.getPipe(pipe)).toEqual(before);
      });

      test("that an abort ends rejects with the kind aborted", async () => {
        inject("getPipe", { type: "latency", ms: 600_000 });
        const failure = await failureOf(
          clients.management().getPipe(pipe, { signal: AbortSignal.timeout(50) }),
        );
        expect(failure).toMatchObject({ kind: "aborted", operationId: "getPipe" });
      });
    });
  },
);

describe("the platform's own rate limit", () => {
  test("rejects a client without the same limit, and a client with it waits", async () => {
    const rateLimit = { management: { requests: 2, perMs: 60_000 } };
    const clients = await startClients("in process", { rateLimit });
    try {
      const management = clients.management({ retry: false });
      await management.getPipe(pipe);
      await management.getPipe(pipe);
      const failure = await failureOf(management.getPipe(pipe));
      expect(failure).toMatchObject({ kind: "api", status: 429, code: "TOO_MANY_REQUESTS", attempts: 1 });
      await clients.platform.reset();
      const careful = clients.management({ rateLimit: { requests: 2, perMs: 60_000 }, deadlineMs: 100 });
      await careful.getPipe(pipe);
      await careful.getPipe(pipe);
      expect(await failureOf(careful.getPipe(pipe))).toMatchObject({ kind: "timeout", attempts: 0 });
      expect(clients.platform.journal.entries().map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      await clients.close();
    }
  });
});
