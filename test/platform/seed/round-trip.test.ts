/** Exports can be loaded again, byte for byte, whatever they contain and whatever form they are written in. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseSeed } from "../../../src/platform/seed/parse-seed.ts";
import { readSeed } from "../../../src/platform/seed/read-seed.ts";
import { seedToState } from "../../../src/platform/seed/seed-to-state.ts";
import { stateToSeed } from "../../../src/platform/seed/state-to-seed.ts";
import { writeSeed } from "../../../src/platform/seed/write-seed.ts";
import { anySeed } from "./any-seed.ts";

const early = { now: Date.UTC(2026, 0, 1) };
const late = { now: Date.UTC(2027, 0, 1) };

test("an object, JSON, YAML and an export of a seed result in the same state, whenever the export is loaded", async () => {
  await fc.assert(
    fc.asyncProperty(anySeed, async (seed) => {
      const state = await seedToState(await readSeed(seed), early);
      const json = JSON.stringify(seed, null, 2);
      // A comment makes it YAML.
      for (const text of [json, `# seed\n${json}`, await writeSeed(seed)]) {
        expect(await seedToState(await parseSeed(text, "seed"), early)).toStrictEqual(state);
      }
      const exported = stateToSeed(state);
      expect(await seedToState(exported, late)).toStrictEqual(state);
      expect(await seedToState(await readSeed(exported), late)).toStrictEqual(state);
    }),
    { numRuns: 60 },
  );
});

test("YAML 1.1 reads a written seed in the same way, and certificates keep their lines", async () => {
  const caCertificate = "-----BEGIN-----\nabc\n-----END-----\n";
  const id = "11111111-1111-4111-8111-111111111111";
  const source = { kafka: { caCertificate, brokers: "a\n\nb " } };
  const pipes = [{ id, name: "yes", state: "0o17", source }];
  const seed = { organizations: [{ id, name: "on", services: [{ id, createdAt: "2026-01-01", pipes }] }] };
  const text = await writeSeed(seed);
  expect(parse(text, { version: "1.1" })).toEqual(seed);
  expect(text).toMatch(/caCertificate: \|\n +-----BEGIN-----\n +abc\n/);
  expect(text).toContain('brokers: "a\\n\\nb "');
});
