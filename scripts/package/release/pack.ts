/** The files of a release, in dist/release/. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { messageOf } from "../../lib/message-of.ts";
import { readBillOfMaterials } from "./bill-of-materials.ts";
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
  const bill = await readBillOfMaterials(project, files);
  await writeFile(path.join(folder, "sbom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
  const assets = [archive, ...documents.keys(), "sbom.cdx.json"];
  const sums = await Promise.all(assets.map((name) => checksumLine(folder, name)));
  await writeFile(path.join(folder, "SHA256SUMS"), sums.join(""));
  return { folder, archive, size, files, assets: [...assets, "SHA256SUMS"] };
}

/**
 * Reads what {@link packRelease} wrote, in another job of the workflow. Throws if the package of this version is missing, a file differs
 * from its checksum, or the package is not this commit's.
 */
export async function readRelease(project: Project): Promise<PackedRelease> {
  const folder = folderOf(project);
  const archive = `${project.name.replace("@", "").replace("/", "-")}-${project.version}.tgz`;
  const names = await checkSums(folder).catch((error: unknown) => {
    throw new Error(`dist/release/: ${messageOf(error)} Run npm run release -- --dry-run in the job before.`);
  });
  if (!names.includes(archive)) throw new Error(`dist/release/ has no ${archive}.`);
  // The job that packed ran the code of every dependency: a script in package.json would run on the machines of users.
  const packed = await read(folder, "tar", ["-xOzf", archive, "package/package.json"]);
  const committed = await readFile(path.join(project.root, "package.json"), "utf8");
  if (packed !== committed.trimEnd())
    throw new Error(`dist/release/: package.json in ${archive} is not that of this commit. Publish nothing.`);
  return { folder, archive, assets: [...names, "SHA256SUMS"] };
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

/** A line that `sha256sum --check` reads. */
async function checksumLine(folder: string, name: string): Promise<string> {
  const digest = createHash("sha256").update(await readFile(path.join(folder, name)));
  return `${digest.digest("hex")}  ${name}\n`;
}

/** Compares the files of a release with their checksums. Throws if one is missing or was changed. */
async function checkSums(folder: string): Promise<readonly string[]> {
  const text = await readFile(path.join(folder, "SHA256SUMS"), "utf8").catch(() => "");
  return Promise.all(
    text
      .trimEnd()
      .split("\n")
      .map(async (line) => {
        const name = /^[0-9a-f]{64} {2}(.+)$/.exec(line)?.[1] ?? "SHA256SUMS";
        const current = await checksumLine(folder, name).catch(() => undefined);
        if (current === undefined) throw new Error(`${name} is missing.`);
        if (current !== `${line}\n`) throw new Error(`${name} differs from its checksum.`);
        return name;
      }),
  );
}
