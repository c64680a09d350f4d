/** The facts of the repository that a release depends on. */
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The part of package.json that is read here. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly repository?: string | { readonly url?: string };
  readonly bugs?: unknown;
  readonly homepage?: unknown;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin: Readonly<Record<string, string>>;
}

interface ChangelogSection {
  readonly version: string;
  /** A day; empty if it is not released. */
  readonly date: string;
  readonly text: string;
}

export interface Project {
  /** Absolute path. */
  readonly root: string;
  readonly name: string;
  readonly version: string;
  readonly manifest: Manifest;
  /** The version in package-lock.json. */
  readonly lockedVersion: string;
  /** In the order of the file. */
  readonly changelog: readonly ChangelogSection[];
  /** Published documents: path in the repository, by file name in a release. */
  readonly documents: ReadonlyMap<string, string>;
}

/** Reads package.json, package-lock.json and CHANGELOG.md. `root`: folder of the repository, absolute path. */
export async function readProject(root: string): Promise<Project> {
  const readText = (name: string) => readFile(path.join(root, name), "utf8");
  const manifest: Manifest = JSON.parse(await readText("package.json"));
  const { version: lockedVersion }: { version: string } = JSON.parse(await readText("package-lock.json"));
  const { name, version } = manifest;
  const sections = (await readText("CHANGELOG.md")).split(/^## /m).slice(1);
  const changelog = sections.map((section) => readSection(section, version));
  const documents = new Map(
    Object.entries(manifest.exports).flatMap(([entry, target]) =>
      typeof target === "string" && target.startsWith("./generated/")
        ? [[path.basename(entry), target.slice(2)]]
        : [],
    ),
  );
  return { root, name, version, manifest, lockedVersion, changelog, documents };
}

/** Reads a section. That of the changes since the last release, `Unreleased`, is for the next version, which package.json has. */
function readSection(section: string, next: string): ChangelogSection {
  const [heading = "", ...lines] = section.split("\n");
  const [version = "", date = ""] = heading.trim() === "Unreleased" ? [next] : heading.split(" - ");
  return { version: version.trim(), date: date.trim(), text: lines.join("\n").trim() };
}

export function tagOf({ version }: Pick<Project, "version">): string {
  return `v${version}`;
}
