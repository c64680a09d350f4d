/** Tables: one row per object, without borders. */
import { describeUnknownName, isPlainObject } from "../../contract/check-options.ts";
import { nearestName } from "../../contract/nearest-name.ts";
import { UsageError } from "../model/errors.ts";
import { escapeLine } from "./escape.ts";
import { formatValue, isScalar } from "./format-value.ts";
import { bold } from "./line.ts";
import { cutLine, maxWidth, padEnd, padStart } from "./width.ts";

interface Column {
  /** Its header, and its cell of each row. */
  readonly cells: readonly string[];
  readonly width: number;
  readonly isNumeric: boolean;
}

const gap = 2;

/** Wider cells are cut, so that one long text does not push out the other columns: 42 fit beside a UUID in 80. */
const maxCellWidth = 42;

/** Narrower columns are not cut further. */
const minCellWidth = 8;

/** Formats a table. Columns are cut at the width, which is infinite in a pipe; those that do not fit, and all after them, are left out. */
export function formatTable(rows: readonly unknown[], names: readonly string[], width: number) {
  const columns = createColumns(rows, names).map((column) => ({
    ...column,
    width: width === Infinity ? column.width : Math.min(column.width, maxCellWidth),
  }));
  const count = columns.findIndex((_, index) => totalWidth(columns.slice(0, index + 1)) > width);
  // Something of the first column always fits.
  const shown = count < 0 ? columns : columns.slice(0, Math.max(1, count));
  return { lines: layOut(shown, width), leftOut: names.slice(shown.length) };
}

/** Formats a table with all of its columns, cut if need be. */
export function formatWholeTable(rows: readonly unknown[], names: readonly string[], width: number) {
  return layOut(createColumns(rows, names), width);
}

/** Formats a table with all of its columns; undefined if something would have to be cut. */
export function formatFittingTable(rows: readonly unknown[], names: readonly string[], width: number) {
  const columns = createColumns(rows, names);
  return totalWidth(columns) > width ? undefined : layOut(columns, width);
}

function createColumns(rows: readonly unknown[], names: readonly string[]): readonly Column[] {
  return names.map((name) => {
    const values = rows.map((row) => readPath(row, name));
    const member = name.slice(name.lastIndexOf(".") + 1);
    const cells = [bold(escapeLine(name)), ...values.map((value) => formatValue(value, member))];
    const present = values.filter((value) => value !== undefined && value !== null);
    const isNumeric = present.length > 0 && present.every((value) => typeof value === "number");
    return { cells, width: maxWidth(cells), isNumeric };
  });
}

function totalWidth(columns: readonly Column[]): number {
  return columns.reduce((total, { width }) => total + gap + width, -gap);
}

/** Lays out columns, and takes width from the widest ones until the table fits. */
function layOut(columns: readonly Column[], width: number): readonly string[] {
  const widths = columns.map((column) => column.width);
  for (let excess = totalWidth(columns) - width; excess > 0; excess -= 1) {
    const max = Math.max(...widths);
    if (max <= minCellWidth) break;
    widths[widths.indexOf(max)] = max - 1;
  }
  const rows = columns[0]?.cells ?? [];
  return rows.map((_, row) => {
    const cells = columns.map(({ cells, isNumeric }, index) => {
      const cut = cutLine(cells[row] ?? "", widths[index] ?? 0);
      return (isNumeric ? padStart : padEnd)(cut, widths[index] ?? 0);
    });
    return cells.join(" ".repeat(gap));
  });
}

/** Checks columns against the payload, and members of the contract, which it may not have. Throws UsageError with the nearest name. */
export function checkColumns(names: readonly string[], payload: unknown, documented: readonly string[]) {
  const paths = [...new Set([...documented, ...listPaths(payload)])];
  const unknown = names.find((name) => !paths.includes(name));
  if (unknown === undefined) return;
  if (paths.length === 0) throw new UsageError("--columns does not apply: the response has no members.");
  // Nested members of many rows would make a long list.
  const known = nearestName(unknown, paths) ? paths : paths.filter((path) => !path.includes("."));
  throw new UsageError(describeUnknownName("column", unknown, known));
}

/** Default columns of a table: the documented ones that occur, or else all scalar members; and the other members of the rows. */
export function chooseColumns(rows: readonly object[], documented: readonly string[]) {
  const present = [...new Set(rows.flatMap(Object.keys))];
  const known = documented.filter((name) => present.includes(name));
  const isScalarColumn = (name: string): boolean => rows.every((row) => isScalar(Reflect.get(row, name)));
  const columns = known.length > 0 ? known : present.filter(isScalarColumn);
  return { columns, others: present.filter((name) => !columns.includes(name)) };
}

/** Reads a nested member. A list on the way gives the members of its items. Returns undefined if there is no such member. */
export function readPath(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const found = value.map((item) => readPath(item, path)).filter((item) => item !== undefined);
    return found.length > 0 ? found.flat() : undefined;
  }
  if (!isPlainObject(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (name === path) return member;
    const nested = path.startsWith(`${name}.`) ? readPath(member, path.slice(name.length + 1)) : undefined;
    if (nested !== undefined) return nested;
  }
  return undefined;
}

/** Lists the paths of all members of a value, nested ones too. */
function listPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(listPaths))];
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    name,
    ...listPaths(member).map((path) => `${name}.${path}`),
  ]);
}
