/** Comparisons of documents that tests make up. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Change, compareFiles, type Verdict } from "../../../scripts/breaking/compare.ts";

/** Compares two documents with one run of Redocly. */
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

/** The most serious verdict of the changes below a path of a document. */
export function verdictBelow(changes: readonly Change[], pointer: string): Verdict {
  const verdicts = changes.filter((change) => change.path.startsWith(pointer)).map(({ verdict }) => verdict);
  return (["breaking", "risky"] as const).find((verdict) => verdicts.includes(verdict)) ?? "safe";
}
