/** Programs that Debian packages: found, or installed with apt-get. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** apt-get fails if another one runs, and tests run in several processes. */
const lockFile = path.join(tmpdir(), "dataplat-apt-get.lock");

/**
 * Finds a program. If it is missing and this process is root, installs Debian's package.
 *
 * @param name name of the package
 * @param search returns the path of the program, or undefined if it is missing; by default, searches `PATH` for the name of the package
 * @throws Error if it is missing and cannot be installed
 */
export async function findOrInstall(
  name: string,
  search: () => Promise<string | undefined> = () => findProgram(name),
): Promise<string> {
  const found = await search();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0) throw new Error(`${name} is not installed, and only root may install it`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = 'apt-get update && apt-get install --yes --no-install-recommends "$1"';
  await run("flock", [lockFile, "sh", "-c", install, "sh", name], { env });
  const installed = await search();
  if (installed === undefined) throw new Error(`Debian's package ${name} has no binaries`);
  return installed;
}

/**
 * Searches the folders of `PATH`, and that of system programs.
 *
 * @returns an absolute path, or undefined
 */
async function findProgram(name: string): Promise<string | undefined> {
  const folders = process.env["PATH"]?.split(path.delimiter).filter((folder) => folder !== "") ?? [];
  return [...folders, "/usr/sbin"].map((folder) => path.join(folder, name)).find(existsSync);
}
