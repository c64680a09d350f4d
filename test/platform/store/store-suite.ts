/** Conformance suite of all stores. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../../src/platform/index.ts";
import { etagOf } from "../../../src/platform/store/digest.ts";
import { describeReads } from "./cases/reads.ts";
import { describeWrites } from "./cases/writes.ts";
import { increment, makeResource, makeState, makeTenant, pipeKey, sample, tenantId } from "./sample.ts";
import type { TestStorage } from "./test-storage.ts";

export function describeStore(name: string, createStorage: () => Promise<TestStorage>): void {
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
      await increment(store, 3);
      await store.remove(
        { tenantId, kind: "Service", parentId: "", id: "zz" },
        tenantId,
        etagOf('{"id":"zz"}'),
      );
      await store.insert(makeState({ tenants: [makeTenant("late")], resources: [makeResource("late")] }));
      const before = await store.read();
      await store.close();
      store = await storage.open();
      expect(await store.read()).toEqual(before);
      expect(await store.insertIfEmpty(sample)).toBe(false);
      await store.replaceAll(sample);
      await store.close();
      store = await storage.open();
      expect(await store.read()).toEqual(sample);
    });

    test("rejects every call before it is opened and after it is closed, and may be closed twice", async () => {
      expect(store.name).toBe(name);
      await expect(store.ping()).resolves.toBeUndefined();
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
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
