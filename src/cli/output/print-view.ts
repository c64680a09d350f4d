/** Prints views: `--output table`, and what a terminal shows by default. Loaded on first use, since scripts read JSON. */
import { isPlainObject } from "../../contract/check-options.ts";
import type { Stream, Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { checkColumns, chooseColumns } from "./columns.ts";
import { escapeLine } from "./escape.ts";
import { dim, ellipsisOf, type Line, writeLines } from "./line.ts";
import { type OutputOptions, parseColumns } from "./output-options.ts";
import { readPath } from "./read-path.ts";
import { formatTable, formatWholeTable, type Space } from "./table.ts";
import { formatView } from "./view.ts";

/**
 * Prints a view of a payload.
 *
 * @throws UsageError if the payload does not have the columns, or nothing that can be drawn
 */
export async function printView(payload: unknown, options: OutputOptions, terminal: Terminal): Promise<void> {
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
  const text = `Columns left out: ${names.join(", ")}. Choose columns with --columns.`;
  writeLines(stderr, [[dim(escapeLine(text))]]);
}
