/** SQLite files: which are opened, who may open one, and what happens when one is moved or cannot be written. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { loadSqlite, openSqliteFile } from "../../../src/platform/store/sqlite/open-file.ts";
import { createSqliteStore } from "../../../src/platform/store/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { askPipe } from "../processes/pipe-client.ts";
import { makeResource, makeState, pipeKey, sample, tenantId } from "./sample.ts";

const storeUrl = new URL("../../../src/platform/store/sqlite/sqlite-store.ts", import.meta.url);

let folder: string;
let file: string;
const cleanups: (() => unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-sqlite-"));
  file = path.join(folder, "data.db");
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await rm(folder, { recursive: true });
});

/** Opens a store, which is closed after the test. */
async function open(name = file): Promise<Store> {
  const store = createSqliteStore({ file: name });
  cleanups.push(() => store.close());
  await store.open();
  return store;
}

async function openAndClose(name = file): Promise<void> {
  await (await open(name)).close();
}

/** Runs a module in another process, where `file` and `createSqliteStore` are defined. */
async function runProcess(script: string): Promise<string> {
  const prelude = `import { createSqliteStore } from ${JSON.stringify(storeUrl)}; const file = ${JSON.stringify(file)};`;
  const argv = ["--no-warnings", "--input-type=module", "--eval", prelude + script];
  return (await promisify(execFile)(process.execPath, argv)).stdout;
}

/** Opens a file as an account other than root, which ignores permissions. */
function openAsNobody(name: string): Promise<string> {
  return runProcess(`
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    await createSqliteStore({ file: ${JSON.stringify(name)} }).open()
      .then(() => console.log("opened"), (error) => console.log(error.name, error.message));`);
}

const configError = (message: string) => ({
  name: "PlatformConfigError",
  message: expect.stringContaining(message),
});
const unavailable = { name: "StoreUnavailableError", maybeWritten: false };

describe("A SQLite file", () => {
  it("is readable only by its owner, and so is its log", async () => {
    await (await open()).insert(sample);
    expect((await readdir(folder)).sort()).toEqual(["data.db", "data.db-wal"]);
    for (const name of await readdir(folder)) {
      expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(0o600);
    }
  });

  it("is written with settings under which a commit waits for the disk", () => {
    const { query, close } = openSqliteFile(file);
    expect(query("pragma synchronous")).toEqual([{ synchronous: 2 }]);
    expect(query("pragma journal_mode")).toEqual([{ journal_mode: "wal" }]);
    expect(query("pragma foreign_keys")).toEqual([{ foreign_keys: 1 }]);
    close();
  });

  it("keeps the permissions that it has", async () => {
    await openAndClose();
    await chmod(file, 0o640);
    await openAndClose();
    expect((await stat(file)).mode & 0o777).toBe(0o640);
  });

  it("may be empty, and may be a link to another", async () => {
    await writeFile(file, "");
    await openAndClose();
    const link = path.join(folder, "link.db");
    await symlink(file, link);
    const store = await open(link);
    await store.insert(sample);
    await store.close();
    expect(await (await open()).read()).toEqual(sample);
  });

  it("is a real file even when SQLite has another meaning for its name", async () => {
    const before = process.cwd();
    process.chdir(folder);
    cleanups.push(() => process.chdir(before));
    for (const name of [":memory:", "file:data.db?mode=memory"]) {
      await openAndClose(name);
      expect((await stat(path.join(folder, name))).size).toBeGreaterThan(0);
    }
  });

  it("is whole after its process was killed, and can be opened at once", async () => {
    const store = `const store = createSqliteStore({ file }); await store.open();`;
    const kill = `await store.insert(JSON.parse(${JSON.stringify(JSON.stringify(sample))})); process.kill(process.pid, "SIGKILL");`;
    await expect(runProcess(store + kill)).rejects.toMatchObject({ signal: "SIGKILL" });
    expect(await (await open()).read()).toEqual(sample);
  });

  it("can be read by other programs after it is closed", async () => {
    const store = await open();
    await store.insert(sample);
    await store.close();
    const reader = new DatabaseSync(file, { readOnly: true });
    expect(reader.prepare("select count(*) as count from dataplat_resources").get()).toEqual({
      count: sample.resources.length,
    });
    reader.close();
  });
});

