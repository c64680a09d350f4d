/** Tells what of a bundle is loaded at once from what is loaded only when it is needed. */
import type { Metafile } from "esbuild";

/**
 * Follows the imports of a bundle's entry.
 *
 * @param metafile what esbuild says of a bundle with one entry that was given as text
 * @returns the names of its files: those that the entry imports, directly or not, and the others
 * @throws when there is no such entry
 */
export function splitOutputs({ outputs }: Pick<Metafile, "outputs">): {
  readonly initial: readonly string[];
  readonly lazy: readonly string[];
} {
  // What esbuild names an entry that is no file.
  const entry = "stdin.js";
  if (!outputs[entry]) throw new Error(`The bundle has no ${entry}, but ${Object.keys(outputs).join(", ")}.`);
  const initial = new Set([entry]);
  // A set that grows while it is walked hands out what was added.
  for (const name of initial) {
    for (const { path, kind, external } of outputs[name]?.imports ?? []) {
      if (kind === "import-statement" && !external) initial.add(path);
    }
  }
  return { initial: [...initial], lazy: Object.keys(outputs).filter((name) => !initial.has(name)) };
}
