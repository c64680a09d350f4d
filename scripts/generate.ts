/** `npm run generate`: writes generated/ from every document of the register. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateApi } from "./generate/generate-api.ts";
import { generatePlatform, platformFolder } from "./generate/platform.ts";
import { type Api, type Register, readRegister } from "./lib/apis.ts";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";

/** Writes the files of a folder and removes all others. Unchanged files are not written, so that watchers see only changes. */
async function writeFiles({ generated }: GeneratedFolder, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(generated, { recursive: true });
  const stale = (await readdir(generated)).filter((name) => !files.has(name));
  await Promise.all([
    ...stale.map((name) => rm(path.join(generated, name), { recursive: true })),
    ...[...files].map(([name, content]) => writeChanged(path.join(generated, name), content)),
  ]);
}

async function writeChanged(file: string, content: string): Promise<void> {
  const current = await readFile(file, "utf8").catch(() => undefined);
  if (current !== content) await writeFile(file, content);
}

/** A folder under generated/, of an API or of the platform. */
export type GeneratedFolder = Pick<Api, "name" | "generated">;

/** Content by file name, by folder. */
export type GeneratedFiles = ReadonlyMap<GeneratedFolder, ReadonlyMap<string, string>>;

/**
 * Generates the files of every API of a register. Writes nothing.
 *
 * @param register the APIs and the Redocly configuration; by default the repository's, with the files of the local platform
 * @throws if a document cannot be bundled, or contains something that the clients or the platform do not support
 */
export async function generateFiles(register?: Register): Promise<GeneratedFiles> {
  const { apis, config } = register ?? (await readRegister());
  if (apis.some(({ generated }) => generated === platformFolder.generated)) {
    throw new Error(
      `An API cannot be named ${platformFolder.name}: that folder belongs to the local platform.`,
    );
  }
  const generated = new Map<GeneratedFolder, ReadonlyMap<string, string>>(
    await Promise.all(apis.map(async (api) => [api, await generateApi(api, config)] as const)),
  );
  if (!register) generated.set(platformFolder, generatePlatform());
  return generated;
}

/**
 * Writes generated files.
 *
 * @param generated the files of every folder
 */
export async function writeGenerated(generated: GeneratedFiles): Promise<void> {
  await Promise.all([...generated].map(([api, files]) => writeFiles(api, files)));
}

const usage = `Writes generated/ from every document of the register. If anything is wrong, nothing is written.

Usage: npm run generate -- [--help]

  --help   print this text
`;

if (import.meta.main) {
  await runCommand({ name: "generate", usage }, async () => {
    // Everything is generated before anything is written, so that an error leaves generated/ unchanged.
    const generated = await generateFiles();
    await writeGenerated(generated);
    for (const [folder, files] of generated) {
      console.log(`${path.relative(repositoryRoot, folder.generated)}/: ${[...files.keys()].join(", ")}`);
    }
  });
}
