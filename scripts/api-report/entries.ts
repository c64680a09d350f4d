/** The entries of a package that have types: what its manifest's `exports` say. Nothing here names one. */
import { readFile } from "node:fs/promises";
import path from "node:path";

/** An entry of the package that a TypeScript user can import. */
export interface TypedEntry {
  /** What is imported: `package` or `package/entry`. */
  readonly specifier: string;
  /** Its declarations, absolute path. */
  readonly types: string;
}

/**
 * Walks the exports of a package.
 *
 * @param folder where the package's package.json is, absolute
 * @returns its entries with a `types` condition, in the manifest's order
 * @throws when there is none, which is a mistake here and not a package without types
 */
export async function readTypedEntries(folder: string): Promise<readonly TypedEntry[]> {
  // A manifest of our own; a wrong one finds no entry below.
  const { name, exports } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as {
    name: string;
    exports: Readonly<Record<string, string | { readonly types?: string }>>;
  };
  const entries = Object.entries(exports).flatMap(([key, target]) =>
    typeof target === "object" && target.types
      ? [{ specifier: path.posix.join(name, key), types: path.join(folder, target.types) }]
      : [],
  );
  if (entries.length === 0) throw new Error(`${folder}/package.json exports nothing with types.`);
  return entries;
}
