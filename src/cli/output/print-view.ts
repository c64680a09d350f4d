/** Prints views: `--output table`, and what a terminal shows by default. Loaded on first use, since scripts read JSON. */
import { isPlainObject } from "../../contract/check-options.ts";
import type { Stream, Terminal } from "../model/terminal.ts";
import { escapeLine } from "./escape.ts";
import { formatItems, formatValue, isScalar, isScalarList } from "./format-value.ts";
import { cutLine, dim, type Line, lineWidth, padEnd, plain, wrapLine, writeLines } from "./line.ts";
import { type OutputOptions, parseColumns } from "./output-options.ts";
import {
  checkColumns,
  chooseColumns,
  formatTable,
  formatWholeTable,
  readPath,
  type Space,
  tableWidth,
} from "./table.ts";

/** Terminals with fewer cells show the columns of ids last. */
const narrowWidth = 60;

const isId = (name: string): boolean => /(?:^|_)id$|[a-z]I[dD]$/.test(name);

/** Prints a view of a payload. Throws UsageError if the payload does not have the columns. */
export async function printView(payload: unknown, options: OutputOptions, terminal: Terminal): Promise<void> {
  const { stdout, stderr } = terminal;
  const space: Space = { width: stdout.columns, now: Date.now() };
  const documented = options.query === undefined ? (options.result.columns ?? []) : [];
  if (options.columns !== undefined) {
    const names = parseColumns(options.columns);
    checkColumns(names, payload, documented);
    writeLines(stdout, formatColumns(payload, names, space));
  } else if (Array.isArray(payload) && payload.every(isPlainObject)) {
    const chosen = chooseColumns(payload, documented);
    const { others } = chosen;
    // Where few columns fit, a name says more than an id.
    const columns =
      space.width < narrowWidth
        ? chosen.columns.toSorted((one, other) => Number(isId(one)) - Number(isId(other)))
        : chosen.columns;
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
  const text = `Columns left out (see --columns): ${names.join(", ")}`;
  writeLines(stderr, [cutLine([dim(escapeLine(text))], stderr.columns)]);
}

const indentation = 2;

function formatView(value: unknown, space: Space): readonly Line[] {
  if (isPlainObject(value) && Object.keys(value).length > 0) return formatObject(value, space);
  if (Array.isArray(value) && value.length > 0) return formatList(value, space);
  return [formatValue(value, "", space.now)];
}

function formatObject(value: object, space: Space): readonly Line[] {
  const members = Object.entries(value).map(([name, member]) => ({
    name,
    member,
    label: [dim(escapeLine(name))],
  }));
  const inline = members.filter(({ member }) => isInline(member));
  const width = inline.reduce((max, { label }) => Math.max(max, lineWidth(label)), 0) + 2;
  return members.flatMap(({ name, member, label }) => {
    if (!isInline(member)) return [label, ...formatView(member, narrow(space)).map(indent)];
    const [first = [], ...rest] = wrapValue(member, name, { ...space, width: space.width - width });
    return [[...padEnd(label, width), ...first], ...rest.map((line) => padStartBy(line, width))];
  });
}

/** Whether a value stands beside its name: a scalar, a list of scalars, and what is empty. */
function isInline(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0 || isScalarList(value);
  return isScalar(value) || Object.keys(Object(value)).length === 0;
}

/** Formats a value that stands beside its name. It continues on the next line if it is longer than the width. */
function wrapValue(value: unknown, name: string, { width, now }: Space): readonly Line[] {
  const whole = formatValue(value, name, now);
  if (lineWidth(whole) <= width) return [whole];
  return wrapLine(splitValue(value, name, now) ?? [whole], width);
}

/** Splits a value where a line may end: between the items of a list, and between words. */
function splitValue(value: unknown, name: string, now: number): readonly Line[] | undefined {
  if (typeof value === "string")
    return escapeLine(value)
      .split(" ")
      .map((word) => [plain(word)]);
  if (!isScalarList(value)) return undefined;
  const items = formatItems(value, name, now);
  return items.map((item, index) => (index < items.length - 1 ? [...item, plain(",")] : item));
}

function formatList(items: readonly unknown[], space: Space): readonly Line[] {
  if (items.every(isScalar)) return items.map((item) => formatValue(item, "", space.now));
  return formatRows(items, space) ?? items.flatMap((item) => formatItem(item, space));
}

/** Formats flat objects as a table; undefined if it would not show all of them within the width. */
function formatRows(items: readonly unknown[], space: Space): readonly Line[] | undefined {
  if (!items.every(isPlainObject)) return undefined;
  const names = [...new Set(items.flatMap(Object.keys))];
  const isFlat = items.every((item) => Object.values(item).every(isInline));
  if (!isFlat || names.length === 0 || tableWidth(items, names, space) > space.width) return undefined;
  return formatWholeTable(items, names, space);
}

/** Formats an item with a hyphen before its first line. */
function formatItem(item: unknown, space: Space): readonly Line[] {
  const [first = [], ...rest] = formatView(item, narrow(space));
  return [[dim("- "), ...first], ...rest.map(indent)];
}

function narrow(space: Space): Space {
  return { ...space, width: space.width - indentation };
}

function indent(line: Line): Line {
  return padStartBy(line, indentation);
}

function padStartBy(line: Line, width: number): Line {
  return [plain(" ".repeat(width)), ...line];
}
