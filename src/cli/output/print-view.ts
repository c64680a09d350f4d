/** Prints views: `--output table`, and what a terminal shows by default. Loaded on first use, since scripts read JSON. */
import { isPlainObject } from "../../contract/check-options.ts";
import type { Terminal } from "../model/terminal.ts";
import { escapeLine } from "./escape.ts";
import { formatValue, isScalar, isScalarList } from "./format-value.ts";
import { dim, wrap, writeLines } from "./line.ts";
import { type OutputOptions, parseColumns } from "./output-options.ts";
import {
  checkColumns,
  chooseColumns,
  formatFittingTable,
  formatTable,
  formatWholeTable,
  readPath,
} from "./table.ts";
import { cutLine, lineWidth, maxWidth, padEnd } from "./width.ts";

/** Terminals with fewer cells show the columns of ids last. */
const narrowWidth = 60;

const isId = (name: string): boolean => /(?:^|_)id$|[a-z]I[dD]$/.test(name);

/** Prints a view of a payload. Throws UsageError if the payload does not have the columns. */
export async function printView(payload: unknown, options: OutputOptions, terminal: Terminal): Promise<void> {
  const { stdout, stderr } = terminal;
  const width = stdout.columns;
  const documented = options.query === undefined ? (options.result.columns ?? []) : [];
  if (options.columns !== undefined) {
    const names = parseColumns(options.columns);
    checkColumns(names, payload, documented);
    const members = Object.fromEntries(names.map((name) => [name, readPath(payload, name)]));
    const isList = Array.isArray(payload);
    writeLines(stdout, isList ? formatWholeTable(payload, names, width) : formatView(members, width));
  } else if (Array.isArray(payload) && payload.every(isPlainObject)) {
    const { columns: chosen, others } = chooseColumns(payload, documented);
    // Where few columns fit, a name says more than an id.
    const columns =
      width < narrowWidth ? chosen.toSorted((one, other) => Number(isId(one)) - Number(isId(other))) : chosen;
    // A query selects the members that are shown.
    const hasOthers = options.query !== undefined || columns.length === 0;
    const table = formatTable(payload, hasOthers ? [...columns, ...others] : columns, width);
    writeLines(stdout, table.lines);
    const names = [...table.leftOut, ...(hasOthers ? [] : others)];
    const note = `Columns left out (see --columns): ${names.join(", ")}`;
    if (names.length > 0) writeLines(stderr, [cutLine(dim(escapeLine(note)), stderr.columns)]);
  } else {
    writeLines(stdout, formatView(payload, width));
  }
}

const indentation = "  ";

function formatView(value: unknown, width: number): readonly string[] {
  if (isPlainObject(value) && Object.keys(value).length > 0) return formatObject(value, width);
  if (Array.isArray(value) && value.length > 0) return formatList(value, width);
  return [formatValue(value, "")];
}

function formatObject(value: object, width: number): readonly string[] {
  const members = Object.entries(value).map(
    ([name, member]) => [name, member, dim(escapeLine(name))] as const,
  );
  const labels = members.flatMap(([, member, label]) => (isInline(member) ? [label] : []));
  const start = maxWidth(labels) + indentation.length;
  return members.flatMap(([name, member, label]) => {
    if (!isInline(member)) return [label, ...indent(formatView(member, width - indentation.length))];
    // A quantity stays on one line.
    const cells = typeof member === "number" ? Infinity : width - start;
    const text = wrap(formatValue(member, name), cells, 0, lineWidth).trimEnd();
    const [first = "", ...rest] = text.split("\n");
    return [padEnd(label, start) + first, ...rest.map((line) => " ".repeat(start) + line)];
  });
}

/** Whether a value stands beside its name: a scalar, a list of scalars, and what is empty. */
function isInline(value: unknown): boolean {
  return isScalar(value) || isScalarList(value) || Object.keys(Object(value)).length === 0;
}

function formatList(items: readonly unknown[], width: number): readonly string[] {
  if (items.every(isScalar)) return items.map((item) => formatValue(item, ""));
  return (
    formatRows(items, width) ??
    items.flatMap((item) => {
      const [first = "", ...rest] = formatView(item, width - indentation.length);
      return [dim("- ") + first, ...indent(rest)];
    })
  );
}

/** Formats flat objects as a table; undefined if it would not show all of them within the width. */
function formatRows(items: readonly unknown[], width: number): readonly string[] | undefined {
  const isFlat = (item: object) => Object.values(item).every(isInline);
  if (!items.every(isPlainObject) || !items.every(isFlat)) return undefined;
  const names = [...new Set(items.flatMap(Object.keys))];
  return names.length > 0 ? formatFittingTable(items, names, width) : undefined;
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => indentation + line);
}
