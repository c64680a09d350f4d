/** `npm run remove-api`: takes an API away, with everything that follows from its document. */
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorMessage } from "../../src/contract/read-error.ts";
import { readRegister } from "../lib/apis.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { listingFiles } from "./add-api/listing-files.ts";
import { lintAndGenerate, writeGenerated } from "./generate.ts";
import { findUses, namesOf } from "./remove-api/find-uses.ts";

const usage = `Removes an API: its document, its entries in redocly.yaml, .spectral.yaml and package.json, its client, its part of the platform and of
the test kit, and its transcription; and every test, measurement and guide that imports or names one of these, directly or through others, with
the scripts of package.json that are gone. Then generates the other APIs, and lists the files that still name it. A released document stays
in openapi/released/: npm run breaking reports the removal.

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
    ...["openapi", "generated", "src/platform/apis", "src/testing/apis", "test/apis"].map(
      (folder) => `${folder}/${name}`,
    ),
    `src/${name}.ts`,
    `api-report/dataplat-${name}.md`,
    ...files
      .filter((file) => new RegExp(`^${name}(?:-[a-z]+)*\\.ts$`).test(file))
      .map((file) => `${transcriptions}/${file}`),
  ].filter((file) => existsSync(path.join(repositoryRoot, file)));
}

/** Files that run scripts of package.json, or describe them. */
const runningFiles = [".ci/run", ".github/workflows/ci.yml", "CONTRIBUTING.md"];

/** Removes the scripts of package.json whose file does not exist, and the lines that run or describe them. Returns their names. */
async function removeScripts(): Promise<readonly string[]> {
  const file = path.join(repositoryRoot, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  const gone = Object.entries<string>(manifest.scripts).flatMap(([name, command]) => {
    const [, script] = /^node (\S+\.ts)/.exec(command) ?? [];
    return script !== undefined && !existsSync(path.join(repositoryRoot, script)) ? [name] : [];
  });
  if (gone.length === 0) return [];
  for (const name of gone) delete manifest.scripts[name];
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const names = `(?:${gone.join("|")})`;
  // A step of a workflow continues on lines that are indented further.
  const line = new RegExp(`^(?: +- run: |\\| \`)?npm run ${names}(?![\\w:]).*\\n(?: {8}.*\\n)*`, "gm");
  for (const place of runningFiles.map((name) => path.join(repositoryRoot, name))) {
    const text = await readFile(place, "utf8");
    await writeFile(place, text.replace(line, "").replace(new RegExp(`, "?${names}"?(?=[,\\]])`, "g"), ""));
  }
  return gone;
}

const list = (title: string, files: readonly string[]): void => {
  if (files.length > 0) console.log(`${title}\n${files.map((file) => `  ${file}`).join("\n")}`);
};

await runCommand(command, async ({ positionals: [name] }) => {
  if (name === undefined) throw argumentError(command, "The name of the API is missing.");
  const { apis } = await readRegister();
  const api = apis.find((each) => each.name === name);
  if (!api) throw new Error(`redocly.yaml has no API ${name}.`);
  if (apis.length === 1) throw new Error(`${name} is the only API of redocly.yaml. Add another one first.`);
  const own = await ownFiles(name);
  const isGenerated = own.includes(`generated/${name}`);
  const uses = await findUses(await namesOf(api), own);
  for (const file of [...own, ...uses.belonging])
    await rm(path.join(repositoryRoot, file), { recursive: true });
  for (const { file, remove } of listingFiles) {
    const place = path.join(repositoryRoot, file);
    await writeFile(place, remove(await readFile(place, "utf8"), name));
  }
  list("Removed:", own);
  list("Removed with it, since they use it:", uses.belonging);
  list("Removed from the scripts of package.json, and from what runs them:", await removeScripts());
  list("These files still name it. Change or delete them:", uses.others);
  if (!isGenerated) return;
  try {
    const { generated } = await lintAndGenerate(await readRegister());
    await writeGenerated(generated);
  } catch (error) {
    throw new Error(`generated/ is not up to date: ${errorMessage(error)}\nThen run npm run generate.`, {
      cause: error,
    });
  }
});
