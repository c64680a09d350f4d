/** `npm run generate`: lints every document of the register and writes generated/. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GeneratedFiles, GeneratedFolder } from "./generate/generate-files.ts";
import type { Register } from "./lib/apis.ts";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";
import { formatReport, lintApis, problemsOf } from "./lint.ts";

/**
 * Lints every API of a register and generates its files, in parallel. Writes nothing.
 *
 * @param register the APIs and the Redocly configuration; the repository's by default
 * @returns the lint report as text, and the generated files
 * @throws with the report if lint finds an error or a warning; otherwise with the generator's error
 */
export async function lintAndGenerate(
  register?: Register,
): Promise<{ readonly report: string; readonly generated: GeneratedFiles }> {
  const [lint, generate] = await Promise.allSettled([
    lintApis(register),
    // The generator loads while Spectral loads in its thread.
    import("./generate/generate-files.ts").then(({ generateFiles }) => generateFiles(register)),
  ]);
  if (lint.status === "rejected") throw lint.reason;
  const report = formatReport(lint.value);
  if (problemsOf(lint.value).length > 0) {
    throw new Error(`${report}\nNothing was written: correct the documents first.`);
  }
  if (generate.status === "rejected") throw generate.reason;
  return { report, generated: generate.value };
}

/**
 * Writes generated files and removes all other files of their folders. Unchanged files are not written, so that watchers see only
 * changes.
 *
 * @returns the files that were written or removed, absolute paths
 */
export async function writeGenerated(generated: GeneratedFiles): Promise<readonly string[]> {
  const changed = await Promise.all([...generated].map(([folder, files]) => writeFolder(folder, files)));
  return changed.flat().toSorted();
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

/**
 * Lists the files of a folder and the folders below it.
 *
 * @returns paths relative to the folder, sorted
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

const usage = `Lints every document of the register and writes generated/. If there is a problem, nothing is written.

Usage: npm run generate -- [--help]

  --help   print this text
`;

const nextSteps = `Next:
  1. Read the diff of generated/: it shows what changes for users.
  2. If the contract changed, put the same change into test/openapi/vendor-documentation/, from the vendor's documentation.
  3. Run npm test. The guide "Changing the contract" lists the other files of a change.`;

if (import.meta.main) {
  await runCommand({ name: "generate", usage }, async () => {
    const { report, generated } = await lintAndGenerate();
    console.log(report);
    const changed = await writeGenerated(generated);
    const names = changed.map((file) => `  ${path.relative(repositoryRoot, file)}`);
    console.log(
      names.length === 0
        ? "generated/ is up to date: nothing changed."
        : `Changed:\n${names.join("\n")}\n${nextSteps}`,
    );
  });
}
