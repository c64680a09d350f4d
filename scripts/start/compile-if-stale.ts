/** Compiles the package when what is in dist/ is not what the sources say, so that `dataplat/management` can be imported here. */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";

/** Compiles if it must. What it says goes to stderr: the first line on stdout is the address. */
export async function compileIfStale(): Promise<void> {
  const compiled = path.join(repositoryRoot, "dist/src/management.js");
  const sources = ["src", "generated"].map((folder) => path.join(repositoryRoot, folder));
  if (!(await isStale(compiled, sources))) return;
  console.error("Compiling the package to dist/, which takes a few seconds.");
  const { compilePackage } = await import("../build/compile.ts");
  await compilePackage();
}

/**
 * Tells whether a file must be made again.
 *
 * @param target the file
 * @param folders what it is made of
 * @returns true when it is missing, or older than any file in the folders
 */
export async function isStale(target: string, folders: readonly string[]): Promise<boolean> {
  const made = await stat(target).catch(() => undefined);
  if (!made) return true;
  const changed = await Promise.all(folders.map(latestChange));
  return Math.max(...changed) > made.mtimeMs;
}

async function latestChange(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const changed = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).mtimeMs),
  );
  return Math.max(0, ...changed);
}
