/** Edit links, if package.json names a repository. */
import { readFile } from "node:fs/promises";

/** Reads the address below which the sources of the pages can be edited; undefined without `repository` in package.json. */
export async function editLink(): Promise<{ readonly baseUrl: string } | undefined> {
  const text = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  const { repository }: { repository?: string | { url: string } } = JSON.parse(text);
  const address = typeof repository === "object" ? repository.url : repository;
  const baseUrl = address === undefined ? undefined : editAddress(address);
  return baseUrl === undefined ? undefined : { baseUrl };
}

/**
 * The address below which the sources of the pages can be edited on the host of a repository.
 *
 * @param repository `https://` or `git+https://` address, with or without `.git`
 * @returns undefined for other addresses, which do not contain the address of the host's pages
 */
export function editAddress(repository: string): string | undefined {
  const [, page] = /^(?:git\+)?(https:\/\/[^/?#\s]+\/[^?#\s]+?)(?:\.git)?\/?$/.exec(repository) ?? [];
  return page && `${page}/edit/main/src/docs/`;
}
