/** Copies of the working tree, in which faults are seeded: the tree itself is never changed. */
import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "../lib/repository.ts";
import type { Fault } from "./fault-list.ts";

/** A copy of the working tree. */
export interface WorkingCopy {
  /** Its absolute path. */
  readonly root: string;
  /** Folder for temporary files of the checks, outside of the copy. */
  readonly temporary: string;
}

/**
 * Creates copies of the working tree, uncommitted files included, and removes them afterwards, whatever happens.
 *
 * @param count number of copies
 * @param use works in the copies
 * @returns what it resolves to
 */
export async function withWorkingCopies<T>(
  count: number,
  use: (copies: readonly WorkingCopy[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-mutations-"));
  try {
    // PostgreSQL runs under an account of its own, and must reach its files.
    await chmod(folder, 0o711);
    const files = await listFiles();
    const copies: WorkingCopy[] = [];
    for (let index = 0; index < count; index++) {
      copies.push(await createCopy(path.join(folder, String(index)), files));
    }
    return await use(copies);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Files that git tracks or would track, relative to the repository. */
async function listFiles(): Promise<readonly string[]> {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "-z"];
  const { stdout } = await promisify(execFile)("git", args, { cwd: repositoryRoot, maxBuffer: 2 ** 24 });
  return stdout.split("\0").filter((file) => file !== "");
}

async function createCopy(folder: string, files: readonly string[]): Promise<WorkingCopy> {
  const root = path.join(folder, "copy");
  const temporary = path.join(folder, "tmp");
  await mkdir(temporary, { recursive: true });
  for (const file of files) {
    await cp(path.join(repositoryRoot, file), path.join(root, file)).catch((error) => {
      // A tracked file that was deleted.
      if (error.code !== "ENOENT") throw error;
    });
  }
  await linkModules(path.join(root, "node_modules"));
  return { root, temporary };
}

/** Links every package by itself, so that what tools write into node_modules stays in the copy. */
async function linkModules(folder: string): Promise<void> {
  const source = path.join(repositoryRoot, "node_modules");
  await mkdir(folder);
  const names = (await readdir(source)).filter((name) => name === ".bin" || !name.startsWith("."));
  for (const name of names) await symlink(path.join(source, name), path.join(folder, name));
}

/**
 * Seeds a fault in a copy.
 *
 * @param copy a copy without a fault
 * @param fault the fault; its text stands once in its file
 * @returns a function that undoes it, generated files included
 */
export async function seedFault({ root }: WorkingCopy, fault: Fault): Promise<() => Promise<void>> {
  const file = path.join(root, fault.file);
  const text = await readFile(file, "utf8");
  await writeFile(
    file,
    text.replace(fault.find, () => fault.replace),
  );
  return async () => {
    await writeFile(file, text);
    await rm(path.join(root, "generated"), { recursive: true });
    await cp(path.join(repositoryRoot, "generated"), path.join(root, "generated"), { recursive: true });
  };
}
