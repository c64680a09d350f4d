/** What an editor shows over a snippet: TypeScript's language service, asked as editors ask it. */
import path from "node:path";
import ts from "typescript";
import { snippetOptions } from "./compile.ts";

const { displayPartsToString } = ts;

/** What is shown when the pointer rests on a name. */
export interface Hover {
  readonly type: string;
  readonly documentation: string;
  /** Tags of the documentation, such as `beta`, with their texts. */
  readonly tags: ReadonlyMap<string, string>;
}

/** An editor with a snippet in it. Places are given by the text that ends there, at its first occurrence. */
export interface Editor {
  /** The compiler's messages; a snippet that does not compile shows little. */
  readonly problems: readonly string[];
  /** What is shown over the last character of a text. */
  hover(text: string): Hover;
  /** What is offered right after a text. */
  complete(text: string): readonly string[];
  /** What is struck through as deprecated. */
  readonly deprecated: readonly string[];
}

/**
 * Opens a snippet.
 *
 * @param files TypeScript sources by absolute path; those that exist on the disk are hidden by these. The first one is shown
 * @param options compiler options; those of the snippets of compile.ts when left out
 */
export function openEditor(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions = snippetOptions(),
): Editor {
  const [shown] = files.keys();
  if (shown === undefined) throw new Error("There is no file to show.");
  const service = ts.createLanguageService(hostOf(files, options));
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

function hostOf(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.LanguageServiceHost {
  const { fileExists, readFile, directoryExists, getDirectories, realpath, getCurrentDirectory } = ts.sys;
  const read = (file: string): string | undefined => files.get(path.normalize(file)) ?? readFile(file);
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: () => "1",
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
