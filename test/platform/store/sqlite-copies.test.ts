/** Copies and backups of SQLite files: made after a crash, made while a platform runs, and put beside the log of another state. */
import { existsSync } from "node:fs";
import { copyFile, readFile, rename, rm, stat, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { putCount, readCount } from "../processes/pipe-client.ts";
import {
  countOf,
  increment,
  makeResource,
  makeState,
  makeTenant,
  pipeKey,
  sample,
  tenantId,
} from "./sample.ts";
import { useSqliteFile } from "./sqlite-file.ts";
import { runKilledProcess } from "./store-process.ts";

const { folder, file, open, onEnd } = useSqliteFile();
const log = `${file}-wal`;

/** Opens a store, reads the count, and closes it. */
async function readStored(data = file): Promise<number> {
  const store = await open(data);
  const { body } = (await store.get(pipeKey, tenantId)) ?? {};
  await store.close();
  return countOf(body);
}

/** Writes the sample, increments its count, and closes the file. */
async function write(count: number): Promise<void> {
  const store = await open();
  await store.replaceAll(sample);
  await increment(store, count);
  await store.close();
}

/** Writes the sample with a count in a process that is killed right after the write was acknowledged. */
async function crash(count: number, size = 0): Promise<void> {
  const body = JSON.stringify({ count, text: "x".repeat(size) });
  const resources = sample.resources.map((each) =>
    each.id === pipeKey.id ? { ...each, body, etag: `${count}` } : each,
  );
  await runKilledProcess(
    { file, state: { ...sample, resources } },
    "const store = chooseStore({ data: file }); await store.open(); await store.replaceAll(state);",
  );
}

const inFolder = (name: string) => path.join(folder, name);
const sizeOf = async (name: string) => (await stat(name)).size;
const missingLog = {
  name: "PlatformConfigError",
  message: expect.stringContaining("a copy without its latest writes"),
};

describe("After a crash, a SQLite file", () => {
  test("contains every acknowledged write, also as a copy with its log, and again after further crashes", async () => {
    await crash(11);
    await copyFile(file, inFolder("copy.db"));
    await copyFile(log, inFolder("copy.db-wal"));
    expect(await readStored(inFolder("copy.db"))).toBe(11);
    await crash(22);
    await crash(33);
    expect(await readStored()).toBe(33);
  });

  test("is rejected as a copy without its log, and neither served nor filled with demo data", async () => {
    await crash(22);
    const copy = inFolder("copy.db");
    await copyFile(file, copy);
    for (const content of [undefined, ""]) {
      if (content !== undefined) await writeFile(`${copy}-wal`, content);
      await expect(open(copy)).rejects.toMatchObject(missingLog);
      const platform = createPlatform({ data: copy, demo: true });
      await expect(platform.ready()).rejects.toMatchObject(missingLog);
      await platform.close();
    }
    await copyFile(log, `${copy}-wal`);
    expect(await readStored(copy)).toBe(22);
  });

  test("is rejected beside the log of another state, and both are left unchanged", async () => {
    await write(1);
    await copyFile(file, inFolder("backup.db"));
    await crash(22);
    const older = await readFile(log);
    await readStored();
    await crash(33);
    await rename(log, inFolder("newer.db-wal"));
    await writeFile(log, older);
    const before = await readFile(file);
    await expect(open()).rejects.toMatchObject(missingLog);
    await writeFile(file, "");
    await expect(open()).rejects.toMatchObject(missingLog);
    expect((await readFile(log)).equals(older)).toBe(true);
    await writeFile(file, before);
    await rename(inFolder("newer.db-wal"), log);
    expect(await readStored()).toBe(33);
  });

  test("that is deleted without its log is not created again, until the log is deleted as well", async () => {
    await crash(22);
    await rm(file);
    const message = `the log of a file that was deleted. To start over, delete that log as well.`;
    await expect(open()).rejects.toThrow(message);
    expect(existsSync(file)).toBe(false);
    await rm(log);
    expect(await (await open()).read()).toEqual(makeState());
  });

  test("can be replaced by a backup although its log is still there, which is kept under another name each time", async () => {
    await write(11);
    await copyFile(file, inFolder("backup.db"));
    for (const unused of [`${log}.unused`, `${log}.unused-2`]) {
      await crash(22);
      const left = await readFile(log);
      await copyFile(inFolder("backup.db"), file);
      const warnings: string[] = [];
      const platform = createPlatform({ data: file, onWarning: (message) => warnings.push(message) });
      await platform.ready();
      await platform.close();
      expect(warnings).toEqual([expect.stringContaining(`not used, and kept as ${unused}.`)]);
      expect((await readFile(unused)).equals(left)).toBe(true);
      expect(await readStored()).toBe(11);
    }
  });

  test("whose log another program has copied into it is rejected until its header says that it is complete", async () => {
    await crash(22);
    const execute = (sql: string) => {
      const other = new DatabaseSync(file);
      other.exec(sql);
      other.close();
    };
    execute("pragma wal_checkpoint(truncate)");
    await expect(open()).rejects.toMatchObject(missingLog);
    execute("pragma user_version = 2");
    expect(await readStored()).toBe(22);
  });

  test("that an earlier version wrote contains what is in its log", async () => {
    await write(3);
    const earlier = new DatabaseSync(file);
    earlier.exec("pragma user_version = 0; pragma wal_checkpoint(truncate)");
    earlier.exec(`update dataplat_resources set body = '{"count":4}' where kind = 'Pipe'`);
    for (const suffix of ["", "-wal"]) await copyFile(file + suffix, inFolder(`copy.db${suffix}`));
    earlier.close();
    expect(await readStored(inFolder("copy.db"))).toBe(4);
  });
});

describe("While a SQLite file is open", () => {
  test("its copy is complete once nothing is written, and rejected before", async () => {
    const store = await open();
    await store.replaceAll(sample);
    await increment(store, 2);
    await copyFile(file, inFolder("early.db"));
    await expect.poll(() => sizeOf(log), { timeout: 20_000 }).toBe(0);
    await copyFile(file, inFolder("idle.db"));
    await increment(store, 1);
    await expect(open(inFolder("early.db"))).rejects.toMatchObject(missingLog);
    expect(await readStored(inFolder("idle.db"))).toBe(2);
    expect(countOf((await store.get(pipeKey, tenantId))?.body)).toBe(3);
  });

  test("its log does not grow without limit", async () => {
    const store = await open();
    await store.replaceAll(sample);
    const sizes: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      const { etag = "" } = (await store.get(pipeKey, tenantId)) ?? {};
      const body = JSON.stringify({ count: round, text: "x".repeat(500_000) });
      expect(await store.replace(pipeKey, tenantId, etag, { body, etag: `${round}` })).toBe(true);
      sizes.push(await sizeOf(log));
    }
    expect(Math.max(...sizes)).toBeLessThan(6_000_000);
    await store.close();
    expect(await readStored()).toBe(29);
  });

  test("a backup that is copied over it is neither changed when the store is closed, nor served before it is opened again", async () => {
    await write(11);
    await copyFile(file, inFolder("backup.db"));
    const backup = await readFile(file);
    const store = await open();
    await store.insert(makeState({ tenants: [makeTenant("late")] }));
    await writeFile(file, backup);
    await expect(increment(store, 1)).rejects.toMatchObject({
      name: "StoreUnavailableError",
      isPermanent: true,
    });
    await store.close();
    expect((await readFile(file)).equals(backup)).toBe(true);
    expect(await readStored()).toBe(11);
  });

  test("its times may be changed", async () => {
    const store = await open();
    await store.replaceAll(sample);
    for (const name of [file, log]) await utimes(name, 1, 1);
    await increment(store, 1);
    await store.ping();
  });

  test("an export of the platform is a backup, which a new file takes", async () => {
    const platform = createPlatform({ data: file, demo: true });
    onEnd(() => platform.close());
    const { url } = await platform.listen({ drainMs: 0 });
    await putCount(url, 5);
    await writeFile(inFolder("backup.yaml"), await (await fetch(`${url}/_platform/export`)).text());
    await putCount(url, 6);
    const restored = createPlatform({ data: inFolder("restored.db"), seed: inFolder("backup.yaml") });
    onEnd(() => restored.close());
    expect((await readCount((await restored.listen({ drainMs: 0 })).url)).count).toBe(5);
  });
});

