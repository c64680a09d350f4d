/** SQLite files: which are opened, who may open one, and what happens when one is moved or cannot be written. */
import { once } from "node:events";
import { chmod, mkdir, readFile, rename, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { loadSqlite, openSqliteFile } from "../../../src/platform/store/sqlite/open-file.ts";
import { basic, json, settings } from "../demo-platform.ts";
import { makeResource, makeState, pipeKey, sample, tenantId } from "./sample.ts";
import { useSqliteFile } from "./sqlite-file.ts";
import { runKilledProcess, runProcess } from "./store-process.ts";

const { folder, file, open } = useSqliteFile();

async function openAndClose(): Promise<void> {
  await (await open()).close();
}

const configError = (message: string) => ({
  name: "PlatformConfigError",
  message: expect.stringContaining(message),
});

describe("A SQLite file", () => {
  test("is readable and writable only by its owner, unless it has other permissions", async () => {
    const modeOf = async (name: string) => (await stat(name)).mode & 0o777;
    const store = await open();
    await store.insert(sample);
    expect([await modeOf(file), await modeOf(`${file}-journal`)]).toEqual([0o600, 0o600]);
    await store.close();
    await chmod(file, 0o640);
    await openAndClose();
    expect(await modeOf(file)).toBe(0o640);
  });

  test("is written with settings under which a commit waits for the disk", async () => {
    const { query, close } = openSqliteFile(file);
    expect(query("pragma synchronous")).toEqual([{ synchronous: 2 }]);
    expect(query("pragma journal_mode")).toEqual([{ journal_mode: "truncate" }]);
    expect(query("pragma foreign_keys")).toEqual([{ foreign_keys: 1 }]);
    await close();
  });

  test("may be empty, and may be a link to another", async () => {
    await writeFile(file, "");
    await openAndClose();
    const link = path.join(folder, "link.db");
    await symlink(file, link);
    const store = await open(link);
    await store.insert(sample);
    await store.close();
    expect(await (await open()).read()).toEqual(sample);
  });

  test("is filled in one transaction that pauses: reads have the old data, and writes and closing wait", async () => {
    const store = await open();
    await store.insert(sample);
    const state = makeState({
      tenants: sample.tenants,
      resources: Array.from({ length: 20_000 }, (_, index) => makeResource(String(index))),
    });
    let isReplaced = false;
    const replaced = store.replaceAll(state).then(() => {
      isReplaced = true;
    });
    let turns = 0;
    const { etag = "" } = (await store.get(pipeKey, tenantId)) ?? {};
    const written = store.replace(pipeKey, tenantId, etag, { body: "{}", etag: "next" });
    for (; !isReplaced; turns += 1) {
      const read = await store.get(pipeKey, tenantId);
      await setImmediate();
      if (!isReplaced) expect(read?.etag).toBe(etag);
    }
    expect(turns).toBeGreaterThan(1);
    await replaced;
    expect(await written).toBe(false);
    const added = store.insert(makeState({ resources: [makeResource("late")] }));
    await store.close();
    await added;
    expect((await (await open()).read()).resources).toHaveLength(20_001);
  });

  test("contains after failed writes what the store returns, also if the process is killed", async () => {
    // No file of the process may grow beyond a limit: SQLite fails in the middle of writing.
    const script = `
      const store = chooseStore({ data: file });
      await store.open();
      await store.insert(sample);
      const failures = [];
      for (let count = 1; count < 1000 && failures.length < 3; count += 1) {
        const { etag } = await store.get(pipeKey, tenantId);
        const writes = [pipeKey, { ...pipeKey, id: "none" }].map((key) =>
          store.replace(key, tenantId, etag, { body: "x".repeat(20_000 * count), etag: "e" + count }));
        for (const { reason } of await Promise.allSettled(writes)) if (reason) failures.push(reason.name);
      }
      const big = { ...pipeKey, id: "big", body: "y".repeat(400_000), etag: "", tags: {} };
      await store.insert({ tenants: [], credentials: [], resources: [big] }).catch(({ name }) => failures.push(name));
      const output = JSON.stringify({ failures, state: await store.read() });
      // Longer than the buffer of a pipe: it must be read before the process is killed.
      await new Promise((resolve) => process.stdout.write(output, resolve));`;
    const constants = { file, sample, pipeKey, tenantId };
    const output = await runKilledProcess(constants, script, `trap '' XFSZ; ulimit -f 400; exec "$@"`);
    const { failures, state } = JSON.parse(output);
    expect(failures.length).toBeGreaterThanOrEqual(4);
    expect(new Set(failures)).toEqual(new Set(["StoreUnavailableError"]));
    expect(state.resources).toHaveLength(sample.resources.length);
    expect(await (await open()).read()).toEqual(state);
  });
});

test.runIf(process.platform === "linux")(
  "while a SQLite file cannot be written, a platform is not ready and exports its data",
  async () => {
    // With the limit of `prlimit`, a write fails as on a full disk: with 8 KiB, only after the first page of the file and its journal.
    const script = `
    const { execFileSync } = await import("node:child_process");
    const { createPlatform } = await import(index);
    const platform = createPlatform({ data: file, demo: true, onError: () => {} });
    const send = async (path, init) => (await platform.fetch(platform.baseUrl + path, init)).status;
    const statuses = [];
    for (const limit of [null, "1024:", "8192:", "unlimited:"]) {
      if (limit) execFileSync("prlimit", ["--pid", String(process.pid), "--fsize=" + limit]);
      statuses.push([
        await send("/_platform/ready"),
        await send("/_platform/export"),
        await send(settings, { method: "PUT", headers, body: '{"engine_max_threads":8}' }),
      ]);
    }
    console.log(JSON.stringify(statuses));`;
    const index = new URL("../../../src/platform/index.ts", import.meta.url).href;
    const constants = { file, index, settings, headers: { ...basic, ...json } };
    const { stdout } = await runProcess(constants, script, `trap '' XFSZ; exec "$@"`);
    expect(JSON.parse(stdout)).toEqual([
      [200, 200, 200],
      [503, 200, 503],
      [503, 200, 503],
      [200, 200, 200],
    ]);
  },
);

describe("A path that is not a SQLite store", () => {
  const text = "This is not a database, but text that is longer than the header of one would be.".repeat(20);
  test.each<[what: string, prepare: () => unknown, message: string, content?: string]>([
    ["in a folder that does not exist", () => path.join(folder, "none", "data.db"), "there is no folder"],
    ["in a file", () => path.join(file, "data.db"), "there is no folder"],
    ["of a folder", () => folder, "which is a folder"],
    ["that is empty", () => "", "is not a valid file path"],
    ["with a NUL character", () => "a\0b", "is not a valid file path"],
    ["of a long text", () => file, "which is not a SQLite database", text],
    ["of a short text", () => file, "which is not a SQLite database", "text"],
  ])("is rejected if it is one %s, and left unchanged", async (_, name, message, content = "") => {
    await writeFile(file, content);
    await expect(open(String(name()))).rejects.toMatchObject(configError(message));
    expect(await readFile(file, "utf8")).toBe(content);
  });

  test("is rejected if it is a socket or a link to nothing", async () => {
    const server = createServer().listen(file);
    await once(server, "listening");
    await expect(open()).rejects.toMatchObject(configError("which is not a file"));
    server.close();
    const link = path.join(folder, "link.db");
    await symlink(path.join(folder, "none"), link);
    const dangling = configError("a symbolic link to a file that does not exist");
    await expect(open(link)).rejects.toMatchObject(dangling);
  });

  test.each([
    "create table theirs (id integer)",
    "pragma application_id = 77",
    "create view v as select 1",
    "pragma journal_mode = wal; create table theirs (id integer)",
  ])("is rejected if it is a database of another program (%s), and left unchanged", async (sql) => {
    const theirs = new DatabaseSync(file);
    theirs.exec(sql);
    theirs.close();
    const before = await readFile(file);
    await expect(open()).rejects.toMatchObject(configError("a database of another program"));
    expect(before.equals(await readFile(file))).toBe(true);
  });

  test("is rejected if it cannot be read and written, created, or have a journal beside it", async () => {
    const sealed = path.join(folder, "sealed");
    await mkdir(sealed);
    const files = ["read-only.db", "new.db", "no-journal.db"].map((name) => path.join(sealed, name));
    const modes = { "read-only.db": 0o444, "no-journal.db": 0o666 };
    for (const [name, mode] of Object.entries(modes)) {
      await openAndClose();
      await rename(file, path.join(sealed, name));
      await chmod(path.join(sealed, name), mode);
    }
    await chmod(sealed, 0o555);
    await chmod(folder, 0o755);
    // Root ignores permissions.
    const { stdout } = await runProcess(
      { files },
      `if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
      for (const data of files) {
        await chooseStore({ data }).open().then(() => console.log("opened"), ({ name, message }) => console.log(name, message));
      }`,
    );
    await chmod(sealed, 0o755);
    expect(stdout.trim().split("\n")).toEqual([
      expect.stringMatching(/^PlatformConfigError .* which cannot be read and written \(EACCES\)/),
      expect.stringMatching(/^PlatformConfigError .* which cannot be created \(EACCES\)/),
      expect.stringMatching(/^PlatformConfigError .*[Ii]ts? .*folder .*writable/),
    ]);
  });

  test("is rejected on a Node without node:sqlite", () => {
    const needed = "A platform that keeps its data in a file needs Node 22.13 or later";
    expect(() => loadSqlite(() => undefined)).toThrow(needed);
    expect(loadSqlite()).toHaveProperty("DatabaseSync");
  });
});

test("An insert into a SQLite file that fails halfway leaves nothing of it, and later writes succeed", async () => {
  await openAndClose();
  const database = new DatabaseSync(file);
  database.exec(
    "create trigger broken before insert on dataplat_resources when new.id = 'broken' begin select raise(abort, 'broken'); end",
  );
  database.close();
  const store = await open();
  const resources = [makeResource("first"), makeResource("broken")];
  await expect(store.insert({ ...sample, resources })).rejects.toThrow("broken");
  expect(await store.read()).toEqual(makeState());
  await store.insert(sample);
  await store.close();
  expect(await (await open()).read()).toEqual(sample);
});

describe("A SQLite file that is in use", () => {
  const inUse = configError("which another process or platform is using");

  test("is rejected by a second platform, with a message that names PostgreSQL, and by other programs", async () => {
    const store = await open();
    await store.insert(sample);
    await expect(open()).rejects.toMatchObject(inUse);
    await expect(open()).rejects.toMatchObject(configError("`databaseUrl`"));
    const link = path.join(folder, "link.db");
    await symlink(file, link);
    await expect(open(link)).rejects.toMatchObject(inUse);
    // The rejected ones have not released the lock.
    const reader = new DatabaseSync(file, { readOnly: true });
    const count = () => reader.prepare("select count(*) as count from dataplat_resources").get();
    expect(count).toThrow("database is locked");
    await store.close();
    expect(count()).toEqual({ count: sample.resources.length });
    reader.close();
  });

  test.each(["begin immediate", "begin; select 1 from dataplat_tenants"])(
    "by another program (%s) is rejected, and opens afterwards",
    async (sql) => {
      await openAndClose();
      const other = new DatabaseSync(file);
      other.exec(sql);
      await expect(open()).rejects.toMatchObject(inUse);
      other.close();
      await open();
    },
  );
});
