/** Files of the repository that pages are made from. */
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
