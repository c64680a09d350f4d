/** Conformance of stores that several processes may open at once. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countOf, increment } from "../increment.ts";
import type { Place } from "../place.ts";
import { makeResource, makeState, makeTenant, pipeKey, sample, tenantId } from "../sample.ts";

/** Declares the tests for stores of one kind. */
export function describeSharing(where: string, createPlace: () => Promise<Place>): void {
  describe(`Several stores ${where}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await createPlace();
    });
    afterEach(() => place.remove());
    const openThree = () => Promise.all([place.open(), place.open(), place.open()]);

    it("each read at once what another has written", async () => {
      const [writer, reader] = [await place.open(), await place.open()];
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      await writer.insert(sample);
      for (let count = 1; count <= 10; count += 1) {
        await increment(writer, 1);
        expect(await reader.findCredential("management", "demo-key")).toEqual(sample.credentials[0]);
        expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBe(count);
        expect(await reader.list({ ...pipeKey, tags: [] }, tenantId)).toEqual([`{"count":${count}}`]);
      }
      await writer.replaceAll(makeState());
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      expect(await reader.get(pipeKey, tenantId)).toBeUndefined();
    });

    it("lose no update that they make at once", async () => {
      const stores = await openThree();
      await stores[0].insert(sample);
      await Promise.all(stores.flatMap((store) => [increment(store, 15), increment(store, 15)]));
      expect(countOf((await stores[1].get(pipeKey, tenantId))?.body)).toBe(90);
    });

    it("create the tables once and are filled by one of them when they open at once", async () => {
      const stores = await openThree();
      const filled = await Promise.all(stores.map((store) => store.insertIfEmpty(sample)));
      expect(filled.filter(Boolean)).toHaveLength(1);
      expect(await stores[0].read()).toEqual(sample);
    });

    it("read one snapshot while another replaces everything", async () => {
      const [writer, reader] = [await place.open(), await place.open()];
      const states = ["a", "b"].map((id) =>
        makeState({
          tenants: [makeTenant(id)],
          resources: [makeResource(id, { tenantId: id, tags: { tenant: id } })],
        }),
      );
      await writer.insert(states[0] ?? sample);
      let replacing = true;
      const reads = (async () => {
        while (replacing) expect(states).toContainEqual(await reader.read());
      })();
      for (let round = 0; round < 20; round += 1) await writer.replaceAll(states[round % 2] ?? sample);
      replacing = false;
      await reads;
    });

    it("stay open when one of them is closed", async () => {
      const [one, other] = [await place.open(), await place.open()];
      await one.close();
      await expect(one.ping()).rejects.toMatchObject({ name: "StoreUnavailableError" });
      await expect(other.ping()).resolves.toBeUndefined();
    });
  });
}
