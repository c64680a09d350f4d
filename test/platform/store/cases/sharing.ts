/** Several stores may use one database at the same time. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  countOf,
  increment,
  makeResource,
  makeState,
  makeTenant,
  pipeKey,
  sample,
  tenantId,
} from "../sample.ts";
import type { TestStorage } from "../test-storage.ts";

export function describeSharing(where: string, createStorage: () => Promise<TestStorage>): void {
  describe(`Several stores ${where}`, () => {
    let storage: TestStorage;
    beforeEach(async () => {
      storage = await createStorage();
    });
    afterEach(() => storage.remove());

    test("read immediately what another has written, also after one of them is closed", async () => {
      const [writer, reader] = [await storage.open(), await storage.open()];
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      await writer.insert(sample);
      for (let count = 1; count <= 5; count += 1) {
        await increment(writer, 1);
        expect(await reader.findCredential("management", "demo-key")).toEqual(sample.credentials[0]);
        expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBe(count);
        expect(await reader.list({ ...pipeKey, tags: [] }, tenantId)).toEqual([`{"count":${count}}`]);
      }
      await writer.replaceAll(makeState());
      await writer.close();
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      expect(await reader.get(pipeKey, tenantId)).toBeUndefined();
    });

    test("create the tables once, are filled by one of them, and lose no concurrent update", async () => {
      const stores = await Promise.all([storage.open(), storage.open(), storage.open()]);
      const filled = await Promise.all(stores.map((store) => store.insertIfEmpty(sample)));
      expect(filled.filter(Boolean)).toHaveLength(1);
      expect(await stores[0].read()).toEqual(sample);
      await Promise.all(stores.flatMap((store) => [increment(store, 8), increment(store, 8)]));
      expect(countOf((await stores[1].get(pipeKey, tenantId))?.body)).toBe(48);
    });

    test("read one snapshot while another replaces everything", async () => {
      const [writer, reader] = [await storage.open(), await storage.open()];
      const [one, other] = ["a", "b"].map((id) => {
        const resource = makeResource(id, { tenantId: id, tags: { tenant: id } });
        return makeState({ tenants: [makeTenant(id)], resources: [resource] });
      });
      await writer.insert(one ?? sample);
      let replacing = true;
      const reads = (async () => {
        while (replacing) expect([one, other]).toContainEqual(await reader.read());
      })();
      for (let round = 0; round < 10; round += 1) {
        await writer.replaceAll(other ?? sample);
        await writer.replaceAll(one ?? sample);
      }
      replacing = false;
      await reads;
    });
  });
}
