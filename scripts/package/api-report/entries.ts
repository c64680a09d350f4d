/** The typed entries of a package, read from `exports` of its package.json. */
import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Lists the entries of a package. `folder`: folder of its package.json, absolute path. Returns the entries with a `types` condition, in the
 * order of package.json: their import specifiers, `package` or `package/entry`, and the absolute paths of their declarations. Throws if
 * there is none.
 */
export async function readTypedEntries(folder: string) {
  // If this is not the form of package.json, no entry is found below.
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
