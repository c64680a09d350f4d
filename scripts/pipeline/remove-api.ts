/** `npm run remove-api`: takes an API away, with everything that follows from its document. */
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { upperCamelCase } from "../../src/samples/camel-case.ts";
import { readRegister } from "../lib/apis.ts";
import { messageOf } from "../lib/message-of.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { listingFiles } from "./add-api/listing-files.ts";
import { lintAndGenerate, writeGenerated } from "./generate.ts";

const usage = `Removes an API: its document, its entries in redocly.yaml, .spectral.yaml and package.json, its client, its part of the platform, its
transcription and its tests. Then generates the others, and lists the files that still name it. A released document stays in openapi/released/:
npm run breaking reports the removal.

Usage: npm run remove-api -- NAME [--help]

  NAME     its name in redocly.yaml
  --help   print this text
`;

const command = { name: "remove-api", usage, positionals: 1 } as const;

/** Files and folders that are removed with an API, relative to the repository. */
async function ownFiles(name: string): Promise<readonly string[]> {
  const transcriptions = "test/openapi/vendor-documentation";
  const files = await readdir(path.join(repositoryRoot, transcriptions));
  return [
    ...["openapi", "generated", "src/platform/apis", "test/apis"].map((folder) => `${folder}/${name}`),
    `src/${name}.ts`,
    `api-report/dataplat-${name}.md`,
    ...files
      .filter((file) => new RegExp(`^${name}(?:-[a-z]+)*\\.ts$`).test(file))
      .map((file) => `${transcriptions}/${file}`),
  ].filter((file) => existsSync(path.join(repositoryRoot, file)));
}

/** Files of the sources, tests and guides that name an API. */
async function findUses(name: string): Promise<readonly string[]> {
  const uses = new RegExp(
    `(?:generated|openapi|dataplat|apis)/${name}\\b|create${upperCamelCase(name)}|src/${name}\\.ts`,
  );
  const files = ["src", "scripts", "test", "contributing"].map(async (folder) => {
    const entries = await readdir(path.join(repositoryRoot, folder), {
      recursive: true,
      withFileTypes: true,
    });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  });
  const found: string[] = [];
  for (const file of [...(await Promise.all(files)).flat(), path.join(repositoryRoot, "README.md")]) {
    if (uses.test(await readFile(file, "utf8"))) found.push(path.relative(repositoryRoot, file));
  }
  return found;
}

await runCommand(command, async ({ positionals: [name] }) => {
  if (name === undefined) throw argumentError(command, "The name of the API is missing.");
  const { apis } = await readRegister();
  if (!apis.some((api) => api.name === name)) throw new Error(`redocly.yaml has no API ${name}.`);
  if (apis.length === 1) throw new Error(`${name} is the only API of redocly.yaml. Add another one first.`);
  const own = await ownFiles(name);
  const isGenerated = own.includes(`generated/${name}`);
  for (const file of own) await rm(path.join(repositoryRoot, file), { recursive: true });
  for (const { file, remove } of listingFiles) {
    const place = path.join(repositoryRoot, file);
    await writeFile(place, remove(await readFile(place, "utf8"), name));
  }
  console.log(`Removed:\n${own.map((file) => `  ${file}`).join("\n")}`);
  const uses = await findUses(name);
  if (uses.length > 0)
    console.log(
      `These files still name it. Change or delete them:\n${uses.map((file) => `  ${file}`).join("\n")}`,
    );
  if (!isGenerated) return;
  try {
    const { generated } = await lintAndGenerate(await readRegister());
    await writeGenerated(generated);
  } catch (error) {
    throw new Error(`generated/ is not up to date: ${messageOf(error)}\nThen run npm run generate.`, {
      cause: error,
    });
  }
});
