/**
 * Remembers rows that were read, and asks SQLite whether the file has changed since: that costs half of what reading one row does, so
 * requests that came in together share one look. Nobody is given anything older than the request that asks.
 */
import type { Query, SqlValue } from "../sql/query.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";
import { retryBusy } from "./retry-busy.ts";

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
   * Lets a request wait for the next look, which it shares with all that ask before it. They go on together.
   *
   * @throws what SQLite throws, explained
   */
  nextLook(): Promise<void>;
  /**
   * Looks whether the file has changed, and forgets everything if so. After a shared look, as many calls are spared as shared it, until the
   * event loop turns, whoever makes them: each belongs to a request that has waited for a look of its own.
   */
  look(): void;
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

/**
 * Makes an empty cache of what is read from a database through one connection.
 *
 * @param database an open file
 * @param explain throws what a shared look rejects with, given what SQLite threw
 */
export function createReadCache(database: SqliteDatabase, explain: (error: unknown) => never): ReadCache {
  const roots: Branch<unknown>[] = [];
  let size = 0;
  const clear = () => {
    for (const { next } of roots) next.clear();
    size = 0;
  };
  return {
    ...createLooks(database, clear, explain),
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

function createLooks(
  database: SqliteDatabase,
  clear: () => void,
  explain: (error: unknown) => never,
): Pick<ReadCache, "nextLook" | "look"> {
  // Differs when another connection has committed something (https://sqlite.org/pragma.html#pragma_data_version).
  const readVersion = database.prepare("pragma data_version");
  let version: SqlValue | undefined;
  let next: Promise<void> | undefined;
  /** Who waits for the next look, and for how many of those who waited for the last one it still holds. */
  let [waiting, spared] = [0, 0];
  const lookNow = () => {
    const now = readVersion([])[0]?.[0];
    if (now !== version) clear();
    version = now;
  };
  const lookForAll = () => {
    const all = waiting;
    waiting = 0;
    lookNow();
    // It holds until the event loop turns, since the second reads may never come.
    if (spared === 0) setImmediate(() => (spared = 0));
    spared = all;
  };
  return {
    nextLook: () => {
      waiting += 1;
      next ??= Promise.resolve()
        .then(() => {
          next = undefined;
          return retryBusy(lookForAll);
        })
        .catch(explain);
      return next;
    },
    look: () => {
      if (spared === 0) lookNow();
      else spared -= 1;
    },
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
