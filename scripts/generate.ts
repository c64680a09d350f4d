/** `npm run generate`: writes generated/ anew from every document of the register. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateApi } from "./generate/generate-api.ts";
import { generatePlatform, platformFolder } from "./generate/platform.ts";
import { type Api, type Register, readRegister } from "./lib/apis.ts";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";

/** Makes a folder hold just these files. What is the same already is not touched, so watchers see only changes. */
async function writeFiles({ generated }: GeneratedFolder, files: ReadonlyMap<string, string>): Promise<void> {
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

/** A folder under generated/: that of an API, or the platform's. */
export type GeneratedFolder = Pick<Api, "name" | "generated">;

/** Files by name, by folder. */
export type GeneratedFiles = ReadonlyMap<GeneratedFolder, ReadonlyMap<string, string>>;

/**
 * Generates every API of a register; and the platform, which serves the repository's own, with those. Nothing is written.
 *
 * @param register the APIs and the Redocly configuration; the repository's own when left out
 * @throws when a document does not bundle, or holds what clients or validators do not support
 */
export async function generateFiles(register?: Register): Promise<GeneratedFiles> {
  const { apis, config } = register ?? (await readRegister());
  if (apis.some(({ generated }) => generated === platformFolder.generated)) {
    throw new Error(`No API can be called ${platformFolder.name}: that folder is the local platform's.`);
  }
  const generated = new Map<GeneratedFolder, ReadonlyMap<string, string>>(
    await Promise.all(apis.map(async (api) => [api, await generateApi(api, config)] as const)),
  );
  if (!register) generated.set(platformFolder, generatePlatform());
  return generated;
}

/**
 * Writes what was generated, each folder's files to it.
 *
 * @param generated files of every folder
 */
export async function writeGenerated(generated: GeneratedFiles): Promise<void> {
  await Promise.all([...generated].map(([api, files]) => writeFiles(api, files)));
}

const usage = `Writes generated/ anew from every document of the register. When anything is wrong, nothing is written.

Usage: npm run generate -- [--help]

  --help   print this text
`;

if (import.meta.main) {
  await runCommand({ name: "generate", usage }, async () => {
    // All of it is generated before anything is written, so an error leaves generated/ as it was.
    const generated = await generateFiles();
    await writeGenerated(generated);
    for (const [folder, files] of generated) {
      console.log(`${path.relative(repositoryRoot, folder.generated)}/: ${[...files.keys()].join(", ")}`);
    }
  });
}
