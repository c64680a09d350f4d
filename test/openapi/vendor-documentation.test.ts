/** The documents state exactly what the vendor's documentation states: compares the bundles with the transcription. */
import { beforeAll, describe, expect, test } from "vitest";
import { differences, inferenceDifferences } from "./vendor-documentation/compare.ts";
import { flatten } from "./vendor-documentation/flatten.ts";
import { type Node, nodeAt } from "./vendor-documentation/node.ts";
import { importTranscription, importTranscriptions, readBundle } from "./vendor-documentation/sources.ts";
import { flattenTranscription, type Transcription } from "./vendor-documentation/transcription.ts";
import {
  allSchemas,
  gapLines,
  namedExamples,
  namedExampleValues,
  schemaExampleValues,
} from "./vendor-documentation/values.ts";

const isReason = (value: unknown): boolean => typeof value === "string" && /\w+ \w+/.test(value);

const placesOfBodies = (transcription: Transcription): readonly string[] =>
  Object.keys(flattenTranscription(transcription)).filter((place) => / (request|2\d\d) body/.test(place));

test("each API of the register needs a transcription, exported as `transcription`", async () => {
  await expect(importTranscription("no-such-api")).rejects.toThrow(
    "The API no-such-api has no transcription of the vendor's documentation: add test/openapi/vendor-documentation/no-such-api.ts",
  );
  // A file of that folder that is not a transcription.
  await expect(importTranscription("node")).rejects.toThrow(
    "test/openapi/vendor-documentation/node.ts must export the transcription as `transcription`",
  );
});

describe.each(await importTranscriptions())("the $api document", (transcription) => {
  const { api } = transcription;
  let document: Node;
  beforeAll(async () => {
    document = await readBundle(api);
  });

  test("says what the vendor's documentation says, and no more", () => {
    const found = differences(flattenTranscription(transcription), flatten(document));
    if (found.length > 0) {
      expect.fail(
        `openapi/${api} and its transcription, test/openapi/vendor-documentation/${api}*.ts, differ. Correct the one that deviates from ` +
          `the vendor's documentation:\n${found.join("\n")}`,
      );
    }
  });

  test("has one base address, taken from a variable with a default", () => {
    const variable = nodeAt(document, ["servers", "0", "variables", "base_url"]);
    expect(variable?.["default"]).toMatch(/^https?:\/\/\S+[^/]$/);
    expect(
      nodeAt(document, ["servers", "0"])?.["description"],
      "The server's description must state that the default address is the local platform's and is to be replaced.",
    ).toMatch(/local platform.*: replace it/);
  });

  test.each(Object.entries(transcription.shown))(
    "shows the vendor's values, and no invented ones, of %s",
    (place, values) => {
      const schema = allSchemas(document).find(({ path }) => path === place)?.schema;
      expect(schema?.["enum"] ?? schema?.["x-extensible-enum"]).toEqual(expect.arrayContaining([...values]));
      const shown = [...namedExampleValues(document), ...schemaExampleValues(document)]
        .filter(([path]) => path === place)
        .map(([, value]) => value);
      expect(shown).not.toEqual([]);
      expect(shown.filter((value) => !values.some((each) => each === value))).toEqual([]);
    },
  );

  test.each(transcription.examples)("has an example of $title in $place", ({ place, matches }) => {
    const examples = namedExamples(document).filter((example) => example.place === place);
    expect(examples.filter(({ value }) => matches(value)).map(({ name }) => name)).not.toEqual([]);
  });

  test("shows every member of every schema of a body in some named example", () => {
    const properties = new Map(
      allSchemas(document).map(({ path, schema }) => [path, JSON.stringify(schema["properties"])]),
    );
    // Bodies with one schema share its examples.
    const memberAt = (place: string): string =>
      `${properties.get(place.replace(/\.\w+$/, "")) ?? place} ${place.split(".").at(-1)}`;
    const shown = new Set(namedExampleValues(document).map(([place]) => memberAt(place)));
    const missing = placesOfBodies(transcription).filter((place) => !shown.has(memberAt(place)));
    expect(missing, `Add these members to an example under openapi/${api}/examples/`).toEqual([]);
  });

  test("lists each gap of the vendor's documentation", () => {
    const lines = gapLines(document);
    const unsaid = Object.entries(transcription.gaps).filter(
      ([, mentions]) => !lines.some((line) => mentions.every((mention) => mention.test(line))),
    );
    const missing = unsaid.map(([gap]) => gap);
    expect(
      missing,
      `Add each to x-not-documented of the info, an operation or a schema in openapi/${api}/`,
    ).toEqual([]);
  });

  test("infers what the transcription says that it infers, and no more", () => {
    expect(inferenceDifferences(document, transcription.inferences)).toEqual([]);
  });

  test.each(transcription.inferences)("says that it infers $what", ({ places, mentions = /./ }) => {
    const reasons = places.map((place) => nodeAt(document, place)?.["x-inferred"]).filter(isReason);
    expect(reasons).toContainEqual(expect.stringMatching(mentions));
  });
});
