import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { chooseStore } from "../../../src/platform/store/open-store.ts";
import { loadPg } from "../../../src/platform/store/postgres/create-pool.ts";

describe("Choosing a store", () => {
  it("chooses memory, a file, a database or the given store", () => {
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
      `\`${one}\` and \`${other}\` both say where the data is kept. Pass one of them.`,
    );
  });

  it.each([":memory:", "file:data.db"])("refuses %s, which would be a file of that name", (data) => {
    expect(() => chooseStore({ data })).toThrow("is not a valid file path");
    expect(chooseStore({ data: "./file:data.db" }).name).toBe("sqlite");
  });

  it("loads neither SQLite nor pg before a store is opened", async () => {
    const url = new URL("../../../src/platform/store/open-store.ts", import.meta.url);
    const script = `
      import { registerHooks } from "node:module";
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      const { getBuiltinModule } = process;
      process.getBuiltinModule = (name) => { loaded.push(name); return getBuiltinModule(name); };
      const { chooseStore } = await import(${JSON.stringify(url)});
      const stores = [{}, { data: "/" }, { databaseUrl: "postgres://127.0.0.1:1/none" }].map((options) => chooseStore(options));
      const before = loaded.length;
      for (const store of stores) await store.open().catch(() => {});
      console.log(JSON.stringify([loaded.slice(0, before), loaded.slice(before)]));`;
    const argv = ["--no-warnings", "--input-type=module", "--eval", script];
    const { stdout } = await promisify(execFile)(process.execPath, argv);
    const [before, after]: [string[], string[]] = JSON.parse(stdout);
    expect(before.filter((module) => /node_modules|node:sqlite/.test(module))).toEqual([]);
    expect(after).toContain("node:sqlite");
    expect(after.some((module) => module.includes("node_modules/pg/"))).toBe(true);
  });

  it("names the package that PostgreSQL needs when it is not installed", async () => {
    await expect(loadPg(async () => undefined)).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: "A platform on PostgreSQL needs the package pg. Run: npm install pg",
    });
    await expect(loadPg()).resolves.toHaveProperty("Pool");
  });
});
