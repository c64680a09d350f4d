/** A PostgreSQL server that ends connections, stops, crashes or is overloaded. */
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PostgresCluster } from "../../../scripts/lib/postgres-cluster.ts";
import { createPlatform, type Store } from "../../../src/platform/index.ts";
import { etagOf } from "../../../src/platform/store/digest.ts";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import { hasPostgres, query, startCluster } from "../postgres.ts";
import { startProxy } from "./cutting-proxy.ts";
import { fetchPipe, putCount, readCount } from "./pipe-client.ts";
import { makeResource, makeState, makeTenant, pipeKey, sample, tenantId } from "./sample.ts";

/** Limit of the server. */
const maxConnections = 20;
/** Connections of a store. */
const poolSize = 10;

const count = (number: number) => {
  const body = JSON.stringify({ count: number });
  return { body, etag: etagOf(body) };
};
const more = makeState({ tenants: [makeTenant("new")], resources: [makeResource("new")] });
const unavailable = (maybeWritten: boolean) => ({ name: "StoreUnavailableError", maybeWritten });

/** Ends every connection but the one that runs it. */
const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`;
const blocked = "from pg_stat_activity where wait_event_type = 'Lock'";

describe.runIf(hasPostgres)("When a PostgreSQL server fails", { timeout: 60_000 }, () => {
  let cluster: PostgresCluster;
  let store: Store;
  const cleanups: (() => unknown)[] = [];
  beforeAll(async () => {
    cluster = await startCluster(maxConnections);
  });
  afterAll(() => cluster.remove());
  beforeEach(async () => {
    store = await open(cluster.url);
    await store.replaceAll(sample);
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  async function open(databaseUrl: string): Promise<Store> {
    const opened = createPostgresStore(databaseUrl);
    cleanups.push(() => opened.close());
    await opened.open();
    return opened;
  }

  /** Opens a store whose connections the test can break. */
  async function openBehindProxy() {
    const proxy = await startProxy(Number(new URL(cluster.url).port));
    cleanups.push(proxy.close);
    const behind = await open(Object.assign(new URL(cluster.url), { port: proxy.port }).href);
    return { proxy, behind };
  }

  /** Opens a connection of another program, which is closed after the test. */
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: cluster.url });
    cleanups.push(() => client.end());
    await client.connect();
    return client;
  }

  /** Locks the table of resources, as a migration might. Resolves to the function that releases it. */
  async function lockTable(): Promise<() => Promise<void>> {
    const client = await connect();
    await client.query("begin; lock table dataplat_resources in access exclusive mode");
    return () => client.end();
  }

  /** Waits until this many statements wait for the lock. */
  async function waitForBlocked(number: number): Promise<void> {
    await expect
      .poll(() => query(cluster.url, `select 1 ${blocked}`), { timeout: 20_000 })
      .toHaveLength(number);
  }

  /** Ends the connections of this many statements when they wait for the lock. */
  async function endBlocked(number: number): Promise<void> {
    await waitForBlocked(number);
    await query(cluster.url, `select pg_terminate_backend(pid) ${blocked}`);
  }

  test("replaces idle connections that it ended", async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([store.read(), store.read(), store.read()]);
      await query(cluster.url, endOthers);
      await expect(store.findCredential("management", "demo-key")).resolves.toBeDefined();
      await expect(store.replace(pipeKey, tenantId, count(round).etag, count(round + 1))).resolves.toBe(true);
    }
  });

  test("retries a read on a new connection, since a restart breaks all old ones", async () => {
    const { proxy, behind } = await openBehindProxy();
    await Promise.all([behind.read(), behind.read(), behind.read()]);
    proxy.breakOpen();
    expect(await behind.get(pipeKey, tenantId)).toEqual(count(0));
  });

  test("rejects a read whose retry fails as well", async () => {
    await lockTable();
    const rejected = expect(store.get(pipeKey, tenantId)).rejects.toMatchObject(unavailable(false));
    await endBlocked(1);
    await endBlocked(1);
    await rejected;
  });

  test.each([
    ["whose connection breaks before its commit", "", () => endBlocked(2)],
    ["that the server cancels", "?statement_timeout=200", async () => {}],
  ])("knows that a write %s has stored nothing", async (_, parameters, interrupt) => {
    const writer = await open(cluster.url + parameters);
    const release = await lockTable();
    const writes = [writer.replace(pipeKey, tenantId, count(0).etag, count(1)), writer.insert(more)];
    const outcomes = Promise.allSettled(writes);
    await interrupt();
    expect(await outcomes).toMatchObject([{ reason: unavailable(false) }, { reason: unavailable(false) }]);
    await release();
    expect(await store.read()).toEqual(sample);
    await writer.insert(more);
  });

  test("rejects calls that wait 5 seconds for a connection, and accepts them afterwards", async () => {
    const release = await lockTable();
    const reads = Array.from({ length: poolSize }, () => store.read());
    await waitForBlocked(poolSize);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const rejected = expect(store.get(pipeKey, tenantId)).rejects.toMatchObject(unavailable(false));
    await vi.advanceTimersByTimeAsync(5_000);
    await rejected;
    vi.useRealTimers();
    await release();
    expect(await Promise.all(reads)).toEqual(Array(poolSize).fill(sample));
    expect(await store.get(pipeKey, tenantId)).toEqual(count(0));
  });

  test("waits up to 5 minutes for a process that loads data, but not if there is data", async () => {
    const holder = await connect();
    await holder.query("begin; select pg_advisory_xact_lock(7233190438380527988)");
    expect(await store.insertIfEmpty(more)).toBe(false);
    const waiting = (await open(`${cluster.url}?query_timeout=100`)).insert(more);
    await holder.query("select pg_sleep(0.3)");
    await waitForBlocked(1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const rejected = expect(store.insert(more)).rejects.toMatchObject(unavailable(false));
    await waitForBlocked(2);
    await vi.advanceTimersByTimeAsync(300_000);
    await rejected;
    vi.useRealTimers();
    await holder.query("commit");
    await waiting;
  });

  test("makes a platform report that its data cannot be loaded", async () => {
    await store.replaceAll(makeState());
    await lockTable();
    const platform = createPlatform({ databaseUrl: `${cluster.url}?statement_timeout=200`, demo: true });
    cleanups.push(() => platform.close());
    await expect(platform.listen()).rejects.toThrow(/^The data cannot be loaded: PostgreSQL: cancel/);
  });

  test.each([
    ["53100", "disk full", true],
    ["42501", "insufficient privilege", true],
    ["53200", "out of memory", false],
  ])("knows whether SQLSTATE %s (%s) lasts until the operator acts", async (state, _, isPermanent) => {
    await query(
      cluster.url,
      `create function fail() returns trigger language plpgsql as $$ begin raise sqlstate '${state}'; end $$;
      create trigger failing before update on dataplat_resources execute function fail()`,
    );
    cleanups.push(() => query(cluster.url, "drop function fail cascade"));
    const write = store.replace(pipeKey, tenantId, count(0).etag, count(1));
    await expect(write).rejects.toMatchObject({ ...unavailable(false), isPermanent });
  });

  test("knows that a write may have taken effect when the connection breaks during its commit", async () => {
    const { proxy, behind } = await openBehindProxy();
    proxy.cutAt("commit\0");
    const change = () => behind.replace(pipeKey, tenantId, count(0).etag, count(1));
    for (const write of [change, () => behind.insert(more)]) {
      await expect(write()).rejects.toMatchObject(unavailable(true));
    }
    proxy.cutAt("dataplat_tenants");
    await expect(behind.insert(more)).rejects.toMatchObject(unavailable(false));
    proxy.cutAt(undefined);
    await behind.replaceAll(sample);
  });

  test("makes the platform respond with 503 and no internals while it is stopped, and serve the same data afterwards", async () => {
    await store.replaceAll(makeState());
    const platform = createPlatform({ databaseUrl: cluster.url, demo: true, onError: () => {} });
    cleanups.push(() => platform.close());
    const { url } = await platform.listen({ drainMs: 0 });
    expect((await putCount(url, 7)).status).toBe(200);
    await cluster.stop("fast");
    for (const response of [await fetchPipe(url), await putCount(url, 8)]) {
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
      expect(await response.json()).toEqual({
        status: 503,
        requestId: response.headers.get("x-request-id"),
        error: expect.stringMatching(/^UNAVAILABLE: The store (?!.*(?:postgres|sql|tester|\.ts|\bat ))/i),
      });
    }
    expect((await fetch(`${url}/_platform/ready`)).status).toBe(503);
    expect((await fetch(`${url}/_platform/health`)).status).toBe(200);
    await cluster.start();
    expect(await readCount(url)).toBe(7);
    expect((await putCount(url, 9)).status).toBe(200);
  });
});
