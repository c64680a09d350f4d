/** Installs the packed package in an empty project, without a network. */
import { cp, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

/** Members of package.json that are read here. */
type Manifest = { name: string; dependencies?: object; peerDependencies?: object };

/** Installs the package, with dependencies from this repository; `peers`: with its peers, including the optional ones. */
export async function installPackage(
  tarball: string,
  project: string,
  { peers = false }: { readonly peers?: boolean } = {},
): Promise<string> {
  const unpacked = path.join(project, "node_modules", "unpacked");
  await mkdir(unpacked, { recursive: true });
  await execute("tar", ["xzf", tarball, "--strip-components=1", "-C", unpacked]);
  const manifest = await readManifest(unpacked);
  const installed = path.join(project, "node_modules", manifest.name);
  await rename(unpacked, installed);
  const wanted = { ...manifest.dependencies, ...(peers && manifest.peerDependencies) };
  for (const name of Object.keys(wanted)) await installDependency(name, project);
  await writeFile(path.join(project, "package.json"), '{ "type": "module", "private": true }');
  return installed;
}

async function installDependency(name: string, project: string): Promise<void> {
  const source = path.join(repositoryRoot, "node_modules", name);
  await cp(source, path.join(project, "node_modules", name), { recursive: true });
  const { dependencies = {} } = await readManifest(source);
  for (const further of Object.keys(dependencies)) await installDependency(further, project);
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
}
