/** What is exported can be loaded again, byte for byte, whatever it holds and in whatever form it is written. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromState } from "../../../src/platform/seed/from-state.ts";
import { parseSeed, readSeed } from "../../../src/platform/seed/read-seed.ts";
import { toState } from "../../../src/platform/seed/to-state.ts";
import { writeSeed } from "../../../src/platform/seed/write-seed.ts";
import { anySeed } from "./arbitrary-seed.ts";

const early = { now: Date.UTC(2026, 0, 1) };
const late = { now: Date.UTC(2027, 0, 1) };

test("an exported seed gives the state that it was made of, whenever it is loaded", async () => {
  await fc.assert(
    fc.asyncProperty(anySeed, async (seed) => {
      const state = toState(await readSeed(seed), early);
      const exported = fromState(state);
      expect(toState(exported, late)).toStrictEqual(state);
      expect(toState(await readSeed(exported), late)).toStrictEqual(state);
    }),
    { numRuns: 100 },
  );
});

test("object, JSON and YAML give the same state", async () => {
  await fc.assert(
    fc.asyncProperty(anySeed, async (seed) => {
      const state = toState(await readSeed(seed), early);
      for (const text of [JSON.stringify(seed), JSON.stringify(seed, null, 2), await writeSeed(seed)]) {
        expect(toState(await parseSeed(text, "seed"), early)).toStrictEqual(state);
      }
    }),
    { numRuns: 100 },
  );
});

test("JSON gives the same whether it is read as JSON or as YAML", async () => {
  await fc.assert(
    fc.asyncProperty(anySeed, async (seed) => {
      // A comment makes it YAML.
      const text = `# seed\n${JSON.stringify(seed, null, 2)}`;
      expect(await parseSeed(text, "seed")).toStrictEqual(await parseSeed(JSON.stringify(seed), "seed"));
    }),
    { numRuns: 100 },
  );
});
