import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { execute } from "./execute.ts";
import { repositoryRoot } from "./repository.ts";

/**
 * Installs the packages of a folder with its own package.json, unless those of its lockfile are installed already. `folder`: absolute path.
 */
export async function installDependencies(folder: string): Promise<void> {
  const lockfile = await readFile(path.join(folder, "package-lock.json"));
  const digest = createHash("sha256").update(lockfile).digest("hex");
  // Written last, so that an interrupted installation is repeated.
  const marker = path.join(folder, "node_modules", ".installed");
  if ((await readFile(marker, "utf8").catch(() => "")) === digest) return;
  console.log(`Installing the packages of ${path.relative(repositoryRoot, folder)} ...\n`);
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--include=optional"];
  await execute("npm", args, { cwd: folder });
  await writeFile(marker, digest);
}
