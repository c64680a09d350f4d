import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSqliteStore } from "../../../src/platform/store/sqlite/sqlite-store.ts";
import { pipeKey, sample, tenantId } from "./sample.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-sqlite-"));
  file = path.join(folder, "data.db");
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens and closes a store. */
async function open(name = file): Promise<void> {
  const store = createSqliteStore({ file: name });
  await store.open();
  await store.close();
}

describe("The file of an SQLite store", () => {
  it("is made for nobody but its owner, and so is what SQLite puts beside it", async () => {
    const store = createSqliteStore({ file });
    await store.open();
    await store.insert(sample);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) {
      expect((await stat(name)).mode & 0o777, name).toBe(0o600);
    }
    await store.close();
  });

  it("keeps the permissions that it has", async () => {
    await open();
    await chmod(file, 0o640);
    await open();
    expect((await stat(file)).mode & 0o777).toBe(0o640);
  });

  it("may be empty, and may be a link to another", async () => {
    await writeFile(file, "");
    await open();
    const link = path.join(folder, "link.db");
    await symlink(file, link);
    await open(link);
  });

  it("is a real file even when SQLite has another meaning for its name", async () => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      await open(":memory:");
      await open("file:data.db?mode=memory");
    } finally {
      process.chdir(before);
    }
    expect((await stat(path.join(folder, ":memory:"))).size).toBeGreaterThan(0);
    expect((await stat(path.join(folder, "file:data.db?mode=memory"))).size).toBeGreaterThan(0);
  });

  it("is written through a log that is on the disk before a write is acknowledged", async () => {
    const store = createSqliteStore({ file });
    await store.open();
    const other = new DatabaseSync(file);
    expect(other.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    other.close();
    await store.close();
    // What is set on a connection cannot be seen from another.
    expect(
      await readFile(new URL("../../../src/platform/store/sqlite/open-file.ts", import.meta.url), "utf8"),
    ).toContain("pragma synchronous = full");
  });
});

describe("A path that is no SQLite store", () => {
  it.each([
    ["in a folder that does not exist", () => path.join(folder, "none", "data.db"), "there is no folder"],
    ["that is a folder", () => folder, "which is a folder"],
    ["that is empty", () => "", "no path of a file"],
    ["with a NUL character", () => "a\0b", "no path of a file"],
    ["in a file", () => path.join(file, "data.db"), "there is no folder"],
  ])("is refused when it is one %s", async (_, name, said) => {
    await writeFile(file, "");
    await expect(open(name())).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: expect.stringContaining(said),
    });
  });

  it("is refused when it is a socket or a link to nothing", async () => {
    const server = createServer().listen(file);
    await once(server, "listening");
    await expect(open()).rejects.toMatchObject({ message: expect.stringContaining("which is no file") });
    server.close();
    await once(server, "close");
    const link = path.join(folder, "link.db");
    await symlink(path.join(folder, "none"), link);
    await expect(open(link)).rejects.toMatchObject({ message: expect.stringContaining("(ENOENT)") });
  });

  it.each([
    ["text", "This is no database, but text that is longer than the header of one would be.".repeat(20)],
    ["short text", "text"],
  ])("is refused when it holds %s, and left as it was", async (_, text) => {
    await writeFile(file, text);
    await expect(open()).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: expect.stringContaining("which is no SQLite database"),
    });
    expect(await readFile(file, "utf8")).toBe(text);
  });

  it.each(["create table theirs (id integer)", "pragma application_id = 77", "create view v as select 1"])(
    "is refused when it is a database of another program (%s), and left as it was",
    async (sql) => {
      const theirs = new DatabaseSync(file);
      theirs.exec(sql);
      theirs.close();
      const before = await readFile(file);
      await expect(open()).rejects.toMatchObject({
        name: "PlatformConfigError",
        message: expect.stringContaining("a database of another program"),
      });
      expect(before.equals(await readFile(file))).toBe(true);
    },
  );

  it("is refused when it may not be written to", async () => {
    await open();
    const readOnly = path.join(folder, "read-only");
    await mkdir(readOnly);
    await rename(file, path.join(readOnly, "data.db"));
    await chmod(path.join(readOnly, "data.db"), 0o444);
    await chmod(readOnly, 0o555);
    await chmod(folder, 0o755);
    const { stdout } = await runAsNobody(path.join(readOnly, "data.db"));
    expect(stdout).toContain("PlatformConfigError");
    expect(stdout).toContain("which cannot be read and written (EACCES)");
    const missing = await runAsNobody(path.join(readOnly, "new.db"));
    expect(missing.stdout).toContain("which cannot be made (EACCES)");
    await chmod(readOnly, 0o755);
    await chmod(path.join(readOnly, "data.db"), 0o666);
    const sealed = path.join(folder, "sealed");
    await mkdir(sealed);
    await rename(path.join(readOnly, "data.db"), path.join(sealed, "data.db"));
    // The file may be written to, but its log cannot be made.
    await chmod(sealed, 0o555);
    const unmakable = await runAsNobody(path.join(sealed, "data.db"));
    expect(unmakable.stdout).toContain("Make the file and its folder writable");
    await chmod(sealed, 0o755);
  });
});

