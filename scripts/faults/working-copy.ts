/** Copy of the working tree, into which faults are injected: the tree itself is never changed. */
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";

/** A copy of the working tree. */
export interface WorkingCopy {
  /** Its absolute path. */
  readonly root: string;
  /** Folder for temporary files of the checks. */
  readonly temporary: string;
  /** Deletes the copy. */
  remove(): Promise<void>;
}

/** One fault. */
export interface SeededFault {
  readonly id: string;
  /** Consequence for a user. */
  readonly breaks: string;
  /** Path in the repository. */
  readonly file: string;
  /** Checks that should catch it, quickest first: names of programs, and path filters of tests. */
  readonly checks: readonly string[];
  /**
   * Changes the content of the file.
   *
   * @throws if the fault does not match it
   */
  inject(code: string): string;
}

/** Copies the working tree, uncommitted files included. */
export async function createWorkingCopy(): Promise<WorkingCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-faults-"));
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

/**
 * Injects a fault into a copy.
 *
 * @returns a function that removes it, also from generated files
 */
export async function injectFault({ root }: WorkingCopy, fault: SeededFault): Promise<() => Promise<void>> {
  const file = path.join(root, fault.file);
  const code = await readFile(file, "utf8");
  await writeFile(file, fault.inject(code));
  return async () => {
    await writeFile(file, code);
    await cp(path.join(repositoryRoot, "generated"), path.join(root, "generated"), { recursive: true });
  };
}
