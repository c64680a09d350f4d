/** The gate's verdict on each change of the catalogue. */
import { availableParallelism } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import type { Verdict } from "../../scripts/breaking/compare.ts";
import { isObject, type JsonObject } from "../../src/contract/openapi.ts";
import { catalogue, type Edit, misses, type Patch, pathTemplate, template } from "./breaking/catalogue.ts";
import { compareDocuments, verdictBelow } from "./breaking/compare.ts";

/** RFC 7396. */
function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merge(result[name], value);
  }
  return result;
}

const patch = (target: object, change: Patch): JsonObject => merge(target, change) as JsonObject;

/** One side of an edit: its path and its components, whose names are those of this edit alone. */
function partsOf(index: number, { components, ...edit }: Edit, side: "before" | "after"): JsonObject {
  const parts = { path: patch(pathTemplate, edit[side]), components: components?.[side] ?? {} };
  const text = JSON.stringify(parts).replaceAll(/#\/components\/(\w+)\//g, `#/components/$1/c${index}.`);
  const { path, components: kinds } = JSON.parse(text);
  const own = Object.entries(kinds).map(([kind, members]) => [
    kind,
    Object.fromEntries(Object.entries(Object(members)).map(([name, value]) => [`c${index}.${name}`, value])),
  ]);
  return { paths: { [`/case-${index}/{id}`]: path }, components: Object.fromEntries(own) };
}

/** The edits of paths, each on a path of its own, in one comparison. */
async function ratePaths(edits: ReadonlyMap<number, Edit>): Promise<ReadonlyMap<number, Verdict>> {
  const documentOf = (side: "before" | "after") =>
    [...edits].reduce<object>(
      (document, [index, edit]) => patch(document, partsOf(index, edit, side)),
      template,
    );
  const changes = await compareDocuments(documentOf("before"), documentOf("after"));
  const prefixOf = (index: number) => `#/paths/~1case-${index}~1{id}/`;
  return new Map([...edits.keys()].map((index) => [index, verdictBelow(changes, prefixOf(index))]));
}

async function rateDocument({ before, after }: Edit): Promise<Verdict> {
  const document = { ...template, paths: { [`/things/{id}`]: pathTemplate } };
  return verdictBelow(await compareDocuments(patch(document, before), patch(document, after)), "#/");
}

describe("the catalogue", () => {
  const verdicts = new Map<number, Verdict>();
  beforeAll(async () => {
    const edits = [...catalogue.entries()].map(([index, [, , , edit]]) => [index, edit] as const);
    const rated = ratePaths(new Map(edits.filter(([, { part }]) => part === "path")));
    const rest = edits.filter(([, { part }]) => part === "document").values();
    // As many processes as processors.
    const work = async () => {
      for (const [index, edit] of rest) verdicts.set(index, await rateDocument(edit));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    for (const [index, verdict] of await rated) verdicts.set(index, verdict);
  }, 300_000);

  test("has at least a hundred changes, of which the gate rates 98 % as it should", () => {
    const names = new Set(catalogue.map(([change]) => change));
    expect(names.size).toBe(catalogue.length);
    expect(names.size).toBeGreaterThanOrEqual(100);
    expect(misses.size / names.size).toBeLessThanOrEqual(0.02);
  });

  const rows = [...catalogue].map(([change, verdict, reason], index) => ({ change, verdict, reason, index }));

  test.each(rows.filter(({ change }) => !misses.has(change)))(
    "$change is $verdict: $reason",
    ({ index, verdict }) => {
      expect(verdicts.get(index)).toBe(verdict);
    },
  );

  test.each(rows.filter(({ change }) => misses.has(change)))(
    "$change is found to be breaking, although it is $verdict: $reason",
    ({ index }) => {
      expect(verdicts.get(index)).toBe("breaking");
    },
  );
});
