/** Prints what an operation resolves to. */
import { isPlainObject } from "../../contract/check-options.ts";
import type { Stream, Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { checkColumns, chooseColumns } from "./columns.ts";
import { escapeLine, escapeQuoted, escapeText } from "./escape.ts";
import { dim, ellipsisOf, type Line, writeLines } from "./line.ts";
import { maskSensitive } from "./mask.ts";
import {
  checkOutput,
  chooseFormat,
  type OutputFormat,
  type OutputOptions,
  parseColumns,
} from "./output-options.ts";
import { readPath } from "./read-path.ts";
import { formatTable, formatWholeTable, type Space } from "./table.ts";
import { formatView } from "./view.ts";

/**
 * Prints a payload: a view on a terminal, JSON elsewhere, or what the options say. Sensitive members are masked in views.
 *
 * @param payload what the operation resolves to
 * @throws UsageError for what `checkOutput` finds, and for columns and queries that the payload does not fit
 */
export async function printResult(
  payload: unknown,
  options: OutputOptions,
  terminal: Terminal,
): Promise<void> {
  const { stdout, stderr } = terminal;
  await checkOutput(options, terminal);
  if (payload instanceof Blob) return stdout.write(new Uint8Array(await payload.arrayBuffer()));
  if (payload === undefined) return;
  const { query, result } = options;
  const format = chooseFormat(options, stdout);
  const isPlainText = result.kind === "text" && query === undefined;
  if (isPlainText && (format === "table" || options.format === undefined)) {
    return printText(String(payload), stdout);
  }
  // Before the query, which could rename members.
  const shown = format === "table" ? maskSensitive(payload, result.sensitive ?? []) : payload;
  const content = query === undefined ? shown : (await import("./query.ts")).evaluateQuery(shown, query);
  if (isEmptyList(content) && format !== "json" && format !== "yaml") note(stderr, "The list is empty.");
  else if (format === "table") await printView(content, options, terminal);
  else stdout.write(await formatData(content, format));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function printText(text: string, stdout: Stream): void {
  const escaped = escapeText(text);
  if (stdout.isTerminal) stdout.write(escaped.endsWith("\n") ? escaped : `${escaped}\n`);
  else stdout.write(text);
}

async function formatData(value: unknown, format: Exclude<OutputFormat, "table">): Promise<string> {
  if (format === "yaml") return (await import("./yaml.ts")).formatYaml(value);
  const items = format === "ndjson" && Array.isArray(value) ? value : [value];
  const space = format === "json" ? 2 : undefined;
  return items.map((item) => `${escapeQuoted(JSON.stringify(item, undefined, space))}\n`).join("");
}

async function printView(payload: unknown, options: OutputOptions, terminal: Terminal): Promise<void> {
  const { stdout, stderr } = terminal;
  const space: Space = { width: stdout.columns, ellipsis: ellipsisOf(stdout), now: Date.now() };
  const documented = options.query === undefined ? (options.result.columns ?? []) : [];
  if (options.draw) {
    const objects = Array.isArray(payload) ? payload : [payload];
    if (!objects.every(isPlainObject))
      throw new UsageError("--draw does not apply: the response has no objects.");
    const { drawDashboards } = await import("./draw.ts");
    writeLines(stdout, drawDashboards(objects, space, stdout.hasUnicode));
  } else if (options.columns !== undefined) {
    const names = parseColumns(options.columns);
    checkColumns(names, payload, documented);
    writeLines(stdout, formatColumns(payload, names, space));
  } else if (Array.isArray(payload) && payload.every(isPlainObject)) {
    const { columns, others } = chooseColumns(payload, documented);
    // A query selects the members that are shown.
    const hasOthers = options.query !== undefined || columns.length === 0;
    const table = formatTable(payload, hasOthers ? [...columns, ...others] : columns, space);
    writeLines(stdout, table.lines);
    noteLeftOut(stderr, hasOthers ? table.leftOut : [...table.leftOut, ...others]);
  } else {
    writeLines(stdout, formatView(payload, space));
  }
}

/** Formats the chosen columns: of a list as a table, of an object as names and values. */
function formatColumns(payload: unknown, names: readonly string[], space: Space): readonly Line[] {
  if (Array.isArray(payload)) return formatWholeTable(payload, names, space);
  return formatView(Object.fromEntries(names.map((name) => [name, readPath(payload, name)])), space);
}

function noteLeftOut(stderr: Stream, names: readonly string[]): void {
  if (names.length === 0) return;
  note(stderr, `Columns left out: ${names.join(", ")}. Choose columns with --columns.`);
}

function note(stderr: Stream, text: string): void {
  writeLines(stderr, [[dim(escapeLine(text))]]);
}