describe("A SQLite file that another program removed, replaced or changed while it is open", () => {
  const unavailable = { name: "StoreUnavailableError", maybeWritten: false };
  const next = { body: '{"count":1}', etag: "next" };
  const replaceFile = async () => {
    await copyFile(file, `${file}.new`);
    await rename(`${file}.new`, file);
  };
  const replaceByLoop = async () => {
    await rm(file);
    await symlink(file, file);
  };
  /** As when an operator restores a copy: the file stays, with another content of the same size. */
  const overwriteFile = async () => {
    const content = await readFile(file);
    await writeFile(file, content.reverse());
  };

  test.each<[string, () => Promise<void>]>([
    ["it is removed", () => rm(file)],
    ["it is replaced by another", replaceFile],
    ["it is replaced by a link to itself", replaceByLoop],
    ["it is truncated", () => truncate(file)],
    ["it is overwritten", overwriteFile],
    ["its log is removed", () => rm(`${file}-wal`)],
    ["its log is truncated", () => truncate(`${file}-wal`)],
  ])("accepts no writes once %s, and reads what was acknowledged", async (_, change) => {
    const store = await open();
    await store.insert(sample);
    const { etag = "" } = (await store.get(pipeKey, tenantId)) ?? {};
    await store.ping();
    await change();
    const writes = [
      store.replace(pipeKey, tenantId, etag, next),
      store.insert(makeState({ resources: [makeResource("new")] })),
      store.replaceAll(makeState()),
      store.ping(),
    ];
    for (const outcome of await Promise.allSettled(writes)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { ...unavailable, isPermanent: true } });
    }
    expect(await store.read()).toEqual(sample);
  });

  test("accepts writes again when it is put back", async () => {
    const store = await open();
    await store.insert(sample);
    const { etag = "" } = (await store.get(pipeKey, tenantId)) ?? {};
    await rename(file, `${file}.old`);
    await expect(store.replace(pipeKey, tenantId, etag, next)).rejects.toMatchObject(unavailable);
    await rename(`${file}.old`, file);
    expect(await store.replace(pipeKey, tenantId, etag, next)).toBe(true);
    await store.close();
    expect(await (await open()).get(pipeKey, tenantId)).toEqual(next);
  });
});