describe("An SQLite store that is open", () => {
  it("says that the place is gone when its file is removed or replaced", async () => {
    const store = createSqliteStore({ file });
    await store.open();
    await expect(store.ping()).resolves.toBeUndefined();
    await rename(file, `${file}.moved`);
    await expect(store.ping()).rejects.toMatchObject({ name: "StoreUnavailableError", maybeWritten: false });
    await writeFile(file, "");
    await expect(store.ping()).rejects.toMatchObject({ name: "StoreUnavailableError" });
    await store.close();
  });

  it("reads on while another process holds the lock for writing, and says that nothing was written", async () => {
    const store = createSqliteStore({ file });
    await store.open();
    await store.insert(sample);
    const read = await store.get(pipeKey, tenantId);
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    expect(await store.get(pipeKey, tenantId)).toEqual(read);
    const next = { body: '{"count":1}', etag: "next" };
    const refused = [store.replace(pipeKey, tenantId, read?.etag ?? "", next), store.insert(sample)];
    for (const outcome of await Promise.allSettled(refused)) {
      expect(outcome).toMatchObject({ reason: { name: "StoreUnavailableError", maybeWritten: false } });
    }
    expect(await store.get(pipeKey, tenantId)).toEqual(read);
    other.exec("rollback");
    other.close();
    expect(await store.replace(pipeKey, tenantId, read?.etag ?? "", next)).toBe(true);
    await store.close();
  });

  it("writes when another process has let go of the lock", async () => {
    const store = createSqliteStore({ file });
    await store.open();
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    const filled = store.insertIfEmpty(sample);
    await new Promise(setImmediate);
    other.exec("rollback");
    other.close();
    expect(await filled).toBe(true);
    await store.close();
  });

  it("is not opened while another program keeps the file to itself", async () => {
    await open();
    const other = new DatabaseSync(file);
    other.exec("pragma locking_mode = exclusive; begin exclusive");
    await expect(open()).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: expect.stringContaining("which another program keeps locked"),
    });
    other.close();
    await open();
  });
});

/** Opens a file as an account that is not root, which no permission stops. */
function runAsNobody(name: string): Promise<{ stdout: string }> {
  const url = new URL("../../../src/platform/store/sqlite/sqlite-store.ts", import.meta.url);
  // Everything is loaded before the account changes: it may not be able to read this repository.
  const script = `
    import { createSqliteStore } from ${JSON.stringify(url)};
    await createSqliteStore({ file: "/" }).open().catch(() => {});
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    await createSqliteStore({ file: ${JSON.stringify(name)} }).open().then(() => console.log("opened"), (error) => console.log(error.name, error.message));`;
  return promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
}
