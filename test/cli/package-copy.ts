import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

/**
 * Copies the sources of this package, so that a test can change its docs and its scripts. The copy counts as compiled.
 *
 * @param root folder of the copy
 */
export async function copyPackage(root: string): Promise<void> {
  const names = ["src", "generated", "scripts", "package.json", "redocly.yaml"];
  for (const name of names) {
    await cp(path.join(repositoryRoot, name), path.join(root, name), {
      recursive: true,
      // A build of the docs may be writing the TypeScript reference.
      filter: (source) =>
        !["node_modules", ".astro"].includes(path.basename(source)) &&
        !source.endsWith("/content/docs/reference"),
    });
  }
  await symlink(path.join(repositoryRoot, "node_modules"), path.join(root, "node_modules"));
  await mkdir(path.join(root, "dist/src"), { recursive: true });
  await writeFile(path.join(root, "dist/src/management.js"), "");
}