describe("A path that is not a SQLite store", () => {
  it.each([
    ["in a folder that does not exist", () => path.join(folder, "none", "data.db"), "there is no folder"],
    ["that is a folder", () => folder, "which is a folder"],
    ["that is empty", () => "", "is not a valid file path"],
    ["with a NUL character", () => "a\0b", "is not a valid file path"],
    ["in a file", () => path.join(file, "data.db"), "there is no folder"],
  ])("is refused when it is one %s", async (_, name, message) => {
    await writeFile(file, "");
    await expect(open(name())).rejects.toMatchObject(configError(message));
  });

  it("is refused when it is a socket or a link to nothing", async () => {
    const server = createServer().listen(file);
    await once(server, "listening");
    await expect(open()).rejects.toMatchObject(configError("which is not a file"));
    server.close();
    await once(server, "close");
    const link = path.join(folder, "link.db");
    await symlink(path.join(folder, "none"), link);
    await expect(open(link)).rejects.toMatchObject(configError("(ENOENT)"));
  });

  it.each([
    ["text", "This is not a database, but text that is longer than the header of one would be.".repeat(20)],
    ["short text", "text"],
  ])("is refused when it holds %s, and left unchanged", async (_, text) => {
    await writeFile(file, text);
    await expect(open()).rejects.toMatchObject(configError("which is not a SQLite database"));
    expect(await readFile(file, "utf8")).toBe(text);
  });

  it.each([
    "create table theirs (id integer)",
    "pragma application_id = 77",
    "create view v as select 1",
    "pragma journal_mode = wal; create table theirs (id integer)",
  ])("is refused when it is a database of another program (%s), and left unchanged", async (sql) => {
    const theirs = new DatabaseSync(file);
    theirs.exec(sql);
    theirs.close();
    const before = await readFile(file);
    await expect(open()).rejects.toMatchObject(configError("a database of another program"));
    expect(before.equals(await readFile(file))).toBe(true);
  });

  it("is refused when it may not be written to", async () => {
    await openAndClose();
    const readOnly = path.join(folder, "read-only");
    await mkdir(readOnly);
    await rename(file, path.join(readOnly, "data.db"));
    await chmod(path.join(readOnly, "data.db"), 0o444);
    await chmod(readOnly, 0o555);
    await chmod(folder, 0o755);
    expect(await openAsNobody(path.join(readOnly, "data.db"))).toContain(
      "which cannot be read and written (EACCES)",
    );
    expect(await openAsNobody(path.join(readOnly, "new.db"))).toContain("which cannot be created (EACCES)");
    // The file may be written to, but its log cannot be created.
    await chmod(path.join(readOnly, "data.db"), 0o666);
    expect(await openAsNobody(path.join(readOnly, "data.db"))).toContain(
      "Make the file and its folder writable",
    );
    await chmod(readOnly, 0o755);
  });

  it("is refused on a Node without node:sqlite", () => {
    expect(() => loadSqlite(() => undefined)).toThrow(
      "A platform that keeps its data in a file needs Node 22.13 or later",
    );
    expect(loadSqlite()).toHaveProperty("DatabaseSync");
  });
});

