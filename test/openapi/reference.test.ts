/** The documents hold exactly what the reference texts hold: the transcription under reference/ against the bundles. */
import { beforeAll, describe, expect, test } from "vitest";
import { readBundle } from "./reference/bundles.ts";
import { differences } from "./reference/compare.ts";
import { flatten, operationsOf } from "./reference/flatten.ts";
import { importReference, importReferences } from "./reference/import-references.ts";
import { membersOf, type Node, nodeAt } from "./reference/node.ts";
import { flattenReference, type Reference, successPlace } from "./reference/transcription.ts";
import {
  allSchemas,
  gapLines,
  inferredReasons,
  namedExamples,
  namedExampleValues,
  schemaExampleValues,
  undocumented,
  unknownExampleMembers,
} from "./reference/values.ts";

const isReason = (value: unknown): boolean => typeof value === "string" && /\w+ \w+/.test(value);

const placesOfBodies = (reference: Reference): readonly string[] =>
  Object.keys(flattenReference(reference)).filter((place) => / (request|2\d\d) body/.test(place));

describe("the transcription of an API's reference", () => {
  test("is asked for when the register has an API without one", async () => {
    await expect(importReference("no-such-api")).rejects.toThrow(
      "The API no-such-api has no transcription of its reference: add test/openapi/reference/no-such-api.ts",
    );
  });

  test("is asked for when its file exports something else", async () => {
    // A file of that folder that is no transcription.
    await expect(importReference("node")).rejects.toThrow(
      "test/openapi/reference/node.ts must export the transcription as `reference`",
    );
  });
});

describe.each(await importReferences())("the $api document", (reference) => {
  let document: Node;
  beforeAll(async () => {
    document = await readBundle(reference.api);
  });

  test("says what the reference says, and no more", () => {
    expect(differences(flattenReference(reference), flatten(document))).toEqual([]);
  });

  test("has one base address, taken from a variable with a default", () => {
    const variable = nodeAt(document, ["servers", "0", "variables", "base_url"]);
    expect(variable?.["default"]).toMatch(/^https?:\/\/\S+[^/]$/);
    expect(
      nodeAt(document, ["servers", "0"])?.["description"],
      "The server's description has to say that the default address is the local platform's, to be replaced.",
    ).toMatch(/local platform.*: replace it/);
  });

  test("requires members of envelopes only", () => {
    const requiring = allSchemas(document).filter(({ schema }) => "required" in schema);
    const envelopes = reference.operations.map((operation) => `${successPlace(operation)} body`);
    expect(requiring.map(({ path }) => path).sort()).toEqual(envelopes.sort());
  });

  test("marks the beta operations, with the promise of a stable contract, and no others", () => {
    for (const { id, node } of operationsOf(document)) {
      const beta = reference.operations.some((operation) => operation.id === id && operation.beta);
      const description = String(node["description"]);
      expect([id, /\bbeta\b/i.test(description)]).toEqual([id, beta]);
      expect([id, "x-beta" in node]).toEqual([id, beta]);
      if (beta) expect(description).toMatch(/\bstable\b[\s\S]*\bbreaking\b/i);
    }
  });

  test.each(Object.entries(reference.shown))(
    "shows the reference's values, and no invented ones, of %s",
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

  test("describes every property and parameter and gives it an example", () => {
    expect(undocumented(document)).toEqual([]);
  });

  test("has a named example for every request and response", () => {
    const bodies = reference.operations.flatMap((operation) => [
      ...(operation.request ? [`${operation.id} request`] : []),
      successPlace(operation),
    ]);
    const places = new Set(namedExamples(document).map(({ place }) => place));
    expect([...places].sort()).toEqual(bodies.sort());
  });

  test.each(reference.examples)("has an example of $title in $place", ({ place, matches }) => {
    const examples = namedExamples(document).filter((example) => example.place === place);
    expect(examples.filter(({ value }) => matches(value)).map(({ name }) => name)).not.toEqual([]);
  });

  test("shows every member of every body in some named example", () => {
    const filled = new Set(namedExampleValues(document).map(([path]) => path));
    expect(placesOfBodies(reference).filter((place) => !filled.has(place))).toEqual([]);
  });

  test("shows no member in an example that its schema does not have", () => {
    expect(unknownExampleMembers(document)).toEqual([]);
  });

  test("has a section with a line for each gap of the reference", () => {
    const lines = gapLines(document);
    const unsaid = Object.entries(reference.gaps).filter(
      ([, mentions]) => !lines.some((line) => mentions.every((mention) => mention.test(line))),
    );
    expect(unsaid.map(([gap]) => gap)).toEqual([]);
  });

  test("gives a reason wherever something is inferred", () => {
    const reasons = inferredReasons(document);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter(([, reason]) => !isReason(reason))).toEqual([]);
  });

  test.each(reference.inferences)("says that it infers $what", ({ places, mentions = /./ }) => {
    const reasons = places.map((place) => nodeAt(document, place)?.["x-inferred"]).filter(isReason);
    expect(reasons).toContainEqual(expect.stringMatching(mentions));
  });

  test("leaves the body of an error unknown in every operation", () => {
    for (const { id, path, method } of operationsOf(document)) {
      const content = nodeAt(document, ["paths", path, method, "responses", "default", "content"]);
      const schemas = membersOf(content).map(([mediaType, media]) => [
        mediaType,
        nodeAt({ media }, ["media", "schema"]),
      ]);
      expect([id, schemas]).toEqual([id, [["*/*", {}]]]);
    }
  });
});
