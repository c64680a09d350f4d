import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PostgresCluster } from "../../../scripts/lib/postgres-cluster.ts";
import { etagOf } from "../../../src/platform/store/digest.ts";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { hasPostgres, query, startCluster } from "../postgres.ts";
import { startProxy } from "./cutting-proxy.ts";
import { increment } from "./increment.ts";
import { makeResource, makeState, makeTenant, pipeKey, sample, tenantId } from "./sample.ts";

const count = (number: number) => {
  const body = JSON.stringify({ count: number });
  return { body, etag: etagOf(body) };
};

/** Ends every connection but the one that runs it. */
const terminateOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`;

const unavailable = (maybeWritten: boolean) => ({ name: "StoreUnavailableError", maybeWritten });

describe.runIf(hasPostgres)("When a PostgreSQL server fails", { timeout: 60_000 }, () => {
  let cluster: PostgresCluster;
  let store: Store;
  beforeAll(async () => {
    cluster = await startCluster(20);
  });
  afterAll(() => cluster.remove());
  beforeEach(async () => {
    store = createPostgresStore({ databaseUrl: cluster.url, maxConnections: 3 });
    await store.open();
    await store.replaceAll(sample);
    return () => store.close();
  });

  it("replaces idle connections that it ended", async () => {
    await Promise.all([store.read(), store.read(), store.read()]);
    for (let round = 0; round < 5; round += 1) {
      await query(cluster.url, terminateOthers);
      await expect(store.findCredential("management", "demo-key")).resolves.toBeDefined();
      await expect(store.replace(pipeKey, tenantId, count(round).etag, count(round + 1))).resolves.toBe(true);
    }
  });

  it("retries a read once on another connection", async () => {
    const release = await lockTable();
    const listed = store.list({ ...pipeKey, tags: [] }, tenantId);
    const read = store.read();
    await waitForBlocked(2);
    await query(cluster.url, endBlocked);
    await waitForBlocked(2);
    await release();
    await expect(listed).resolves.toEqual(['{"count":0}']);
    await expect(read).resolves.toEqual(sample);
  });

  it("rejects a read whose retry fails as well", async () => {
    const release = await lockTable();
    const refused = expect(store.list({ ...pipeKey, tags: [] }, tenantId)).rejects.toMatchObject(
      unavailable(false),
    );
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await waitForBlocked(1);
      await query(cluster.url, endBlocked);
    }
    await refused;
    await release();
  });

  it.each(["fast", "immediate"] as const)("goes on after a restart (%s)", async (mode) => {
    await Promise.all([store.read(), store.read(), store.read()]);
    await cluster.stop(mode);
    const outcomes = await Promise.allSettled([
      store.ping(),
      store.get(pipeKey, tenantId),
      store.read(),
      store.insert(sample),
      store.replace(pipeKey, tenantId, count(0).etag, count(1)),
    ]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: "rejected", reason: unavailable(false) });
    }
    await cluster.start();
    await expect(store.ping()).resolves.toBeUndefined();
    await expect(store.read()).resolves.toEqual(sample);
    await increment(store, 3);
  });

  it("knows that a statement which the server cancelled has written nothing", async () => {
    const hurried = createPostgresStore({ databaseUrl: `${cluster.url}?statement_timeout=200` });
    await hurried.open();
    const release = await lockTable();
    const writes = [
      hurried.replace(pipeKey, tenantId, count(0).etag, count(1)),
      hurried.insert(makeState({ resources: [makeResource("new")] })),
    ];
    for (const outcome of await Promise.allSettled(writes)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: unavailable(false) });
    }
    await release();
    await expect(hurried.replace(pipeKey, tenantId, count(0).etag, count(1))).resolves.toBe(true);
    await hurried.close();
  });

  it("knows that a write may have taken effect when the connection breaks during its commit", async () => {
    const proxy = await startProxy(Number(new URL(cluster.url).port));
    const databaseUrl = Object.assign(new URL(cluster.url), { port: proxy.port }).href;
    const behind = createPostgresStore({ databaseUrl, maxConnections: 3 });
    await behind.open();
    const more = makeState({ tenants: [makeTenant("new")] });
    proxy.cutAt("commit\0");
    await expect(behind.insert(more)).rejects.toMatchObject(unavailable(true));
    proxy.cutAt("dataplat_tenants");
    await expect(behind.insert(more)).rejects.toMatchObject(unavailable(false));
    proxy.cutAt(undefined);
    await behind.replaceAll(sample);
    await behind.close();
    await proxy.close();
  });

  /** Locks the table of resources, as a migration might. Resolves to the function that releases it. */
  async function lockTable(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query("begin; lock table dataplat_resources in access exclusive mode");
    return () => client.end();
  }

  /** Waits until this many statements wait for the lock. */
  async function waitForBlocked(number: number): Promise<void> {
    const blocked = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(() => query(cluster.url, blocked), { timeout: 20_000 }).toHaveLength(number);
  }

  const endBlocked = "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'";
});
