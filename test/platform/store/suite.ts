/** Conformance suite of all stores. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../../../src/platform/store/store.ts";
import { describeBulk } from "./cases/bulk.ts";
import { describeInserting } from "./cases/inserting.ts";
import { describeLists } from "./cases/lists.ts";
import { describeLookups } from "./cases/lookups.ts";
import { describeReplacing } from "./cases/replacing.ts";
import type { Place } from "./place.ts";
import { pipeKey, sample, tenantId } from "./sample.ts";

/** Declares the tests for stores of one kind. */
export function describeStore(name: string, createPlace: () => Promise<Place>): void {
  describe(`The ${name} store`, () => {
    let place: Place;
    let store: Store;
    beforeEach(async () => {
      place = await createPlace();
      store = await place.open();
    });
    afterEach(() => place.remove());

    describeLookups(() => store);
    describeLists(() => store);
    describeReplacing(() => store);
    describeInserting(() => store);
    describeBulk(() => store);

    it("has a name, and responds to a health check", async () => {
      expect(store.name).toBe(name);
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it("rejects every call before it is opened and after it is closed, and may be closed twice", async () => {
      await store.close();
      await store.close();
      const asked = [
        store.findCredential("management", "demo-key"),
        store.get(pipeKey, tenantId),
        store.list({ ...pipeKey, tags: [] }, tenantId),
        store.replace(pipeKey, tenantId, "old", { body: "{}", etag: "new" }),
        store.insert(sample),
        store.insertIfEmpty(sample),
        store.replaceAll(sample),
        store.read(),
        store.ping(),
      ];
      for (const { status, ...rest } of await Promise.allSettled(asked)) {
        expect(status).toBe("rejected");
        expect(rest).toMatchObject({ reason: { name: "StoreUnavailableError", maybeWritten: false } });
      }
      await store.open();
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
