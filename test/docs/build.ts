/** Builds the docs site in a process of its own, without the environment of vitest. Arguments: output folder, base path. */
import { buildDocs } from "../../scripts/docs.ts";

const [folder, base] = process.argv.slice(2);
if (folder === undefined || base === undefined) throw new Error("Usage: node test/docs/build.ts FOLDER BASE");
await buildDocs({ folder, base });
