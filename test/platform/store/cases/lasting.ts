/** What stores must do whose data outlives them, and which several may open at once. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailableError } from "../../../../src/platform/store/store.ts";
import { countOf, increment } from "../increment.ts";
import type { Place } from "../place.ts";
import { makeState, pipeKey, sample, tenantId } from "../sample.ts";

/** Declares what stores must do whose data outlives them. */
export function describeLastingStore(name: string, createPlace: () => Promise<Place>): void {
  describe(`The ${name} store, opened several times`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await createPlace();
    });
    afterEach(() => place.remove());

    it("keeps everything when it is closed and opened again", async () => {
      const first = await place.open();
      await first.insert(sample);
      await increment(first, 3);
      const before = await first.read();
      await first.close();
      const second = await place.open();
      expect(await second.read()).toEqual(before);
      expect(await second.insertIfEmpty(sample)).toBe(false);
    });

    it("shows at once what another store has written", async () => {
      const [writer, reader] = [await place.open(), await place.open()];
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      await writer.insert(sample);
      for (let count = 1; count <= 20; count += 1) {
        expect(await reader.findCredential("management", "demo-key")).toEqual(sample.credentials[0]);
        await increment(writer, 1);
        expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBeGreaterThanOrEqual(count - 1);
        expect(await reader.findCredential("management", "other-key")).toBeDefined();
        expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBe(count);
        expect(await reader.list({ ...pipeKey, tags: [] }, tenantId)).toEqual([`{"count":${count}}`]);
      }
      await writer.replaceAll(makeState());
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      expect(await reader.get(pipeKey, tenantId)).toBeUndefined();
    });

    it("shows each of many requests at once what was written before it came", async () => {
      const [writer, reader] = [await place.open(), await place.open()];
      await writer.insert(sample);
      const ask = async () => {
        await reader.findCredential("management", "demo-key");
        return countOf((await reader.get(pipeKey, tenantId))?.body);
      };
      for (let count = 1; count <= 20; count += 1) {
        const early = Promise.all([ask(), ask()]);
        // A request that ends before it reads anything more must not lend what it saw to another.
        await reader.findCredential("management", "demo-key");
        await increment(writer, 1);
        const late = Promise.all([ask(), ask(), ask(), ask()]);
        expect(await late).toEqual([count, count, count, count]);
        for (const seen of await early) expect(seen).toBeGreaterThanOrEqual(count - 1);
      }
    });

    it("looks anew for a read that does not follow its look-up at once", async () => {
      const [writer, reader] = [await place.open(), await place.open()];
      await writer.insert(sample);
      await reader.findCredential("management", "demo-key");
      await reader.get(pipeKey, tenantId);
      await reader.findCredential("management", "demo-key");
      // The event loop turns, as it does while a request's body arrives.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      await increment(writer, 1);
      expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBe(1);
    });

    it("loses no count of several stores that count at once", async () => {
      const stores = await Promise.all([place.open(), place.open(), place.open()]);
      await stores[0].insert(sample);
      await Promise.all(stores.flatMap((store) => [increment(store, 15), increment(store, 15)]));
      expect(countOf((await stores[1].get(pipeKey, tenantId))?.body)).toBe(90);
    });

    it("is filled by one of several stores that try at once", async () => {
      const stores = await Promise.all([place.open(), place.open(), place.open()]);
      const won = await Promise.all(stores.map((store) => store.insertIfEmpty(sample)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await stores[0].read()).toEqual(sample);
    });

    it("refuses on one store what another has closed nothing of", async () => {
      const [one, other] = [await place.open(), await place.open()];
      await one.close();
      await expect(one.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
      await expect(other.ping()).resolves.toBeUndefined();
    });
  });
}
