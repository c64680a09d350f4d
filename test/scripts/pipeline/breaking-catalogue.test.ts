/** The gate's verdict on each change of the catalogue. */
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { withTemporaryFolder } from "../../../scripts/lib/temporary-folder.ts";
import { compareFiles } from "../../../scripts/pipeline/breaking/compare.ts";
import type { Change, Verdict } from "../../../scripts/pipeline/breaking/rate.ts";
import { isObject, type JsonObject } from "../../../src/contract/openapi.ts";
import { catalogue, type Edit, misses, type Patch, pathTemplate, template } from "./breaking/catalogue.ts";

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

/** The document that edits of documents change. */
const document = patch(template, { paths: { "/things/{id}": pathTemplate } });

const compareDocuments = (before: object, after: object): Promise<readonly Change[]> =>
  withTemporaryFolder(async (folder) => {
    const files = [path.join(folder, "before.json"), path.join(folder, "after.json")] as const;
    await writeFile(files[0], JSON.stringify(before));
    await writeFile(files[1], JSON.stringify(after));
    return (await compareFiles(...files)).changes;
  });

/** Joins documents in one, each under names of its own, so that one run of Redocly compares all of them. */
function joinDocuments(
  documents: readonly { readonly paths: object; readonly components: object }[],
): object {
  const paths: Record<string, unknown> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const [index, document] of documents.entries()) {
    const text = JSON.stringify(document)
      .replaceAll(/#\/components\/(\w+)\//g, `#/components/$1/c${index}.`)
      .replaceAll('"operationId":"', `$&c${index}.`);
    const own: typeof document = JSON.parse(text);
    for (const [name, each] of Object.entries(own.paths)) paths[`/c${index}${name}`] = each;
    for (const [kind, members] of Object.entries(own.components)) {
      components[kind] ??= {};
      for (const [name, member] of Object.entries(Object(members)))
        components[kind][`c${index}.${name}`] = member;
    }
  }
  return { paths, components };
}

/** An edit, and the place of its row in the catalogue. */
type NumberedEdit = readonly [index: number, edit: Edit];

async function comparePaths(edits: readonly NumberedEdit[]): Promise<ReadonlyMap<number, readonly Change[]>> {
  const documentOf = (side: "before" | "after") => {
    const parts = edits.map(([, { part, components, ...edit }]) => ({
      paths:
        part === "path"
          ? { "/{id}": patch(pathTemplate, edit[side]) }
          : Object(patch(document, edit[side])["paths"]),
      components: components?.[side] ?? {},
    }));
    return patch(template, { ...joinDocuments(parts) });
  };
  const changes = await compareDocuments(documentOf("before"), documentOf("after"));
  const changesOf = (place: number) =>
    changes.filter((change) => change.path.startsWith(`#/paths/~1c${place}~1`));
  return new Map(edits.map(([index], place) => [index, changesOf(place)]));
}

const membersOf = ({ before, after }: Edit) => Object.keys({ ...before, ...after });
const pathsOf = (side: Patch) => Object.keys(Object(side["paths"])).join();

/** Whether an edit can be joined with others: Redocly would take a path that one adds for the one that another removes. */
const isOfPaths = (edit: Edit) =>
  edit.part === "path" ||
  (membersOf(edit).join() === "paths" && pathsOf(edit.before) === pathsOf(edit.after));

/** The member of the document that an edit or a change is about; all that is not listed here is one, since security is reported at operations. */
function memberOf(names: readonly (string | undefined)[]): string {
  return names.find((name) => /^(?:info|openapi|servers|tags)$/.test(name ?? "")) ?? "security";
}

async function compareMembers(edits: ReadonlyMap<string, NumberedEdit>) {
  const documentOf = (side: "before" | "after") =>
    [...edits.values()].reduce((edited, [, edit]) => patch(edited, edit[side]), document);
  const changes = await compareDocuments(documentOf("before"), documentOf("after"));
  const changesOf = (member: string) =>
    changes.filter((change) => memberOf([change.path.split("/")[1]]) === member);
  return new Map([...edits].map(([member, [index]]) => [index, changesOf(member)]));
}

/** Divides edits of the document, so that each part has at most one of each member. */
function divideByMember(edits: readonly NumberedEdit[]): readonly ReadonlyMap<string, NumberedEdit>[] {
  const parts: Map<string, NumberedEdit>[] = [];
  for (const edit of edits) {
    const member = memberOf(membersOf(edit[1]));
    const part = parts.find((each) => !each.has(member));
    if (part) part.set(member, edit);
    else parts.push(new Map([[member, edit]]));
  }
  return parts;
}

describe("the catalogue", () => {
  const found = new Map<number, readonly Change[]>();
  const verdict = (index: number): Verdict => {
    const verdicts = found.get(index)?.map((change) => change.verdict);
    return (["breaking", "risky"] as const).find((each) => verdicts?.includes(each)) ?? "safe";
  };
  beforeAll(async () => {
    const edits = [...catalogue.entries()].map(([index, [, , , edit]]) => [index, edit] as const);
    const compared = comparePaths(edits.filter(([, edit]) => isOfPaths(edit)));
    const rest = divideByMember(edits.filter(([, edit]) => !isOfPaths(edit))).values();
    const keep = (results: ReadonlyMap<number, readonly Change[]>) => {
      for (const [index, changes] of results) found.set(index, changes);
    };
    // As many processes as processors.
    const work = async () => {
      for (const part of rest) keep(await compareMembers(part));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    keep(await compared);
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
});
