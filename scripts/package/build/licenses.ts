/** LICENSES.txt of the command line, and licenses.txt of the docs: the packages that they contain, with their licences. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
}

/** The folder of the package that a module belongs to: the last below a node_modules; undefined for a module of this repository. */
export function packageFolder(module: string): string | undefined {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll("\\", "/"))?.[1];
}

/** Prints name, version, licence and licence text of the packages in `folders`, absolute paths. Throws if one has no licence. */
export async function printLicenses(what: string, folders: Iterable<string>): Promise<string> {
  const texts = await Promise.all([...new Set(folders)].toSorted().map(printLicense));
  const line = `\n\n${"-".repeat(80)}\n\n`;
  return `Packages that ${what} contains, with their licences.\n\n${texts.join(line)}\n`;
}

async function printLicense(folder: string): Promise<string> {
  const { name, version, license } = await readLicense(folder);
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} is bundled, but has no licence.`);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join("\n\n");
}

/** Reads name, version and licence of an installed package. */
export async function readLicense(folder: string): Promise<LicensedPackage> {
  const { name, version, license }: LicensedPackage = JSON.parse(
    await readFile(path.join(folder, "package.json"), "utf8"),
  );
  return { name, version, license };
}
