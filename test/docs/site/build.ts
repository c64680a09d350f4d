/** Builds the docs site in a separate process, without the environment of vitest. Arguments: output folder, base path and address of each site. */
import { buildDocs } from "../../../scripts/package/docs.ts";

const sites = process.argv.slice(2);
for (let index = 0; index + 2 < sites.length; index += 3) {
  const [folder = "", base = "", site = ""] = sites.slice(index);
  await buildDocs({ folder, base, site: site || undefined });
}
