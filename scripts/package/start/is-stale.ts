import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../../lib/repository.ts";

/**
 * Checks whether a file must be rebuilt.
 *
 * @param target the file, absolute path
 * @param folder folder of the patterns; the repository by default
 * @returns true if the file is missing, or older than a source
 */
export async function isStale(
  target: string,
  sources: readonly string[],
  folder: string = repositoryRoot,
): Promise<boolean> {
  const built = await stat(target).catch(() => undefined);
  if (!built) return true;
  for await (const name of glob([...sources], { cwd: folder })) {
    const source = await stat(path.join(folder, name));
    if (source.isFile() && source.mtimeMs > built.mtimeMs) return true;
  }
  return false;
}
