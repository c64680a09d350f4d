/** Size of the packages that `npm install dataplat` installs. */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { installPackedPackage } from "../../lib/packed-package.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { withTemporaryFolder } from "../../lib/temporary-folder.ts";
import { buildDocs } from "../../package/docs.ts";
import { compileOnce } from "./compiled.ts";
import { formatTable, type Goal } from "./results.ts";

/** Packs and installs the package, and prints a table of the installed packages. */
export async function benchInstall(): Promise<readonly Goal[]> {
  await compileOnce();
  // `npm pack` would do so, but installPackedPackage ignores its scripts.
  await buildDocs({ folder: path.join(repositoryRoot, "dist", "docs"), base: "/", gzip: true });
  const sizes = await withTemporaryFolder(async (folder) => {
    await installPackedPackage(folder);
    return sizesOfPackages(path.join(folder, "node_modules"));
  });
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
  console.log("Packages that npm install dataplat installs\n");
  const rows = [...sizes].map(([name, size]) => [name, (size / 1e6).toFixed(2)]);
  console.log(formatTable([["package", "MB"], ...rows]));
  return [
    { what: "npm install dataplat, MB", value: total, atMost: 6 },
    { what: "npm install dataplat, packages", value: sizes.size, atMost: 4, decimals: 0 },
  ];
}

/** Bytes of each package in a folder, by name. */
async function sizesOfPackages(modules: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const entry of await readdir(modules, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [name] = /^(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path.relative(modules, file)) ?? [];
    if (name === undefined || name === ".bin") continue;
    sizes.set(name, (sizes.get(name) ?? 0) + (await stat(file)).size);
  }
  return sizes;
}
