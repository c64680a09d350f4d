/** Compiles snippets as a user of the package would, under this repository's strict options. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

/** Messages of the compiler by file, absolute path. */
export type Messages = ReadonlyMap<string, readonly string[]>;

/**
 * Type-checks files with TypeScript 7, whose compiler needs a quarter of the processor time. Entries of the package are its sources.
 * `folder`: where its configuration is written, absolute path. `options`: compiler options besides those of tsconfig.json.
 */
export async function compileFiles(
  folder: string,
  files: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
): Promise<Messages> {
  const inRepository = (name: string) => path.join(repositoryRoot, name);
  const typeRoots = [inRepository("node_modules/@types")];
  // Rewriting would refuse imports by absolute path.
  const changed = { noUnusedLocals: false, rewriteRelativeImportExtensions: false };
  const compilerOptions = { typeRoots, ...changed, ...options };
  const config = path.join(folder, "tsconfig.json");
  const content = { extends: inRepository("tsconfig.json"), compilerOptions, files, include: [] };
  await writeFile(config, JSON.stringify(content));
  const compiler = inRepository("node_modules/typescript-7/bin/tsc");
  const args = [compiler, "-p", config, "--pretty", "false", "--singleThreaded"];
  // It fails if there are errors, and prints them to stdout.
  const run = execute(process.execPath, args, { cwd: folder });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  const messages = new Map<string, string[]>();
  for (const text of stdout.split(/\n(?=\S)/)) {
    const [, file, message = ""] = /^(.+?)\(\d+,\d+\): error TS\d+: (.*)$/s.exec(text.trimEnd()) ?? [];
    if (file === undefined) {
      if (text.trim() !== "") throw new Error(text);
      continue;
    }
    const name = path.resolve(folder, file);
    messages.set(name, [...(messages.get(name) ?? []), message]);
  }
  return messages;
}

/** Type-checks `snippets`, TypeScript modules by name, in one program. They may import `dataplat` and files by absolute paths. */
export async function compileSnippets(snippets: ReadonlyMap<string, string>): Promise<Messages> {
  // Below the repository, whose packages they import.
  const dist = path.join(repositoryRoot, "dist");
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(path.join(dist, "snippets-"));
  try {
    const files = [...snippets.keys()].map((_, index) => path.join(folder, `snippet-${index}.ts`));
    const texts = [...snippets.values()];
    await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? "")));
    const messages = await compileFiles(folder, files);
    return new Map([...snippets.keys()].map((name, index) => [name, messages.get(files[index] ?? "") ?? []]));
  } finally {
    await rm(folder, { recursive: true });
  }
}
