/** The number of source files whose functions one call runs: a measure of what a reader must follow. */
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";
import type { Goal } from "./goal.ts";
import { runNode } from "./run-node.ts";
import { formatTable } from "./table.ts";

/** Counts the files of one in-process `getPipe`, and prints a table by folder. */
export async function benchFiles(): Promise<readonly Goal[]> {
  // Printed by files-once.ts.
  const files = JSON.parse(await runNode("scripts/bench/files-once.ts")) as readonly string[];
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.relative(repositoryRoot, path.dirname(file));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  console.log(
    "Source files whose functions one in-process getPipe runs, creation of client and platform included\n",
  );
  const rows = [...counts].sort().map(([folder, count]) => [folder, String(count)]);
  console.log(formatTable([["folder", "files"], ...rows]));
  return [
    { what: "source files that one in-process getPipe runs", value: files.length, atMost: 50, decimals: 0 },
  ];
}
