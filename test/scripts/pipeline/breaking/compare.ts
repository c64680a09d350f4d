/** Comparisons of documents that tests make up. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compareFiles } from "../../../../scripts/pipeline/breaking/compare.ts";
import type { Change, Verdict } from "../../../../scripts/pipeline/breaking/rate.ts";

export async function compareDocuments(before: object, after: object): Promise<readonly Change[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "dataplat-breaking-"));
  try {
    const files = { before: path.join(folder, "before.json"), after: path.join(folder, "after.json") };
    writeFileSync(files.before, JSON.stringify(before));
    writeFileSync(files.after, JSON.stringify(after));
    return (await compareFiles(files.before, files.after)).changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface Parts {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** Joins documents in one, each under names of its own, so that one run of Redocly compares all of them. */
export function joinDocuments(documents: readonly Parts[]): Parts {
  const paths: Record<string, unknown> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const [index, document] of documents.entries()) {
    const text = JSON.stringify(document)
      .replaceAll(/#\/components\/(\w+)\//g, `#/components/$1/c${index}.`)
      .replaceAll('"operationId":"', `$&c${index}.`);
    const own: Parts = JSON.parse(text);
    for (const [name, path] of Object.entries(own.paths)) paths[`/c${index}${name}`] = path;
    for (const [kind, members] of Object.entries(own.components)) {
      components[kind] ??= {};
      for (const [name, member] of Object.entries(Object(members)))
        components[kind][`c${index}.${name}`] = member;
    }
  }
  return { paths, components };
}

/** Those of one of the documents that were joined. */
export function changesOfJoined(changes: readonly Change[], index: number): readonly Change[] {
  return changes.filter(({ path: pointer }) => pointer.startsWith(`#/paths/~1c${index}~1`));
}

export function verdictOf(changes: readonly Change[]): Verdict {
  const verdicts = changes.map(({ verdict }) => verdict);
  return (["breaking", "risky"] as const).find((verdict) => verdicts.includes(verdict)) ?? "safe";
}
