/** Generates the client that hey-api makes of the same document. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { peersFolder } from "./peers.ts";
import { runNode } from "./run-node.ts";

/**
 * Generates the client and bundles it, since its imports lack the endings that Node asks for.
 *
 * @param document the bundled OpenAPI document
 * @param folder where to write
 * @returns a module, absolute path, that exports its functions by operationId and its `client`
 */
export async function generateHeyApi(document: OpenApiDocument, folder: string): Promise<string> {
  const input = path.join(folder, "openapi.json");
  await writeFile(input, JSON.stringify(document));
  const generator = path.join(peersFolder, "node_modules/@hey-api/openapi-ts/bin/run.js");
  const output = path.join(folder, "hey-api");
  await runNode([generator, "-i", input, "-o", output, "-c", "@hey-api/client-fetch"], folder);
  const outfile = path.join(folder, "hey-api.mjs");
  await build({
    stdin: {
      contents: `export * from "./hey-api/sdk.gen"; export { client } from "./hey-api/client.gen";`,
      resolveDir: folder,
    },
    bundle: true,
    format: "esm",
    logLevel: "error",
    outfile,
  });
  return outfile;
}
