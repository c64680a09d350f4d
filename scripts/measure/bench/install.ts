/** Size of the packages that `npm install dataplat` installs, and of the docs in ours. */
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
  // As `npm pack` does before it packs.
  await buildDocs({ folder: path.join(repositoryRoot, "dist", "docs"), base: "/", gzip: true });
  const { sizes, docs } = await withTemporaryFolder(async (folder) => {
    await installPackedPackage(folder);
    const modules = path.join(folder, "node_modules");
    return {
      sizes: await sizesOfPackages(modules),
      docs: await sizeOfFolder(path.join(modules, "dataplat", "dist", "docs")),
    };
  });
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
  console.log("Packages that npm install dataplat installs\n");
  const rows = [...sizes].map(([name, size]) => [name, (size / 1e6).toFixed(2)]);
  console.log(formatTable([["package", "MB"], ...rows]));
  return [
    { what: "npm install dataplat, MB", value: total, atMost: 6 },
    { what: "npm install dataplat, packages", value: sizes.size, atMost: 4, decimals: 0 },
    { what: "docs in the package, compressed MB", value: docs / 1e6, atMost: 2 },
  ];
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
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
