/** Programs that Debian packages: found, or in continuous integration installed with apt-get. */
import { existsSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execute } from "./execute.ts";

/** Whether this is continuous integration. Nothing is installed elsewhere. */
export const isCi = (process.env["CI"] ?? "false") !== "false";

/** Where Debian puts the binaries of PostgreSQL, by version. */
const postgresFolder = "/usr/lib/postgresql";

/** apt-get fails if another one runs, and tests run in several processes. */
const lockFile = path.join(tmpdir(), "dataplat-apt-get.lock");

/**
 * Finds a program, or installs Debian's package if this is continuous integration and this process is root. Returns the path of the
 * program; of PostgreSQL, the folder of its binaries. Throws an error if it is missing and cannot be installed.
 */
export async function findOrInstall(name: string): Promise<string> {
  const found = await findProgram(name);
  if (found !== undefined) return found;
  if (!isCi || process.getuid?.() !== 0)
    throw new Error(`${name} is not installed. As root: apt-get install ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = 'apt-get update && apt-get install --yes --no-install-recommends "$1"';
  await execute("flock", [lockFile, "sh", "-c", install, "sh", name], { env });
  const installed = await findProgram(name);
  if (installed === undefined) throw new Error(`Debian's package ${name} has no binaries.`);
  return installed;
}

/** Searches the folders of `PATH`, and those of Debian for system programs. Resolves as `findOrInstall`; undefined if it is missing. */
export async function findProgram(name: string): Promise<string | undefined> {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(path.isAbsolute);
  if (name === "postgresql") return findPostgres(folders);
  return [...folders, "/usr/sbin"].map((folder) => path.join(folder, name)).find(existsSync);
}

async function findPostgres(folders: readonly string[]): Promise<string | undefined> {
  const versions = await readdir(postgresFolder).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  for (const folder of [...folders, ...newest.map((version) => path.join(postgresFolder, version, "bin"))]) {
    const binary = await realpath(path.join(folder, "initdb")).catch(() => undefined);
    if (binary && existsSync(path.join(path.dirname(binary), "postgres"))) return path.dirname(binary);
  }
  return undefined;
}
