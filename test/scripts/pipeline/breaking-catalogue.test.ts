/** The gate's verdict on each change of the catalogue. */
import { availableParallelism } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import type { Change } from "../../../scripts/pipeline/breaking/rate.ts";
import { isObject, type JsonObject } from "../../../src/contract/openapi.ts";
import { catalogue, type Edit, misses, type Patch, pathTemplate, template } from "./breaking/catalogue.ts";
import { changesOfJoined, compareDocuments, joinDocuments, reportOn, verdictOf } from "./breaking/compare.ts";

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
async function comparePaths(
  edits: readonly (readonly [number, Edit])[],
): Promise<ReadonlyMap<number, readonly Change[]>> {
  const documentOf = (side: "before" | "after") => {
    const parts = edits.map(([, { components, ...edit }]) => ({
      paths: { "/{id}": patch(pathTemplate, edit[side]) },
      components: components?.[side] ?? {},
    }));
    return patch(template, { ...joinDocuments(parts) });
  };
  const changes = await compareDocuments(documentOf("before"), documentOf("after"));
  return new Map(edits.map(([index], place) => [index, changesOfJoined(changes, place)]));
}

async function compareDocument({ before, after }: Edit): Promise<readonly Change[]> {
  const document = { ...template, paths: { [`/things/{id}`]: pathTemplate } };
  return compareDocuments(patch(document, before), patch(document, after));
}

describe("the catalogue", () => {
  const found = new Map<number, readonly Change[]>();
  const verdict = (index: number) => verdictOf(found.get(index) ?? []);
  beforeAll(async () => {
    const edits = [...catalogue.entries()].map(([index, [, , , edit]]) => [index, edit] as const);
    const compared = comparePaths(edits.filter(([, { part }]) => part === "path"));
    const rest = edits.filter(([, { part }]) => part === "document").values();
    // As many processes as processors.
    const work = async () => {
      for (const [index, edit] of rest) found.set(index, await compareDocument(edit));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    for (const [index, changes] of await compared) found.set(index, changes);
  }, 300_000);

  test("has at least a hundred changes, of which the gate rates 98 % as it should", () => {
    const names = new Set(catalogue.map(([change]) => change));
    expect(names.size).toBe(catalogue.length);
    expect(names.size).toBeGreaterThanOrEqual(100);
    expect(misses.size / names.size).toBeLessThanOrEqual(0.02);
  });

  const rows = catalogue.map(([change, expected, reason], index) => ({ change, expected, reason, index }));

  test.each(rows.filter(({ change }) => !misses.has(change)))(
    "$change is $expected: $reason",
    ({ index, expected }) => {
      expect(verdict(index)).toBe(expected);
    },
  );

  test.each(rows.filter(({ change }) => misses.has(change)))(
    "$change is found to be breaking, although it is $expected: $reason",
    ({ index }) => {
      expect(verdict(index)).toBe("breaking");
    },
  );

  test("each line of the report names the place and the operations", () => {
    const lines = rows.flatMap(({ index }) => reportOn(found.get(index) ?? []));
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) expect(line).toMatch(/^(?:breaking|risky|safe) (?:\d+ changes? of|.+: .+\.)/);
  });
});
