/** `npm run generate`: writes generated/ anew from every document of the register. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateApi } from "./generate/generate-api.ts";
import { type Api, type Register, readRegister, repositoryRoot } from "./lib/apis.ts";
import { runScript } from "./lib/run-script.ts";

/** Makes an API's folder hold just these files. What is the same already is not touched, so watchers see only changes. */
async function writeFiles({ generated }: Api, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(generated, { recursive: true });
  const stale = (await readdir(generated)).filter((name) => !files.has(name));
  await Promise.all([
    ...stale.map((name) => rm(path.join(generated, name), { recursive: true })),
    ...[...files].map(([name, content]) => writeChanged(path.join(generated, name), content)),
  ]);
}

async function writeChanged(file: string, content: string): Promise<void> {
  const present = await readFile(file, "utf8").catch(() => undefined);
  if (present !== content) await writeFile(file, content);
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
