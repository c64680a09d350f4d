import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { builtDocs } from "./site.ts";

const { root, subPaths } = await builtDocs();

test.each([root, ...subPaths])("the site for $base links to its own base", async ({ base, folder }) => {
  const page = await readFile(path.join(folder, "index.html"), "utf8");
  expect(page).toContain(`href="${base}_astro/`);
});
