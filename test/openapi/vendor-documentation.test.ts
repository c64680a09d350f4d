/** The documents state exactly what the vendor's documentation states: compares the bundles with the transcription. */
import { readdir } from "node:fs/promises";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { JsonObject } from "../../src/contract/openapi.ts";
import {
  gapLines,
  inferredMembers,
  readBodies,
  readBundle,
  readContract,
  valuesOf,
} from "./vendor-documentation/document.ts";
import { statedContract, type Transcription } from "./vendor-documentation/transcription.ts";

const { apis } = await readRegister();
// Brought documents are carried as they are.
const names = apis.filter(({ unsupported }) => unsupported === "stop").map(({ name }) => name);
const importTranscription = async (name: string): Promise<Transcription> =>
  (await import(`./vendor-documentation/${name}.ts`)).transcription;
const documents = await Promise.all(
  names.map(async (name) => [name, await importTranscription(name), await readBundle(name)] as const),
);

test("every transcription is of an API of the register", async () => {
  const files = await readdir(new URL("vendor-documentation/", import.meta.url));
  const shared = ["document.ts", "transcription.ts"];
  const isOf = (name: string, file: string) => file === `${name}.ts` || file.startsWith(`${name}-`);
  const others = files.filter((file) => !names.some((name) => isOf(name, file)));
  expect(others.toSorted()).toEqual(shared);
});

describe.each(documents)("the %s document", (api, transcription, document) => {
  test("says what its transcription says, test/openapi/vendor-documentation, and no more", async () => {
    const { operations: stated, ...others } = statedContract(transcription);
    const { operations: written, ...rest } = await readContract(document);
    expect(rest).toEqual(others);
    expect(Object.keys(Object(written)).toSorted()).toEqual(Object.keys(Object(stated)).toSorted());
    // Operation by operation, so that a difference is shown with the members around it.
    for (const [id, operation] of Object.entries(Object(stated)))
      expect(Object(written)[id]).toEqual(operation);
  });

  test("has one base address, taken from a variable with a default, which is to be replaced", () => {
    const [server] = Object(document["servers"]);
    expect(server.variables.base_url.default).toMatch(/^https?:\/\/\S+[^/]$/);
    expect(server.description).toMatch(/local platform.*: replace it/);
  });

  test("shows every member of every schema of a body in some named example, and no value that is not known", async () => {
    const bodies = await readBodies(document);
    const all = bodies.flatMap(({ schema, examples }) => valuesOf(schema, examples));
    const keyOf = ({ properties }: JsonObject, name: string) =>
      `${inspect(properties, { depth: 9 })} ${name}`;
    // Bodies with one schema share its examples.
    const shown = new Set(
      all.flatMap(([schema, values]) =>
        values.flatMap((value) => Object.keys(Object(value)).map((name) => keyOf(schema, name))),
      ),
    );
    for (const [schema, values] of all) {
      const { properties, "x-extensible-enum": known, examples = [] } = schema;
      const missing = Object.keys(Object(properties)).filter((name) => !shown.has(keyOf(schema, name)));
      expect(missing, `Add these members to an example under openapi/${api}/examples/`).toEqual([]);
      if (known) expect(known).toEqual(expect.arrayContaining([...values, examples].flat()));
    }
  });

  test.each(transcription.examples)("has an example of $title in $place", async ({ place, matches }) => {
    const body = (await readBodies(document)).find((each) => each.place === place);
    expect(body?.examples.some(matches)).toBe(true);
  });

  test("lists each gap of the vendor's documentation in x-not-documented", () => {
    const lines = gapLines(document);
    const unsaid = Object.entries(transcription.gaps).filter(
      ([, mentions]) => !lines.some((line) => mentions.every((mention) => mention.test(line))),
    );
    expect(unsaid.map(([gap]) => gap)).toEqual([]);
  });

  test("infers what the transcription says that it infers, and no more", () => {
    expect(inferredMembers(document)).toEqual(transcription.inferences);
  });
});
