/** `npm run add-api`: writes a new API with one operation, as contributing/adding-an-api.md describes. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkApiName, readRegister } from "../lib/apis.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { listingFiles } from "./add-api/changed-files.ts";
import { newFiles, operationIdOf, type Security } from "./add-api/new-files.ts";

const usage = `Writes a new API with one operation that passes every check: its document, its entry in redocly.yaml and package.json, its client's entry,
and the transcription of the vendor's documentation. If the name is not valid or taken, nothing is written.

Usage: npm run add-api -- NAME --security basic|bearer|key

  NAME         words of lower-case letters and digits, joined by hyphens, such as usage-reports
  --security   how requests are authorized: key id and secret, access token, or a key in the header X-API-Key
  --help       print this text
`;

const command = {
  name: "add-api",
  usage,
  options: { security: { type: "string" } },
  positionals: 1,
} as const;

function isSecurity(value: string | undefined): value is Security {
  return value === "basic" || value === "bearer" || value === "key";
}

/** Checks that a name is valid and belongs to nothing else. */
async function checkName(name: string): Promise<void> {
  checkApiName(name);
  const { apis } = await readRegister();
  if (apis.some((api) => api.name === name))
    throw new Error(`redocly.yaml already has an API ${name}. Choose another name.`);
  const folders = ["openapi", "generated", "src", "src/platform/apis"].map((folder) => `${folder}/${name}`);
  const taken = [...folders, `src/${name}.ts`].find((file) => existsSync(path.join(repositoryRoot, file)));
  if (taken) throw new Error(`${taken} already exists. Choose another name.`);
}

await runCommand(command, async ({ values: { security }, positionals: [name] }) => {
  if (name === undefined) throw argumentError(command, "The name of the API is missing.");
  if (!isSecurity(security)) throw argumentError(command, "--security must be basic, bearer or key.");
  await checkName(name);
  const changed = await Promise.all(
    listingFiles.map(async ({ file, add }) => {
      const text = await readFile(path.join(repositoryRoot, file), "utf8");
      return [file, add(text, name)] as const;
    }),
  );
  const files = [...newFiles(name, security), ...changed];
  for (const [file, text] of files) {
    await mkdir(path.join(repositoryRoot, path.dirname(file)), { recursive: true });
    await writeFile(path.join(repositoryRoot, file), text);
  }
  console.log(`Written:
${files.map(([file]) => `  ${file}`).join("\n")}
Next:
  1. Run npm run generate and npm run api-report. ${operationIdOf(name)} now has a client, a mock, a reference page and an answer of the platform.
  2. Replace it with the operations of the vendor's documentation, while npm run dev runs: see contributing/adding-an-api.md.
  3. Run npm test.`);
});
