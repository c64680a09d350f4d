/** Compiles snippets as a user of the package would, under this repository's strict options. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Shares parsed files, such as TypeScript's own libraries, between all programs of a process: parsing them takes a second. */
const registry = ts.createDocumentRegistry();

/** This repository's strict compiler options, which resolve the package's entries to its sources. */
export function snippetOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
  return { ...options, noUnusedLocals: false };
}

/**
 * Creates TypeScript's language service for files.
 *
 * @param files TypeScript sources by absolute path, in place of files on the disk
 * @param roots files of the program, absolute paths; `files` by default
 */
export function createService(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions = snippetOptions(),
  roots: readonly string[] = [...files.keys()],
): ts.LanguageService {
  const { fileExists, readFile, directoryExists, getDirectories, realpath, getCurrentDirectory } = ts.sys;
  const read = (file: string): string | undefined => files.get(path.normalize(file)) ?? readFile(file);
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  return ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...roots],
      // Only a file that is not on the disk differs between services.
      getScriptVersion: (file) => files.get(path.normalize(file)) ?? "",
      getScriptSnapshot: (file) => {
        const text = read(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (file) => files.has(path.normalize(file)) || fileExists(file),
      readFile: read,
      directoryExists: (folder) => folders.has(path.normalize(folder)) || directoryExists(folder),
      getDirectories,
      ...(realpath && { realpath }),
    },
    registry,
  );
}

/**
 * Type-checks snippets, all in one program.
 *
 * @param snippets TypeScript modules by name; they may import `dataplat` and its entries
 */
export function compileSnippets(
  snippets: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const files = [...snippets].map(([name, text], index) => {
    return { name, text, file: path.join(root, "test", `snippet-${index}.ts`) };
  });
  const program = createService(new Map(files.map(({ file, text }) => [file, text]))).getProgram();
  if (!program) throw new Error("There is no program.");
  return new Map(
    files.map(({ name, file }) => {
      const messages = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
      return [name, messages.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))];
    }),
  );
}
