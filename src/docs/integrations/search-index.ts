/**
 * Builds the search index with Pagefind. Starlight can do it, but stops Pagefind as soon as that has begun to write: on a busy machine,
 * files are then empty.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";

/** Interfaces of half a megabyte: the site bundles the one that it uses. */
const unused = /^(?:pagefind-(?:ui|modular-ui|component-ui|highlight)\.|wasm\.unknown\.)/;

/** Integration for `astro.config.ts`. */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        try {
          await writeIndex(fileURLToPath(dir));
        } finally {
          await close();
        }
      },
    },
  };
}

/** Indexes the pages of a site. Throws if Pagefind reports an error. */
async function writeIndex(folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw failure(errors);
  const added = await index.addDirectory({ path: folder });
  const { files, errors: others } = await index.getFiles();
  const all = [...errors, ...added.errors, ...others];
  if (all.length > 0) throw failure(all);
  for (const { path: name, content } of files) {
    if (unused.test(name)) continue;
    const file = path.join(folder, "pagefind", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

function failure(errors: readonly string[]): Error {
  return new Error(`Pagefind could not index the docs: ${errors.join("; ")}`);
}
