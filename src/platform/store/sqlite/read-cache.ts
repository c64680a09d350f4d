/**
 * Remembers rows that were read, and asks SQLite each time whether the file has changed since: that costs half of what reading one row
 * does. Nobody is given anything older than the request that asks.
 */
import type { Query, SqlValue } from "../sql/query.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";

/** How much is remembered, in UTF-16 code units of what rows hold. */
const capacity = 4_194_304;

/** What one row counts for besides its texts. */
const rowCost = 256;

/** Remembered rows of one query. */
export interface RememberedRows<Values, Row> {
  find(values: Values): readonly Row[] | undefined;
  /** Remembers rows that were read after the last look. Nobody may change them. */
  keep(values: Values, rows: readonly Row[]): void;
}

/** What is remembered of one file. */
export interface ReadCache {
  /**
   * Looks whether the file has changed, and forgets everything if so.
   *
   * @param leads whether a second read follows at once, in the same request: the look then holds for that one as well
   */
  look(leads: boolean): void;
  /** Begins to remember a query's rows. */
  remember<Values extends object, Row>(query: Query<Values, Row>): RememberedRows<Values, Row>;
  /** Forgets everything, as after a write through this connection, which SQLite does not count as a change. */
  clear(): void;
}

/** Rows by the first value, then the second, and so on. */
interface Branch<Row> {
  rows?: readonly Row[];
  readonly next: Map<unknown, Branch<Row>>;
}

/** @returns an empty cache of what is read from a database through one connection */
export function createReadCache(database: SqliteDatabase): ReadCache {
  const roots: Branch<unknown>[] = [];
  let size = 0;
  const clear = () => {
    for (const { next } of roots) next.clear();
    size = 0;
  };
  return {
    look: createLook(database, clear),
    remember: <Values extends object, Row>({
      parameters,
    }: Query<Values, Row>): RememberedRows<Values, Row> => {
      const root: Branch<Row> = { next: new Map() };
      roots.push(root);
      return {
        find: (values) => findRows(root, parameters, values),
        keep: (values, rows) => {
          const more = rows.reduce((sum, row) => sum + costOf(row), 0);
          // What is not there is not remembered: anybody could ask for any number of such things.
          if (more === 0 || more > capacity) return;
          if (size + more > capacity) clear();
          size += more;
          keepRows(root, parameters, values, rows);
        },
      };
    },
    clear,
  };
}

function createLook(database: SqliteDatabase, clear: () => void): ReadCache["look"] {
  // Differs when another connection has committed something (https://sqlite.org/pragma.html#pragma_data_version).
  const readVersion = database.prepare("pragma data_version");
  let version: SqlValue | undefined;
  let [holds, scheduled] = [false, false];
  return (leads) => {
    const known = holds && !leads;
    holds = leads;
    if (known) return;
    const now = readVersion([])[0]?.[0];
    if (now !== version) clear();
    version = now;
    if (!leads || scheduled) return;
    scheduled = true;
    // The look holds for one more read, and at most until the event loop turns: the second read may never come.
    setImmediate(() => {
      holds = false;
      scheduled = false;
    });
  };
}

function findRows<Values extends object, Row>(
  root: Branch<Row>,
  parameters: readonly (keyof Values & string)[],
  values: Values,
): readonly Row[] | undefined {
  let branch: Branch<Row> | undefined = root;
  for (const name of parameters) branch = branch?.next.get(values[name]);
  return branch?.rows;
}

function keepRows<Values extends object, Row>(
  root: Branch<Row>,
  parameters: readonly (keyof Values & string)[],
  values: Values,
  rows: readonly Row[],
): void {
  let branch = root;
  for (const name of parameters) {
    const found: Branch<Row> = branch.next.get(values[name]) ?? { next: new Map() };
    branch.next.set(values[name], found);
    branch = found;
  }
  branch.rows = Object.freeze(rows.map((row) => Object.freeze(row)));
}

function costOf(row: unknown): number {
  return Object.values(row ?? {}).reduce<number>((sum, value) => sum + String(value).length, rowCost);
}
