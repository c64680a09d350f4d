/** The provenance says of everything in the documents whether the reference states it: compared with the transcriptions. */
import { describe, expect, test } from "vitest";
import { createProvenance } from "../../../src/docs/provenance/provenance.ts";
import { readBundle } from "../../openapi/reference/bundles.ts";
import { importReference, importReferences } from "../../openapi/reference/import-references.ts";
import { compareProvenance } from "./compare-provenance.ts";

const references = await importReferences();

/** Every value of a member in a JSON value. */
function valuesOf(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key === name ? [member] : []),
    ...valuesOf(member, name),
  ]);
}

describe.each(references)("the provenance of the $api document", (reference) => {
  test("states what the transcription states, and no more", async () => {
    const document = await readBundle(reference.api);
    const provenance = createProvenance(reference.api, document);
    expect(compareProvenance(provenance, document, reference)).toEqual([]);
  });

  test("has every reason of the document", async () => {
    const document = await readBundle(reference.api);
    const text = JSON.stringify(createProvenance(reference.api, document));
    const reasons = valuesOf(document, "x-inferred");
    expect(reasons).not.toEqual([]);
    expect(reasons.filter((reason) => !text.includes(JSON.stringify(reason)))).toEqual([]);
  });

  test("counts the rules by provenance", async () => {
    const { rules, groups } = createProvenance(reference.api, await readBundle(reference.api));
    const all = valuesOf(
      groups.flatMap(({ fields }) => fields.map((field) => field.rules)),
      "provenance",
    );
    for (const [provenance, count] of Object.entries(rules)) {
      expect(all.filter((each) => each === provenance)).toHaveLength(count);
    }
  });
});

test.each([
  [
    "a rule of the document alone",
    '"minimum":500',
    '"minLength":1,"minimum":500',
    /does not have minLength 1$/,
  ],
  ["another value", '"maximum":60000', '"maximum":7', /does not have maximum 7$/],
  ["a rule of the transcription alone", '"minimum":500,', "", /minimum is only in the transcription$/],
  [
    "a property of the transcription alone",
    '"engine_max_threads":{',
    '"more":{',
    /engine_max_threads: only in/,
  ],
  [
    "an inferred rule that the transcription states",
    '"minimum":500',
    '"x-inferred":"a b","x-inferred-members":["minimum"],"minimum":500',
    /streaming_max_insert_wait_ms: minimum is inferred, but stated by the transcription$/,
  ],
  [
    "an inferred rule without a reason",
    '"x-inferred-members":["format"]',
    '"x-inferred-members":["type"]',
    /format is stated, but inferred by the transcription$/,
  ],
  [
    "a known value without a list",
    '"x-extensible-enum":["mysql"]',
    '"enum":["mysql"]',
    /does not have enum \["mysql"\]$/,
  ],
  [
    "an inference that the document does not have",
    '"x-inferred-members":["parameters"]',
    '"x-inferred-members":["tags"]',
    /^the types of Get pipe's parameters: not inferred by the document$/,
  ],
])("the comparison reports %s", async (_, from, to, line) => {
  const [reference, bundle] = [await importReference("management"), await readBundle("management")];
  const text = JSON.stringify(bundle);
  expect(text).toContain(from);
  const changed = JSON.parse(text.replace(from, to));
  const found = compareProvenance(createProvenance("management", changed), changed, reference);
  expect(found).toContainEqual(expect.stringMatching(line));
});
