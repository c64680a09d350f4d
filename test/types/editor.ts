/** TypeScript's language service for a snippet: hovers, completions and problems, as an editor shows them. */
import path from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const { displayPartsToString } = ts;
const { fileExists, readFile, directoryExists, getDirectories, getCurrentDirectory } = ts.sys;

/** Opens a snippet. Places are given by the text that ends there, at its first occurrence. */
export function openEditor(source: string) {
  const file = path.join(repositoryRoot, "test/types/snippet.ts");
  const config = ts.readConfigFile(path.join(repositoryRoot, "tsconfig.json"), readFile).config;
  const only = { ...config, files: [], include: [] };
  const { options } = ts.parseJsonConfigFileContent(only, ts.sys, repositoryRoot);
  const read = (name: string) => (path.normalize(name) === file ? source : readFile(name));
  const service = ts.createLanguageService({
    ...{ fileExists, readFile, directoryExists, getDirectories, getCurrentDirectory },
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "",
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  const after = (text: string): number => {
    const start = source.indexOf(text);
    if (start < 0) throw new Error(`The snippet has no ${text}.`);
    return start + text.length;
  };
  const problems = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
  return {
    problems: problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    /** Quick info of the last character of a text: type, documentation, and its tags with their texts. */
    hover: (text: string) => {
      const info = service.getQuickInfoAtPosition(file, after(text) - 1);
      return {
        type: displayPartsToString(info?.displayParts),
        documentation: displayPartsToString(info?.documentation),
        tags: (info?.tags ?? []).map(({ name, text: parts }) => [name, displayPartsToString(parts)]),
      };
    },
    /** Completions right after a text. */
    complete: (text: string): readonly string[] =>
      service.getCompletionsAtPosition(file, after(text), {})?.entries.map(({ name }) => name) ?? [],
  };
}
