/** A platform whose PostgreSQL server fails: errors in the form of the API, without internals, and recovery. */
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { createPlatform, type Listening, type Platform } from "../../../src/platform/index.ts";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import { createDatabase, hasPostgres, query, startCluster } from "../postgres.ts";
import { askPipe, parseCount, readCount, writeCount } from "./pipe-client.ts";

/** Cleanups after a test, run in reverse order. */
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function freshDatabase(): Promise<string> {
  const { url, drop } = await createDatabase();
  cleanups.push(drop);
  return url;
}

/** Starts a platform on a port, and records the errors that it reports. */
async function serve(
  databaseUrl: string,
  maxConnections?: number,
): Promise<{ url: string; reported: unknown[] }> {
  const reported: unknown[] = [];
  const platform: Platform = createPlatform({
    store: createPostgresStore({ databaseUrl, maxConnections }),
    demo: true,
    onError: (error) => void reported.push(error),
  });
  cleanups.push(() => platform.close());
  const listening: Listening = await platform.listen({ drainMs: 0 });
  return { url: listening.url, reported };
}

/** Locks the demo pipe's row in another session. */
async function holdPipe(
  databaseUrl: string,
): Promise<{ waiting: (count: number) => Promise<number[]>; release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  cleanups.push(() => client.end());
  await client.query("begin");
  await client.query("select 1 from dataplat_resources where kind = 'Pipe' for update");
  return {
    release: async () => {
      await client.query("rollback");
    },
    /** Waits until this many sessions wait for the row, and resolves to their process ids. */
    waiting: async (count) => {
      for (;;) {
        const rows = await query(
          databaseUrl,
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        if (rows.length >= count) return rows.map(({ pid }) => Number(pid));
      }
    },
  };
}

/** Checks an error response: the envelope of its API, no internals, and Retry-After only if a retry is safe. */
async function checkFailure(response: Response, status: 500 | 503): Promise<void> {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  expect(response.headers.get("retry-after")).toBe(status === 503 ? "1" : null);
  expect(JSON.parse(text)).toEqual({
    status,
    requestId: response.headers.get("x-request-id"),
    error: expect.stringMatching(/^(?:UNAVAILABLE|INTERNAL_ERROR): the store /),
  });
  expect(text).not.toMatch(/postgres|sql|select|tester|\.ts|\bat /i);
}

describe.runIf(hasPostgres)("When PostgreSQL", () => {
  test("ends the connection of a write, the platform responds 500 without Retry-After, and serves the next request", async () => {
    const database = await freshDatabase();
    const { url, reported } = await serve(database);
    expect(await writeCount(url, 1)).toBe(200);
    const row = await holdPipe(database);
    const answer = askPipe(url, 2);
    for (const pid of await row.waiting(1)) await query(database, "select pg_terminate_backend($1)", [pid]);
    await checkFailure(await answer, 500);
    expect(reported).toHaveLength(1);
    expect((await readCount(url)).count).toBe(1);
    await row.release();
    expect(await writeCount(url, 3)).toBe(200);
  });

  test("ends the connection of a transaction, nothing of it is kept, and it can be repeated", async () => {
    const database = await freshDatabase();
    const { url } = await serve(database);
    expect(await writeCount(url, 1)).toBe(200);
    const row = await holdPipe(database);
    const reset = () => fetch(`${url}/_platform/reset`, { method: "POST" });
    const answer = reset();
    for (const pid of await row.waiting(1)) await query(database, "select pg_terminate_backend($1)", [pid]);
    const response = await answer;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect((await readCount(url)).count).toBe(1);
    await row.release();
    expect((await reset()).status).toBe(204);
    expect((await readCount(url)).count).not.toBe(1);
  });

  test("ends connections repeatedly under load, no acknowledged write is lost and no refused one is made", async () => {
    const database = await freshDatabase();
    const { url } = await serve(database);
    const seen = new Map<number, number>();
    let done = false;
    const write = async (): Promise<void> => {
      let possible = [(await readCount(url)).count];
      for (let count = 1000; !done; count += 1) {
        const response = await askPipe(url, count);
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        if (response.status === 200) await response.arrayBuffer();
        else await checkFailure(response, response.status === 500 ? 500 : 503);
        if (response.status === 200) possible = [count];
        if (response.status === 500) possible.push(count);
        if (response.status === 200 && count % 5 > 0) continue;
        const found = await readCountAnyway(url);
        expect(possible).toContain(found);
        possible = [found];
      }
    };
    const read = async (): Promise<void> => {
      while (!done) await readCountAnyway(url);
    };
    const work = Promise.all([write(), read(), read(), read()]);
    for (let round = 0; round < 30; round += 1) {
      await query(
        database,
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'dataplat'",
      );
    }
    done = true;
    await work;
    expect(seen.get(200)).toBeGreaterThan(0);
    expect(await writeCount(url, 1)).toBe(200);
  });

  test("is restarted, the platform responds 503 with Retry-After until it is back, and then serves its data", async () => {
    const cluster = await startCluster(8);
    cleanups.push(() => cluster.remove());
    const { url } = await serve(cluster.url);
    expect(await writeCount(url, 7)).toBe(200);
    await cluster.stop("immediate");
    await checkFailure(await askPipe(url), 503);
    await checkFailure(await askPipe(url, 8), 503);
    expect((await fetch(`${url}/_platform/ready`)).status).toBe(503);
    expect((await fetch(`${url}/_platform/health`)).status).toBe(200);
    await cluster.start();
    expect((await readCount(url)).count).toBe(7);
    expect(await writeCount(url, 9)).toBe(200);
    // Other clients use all connections of the server.
    await cluster.stop("fast");
    await cluster.start();
    const others: pg.Client[] = [];
    cleanups.push(() => Promise.all(others.map((other) => other.end())));
    while (others.length < 8) {
      const other = new pg.Client({ connectionString: cluster.url });
      await other.connect();
      others.push(other);
    }
    await checkFailure(await askPipe(url), 503);
    await Promise.all(others.splice(0).map((other) => other.end()));
    expect((await readCount(url)).count).toBe(9);
  });

  test("is blocked by another client, requests wait for a connection until a timeout, and are served afterwards", async () => {
    const database = await freshDatabase();
    const { url } = await serve(database, 1);
    const row = await holdPipe(database);
    const write = askPipe(url, 1);
    await row.waiting(1);
    await checkFailure(await askPipe(url), 503);
    const reads = Array.from({ length: 30 }, () => readCount(url));
    await row.release();
    expect((await write).status).toBe(200);
    await Promise.all(reads);
  });
});

/** Reads the count; a read may be refused while connections are ended. */
async function readCountAnyway(url: string): Promise<number> {
  for (;;) {
    const response = await askPipe(url);
    if (response.status === 200) return (await parseCount(response)).count;
    await checkFailure(response, 503);
  }
}
