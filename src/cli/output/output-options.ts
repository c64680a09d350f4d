/** Options of the command line that decide how a result is printed. */
import type { OutputFormat } from "../flags/global-options.ts";
import type { ResultModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";
import type { Terminal } from "../model/terminal.ts";

export interface OutputOptions {
  readonly result: ResultModel;
  readonly isWrite?: boolean;
  /** Value of `--output`. By default a view on a terminal, and JSON elsewhere. */
  readonly format?: OutputFormat | undefined;
  readonly query?: string | undefined;
  readonly columns?: string | undefined;
}

/** Checks output options before a request is sent. Throws UsageError for options that exclude each other or do not apply, and for bytes on a terminal. */
export async function checkOutput(options: OutputOptions, { stdout }: Terminal): Promise<void> {
  const { query, columns, result } = options;
  const conflict = findConflict(options);
  if (conflict !== undefined) throw new UsageError(conflict);
  if (result.kind === "binary" && stdout.isTerminal) {
    throw new UsageError("The response is binary content. Redirect it to a file, such as `> FILE`.");
  }
  if (columns !== undefined) parseColumns(columns);
  if (query !== undefined) (await import("./query.ts")).checkQuery(query);
}

/** Describes an option that another one, or the content, makes useless. */
function findConflict({ format, query, columns, result }: OutputOptions): string | undefined {
  const [first] =
    Object.entries({ columns, query, output: format }).find(([, value]) => value !== undefined) ?? [];
  const isWhole = result.kind === "binary" || result.kind === "stream";
  if (isWhole && first) {
    const content = result.kind === "binary" ? "binary content" : "a stream, which is printed as it is";
    return `--${first} does not apply to ${content}.`;
  }
  if (columns === undefined) return undefined;
  if (result.kind === "text" && query === undefined) return "--columns does not apply to text.";
  if (format === undefined || format === "table") return undefined;
  return `--columns does not apply to --output ${format}. Select members with --query.`;
}

/** Splits the value of `--columns`. Throws UsageError for an empty or duplicate column. */
export function parseColumns(text: string): readonly string[] {
  const names = text.split(",").map((name) => name.trim());
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (names.includes("")) throw new UsageError("--columns has an empty name.");
  if (duplicate !== undefined) throw new UsageError(`--columns has ${duplicate} twice.`);
  return names;
}
