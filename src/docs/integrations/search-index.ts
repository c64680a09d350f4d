/** Writes what the search finds: `search/site.json` for the guides and other pages, a file for each API, and `search/files.json`, which lists them. */
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { apis } from "../../../generated/cli/apis.ts";
import { openApis } from "../../cli/model/cli-api.ts";
import { operationPath } from "../links.ts";
import { mergeFields, readPage } from "../search/page-entries.ts";
import type { SearchEntry } from "../search/search-engine.ts";

/** Integration for `astro.config.ts`. */
export async function searchIndex(): Promise<AstroIntegration> {
  // Modules can be imported only before the build ends.
  const commands = await listCommands();
  return {
    name: "search-index",
    hooks: { "astro:build:done": ({ dir }) => writeIndex(fileURLToPath(dir), commands) },
  };
}

async function writeIndex(folder: string, commands: readonly SearchEntry[]): Promise<void> {
  const names = apis.map(({ name }) => name);
  const entries = [...commands];
  const files: string[] = [];
  for await (const file of glob("**/index.html", { cwd: folder })) files.push(file);
  for (const file of files.sort()) {
    const address = file.slice(0, -"index.html".length);
    // The landing page lists what other pages explain.
    if (address === "") continue;
    const api = names.find((name) => address.startsWith(`reference/${name}/`));
    entries.push(...readPage(await readFile(path.join(folder, file), "utf8"), address, api));
  }
  await mkdir(path.join(folder, "search"), { recursive: true });
  const write = async (name: string, content: readonly unknown[]): Promise<void> =>
    writeFile(path.join(folder, "search", `${name}.json`), JSON.stringify(content));
  const isOf = (name: string | undefined) => (entry: SearchEntry) => entry.api === name;
  await write("site", entries.filter(isOf(undefined)));
  for (const name of names) await write(name, mergeFields(entries.filter(isOf(name))));
  await write("files", ["site", ...names]);
}

/** The commands of the operations; the others have sections in the guide. */
async function listCommands(): Promise<readonly SearchEntry[]> {
  return (await openApis(apis)).flatMap(({ name: api, title: page, commands }) =>
    commands.map(({ name, operationId, summary }) => ({
      ...{ kind: "command", weight: 0.8, api, page, title: `dataplat ${name}`, names: [name], text: summary },
      url: `${operationPath(api, operationId)}#samples`,
    })),
  );
}
