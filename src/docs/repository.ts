/** Files of the repository that pages are made from. */
import { readFile } from "node:fs/promises";
import { repository } from "./reference/documents.ts";

export function readRepositoryFile(path: string): Promise<string> {
  return readFile(new URL(path, repository), "utf8");
}

export async function packageVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readRepositoryFile("package.json"));
  return version;
}
