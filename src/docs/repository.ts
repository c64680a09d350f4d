/** Files of the repository that pages are made from. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { repository } from "./reference/documents.ts";

/** The part of package.json that pages show. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly repository?: string | { readonly url: string };
}

export function readRepositoryFile(path: string): Promise<string> {
  return readFile(new URL(path, repository), "utf8");
}

/** Whether a guide, or the page of an API, exists: a guide goes with the API that it shows. `path`: that of a link, such as `guides/errors/#timeouts`. */
export function hasPage(path: string): boolean {
  const [folder, name] = path.split("/");
  return [
    `src/docs/content/docs/${folder}/${name}.md`,
    `src/docs/pages/${folder}/${name}.astro`,
    `generated/${name}`,
  ].some((file) => existsSync(new URL(file, repository)));
}

export async function readPackage(): Promise<PackageManifest> {
  return JSON.parse(await readRepositoryFile("package.json"));
}

/** Web address of the repository that package.json names: npm also accepts `github:owner/name`, and `git+https:` with `.git`. */
export function repositoryAddress({ repository: named }: PackageManifest): string | undefined {
  const url = typeof named === "string" ? named : named?.url;
  return url
    ?.replace(/^(?:github:)?(?=[\w-]+\/[\w.-]+$)/, "https://github.com/")
    .replace(/^git\+|\.git$/g, "");
}
