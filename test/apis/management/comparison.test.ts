/** The comparison with the transcription finds each kind of difference. */
import { expect, test } from "vitest";
import { differences, inferenceDifferences } from "../../openapi/vendor-documentation/compare.ts";
import { flatten } from "../../openapi/vendor-documentation/flatten.ts";
import { transcription } from "../../openapi/vendor-documentation/management.ts";
import { readBundle } from "../../openapi/vendor-documentation/sources.ts";
import { flattenTranscription } from "../../openapi/vendor-documentation/transcription.ts";

const bundle = JSON.stringify(await readBundle("management"));

test.each([
  ["a bound", /"maximum":\d+/, '"maximum":7', / maximum: transcription \d+, document 7$/],
  ["a type", '"type":"number"', '"type":"integer"', / type: transcription "number", document "integer"$/],
  ["a new property", '"properties":{', '"properties":{"more":{},', /^only in the document: .*\.more \{\}$/],
  ["a required property", '"required":["', '"required":["a","', / required: .* document \["a"\]$/],
  ["an open body", '"additionalProperties":false', '"title":""', /Properties: .* false, document nothing$/],
  ["beta", '"x-beta":true', '"x-beta":false', /^differs: \w+ beta: transcription true, document false$/],
  ["a parameter", '"name":"filter"', '"name":"key"', /^only in the transcription: \w+ query\.filter /],
  ["the security", '"scheme":"basic"', '"scheme":"bearer"', /^differs: document security: /],
  ["an operationId", '"operationId":"get', '"operationId":"find', /^only in the document: find\w+ /],
])("the comparison with the transcription reports %s", async (_, from, to, line) => {
  const changed = bundle.replace(from, to);
  const found = differences(flattenTranscription(transcription), flatten(JSON.parse(changed)));
  expect(found).toContainEqual(expect.stringMatching(line));
});

test.each([
  [
    "an inference of the document alone",
    '"minimum":500',
    '"x-inferred":"a b","x-inferred-members":["minimum"],"minimum":500',
    /max_insert_wait_ms: minimum is inferred only by the document$/,
  ],
  [
    "an inference of the transcription alone",
    '"x-inferred-members":["parameters"]',
    '"x-inferred-members":["tags"]',
    /^the types of Get pipe's parameters: parameters is inferred only by the transcription$/,
  ],
])("the comparison of inferences reports %s", async (_, from, to, line) => {
  const changed = bundle.replace(from, to);
  const found = inferenceDifferences(JSON.parse(changed), transcription.inferences);
  expect(found).toContainEqual(expect.stringMatching(line));
});
