/** The suite that every store passes, on memory, SQLite and PostgreSQL, and the choice of a store. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Store } from "../../../src/platform/index.ts";
import { etagOf } from "../../../src/platform/store/digest.ts";
import { runExclusive } from "../../../src/platform/store/keyed-mutex.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { chooseStore } from "../../../src/platform/store/open-store.ts";
import { hasPostgres } from "../postgres.ts";
import { describeReads } from "./cases/reads.ts";
import { describeSharing } from "./cases/sharing.ts";
import { describeWrites } from "./cases/writes.ts";
import { increment, makeResource, makeState, makeTenant, pipeKey, sample, tenantId } from "./sample.ts";
import {
  createMemoryStorage,
  createPostgresStorage,
  createSqliteStorage,
  type TestStorage,
} from "./test-storage.ts";

describeStore("memory", createMemoryStorage);
describeStore("sqlite", createSqliteStorage);
describe.runIf(hasPostgres)("On a real PostgreSQL server", () => {
  describeStore("postgres", createPostgresStorage);
  describeSharing("on the server", createPostgresStorage);
});

function describeStore(name: string, createStorage: () => Promise<TestStorage>): void {
  describe(`The ${name} store`, () => {
    let storage: TestStorage;
    let store: Store;
    beforeAll(async () => {
      storage = await createStorage();
      store = await storage.open();
    });
    beforeEach(() => store.replaceAll(sample));
    afterAll(() => storage.remove());

    describeReads(() => store);
    describeWrites(() => store);

    test.runIf(name !== "memory")("keeps everything after it is closed and opened again", async () => {
      const reopen = async () => {
        await store.close();
        store = await storage.open();
      };
      await increment(store, 3);
      const service = { tenantId, kind: "Service", parentId: "", id: "zz" };
      await store.remove(service, tenantId, etagOf('{"id":"zz"}'));
      await store.insert(makeState({ tenants: [makeTenant("late")], resources: [makeResource("late")] }));
      const before = await store.read();
      await reopen();
      expect(await store.read()).toEqual(before);
      expect(await store.insertIfEmpty(sample)).toBe(false);
      await store.replaceAll(sample);
      await reopen();
      expect(await store.read()).toEqual(sample);
    });

    test("rejects every call before it is opened and after it is closed, and may be closed twice", async () => {
      expect(store.name).toBe(name);
      await store.ping();
      await store.close();
      await store.close();
      const calls = [
        store.findCredential("management", "demo-key"),
        store.get(pipeKey, tenantId),
        store.list({ ...pipeKey, tags: [] }, tenantId),
        store.replace(pipeKey, tenantId, "old", { body: "{}", etag: "new" }),
        store.remove(pipeKey, tenantId, "old"),
        store.insert(sample),
        store.insertIfEmpty(sample),
        store.replaceAll(sample),
        store.read(),
        store.getMetadata("name"),
        store.setMetadata("name", "value"),
        store.ping(),
      ];
      for (const outcome of await Promise.allSettled(calls)) {
        const reason = { name: "StoreUnavailableError", maybeWritten: false };
        expect(outcome).toMatchObject({ status: "rejected", reason });
      }
      await store.open();
      await store.ping();
    });
  });
}

describe("The store of a platform", () => {
  const store = createMemoryStore();
  const databaseUrl = "postgres://localhost/db";

  test("is memory, a file, a database or a custom one", () => {
    expect(chooseStore({}).name).toBe("memory");
    for (const data of ["data.db", "./file:data.db"]) expect(chooseStore({ data }).name).toBe("sqlite");
    expect(chooseStore({ databaseUrl }).name).toBe("postgres");
    expect(chooseStore({ data: undefined, databaseUrl: undefined, store })).toBe(store);
  });

  test.each([
    [{ data: "data.db", databaseUrl }, "`data` and `databaseUrl` exclude each other. Pass one of them."],
    [{ data: "data.db", store }, "`data` and `store` exclude each other. Pass one of them."],
    [{ databaseUrl, store }, "`databaseUrl` and `store` exclude each other. Pass one of them."],
    [{ data: ":memory:" }, "is not a valid file path"],
    [{ data: "file:data.db" }, "is not a valid file path"],
  ])("is rejected with %o", (options, message) => {
    expect(() => chooseStore(options)).toThrow(message);
  });
});

test("the keyed mutex starts the next task after a while if one does not end", async () => {
  const owner = {};
  let end: (result: string) => void = () => {};
  const hanging = runExclusive(
    owner,
    "key",
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  const next = vi.fn(async () => "next");
  const second = runExclusive(owner, "key", next);
  expect(next).not.toHaveBeenCalled();
  expect(await second).toBe("next");
  end("hanging");
  expect(await hanging).toBe("hanging");
});
