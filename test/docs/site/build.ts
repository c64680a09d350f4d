/** Builds the docs site in a separate process, without the environment of vitest. Arguments: pairs of output folder and base path. */
import { buildDocs, buildSite } from "../../../scripts/docs.ts";

const [folder, base, ...others] = process.argv.slice(2);
if (folder === undefined || base === undefined)
  throw new Error("Usage: node test/docs/build.ts FOLDER BASE...");
await buildDocs({ folder, base });
for (let index = 0; index + 1 < others.length; index += 2) {
  await buildSite({ folder: others[index] ?? "", base: others[index + 1] ?? "" });
}
