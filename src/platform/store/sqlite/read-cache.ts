/**
 * Remembers rows that were read, and asks SQLite each time whether the file has changed since: that costs half of what reading one row
 * does. Nobody is given anything older than the request that asks.
 */
import type { SqlRow } from "../sql/query.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";

/** How much is remembered, in UTF-16 code units of keys and values. */
const capacity = 4_194_304;

/** Rows by query and values. */
export interface ReadCache {
  /**
   * Looks whether the file has changed, and forgets everything if so.
   *
   * @param leads whether a second read follows at once, in the same request: the look then holds for that one as well
   */
  check(leads: boolean): void;
  /** @returns what is remembered; undefined when nothing is */
  find(key: string): readonly SqlRow[] | undefined;
  /** Remembers rows that were read after the last check. */
  keep(key: string, rows: readonly SqlRow[]): void;
  /** Forgets everything, as after a write through this connection, which SQLite does not count as a change. */
  clear(): void;
}

/** @returns an empty cache of what is read from a database through one connection */
export function createReadCache(database: SqliteDatabase): ReadCache {
  // Differs when another connection has committed something (https://sqlite.org/pragma.html#pragma_data_version).
  const readVersion = database.prepare("pragma data_version");
  const remembered = new Map<string, readonly SqlRow[]>();
  let [size, version]: [number, unknown] = [0, undefined];
  let [checked, scheduled] = [false, false];
  const clear = () => {
    remembered.clear();
    size = 0;
  };
  /** The look holds for one more read, and at most until the event loop turns: for a request whose second read never comes. */
  const lead = () => {
    checked = true;
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      [checked, scheduled] = [false, false];
    });
  };
  return {
    check: (leads) => {
      const known = checked && !leads;
      checked = false;
      if (known) return;
      const [[now] = []] = readVersion([]);
      if (now !== version) clear();
      version = now;
      if (leads) lead();
    },
    find: (key) => remembered.get(key),
    keep: (key, rows) => {
      const more = sizeOf(key, rows);
      if (rows.length === 0 || more > capacity) return;
      if (size + more > capacity) clear();
      size += more;
      remembered.set(key, rows);
    },
    clear,
  };
}

/** @returns a name for these values that no others have: each is told apart from the next by its length */
export function cacheKey(query: string, values: SqlRow): string {
  let key = query;
  for (const value of values) key += `${String(value).length}:${value}`;
  return key;
}

function sizeOf(key: string, rows: readonly SqlRow[]): number {
  return rows.flat().reduce<number>((sum, value) => sum + String(value).length, key.length);
}
