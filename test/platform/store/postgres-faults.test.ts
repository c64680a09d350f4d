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

/** Ends every connection but the one that does it. */
const terminateOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`;

describe.runIf(hasPostgres)("A PostgreSQL server that fails", { timeout: 60_000 }, () => {
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

  it("ends connections that nobody uses, and nobody notices", async () => {
    await Promise.all([store.read(), store.read(), store.read()]);
    for (let round = 0; round < 5; round += 1) {
      await query(cluster.url, terminateOthers);
      await expect(store.findCredential("management", "demo-key")).resolves.toBeDefined();
      await expect(store.replace(pipeKey, tenantId, count(round).etag, count(round + 1))).resolves.toBe(true);
    }
  });

  it("ends a connection under a read, which is asked again on a new one", async () => {
    const release = await holdTable();
    const listed = store.list({ ...pipeKey, tags: [] }, tenantId);
    const read = store.read();
    await waitForBlocked(2);
    await query(cluster.url, endBlocked);
    await waitForBlocked(2);
    await release();
    await expect(listed).resolves.toEqual(['{"count":0}']);
    await expect(read).resolves.toEqual(sample);
  });

  it("ends a connection under a read twice, which is then given up", async () => {
    const release = await holdTable();
    const listed = store.list({ ...pipeKey, tags: [] }, tenantId);
    const refused = expect(listed).rejects.toMatchObject({
      name: "StoreUnavailableError",
      maybeWritten: false,
    });
    await waitForBlocked(1);
    await query(cluster.url, endBlocked);
    await waitForBlocked(1);
    await query(cluster.url, endBlocked);
    await refused;
    await release();
  });

  it("ends a connection under a write, which may have happened, and is not sent again", async () => {
    const release = await holdTable();
    const replaced = store.replace(pipeKey, tenantId, count(0).etag, count(1));
    const refused = expect(replaced).rejects.toMatchObject({
      name: "StoreUnavailableError",
      maybeWritten: true,
    });
    await waitForBlocked(1);
    await query(cluster.url, endBlocked);
    await refused;
    await release();
    await expect(store.get(pipeKey, tenantId)).resolves.toEqual(count(0));
  });

  it("ends a connection in the middle of a transaction, of which nothing is kept", async () => {
    const release = await holdTable();
    const more = makeState({ tenants: [makeTenant("new")], resources: [makeResource("new")] });
    const inserted = store.insert(more);
    const refused = expect(inserted).rejects.toMatchObject({
      name: "StoreUnavailableError",
      maybeWritten: false,
    });
    await waitForBlocked(1);
    await query(cluster.url, endBlocked);
    await refused;
    await release();
    await expect(store.read()).resolves.toEqual(sample);
    await store.insert(more);
  });

  it("is restarted, and the store goes on by itself", async () => {
    await Promise.all([store.read(), store.read(), store.read()]);
    for (const mode of ["fast", "immediate"] as const) {
      await cluster.stop(mode);
      for (const asked of [store.ping(), store.get(pipeKey, tenantId), store.read(), store.insert(sample)]) {
        await expect(asked).rejects.toMatchObject({ name: "StoreUnavailableError", maybeWritten: false });
      }
      const replaced = store.replace(pipeKey, tenantId, count(0).etag, count(1));
      await expect(replaced).rejects.toMatchObject({ name: "StoreUnavailableError", maybeWritten: false });
      await cluster.start();
      await expect(store.ping()).resolves.toBeUndefined();
      await expect(store.read()).resolves.toEqual(sample);
    }
    await increment(store, 3);
  });

  it("keeps what was acknowledged when it crashes under load", async () => {
    let acknowledged = 0;
    const counting = (async () => {
      for (;;) {
        await increment(store, 1);
        acknowledged += 1;
      }
    })();
    const ended = expect(counting).rejects.toMatchObject({ name: "StoreUnavailableError" });
    while (acknowledged < 20) await new Promise(setImmediate);
    await cluster.stop("immediate");
    await ended;
    await cluster.start();
    const { body } = (await store.get(pipeKey, tenantId)) ?? {};
    // The last one may have been written without an answer.
    expect([count(acknowledged).body, count(acknowledged + 1).body]).toContain(body);
  });

  it("keeps all connections busy, and a further question is given up in bounded time", async () => {
    const release = await holdTable();
    const listed = [1, 2, 3].map(() => store.list({ ...pipeKey, tags: [] }, tenantId));
    await waitForBlocked(3);
    const replaced = store.replace(pipeKey, tenantId, count(0).etag, count(1));
    await expect(replaced).rejects.toMatchObject({ name: "StoreUnavailableError", maybeWritten: false });
    await release();
    await expect(Promise.all(listed)).resolves.toHaveLength(3);
    await expect(store.replace(pipeKey, tenantId, count(0).etag, count(1))).resolves.toBe(true);
  });

  it("has no connection left for us, which is said", async () => {
    const others = Array.from({ length: 10 }, () =>
      createPostgresStore({ databaseUrl: cluster.url, maxConnections: 3 }),
    );
    await Promise.all(others.map((other) => other.open()));
    const reads = await Promise.allSettled(
      others.flatMap((other) => [other.read(), other.read(), other.read()]),
    );
    const refused = reads.filter(({ status }) => status === "rejected");
    expect(refused).not.toEqual([]);
    for (const one of refused) expect(one).toMatchObject({ reason: { name: "StoreUnavailableError" } });
    await Promise.all(others.map((other) => other.close()));
    await expect(store.read()).resolves.toEqual(sample);
  });

  it("takes too long, by the limit in the address", async () => {
    const hurried = createPostgresStore({ databaseUrl: `${cluster.url}?statement_timeout=200` });
    await hurried.open();
    const release = await holdTable();
    const replaced = hurried.replace(pipeKey, tenantId, count(0).etag, count(1));
    // The server says itself that it did not do it.
    await expect(replaced).rejects.toMatchObject({ name: "StoreUnavailableError", maybeWritten: false });
    const more = makeState({ resources: [makeResource("new")] });
    await expect(hurried.insert(more)).rejects.toMatchObject({
      name: "StoreUnavailableError",
      maybeWritten: false,
    });
    await release();
    await expect(hurried.replace(pipeKey, tenantId, count(0).etag, count(1))).resolves.toBe(true);
    await hurried.close();
  });

  it("is cut off while it commits, which leaves it open whether anything was written", async () => {
    const { proxy, behind } = await openBehindProxy();
    proxy.cutAt("commit\0");
    const more = makeState({ tenants: [makeTenant("new")] });
    await expect(behind.insert(more)).rejects.toMatchObject({
      name: "StoreUnavailableError",
      maybeWritten: true,
    });
    proxy.cutAt("dataplat_tenants");
    await expect(behind.insert(more)).rejects.toMatchObject({
      name: "StoreUnavailableError",
      maybeWritten: false,
    });
    proxy.cutAt(undefined);
    await behind.replaceAll(sample);
    await behind.close();
    await proxy.close();
  });

  it("has forgotten every connection without a word, of which only one costs a question", async () => {
    const { proxy, behind } = await openBehindProxy();
    await Promise.all([behind.read(), behind.read(), behind.read()]);
    proxy.cutOld();
    await expect(behind.read()).resolves.toEqual(sample);
    await Promise.all([behind.read(), behind.read(), behind.read()]);
    proxy.cutOld();
    const replaced = behind.replace(pipeKey, tenantId, count(0).etag, count(1));
    // Whether it arrived before the way was cut cannot be known from here.
    await expect(replaced).rejects.toMatchObject({ name: "StoreUnavailableError", maybeWritten: true });
    await expect(behind.replace(pipeKey, tenantId, count(0).etag, count(1))).resolves.toBe(true);
    await behind.close();
    await proxy.close();
  });

  /** Opens a store behind a proxy. */
  async function openBehindProxy() {
    const proxy = await startProxy(Number(new URL(cluster.url).port));
    const databaseUrl = Object.assign(new URL(cluster.url), { port: proxy.port }).href;
    const behind = createPostgresStore({ databaseUrl, maxConnections: 3 });
    await behind.open();
    return { proxy, behind };
  }

  /** Locks the table of resources, as a migration might. Resolves to what lets go of it. */
  async function holdTable(): Promise<() => Promise<void>> {
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query("begin; lock table dataplat_resources in access exclusive mode");
    return () => client.end();
  }

  /** Waits until so many statements wait for the lock. The server is asked until it says so. */
  async function waitForBlocked(number: number): Promise<void> {
    const blocked = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(() => query(cluster.url, blocked), { timeout: 20_000 }).toHaveLength(number);
  }

  const endBlocked = "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'";
});
