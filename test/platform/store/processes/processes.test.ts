import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasPostgres } from "../../postgres.ts";
import { countOf, increment } from "../increment.ts";
import { createPostgresPlace, createSqlitePlace, type Place } from "../place.ts";
import { makeResource, makeState, makeTenant, pipeKey, sample, tenantId } from "../sample.ts";
import { runWorkers } from "./start-workers.ts";

describeProcesses("SQLite file", createSqlitePlace);
describe.runIf(hasPostgres)("On a real PostgreSQL server", () => {
  describeProcesses("PostgreSQL database", createPostgresPlace);
});

function describeProcesses(name: string, createPlace: () => Promise<Place>): void {
  describe(`Several processes on one ${name}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await createPlace();
    });
    afterEach(() => place.remove());

    it("all open a new one at once, and one of them fills it", async () => {
      const states = ["a", "b", "c", "d", "e"].map((id) =>
        makeState({ tenants: [makeTenant(id)], resources: [makeResource(id, { tenantId: id })] }),
      );
      const tasks = states.map((state) => ({
        options: place.options,
        work: { kind: "insertIfEmpty", state } as const,
      }));
      const won = await runWorkers(tasks);
      expect(won.filter((one) => one === true)).toHaveLength(1);
      expect(await (await place.open()).read()).toEqual(states[won.indexOf(true)]);
    });

    it("lose no count of what they count at once, while this one counts and reads", async () => {
      const store = await place.open();
      await store.insert(sample);
      const task = { options: place.options, work: { kind: "increment", times: 100 } } as const;
      const counted = runWorkers([task, task, task]);
      await increment(store, 50);
      await counted;
      await store.findCredential("management", "demo-key");
      expect(countOf((await store.get(pipeKey, tenantId))?.body)).toBe(350);
    });

    it("read one moment while another replaces everything", async () => {
      const store = await place.open();
      const ids = Array.from({ length: 50 }, (_, index) => `${index}`);
      const states = ["a", "b"].map((id) =>
        makeState({
          tenants: [makeTenant(id)],
          resources: ids.map((each) => makeResource(each, { tenantId: id, tags: { tenant: id } })),
        }),
      );
      await store.insert(states[1] ?? sample);
      const work = { kind: "alternate", states, times: 30 } as const;
      let over = false;
      const replaced = runWorkers([{ options: place.options, work }]).finally(() => {
        over = true;
      });
      while (!over) {
        expect(states).toContainEqual(await store.read());
        // Lets this process hear from the other.
        await new Promise(setImmediate);
      }
      await replaced;
      expect(await store.read()).toEqual(states[1]);
    });
  });
}
