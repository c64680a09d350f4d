import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { chooseStore } from "../../../src/platform/store/open-store.ts";

describe("Choosing a store", () => {
  test("chooses memory, a file, a database or the given store", () => {
    const store = createMemoryStore();
    expect(chooseStore({}).name).toBe("memory");
    expect(chooseStore({ data: "data.db" }).name).toBe("sqlite");
    expect(chooseStore({ databaseUrl: "postgres://localhost/db" }).name).toBe("postgres");
    expect(chooseStore({ data: undefined, databaseUrl: undefined, store })).toBe(store);
  });

  test.each([
    { data: "data.db", databaseUrl: "postgres://localhost/db" },
    { data: "data.db", store: createMemoryStore() },
    { databaseUrl: "postgres://localhost/db", store: createMemoryStore() },
  ])("rejects more than one of them", (options) => {
    const [one, other] = Object.keys(options);
    expect(() => chooseStore(options)).toThrow(
      `\`${one}\` and \`${other}\` exclude each other. Pass one of them.`,
    );
  });

  test.each([":memory:", "file:data.db"])("rejects %s, which would be a file of that name", (data) => {
    expect(() => chooseStore({ data })).toThrow("is not a valid file path");
    expect(chooseStore({ data: "./file:data.db" }).name).toBe("sqlite");
  });
});
