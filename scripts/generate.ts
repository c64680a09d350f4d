/** `npm run generate`: writes generated/ anew from every document of the register. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateApi } from "./generate/generate-api.ts";
import { type Api, readRegister, repositoryRoot } from "./lib/apis.ts";

/** Replaces an API's generated folder, so that a file no longer generated does not stay behind. */
async function writeFiles(api: Api, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(api.generated, { recursive: true, force: true });
  await mkdir(api.generated, { recursive: true });
  await Promise.all([...files].map(([name, content]) => writeFile(path.join(api.generated, name), content)));
}

/**
 * Generates every API of the register. All are generated before anything is written, so an error leaves generated/ as it was.
 *
 * @returns the names of the files written, by API
 */
export async function generateAll(): Promise<ReadonlyMap<Api, readonly string[]>> {
  const { apis, config } = await readRegister();
  const results = await Promise.all(apis.map(async (api) => [api, await generateApi(api, config)] as const));
  await Promise.all(results.map(([api, files]) => writeFiles(api, files)));
  return new Map(results.map(([api, files]) => [api, [...files.keys()]]));
}

if (import.meta.main) {
  for (const [api, files] of await generateAll()) {
    console.log(`${path.relative(repositoryRoot, api.generated)}/: ${files.join(", ")}`);
  }
}
