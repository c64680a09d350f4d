/** Removes the interfaces that Pagefind writes beside its index, half a megabyte: Starlight bundles the one that it uses. */
import { glob, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const unused = "pagefind/{pagefind-{ui,modular-ui,component-ui,highlight}.*,wasm.unknown.pagefind}";

/** Integration for `astro.config.ts`; it must come after Starlight. */
export function unusedSearchFiles(): AstroIntegration {
  return {
    name: "unused-search-files",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const name of glob(unused, { cwd: folder })) await rm(path.join(folder, name));
      },
    },
  };
}
