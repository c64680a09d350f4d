/** Puts the packed package into an empty project, as an installation would, with no network. */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const execute = promisify(execFile);

/** What of a manifest is read here. */
interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Installs the package.
 *
 * @param tarball what `npm pack` gave, absolute path
 * @param project a folder for the project; made when it is not there
 * @param options `peers`: also its peers, optional ones too; without them, only what every user gets
 * @returns where the package is in the project, absolute path
 * @throws when a dependency is not installed in this repository
 */
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
