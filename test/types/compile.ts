/** Compiles snippets as a user of the package would, under this repository's strict options. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** This repository's strict compiler options, which resolve the package's entries to its sources. */
export function snippetOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
  return { ...options, noUnusedLocals: false };
}

/**
 * Type-checks snippets, all in one program.
 *
 * @param snippets TypeScript modules by name; they may import `dataplat` and its entries
 */
export function compileSnippets(
  snippets: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const checked = snippetOptions();
  const host = ts.createCompilerHost(checked);
  const files = new Map(
    [...snippets.keys()].map((name, index) => [path.join(root, "test", `snippet-${index}.ts`), name]),
  );
  const sourceOf = (file: string): string | undefined => snippets.get(files.get(path.normalize(file)) ?? "");
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => sourceOf(file) !== undefined || fileExists.call(host, file);
  host.readFile = (file) => sourceOf(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, language, ...rest) => {
    const source = sourceOf(file);
    return source === undefined
      ? getSourceFile.call(host, file, language, ...rest)
      : ts.createSourceFile(file, source, language);
  };
  const program = ts.createProgram([...files.keys()], checked, host);
  return new Map(
    [...files].map(([file, name]) => {
      const messages = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
      return [name, messages.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))];
    }),
  );
}
