/** Edit links, if package.json names a repository. */
import { readFile } from "node:fs/promises";

/** Reads the address below which the sources of the pages can be edited; undefined without `repository` in package.json. */
export async function editLink(): Promise<{ readonly baseUrl: string } | undefined> {
  const text = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  const { repository }: { repository?: string | { url: string } } = JSON.parse(text);
  const address = typeof repository === "object" ? repository.url : repository;
  if (!address) return undefined;
  const repositoryUrl = address.replace(/^git\+/, "").replace(/\.git$/, "");
  return { baseUrl: `${repositoryUrl}/edit/main/src/docs/` };
}
