/** Copy of the working tree, in which the steps of guides run: the tree itself is never changed. */
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

export interface WorkingCopy {
  readonly root: string;
  /** Folder for temporary files of the checks. */
  readonly temporary: string;
  remove(): Promise<void>;
}

/** Copies the working tree, uncommitted files included. */
export async function createWorkingCopy(): Promise<WorkingCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-guides-"));
  // PostgreSQL runs under another account, and needs access to its files.
  await chmod(folder, 0o711);
  const root = path.join(folder, "copy");
  const temporary = path.join(folder, "tmp");
  await mkdir(temporary);
  const omitted = ["node_modules", "dist", "coverage", ".git", ".stryker", ".astro"];
  // A build of the docs may be writing the TypeScript reference.
  const filter = (source: string) =>
    !omitted.includes(path.basename(source)) && !source.endsWith("/content/docs/reference");
  await cp(repositoryRoot, root, { recursive: true, filter });
  await linkModules(path.join(root, "node_modules"));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return { root, temporary, remove };
}

/** Links each package instead of the whole folder, so that caches that tools write into node_modules stay in the copy. */
async function linkModules(folder: string): Promise<void> {
  const source = path.join(repositoryRoot, "node_modules");
  await mkdir(folder);
  for (const name of await readdir(source)) {
    if (name === ".bin" || !name.startsWith("."))
      await symlink(path.join(source, name), path.join(folder, name));
  }
}
