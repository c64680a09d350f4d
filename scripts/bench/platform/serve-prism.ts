/**
 * Serves a document with Prism, in a separate process. Prism is imported first, as by its own command line: its dependency then replaces
 * `Error.prepareStackTrace` for good, which `npm run mock` undoes.
 */
import "@stoplight/prism-http-server";
import { readFile } from "node:fs/promises";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { runScript } from "../../lib/run-script.ts";
import { startPrism } from "../../mock/prism-server.ts";

await runScript(async () => {
  const [file = ""] = process.argv.slice(2);
  // Written by throughput.ts or cold-start.ts.
  const document = JSON.parse(await readFile(file, "utf8")) as OpenApiDocument;
  const { baseUrl } = await startPrism(document, 0);
  console.log(baseUrl);
});
