/** The files of a release, in dist/release/. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Project } from "./project.ts";
import { read, runVisibly } from "./run.ts";

export interface PackedRelease {
  /** Absolute path. */
  readonly folder: string;
  /** Name of the packed package. */
  readonly archive: string;
  /** Names of the files that are attached to the release. */
  readonly assets: readonly string[];
}

export interface Release extends PackedRelease {
  /** Size of the package in bytes. */
  readonly size: number;
  /** Paths in the package. */
  readonly files: readonly string[];
}

/**
 * Builds and packs the package, and writes the files of the release. Throws if the package lacks a file, or has one that it must not have,
 * or if building changed the working tree.
 */
export async function packRelease(project: Project): Promise<Release> {
  const { root, documents } = project;
  const folder = folderOf(project);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runVisibly(root, "npm", ["run", "--silent", "--if-present", "prepack"]);
  const changed = await read(root, "git", ["status", "--porcelain"]);
  if (changed) throw new Error(`Building changed the working tree. Commit the changes:\n${changed}`);
  const pack = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const [{ filename: archive, size, files: packed }]: [Packed] = JSON.parse(await read(root, "npm", pack));
  const files = packed.map(({ path: file }) => file);
  checkContents(project, files);
  for (const [name, file] of documents) await copyFile(path.join(root, file), path.join(folder, name));
  await writeFile(path.join(folder, "sbom.cdx.json"), await printBillOfMaterials(project, files));
  const assets = [archive, ...documents.keys(), "sbom.cdx.json"];
  await writeFile(path.join(folder, "SHA256SUMS"), `${await read(folder, "sha256sum", assets)}\n`);
  return { folder, archive, size, files, assets: [...assets, "SHA256SUMS"] };
}

/**
 * Reads what {@link packRelease} wrote, in another job of the workflow. Throws if the package of this version is missing, a file differs
 * from its checksum, or the package is not this commit's.
 */
export async function readRelease(project: Project): Promise<PackedRelease> {
  const folder = folderOf(project);
  const archive = `${project.name.replace("@", "").replace("/", "-")}-${project.version}.tgz`;
  // It names the file that differs.
  await runVisibly(folder, "sha256sum", ["--check", "--strict", "SHA256SUMS"]).catch(() => {
    throw new Error("dist/release/ is not what npm run release -- --dry-run packed in the job before.");
  });
  const sums = await readFile(path.join(folder, "SHA256SUMS"), "utf8");
  const names = [...sums.matchAll(/^[0-9a-f]{64} {2}(.+)$/gm)].map(([, name = ""]) => name);
  if (!names.includes(archive)) throw new Error(`dist/release/ has no ${archive}.`);
  // The job that packed ran the code of every dependency: a script in package.json would run on the machines of users.
  const packed = await read(folder, "tar", ["-xOzf", archive, "package/package.json"]);
  const committed = await readFile(path.join(project.root, "package.json"), "utf8");
  if (packed !== committed.trimEnd())
    throw new Error(`dist/release/: package.json in ${archive} is not that of this commit. Publish nothing.`);
  return { folder, archive, assets: [...names, "SHA256SUMS"] };
}

/** Members of the output of `npm sbom` that are read. */
interface BillOfMaterials {
  readonly metadata: { readonly component: object };
  readonly components: readonly { "bom-ref": string; properties: readonly { name: string }[] }[];
  readonly dependencies: readonly { ref: string; dependsOn: readonly string[] }[];
}

/** Lists what is installed with the package, and what it contains by its notices of licences: npm takes that for development dependencies. */
async function printBillOfMaterials({ root, name, version }: Project, files: readonly string[]) {
  const sbom = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const all: BillOfMaterials = JSON.parse(await read(root, "npm", sbom));
  const kept = new Set([`${name}@${version}`]);
  for (const { "bom-ref": ref, properties } of all.components)
    if (!properties.some((property) => property.name === "cdx:npm:package:development")) kept.add(ref);
  for (const file of files.filter((each) => /(?:^|\/)licenses\.txt$/i.test(each))) {
    const text = await readFile(path.join(root, file), "utf8");
    for (const [, ...named] of text.matchAll(/^(\S+) (\S+) \(.+\)$/gm)) kept.add(named.join("@"));
  }
  const components = all.components.filter((component) => kept.has(component["bom-ref"]));
  const dependencies = all.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  // npm takes the name of the folder.
  const metadata = { ...all.metadata, component: { ...all.metadata.component, name } };
  return `${JSON.stringify({ ...all, metadata, components, dependencies }, null, 2)}\n`;
}

function folderOf({ root }: Project): string {
  return path.join(root, "dist", "release");
}

/** Members of the output of `npm pack --json` that are read. */
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Files of the working tree that no user needs: tests, sources, state. */
const unwanted = /(?:^|\/)(?:\.|test\/|scripts\/|node_modules\/)|\.test\.|\.(?:tgz|map|db)$|(?<!\.d)\.ts$/;

function checkContents({ manifest }: Project, files: readonly string[]): void {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  const expected = [...targets, ...Object.values(manifest.bin), "LICENSE", "README.md", "CHANGELOG.md"];
  const missing = expected
    .map((file) => file.replace(/^\.\//, ""))
    .filter((file) => !files.includes(file))
    .map((file) => `${file} is not in the package.`);
  const extra = files
    .filter((file) => unwanted.test(file))
    .map((file) => `${file} must not be in the package.`);
  if (missing.length + extra.length > 0)
    throw new Error(["Check `files` of package.json:", ...missing, ...extra].join("\n- "));
}
