/** Conformance of stores whose data outlives the process. */
import { describe, expect, it } from "vitest";
import { increment } from "../increment.ts";
import type { Place } from "../place.ts";
import { makeResource, makeState, makeTenant, sample } from "../sample.ts";

/** Declares the tests for stores of one kind. */
export function describePersistence(name: string, createPlace: () => Promise<Place>): void {
  describe(`A reopened ${name} store`, () => {
    it("holds everything that was written before it was closed", async () => {
      const place = await createPlace();
      const first = await place.open();
      await first.insert(sample);
      await increment(first, 3);
      await first.insert(makeState({ tenants: [makeTenant("late")], resources: [makeResource("late")] }));
      const before = await first.read();
      await first.close();
      const second = await place.open();
      expect(await second.read()).toEqual(before);
      expect(await second.insertIfEmpty(sample)).toBe(false);
      await second.replaceAll(sample);
      await second.close();
      expect(await (await place.open()).read()).toEqual(sample);
      await place.remove();
    });
  });
}
