/** `npm run generate`: lints every document of the register and writes generated/. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Register, readRegister } from "../lib/apis.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { findBreaking, summarizeBreaking } from "./breaking.ts";
import type { GeneratedFiles, GeneratedFolder } from "./generate/generate-files.ts";
import { lint } from "./lint.ts";

/**
 * Lints every API of a register and generates its files, in parallel. Writes nothing. Throws an error with the output of the linters if one
 * reports a problem; otherwise with the generator's error.
 */
export async function lintAndGenerate(
  register: Register,
): Promise<{ readonly report: string; readonly generated: GeneratedFiles }> {
  const [linting, generating] = await Promise.allSettled([
    lint(register),
    // The generator loads while the linters run.
    import("./generate/generate-files.ts").then(({ generateFiles }) => generateFiles(register)),
  ]);
  if (linting.status === "rejected") throw linting.reason;
  const { isAccepted, output: report } = linting.value;
  if (!isAccepted) throw new Error(`${report}\n\nNothing was written: correct the documents first.`);
  if (generating.status === "rejected") throw generating.reason;
  return { report, generated: generating.value };
}

/**
 * Writes generated files, and removes all other files of their folders and all other folders beside them. Unchanged files are not written,
 * so that watchers see only changes. Returns the files that were written or removed, and the folders that were removed, absolute paths.
 */
export async function writeGenerated(generated: GeneratedFiles): Promise<readonly string[]> {
  const changed = await Promise.all([...generated].map(([folder, files]) => writeFolder(folder, files)));
  const folders = [...generated.keys()].map((folder) => folder.generated);
  const parents = new Set(folders.map((folder) => path.dirname(folder)));
  const removed = await Promise.all([...parents].map((parent) => removeOthers(parent, folders)));
  return [...changed, ...removed].flat().toSorted();
}

/** Removes the folders of APIs that are no longer in the register. */
async function removeOthers(parent: string, folders: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(parent, { withFileTypes: true });
  const others = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(parent, name))
    .filter((folder) => !folders.includes(folder));
  await Promise.all(others.map((folder) => rm(folder, { recursive: true })));
  return others;
}

async function writeFolder(
  { generated }: GeneratedFolder,
  files: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const folders = new Set([...files.keys()].map((name) => path.join(generated, path.dirname(name))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  const stale = (await listFiles(generated)).filter((name) => !files.has(name));
  await Promise.all(stale.map((name) => rm(path.join(generated, name))));
  const written = await Promise.all(
    [...files].map(async ([name, content]) => {
      const file = path.join(generated, name);
      const current = await readFile(file, "utf8").catch(() => undefined);
      if (current === content) return [];
      await writeFile(file, content);
      return [name];
    }),
  );
  return [...stale, ...written.flat()].map((name) => path.join(generated, name));
}

/** Lists what was written or removed, for printing. */
function listChanges(changed: readonly string[]): string {
  const names = changed.map((file) => `  ${path.relative(repositoryRoot, file)}`);
  return names.length === 0 ? "generated/ is up to date: nothing changed." : `Changed:\n${names.join("\n")}`;
}

/** Lists the files of a folder and the folders below it. Returns paths relative to the folder, sorted. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

const usage = `Lints every document of the register and writes generated/. If there is a problem, nothing is written. Prints what changed, and the
summary of \`npm run breaking\`.

Usage: npm run generate -- [--help]

  --help   print this text
`;

/** Says what is to be done after a change. @param isOwn whether it concerns an API that is written here, not brought */
const nextSteps = (isOwn: boolean): string => `Next:
  1. Run npm run api-report and npm run breaking, which rates each change, and read the diff of generated/.
  2. ${
    isOwn
      ? `If the contract changed, put the same change into test/openapi/vendor-documentation/, from the vendor's documentation.
  3. Run npm test. contributing/changing-the-contract.md lists the other files of a change.`
      : "Run npm start for its platform and docs, and npm test."
  }`;

if (import.meta.main) {
  await runCommand({ name: "generate", usage }, async () => {
    const register = await readRegister();
    const { report, generated } = await lintAndGenerate(register);
    console.log(report);
    const changed = await writeGenerated(generated);
    console.log(listChanges(changed));
    console.log(summarizeBreaking(await findBreaking(register)));
    const isOwn = register.apis.some(
      ({ generated: folder, unsupported }) =>
        unsupported !== "skip" && changed.some((file) => file.startsWith(folder + path.sep)),
    );
    if (changed.length > 0) console.log(nextSteps(isOwn));
  });
}
