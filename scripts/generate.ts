/** `npm run generate`: writes generated/ anew from every document of the register. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateApi } from "./generate/generate-api.ts";
import { type Api, type Register, readRegister, repositoryRoot } from "./lib/apis.ts";
import { runScript } from "./lib/run-script.ts";

/** Replaces an API's generated folder, so that a file no longer generated does not stay behind. */
async function writeFiles(api: Api, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(api.generated, { recursive: true, force: true });
  await mkdir(api.generated, { recursive: true });
  await Promise.all([...files].map(([name, content]) => writeFile(path.join(api.generated, name), content)));
}

/**
 * Generates every API of the register. All are generated before anything is written, so an error leaves generated/ as it was.
 *
 * @param register the APIs and the Redocly configuration; the repository's own when left out
 * @returns the names of the files written, by API
 * @throws when a document does not bundle, or holds what clients or validators do not support
 */
export async function generateAll(register?: Register): Promise<ReadonlyMap<Api, readonly string[]>> {
  const { apis, config } = register ?? (await readRegister());
  const results = await Promise.all(apis.map(async (api) => [api, await generateApi(api, config)] as const));
  await Promise.all(results.map(([api, files]) => writeFiles(api, files)));
  return new Map(results.map(([api, files]) => [api, [...files.keys()]]));
}

if (import.meta.main) {
  await runScript(async () => {
    for (const [api, files] of await generateAll()) {
      console.log(`${path.relative(repositoryRoot, api.generated)}/: ${files.join(", ")}`);
    }
  });
}
