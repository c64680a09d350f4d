/** Generates the client that hey-api makes of a document. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { runNode } from "./run-node.ts";

/**
 * Generates the client and bundles it, because its imports lack the file extensions that Node.js requires. Returns the absolute path of a
 * module that exports its functions by operationId and its `client`.
 */
export async function generateHeyApi(document: OpenApiDocument, folder: string): Promise<string> {
  const input = path.join(folder, "openapi.json");
  await writeFile(input, JSON.stringify(document));
  const generator = path.join(import.meta.dirname, "node_modules/@hey-api/openapi-ts/bin/run.js");
  const output = path.join(folder, "hey-api");
  await runNode(generator, ["-i", input, "-o", output, "-c", "@hey-api/client-fetch"], { cwd: folder });
  const outfile = path.join(folder, "hey-api.mjs");
  const contents = `export * from "./hey-api/sdk.gen"; export { client } from "./hey-api/client.gen";`;
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: "esm",
    logLevel: "error",
    outfile,
  });
  return outfile;
}