describe("A SQLite file that is in use", () => {
  const inUse = configError("which another process or platform is using");

  it("is refused at once by a second platform of the process, with a message that names PostgreSQL", async () => {
    const store = await open();
    await store.insert(sample);
    await expect(open()).rejects.toMatchObject(inUse);
    await expect(open()).rejects.toMatchObject(configError("--database-url"));
    const link = path.join(folder, "link.db");
    await symlink(file, link);
    await expect(open(link)).rejects.toMatchObject(inUse);
    // The refused ones have not released the lock.
    await expect(open()).rejects.toMatchObject(inUse);
    await store.close();
    expect(await (await open()).read()).toEqual(sample);
  });

  it("is refused by another process, and by programs that read it", async () => {
    await (await open()).insert(sample);
    const opened = `.then(() => console.log("opened"), (error) => console.log(error.name, error.message));`;
    expect(await runProcess(`await createSqliteStore({ file }).open()${opened}`)).toMatch(
      /^PlatformConfigError .* which another process or platform is using/,
    );
    const reader = new DatabaseSync(file, { readOnly: true });
    expect(() => reader.prepare("select * from dataplat_tenants").all()).toThrow("database is locked");
    reader.close();
  });

  it.each(["begin immediate", "select 1 from dataplat_tenants"])(
    "is refused while another program has it open (%s), and opens afterwards",
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

describe("A SQLite file that was removed or replaced while it is open", () => {
  const next = { body: '{"count":1}', etag: "next" };

  it.each<[string, () => Promise<void>]>([
    ["moved away", () => rename(file, `${file}.old`)],
    ["removed", () => rm(file)],
    [
      "replaced by another",
      async () => {
        await copyFile(file, `${file}.new`);
        await rename(`${file}.new`, file);
      },
    ],
    ["left without its log", () => rm(`${file}-wal`)],
  ])("takes no more writes once it is %s, and still shows what was acknowledged", async (_, change) => {
    const store = await open();
    await store.insert(sample);
    const { etag = "" } = (await store.get(pipeKey, tenantId)) ?? {};
    await expect(store.ping()).resolves.toBeUndefined();
    await change();
    await expect(store.replace(pipeKey, tenantId, etag, next)).rejects.toMatchObject(unavailable);
    await expect(store.insert(makeState({ resources: [makeResource("new")] }))).rejects.toMatchObject(
      unavailable,
    );
    await expect(store.replaceAll(makeState())).rejects.toMatchObject(unavailable);
    await expect(store.ping()).rejects.toMatchObject(unavailable);
    expect(await store.read()).toEqual(sample);
  });

  it("takes writes again when it is put back", async () => {
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

  it("makes the platform refuse writes with 503 and report that it is not ready, while reads go on", async () => {
    const platform = createPlatform({ data: file, demo: true, onError: () => {} });
    cleanups.push(() => platform.close());
    const { url } = await platform.listen({ drainMs: 0 });
    expect((await askPipe(url, 1)).status).toBe(200);
    expect((await fetch(`${url}/_platform/ready`)).status).toBe(200);
    await rm(file);
    const refused = await askPipe(url, 2);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect((await fetch(`${url}/_platform/ready`)).status).toBe(503);
    const read = await askPipe(url);
    expect(read.status).toBe(200);
    expect(await read.text()).not.toContain('"engine_min_insert_block_size_bytes":2');
  });
});

describe("A SQLite store", () => {
  it("writes what was asked for before it was closed", async () => {
    const store = await open();
    await store.insert(sample);
    const { etag = "" } = (await store.get(pipeKey, tenantId)) ?? {};
    const written = store.replace(pipeKey, tenantId, etag, { body: "{}", etag: "next" });
    await store.close();
    expect(await written).toBe(true);
    expect(await (await open()).get(pipeKey, tenantId)).toEqual({ body: "{}", etag: "next" });
  });

  it("shows after a failed write what is in the file, and nothing else", async () => {
    // No file of the process may grow beyond this limit: SQLite fails in the middle of writing.
    const script = `
      import { createSqliteStore } from ${JSON.stringify(storeUrl)};
      const store = createSqliteStore({ file: ${JSON.stringify(file)} });
      await store.open();
      const [key, scope, failures] = [${JSON.stringify(pipeKey)}, ${JSON.stringify(tenantId)}, []];
      await store.insert(${JSON.stringify(sample)});
      for (let count = 1; failures.length < 3; count += 1) {
        const { etag } = await store.get(key, scope);
        const writes = [key, { ...key, id: "none" }].map((each) =>
          store.replace(each, scope, etag, { body: "x".repeat(20_000) + count, etag: "e" + count }));
        for (const { reason } of await Promise.allSettled(writes)) if (reason) failures.push(reason.name);
      }
      const big = { tenants: [], credentials: [], resources: [{ ...key, id: "big", body: "y".repeat(400_000), etag: "", tags: {} }] };
      await store.insert(big).catch(({ name }) => failures.push(name));
      await store.replaceAll(big).catch(({ name }) => failures.push(name));
      console.log(JSON.stringify({ failures, state: await store.read() }));
      process.kill(process.pid, "SIGKILL");`;
    const command = `trap '' XFSZ; ulimit -f 400; exec "$0" --no-warnings --input-type=module --eval "$1"`;
    const killed = await promisify(execFile)("bash", ["-c", command, process.execPath, script]).catch(
      (error: { stdout: string }) => error,
    );
    const { failures, state } = JSON.parse(killed.stdout);
    expect(failures).toEqual(failures.map(() => "StoreUnavailableError"));
    expect(failures.length).toBeGreaterThanOrEqual(5);
    expect(state.resources).toHaveLength(sample.resources.length);
    expect(await (await open()).read()).toEqual(state);
  });
});
