/** The gate's verdict on each change of the catalogue. */
import { availableParallelism } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import type { Verdict } from "../../scripts/breaking/compare.ts";
import { isObject, type JsonObject } from "../../src/contract/openapi.ts";
import { catalogue, type Edit, misses, type Patch, pathTemplate, template } from "./breaking/catalogue.ts";
import { compareDocuments, joinDocuments, verdictOf, verdictOfJoined } from "./breaking/compare.ts";

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

/** The edits of paths in one comparison. */
async function ratePaths(edits: readonly (readonly [number, Edit])[]): Promise<ReadonlyMap<number, Verdict>> {
  const documentOf = (side: "before" | "after") => {
    const parts = edits.map(([, { components, ...edit }]) => ({
      paths: { "/{id}": patch(pathTemplate, edit[side]) },
      components: components?.[side] ?? {},
    }));
    return patch(template, { ...joinDocuments(parts) });
  };
  const changes = await compareDocuments(documentOf("before"), documentOf("after"));
  return new Map(edits.map(([index], place) => [index, verdictOfJoined(changes, place)]));
}

async function rateDocument({ before, after }: Edit): Promise<Verdict> {
  const document = { ...template, paths: { [`/things/{id}`]: pathTemplate } };
  return verdictOf(await compareDocuments(patch(document, before), patch(document, after)));
}

describe("the catalogue", () => {
  const verdicts = new Map<number, Verdict>();
  beforeAll(async () => {
    const edits = [...catalogue.entries()].map(([index, [, , , edit]]) => [index, edit] as const);
    const rated = ratePaths(edits.filter(([, { part }]) => part === "path"));
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
