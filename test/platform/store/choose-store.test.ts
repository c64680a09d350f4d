import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { chooseStore } from "../../../src/platform/store/open-store.ts";
import { loadPg } from "../../../src/platform/store/postgres/open-postgres.ts";
import { loadSqlite } from "../../../src/platform/store/sqlite/node-sqlite.ts";

describe("Choosing a store", () => {
  it("takes memory, a file, a database or the given store", () => {
    const store = createMemoryStore();
    expect(chooseStore({}).name).toBe("memory");
    expect(chooseStore({ data: "data.db" }).name).toBe("sqlite");
    expect(chooseStore({ databaseUrl: "postgres://localhost/db" }).name).toBe("postgres");
    expect(chooseStore({ data: undefined, databaseUrl: undefined, store })).toBe(store);
  });

  it.each([
    { data: "data.db", databaseUrl: "postgres://localhost/db" },
    { data: "data.db", store: createMemoryStore() },
    { databaseUrl: "postgres://localhost/db", store: createMemoryStore() },
  ])("refuses more than one of them", (options) => {
    const [one, other] = Object.keys(options);
    expect(() => chooseStore(options)).toThrow(
      `\`${one}\` and \`${other}\` each say where the data is kept. Give one of them.`,
    );
  });

  it.each([":memory:", "file:data.db"])("refuses %s, which would be a file of that name", (data) => {
    expect(() => chooseStore({ data })).toThrow("is no path of a file");
    expect(chooseStore({ data: "./file:data.db" }).name).toBe("sqlite");
  });

  it("loads neither Kysely nor a driver before a store is opened", async () => {
    const url = new URL("../../../src/platform/store/open-store.ts", import.meta.url);
    const script = `
      import { registerHooks } from "node:module";
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      const { chooseStore } = await import(${JSON.stringify(url)});
      const stores = [{}, { data: "x" }, { databaseUrl: "x" }].map((options) => chooseStore(options));
      const before = loaded.length;
      await stores[1].close();
      await chooseStore({ data: "/" }).open().catch(() => {});
      console.log(JSON.stringify([loaded.slice(0, before), loaded.slice(before)]));`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
    const [before, after] = JSON.parse(stdout);
    const heavy = /node_modules|node:sqlite/;
    expect(before.filter((module: string) => heavy.test(module))).toEqual([]);
    expect(after.filter((module: string) => heavy.test(module))).not.toEqual([]);
  });
});

describe("What a store needs", () => {
  it.each(["20.19.0", "21.0.0", "22.12.1"])(
    "refuses a file on Node %s and says what to do",
    async (version) => {
      await expect(loadSqlite(version)).rejects.toMatchObject({
        name: "PlatformConfigError",
        message: `A platform that keeps its data in a file needs Node 22.13 or later, and this is ${version}. Update Node, or leave \`data\` out to keep everything in memory.`,
      });
    },
  );

  it.each(["22.13.0", "23.0.0", "24.21.0", "100.0.0"])("takes a file on Node %s", async (version) => {
    await expect(loadSqlite(version)).resolves.toBeTypeOf("function");
  });

  it("refuses a file on a Node that was built without SQLite", async () => {
    const load = () => Promise.reject(new Error("No such built-in module: node:sqlite"));
    await expect(loadSqlite("24.21.0", load)).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: expect.stringContaining("It was built without node:sqlite. Update Node, or leave"),
    });
  });

  it("names the package that PostgreSQL needs when it is not installed", async () => {
    const load = () => Promise.reject(new Error("Cannot find package 'pg'"));
    await expect(loadPg(load)).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: "A platform on PostgreSQL needs the package pg. Run: npm install pg",
    });
    await expect(loadPg()).resolves.toHaveProperty("Pool");
  });
});
