import { writeFile } from "node:fs/promises";
import path from "node:path";
import { execute } from "./execute.ts";
import { repositoryRoot } from "./repository.ts";

/** Packs the compiled package and installs it with npm, as a user would. */
export async function installPackedPackage(folder: string): Promise<void> {
  const pack = ["pack", "--ignore-scripts", "--pack-destination", folder];
  const { stdout } = await execute("npm", pack, { cwd: repositoryRoot });
  const tarball = stdout.trim().split("\n").at(-1) ?? "";
  await writeFile(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  await execute("npm", [...install, `./${tarball}`], { cwd: folder });
}
