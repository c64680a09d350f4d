import { readFile } from "node:fs/promises";
import path from "node:path";
import { packages as sitePackages } from "../../../src/docs/pages/licenses.txt.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { buildCommandLine } from "../build/bundle-command-line.ts";
import { readLicense } from "../build/licenses.ts";

/** Licences that ask for no more than their text beside the code. */
const permissive = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];

/** Checks the licences of what is installed with the package, and of what it contains: in the command line and in the docs. */
export async function checkLicenses(): Promise<{ summary: string; problems: string[] }> {
  const inModules = (name: string) => path.join(repositoryRoot, "node_modules", name);
  const folders = new Set([
    ...(await listInstalled()).map((location) => path.join(repositoryRoot, location)),
    ...(await buildCommandLine(false)),
    ...sitePackages.map(inModules),
  ]);
  const licensed = await Promise.all([...folders].map(readLicense));
  const problems = licensed
    .filter(({ license }) => !permissive.includes(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the licence ${license}, which is not permissive.`,
    );
  return { summary: `Licences: ${licensed.length} packages read.`, problems };
}

/** Locations of the packages that npm installs with the package, its peers included. */
async function listInstalled(): Promise<readonly string[]> {
  const { packages }: Lockfile = JSON.parse(
    await readFile(path.join(repositoryRoot, "package-lock.json"), "utf8"),
  );
  const peers = Object.keys(packages[""]?.peerDependencies ?? {}).map((name) => `node_modules/${name}`);
  const installed = Object.entries(packages).filter(([location, { dev }]) => location !== "" && !dev);
  return [...peers, ...installed.map(([location]) => location)];
}

/** The part of package-lock.json that is read here. */
interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly peerDependencies?: Readonly<Record<string, string>> }>
  >;
}
