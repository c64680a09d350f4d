/** Compiles the package to dist/ if it is older than the sources, so that `dataplat/management` can be imported in the repository. */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";

/** Compiles the package if needed. Its message goes to stderr, since the first line on stdout is the address. */
export async function compileIfStale(): Promise<void> {
  const compiled = path.join(repositoryRoot, "dist/src/management.js");
  const sources = ["src", "generated"].map((folder) => path.join(repositoryRoot, folder));
  if (!(await isStale(compiled, sources))) return;
  console.error("Compiling the package to dist/, which takes a few seconds.");
  const { compilePackage } = await import("../build/compile.ts");
  await compilePackage();
}

/**
 * Checks whether a file must be rebuilt.
 *
 * @param target the file
 * @param folders its sources
 * @returns true if the file is missing, or older than a file in the folders
 */
export async function isStale(target: string, folders: readonly string[]): Promise<boolean> {
  const built = await stat(target).catch(() => undefined);
  if (!built) return true;
  const changes = await Promise.all(folders.map(latestChange));
  return Math.max(...changes) > built.mtimeMs;
}

async function latestChange(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const changes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).mtimeMs),
  );
  return Math.max(0, ...changes);
}
