/** The comparison with the transcription finds each kind of difference. */
import { expect, test } from "vitest";
import { inferredMembers, readBundle, readContract } from "../../openapi/vendor-documentation/document.ts";
import { transcription } from "../../openapi/vendor-documentation/management.ts";
import { statedContract } from "../../openapi/vendor-documentation/transcription.ts";

const bundle = JSON.stringify(await readBundle("management"));

test.each([
  ["a bound", /"maximum":\d+/, '"maximum":7'],
  ["a type", '"type":"number"', '"type":"integer"'],
  ["a new property", '"properties":{', '"properties":{"title":{},'],
  ["a required property", '"required":["', '"required":["a","'],
  ["an open body", '"additionalProperties":false', '"title":""'],
  ["an optional body", '"requestBody":{"required":true', '"requestBody":{"required":false'],
  ["beta", '"x-beta":true', '"x-beta":false'],
  ["a parameter", '"name":"filter"', '"name":"key"'],
  ["the security", '"scheme":"basic"', '"scheme":"bearer"'],
  ["an operationId", '"operationId":"get', '"operationId":"find'],
])("the comparison with the transcription notices %s", async (_, from, to) => {
  expect(await readContract(JSON.parse(bundle))).toEqual(statedContract(transcription));
  const changed = bundle.replace(from, to);
  expect(await readContract(JSON.parse(changed))).not.toEqual(statedContract(transcription));
});

test.each([
  ['"minimum":500', '"x-inferred":"a b","x-inferred-members":["minimum"],"minimum":500'],
  ['"x-inferred-members":["parameters"]', '"x-inferred-members":["tags"]'],
])("the comparison of inferences notices %s that becomes %s", (from, to) => {
  expect(inferredMembers(JSON.parse(bundle))).toEqual(transcription.inferences);
  expect(inferredMembers(JSON.parse(bundle.replace(from, to)))).not.toEqual(transcription.inferences);
});
