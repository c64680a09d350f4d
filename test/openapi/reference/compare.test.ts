import { expect, test } from "vitest";
import { readBundle } from "./bundles.ts";
import { differences } from "./compare.ts";
import { flatten, operationsOf } from "./flatten.ts";
import { importReferences } from "./import-references.ts";
import { operationMutations, schemaMutations } from "./mutations.ts";
import { allSchemas } from "./values.ts";

// What is tested here is the comparison itself: a copy of a document with one edit against the document.
const references = await importReferences();

test.each(references)("an unchanged copy of the $api document shows no difference", async ({ api }) => {
  const document = await readBundle(api);
  expect(differences(flatten(document), flatten(structuredClone(document)))).toEqual([]);
});

test.each(references)("every edit of a schema of the $api document is reported", async ({ api }) => {
  const document = await readBundle(api);
  const before = flatten(document);
  const mutations = [...schemaMutations(document)];
  const unnoticed = mutations.filter((each) => differences(before, flatten(each.document)).length === 0);
  expect(mutations.length).toBeGreaterThan(allSchemas(document).length);
  expect(unnoticed.map(({ title }) => title)).toEqual([]);
});

test.each(references)("every edit of an operation of the $api document is reported", async ({ api }) => {
  const document = await readBundle(api);
  const before = flatten(document);
  const paths = operationsOf(document).map(({ path, method }) => ["paths", path, method]);
  const mutations = paths.flatMap((path) => [...operationMutations(document, path)]);
  const unnoticed = mutations.filter((each) => differences(before, flatten(each.document)).length === 0);
  expect(mutations.length).toBeGreaterThan(paths.length);
  expect(unnoticed.map(({ title }) => title)).toEqual([]);
});

test("a difference says whether a place is missing, extra or different, and what each side has", () => {
  expect(differences({ a: "1", b: "2", same: "0" }, { b: "3", c: "4", same: "0" })).toEqual([
    "missing in the document: a 1",
    "differs: b\n  reference 2\n  document  3",
    "not in the reference: c 4",
  ]);
});
