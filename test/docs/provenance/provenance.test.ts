/** The provenance says of everything in the documents whether the vendor's documentation states it: compared with the transcriptions. */
import { describe, expect, test } from "vitest";
import { createProvenance } from "../../../src/docs/provenance/provenance.ts";
import { readBundle } from "../../openapi/vendor-documentation/bundles.ts";
import {
  importTranscription,
  importTranscriptions,
} from "../../openapi/vendor-documentation/import-transcriptions.ts";
import { createApi } from "../reference/made-up-document.ts";
import { compareProvenance } from "./compare-provenance.ts";

const transcriptions = await importTranscriptions();

/** Every value of a member in a JSON value. */
function valuesOf(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key === name ? [member] : []),
    ...valuesOf(member, name),
  ]);
}

describe.each(transcriptions)("the provenance of the $api document", (transcription) => {
  test("states what the transcription states, and no more", async () => {
    const document = await readBundle(transcription.api);
    const provenance = createProvenance(createApi(document, transcription.api));
    expect(compareProvenance(provenance, document, transcription)).toEqual([]);
  });

  test("has every reason of the document", async () => {
    const document = await readBundle(transcription.api);
    const text = JSON.stringify(createProvenance(createApi(document, transcription.api)));
    const reasons = valuesOf(document, "x-inferred");
    expect(reasons).not.toEqual([]);
    expect(reasons.filter((reason) => !text.includes(JSON.stringify(reason)))).toEqual([]);
  });

  test("counts the rules by provenance", async () => {
    const { rules, groups } = createProvenance(
      createApi(await readBundle(transcription.api), transcription.api),
    );
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
    "an inference that the document does not have",
    '"x-inferred-members":["parameters"]',
    '"x-inferred-members":["tags"]',
    /^the types of Get pipe's parameters: not inferred by the document$/,
  ],
])("the comparison reports %s", async (_, from, to, line) => {
  const [transcription, bundle] = [await importTranscription("management"), await readBundle("management")];
  const text = JSON.stringify(bundle);
  expect(text).toContain(from);
  const changed = JSON.parse(text.replace(from, to));
  const found = compareProvenance(createProvenance(createApi(changed, "management")), changed, transcription);
  expect(found).toContainEqual(expect.stringMatching(line));
});
