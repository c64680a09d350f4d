/** Tables: one row per object, without borders. */
import { describeUnknownName, isPlainObject } from "../../contract/check-options.ts";
import { nearestName } from "../../contract/nearest-name.ts";
import { UsageError } from "../model/errors.ts";
import { escapeLine } from "./escape.ts";
import { formatValue, isScalar } from "./format-value.ts";
import { cutLine, type Line, lineWidth, padEnd, padStart, plain, styles } from "./line.ts";

export interface Space {
  /** In cells; infinite in a pipe. */
  readonly width: number;
  /** Milliseconds since 1970, for ages. */
  readonly now: number;
}

interface Column {
  readonly name: string;
  readonly header: Line;
  readonly cells: readonly Line[];
  readonly width: number;
  readonly isNumeric: boolean;
}

const gap = 2;

/** Wider cells are cut, so that one long text does not push out the other columns. */
const maxCellWidth = 48;

/** Narrower columns are not cut further. */
const minCellWidth = 8;

/** Formats a table whose columns are cut at the width: what does not fit is left out, beginning with the first column that does not fit. */
export function formatTable(rows: readonly unknown[], names: readonly string[], space: Space) {
  const columns = createColumns(rows, names, space).map((column) => ({
    ...column,
    width: space.width === Infinity ? column.width : Math.min(column.width, maxCellWidth),
  }));
  let end = -gap;
  const count = columns.findIndex(({ width }) => {
    end += gap + width;
    return end > space.width;
  });
  // Something of the first column always fits.
  const shown = count < 0 ? columns : columns.slice(0, Math.max(1, count));
  return { lines: layOut(shrink(shown, space)), leftOut: names.slice(shown.length) };
}

/** Formats a table with all of its columns, cut if need be. */
export function formatWholeTable(
  rows: readonly unknown[],
  names: readonly string[],
  space: Space,
): readonly Line[] {
  return layOut(shrink(createColumns(rows, names, space), space));
}

/** Width of a table with all of its columns and nothing cut. */
export function tableWidth(rows: readonly unknown[], names: readonly string[], space: Space): number {
  return totalWidth(createColumns(rows, names, space));
}

function createColumns(
  rows: readonly unknown[],
  names: readonly string[],
  { now }: Space,
): readonly Column[] {
  return names.map((name) => {
    const header: Line = [{ text: escapeLine(name), style: styles.header }];
    const values = rows.map((row) => readPath(row, name));
    const unitName = name.slice(name.lastIndexOf(".") + 1);
    const cells = values.map((value) => formatValue(value, unitName, now));
    const width = [header, ...cells].reduce((max, cell) => Math.max(max, lineWidth(cell)), 0);
    const present = values.filter((value) => value !== undefined && value !== null);
    const isNumeric = present.length > 0 && present.every((value) => typeof value === "number");
    return { name, header, cells, width, isNumeric };
  });
}

function totalWidth(columns: readonly Column[]): number {
  return columns.reduce((total, { width }) => total + gap + width, -gap);
}

/** Takes width from the widest columns until the table fits. */
function shrink(columns: readonly Column[], space: Space): readonly Column[] {
  const widths = columns.map(({ width }) => width);
  for (let excess = totalWidth(columns) - space.width; excess > 0; excess -= 1) {
    const max = Math.max(...widths);
    if (max <= minCellWidth) break;
    widths[widths.indexOf(max)] = max - 1;
  }
  return columns.map((column, index) => ({ ...column, width: widths[index] ?? column.width }));
}

function layOut(columns: readonly Column[]): readonly Line[] {
  const alignCell = (line: Line, { width, isNumeric }: Column): Line => {
    const cut = cutLine(line, width);
    return isNumeric ? padStart(cut, width) : padEnd(cut, width);
  };
  const joinCells = (pick: (column: Column) => Line): Line =>
    columns.flatMap((column, index) => [
      plain(" ".repeat(index === 0 ? 0 : gap)),
      ...alignCell(pick(column), column),
    ]);
  const rowCount = columns[0]?.cells.length ?? 0;
  const rows = Array.from({ length: rowCount }, (_, row) => joinCells(({ cells }) => cells[row] ?? []));
  return [joinCells(({ header }) => header), ...rows];
}

/**
 * Checks columns against the payload. A member that the contract documents may be absent from all rows. Throws UsageError for a column that
 * no row has, with the nearest name.
 */
export function checkColumns(
  names: readonly string[],
  payload: unknown,
  documented: readonly string[],
): void {
  const paths = [...new Set([...documented, ...listPaths(payload)])];
  const unknown = names.find((name) => !paths.includes(name));
  if (unknown === undefined) return;
  if (paths.length === 0) throw new UsageError("--columns does not apply: the response has no members.");
  // Nested members of many rows would make a long list.
  const known = nearestName(unknown, paths) ? paths : paths.filter((path) => !path.includes("."));
  throw new UsageError(describeUnknownName("column", unknown, known));
}

/** Default columns of a table: the documented ones that occur, or else all scalar members; and the other members of the rows. */
export function chooseColumns(
  rows: readonly object[],
  documented: readonly string[],
): { readonly columns: readonly string[]; readonly others: readonly string[] } {
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
