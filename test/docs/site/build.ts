/** Builds the docs site in a separate process, without the environment of vitest. Arguments: pairs of output folder and base path. */
import { buildDocs } from "../../../scripts/package/docs.ts";

const sites = process.argv.slice(2);
for (let index = 0; index + 1 < sites.length; index += 2) {
  await buildDocs({ folder: sites[index] ?? "", base: sites[index + 1] ?? "" });
}
