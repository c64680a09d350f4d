/** TypeScript's language service for a snippet: hovers, completions and problems, as an editor shows them. */
import path from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const { displayPartsToString } = ts;
/** Shares parsed files, such as TypeScript's own libraries, between editors. */
const registry = ts.createDocumentRegistry();

/** Quick info of a name. */
export interface Hover {
  readonly type: string;
  readonly documentation: string;
  /** Tags of the documentation, such as `beta`, with their texts. */
  readonly tags: ReadonlyMap<string, string>;
}

/** An editor with a snippet in it. Places are given by the text that ends there, at its first occurrence. */
export interface Editor {
  readonly problems: readonly string[];
  /** Quick info of the last character of a text. */
  hover(text: string): Hover;
  /** Completions right after a text. */
  complete(text: string): readonly string[];
  readonly deprecated: readonly string[];
}

/** Opens a snippet. `files`: TypeScript sources by absolute path, in place of files on the disk. The editor shows the first one. */
export function openEditor(files: ReadonlyMap<string, string>): Editor {
  const [shown] = files.keys();
  if (shown === undefined) throw new Error("There is no file to show.");
  const service = ts.createLanguageService(hostOf(files), registry);
  const source = files.get(shown) ?? "";
  const after = (text: string): number => {
    const start = source.indexOf(text);
    if (start < 0) throw new Error(`The snippet has no ${text}.`);
    return start + text.length;
  };
  const messages = [...service.getSyntacticDiagnostics(shown), ...service.getSemanticDiagnostics(shown)];
  return {
    problems: messages.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    hover: (text) => {
      const info = service.getQuickInfoAtPosition(shown, after(text) - 1);
      return {
        type: displayPartsToString(info?.displayParts),
        documentation: displayPartsToString(info?.documentation),
        tags: new Map(info?.tags?.map(({ name, text: parts }) => [name, displayPartsToString(parts)])),
      };
    },
    complete: (text) =>
      service.getCompletionsAtPosition(shown, after(text), {})?.entries.map(({ name }) => name) ?? [],
    deprecated: service
      .getSuggestionDiagnostics(shown)
      .filter(({ reportsDeprecated }) => reportsDeprecated)
      .map(({ start, length }) => source.slice(start, start + length)),
  };
}

function hostOf(files: ReadonlyMap<string, string>): ts.LanguageServiceHost {
  const { fileExists, readFile, directoryExists, getDirectories, realpath, getCurrentDirectory } = ts.sys;
  const { config } = ts.readConfigFile(path.join(repositoryRoot, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    repositoryRoot,
  );
  const read = (file: string): string | undefined => files.get(path.normalize(file)) ?? readFile(file);
  return {
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getScriptFileNames: () => [...files.keys()],
    // Only a file that is not on the disk differs between editors.
    getScriptVersion: (file) => files.get(path.normalize(file)) ?? "",
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => files.has(path.normalize(file)) || fileExists(file),
    readFile: read,
    directoryExists: (folder) =>
      [...files.keys()].some((file) => path.dirname(file) === path.normalize(folder)) ||
      directoryExists(folder),
    getDirectories,
    ...(realpath && { realpath }),
  };
}
