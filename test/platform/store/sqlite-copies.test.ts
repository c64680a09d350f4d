/** Copies and backups of SQLite files: made after a crash and while a platform runs, and put over the file. */
import { copyFile, readFile, rename, rm, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
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

const { folder, file, open } = useSqliteFile();

async function readStored(data = file): Promise<number> {
  const store = await open(data);
  const { body } = (await store.get(pipeKey, tenantId)) ?? {};
  await store.close();
  return countOf(body);
}

async function write(count: number): Promise<void> {
  const store = await open();
  await store.replaceAll(sample);
  await increment(store, count);
  await store.close();
}

/** Writes the sample with a count in a process that is killed right after the write was acknowledged. */
async function crash(count: number): Promise<void> {
  const body = JSON.stringify({ count });
  const resources = sample.resources.map((each) => (each.id === pipeKey.id ? { ...each, body } : each));
  const script =
    "const store = chooseStore({ data: file }); await store.open(); await store.replaceAll(state);";
  await runKilledProcess({ file, state: { ...sample, resources } }, script);
}

const inFolder = (name: string) => path.join(folder, name);

describe("After a crash, a SQLite file", () => {
  test("contains every acknowledged write, also as a copy, and again after further crashes", async () => {
    await crash(11);
    await copyFile(file, inFolder("copy.db"));
    expect(await readStored(inFolder("copy.db"))).toBe(11);
    await crash(22);
    await crash(33);
    expect(await readStored()).toBe(33);
  });

  test("contains nothing of an interrupted write, which its journal undoes, and takes a backup once that is deleted", async () => {
    await write(11);
    await copyFile(file, inFolder("backup.db"));
    await crash(22);
    const other = new DatabaseSync(file);
    // Without a cache, changed pages reach the file before the commit.
    other.exec("pragma journal_mode = truncate; pragma cache_size = 1; begin immediate");
    other.exec(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 99)
      insert into dataplat_metadata select n, hex(randomblob(2000)) from numbers;
      update dataplat_resources set body = '{"count":33}'`);
    for (const name of ["copy", "restored"]) {
      for (const suffix of ["", "-journal"]) await copyFile(file + suffix, inFolder(`${name}.db${suffix}`));
    }
    other.close();
    expect((await readFile(inFolder("copy.db"))).equals(await readFile(file))).toBe(false);
    expect(await readStored(inFolder("copy.db"))).toBe(22);
    await rm(inFolder("restored.db-journal"));
    await copyFile(inFolder("backup.db"), inFolder("restored.db"));
    expect(await readStored(inFolder("restored.db"))).toBe(11);
  });
});

describe("While a SQLite file is open", () => {
  test("its copy contains every acknowledged write, and its times may be changed", async () => {
    const store = await open();
    await store.replaceAll(sample);
    await increment(store, 2);
    await copyFile(file, inFolder("copy.db"));
    await utimes(file, 1, 1);
    await increment(store, 1);
    await store.ping();
    expect(await readStored(inFolder("copy.db"))).toBe(2);
    expect(countOf((await store.get(pipeKey, tenantId))?.body)).toBe(3);
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
