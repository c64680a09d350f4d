/**
 * Commits writes together that are asked for together: a commit waits for the disk, and it waits as long for twenty writes as for one.
 * Each write is atomic all the same, and none is reported before it is on the disk.
 */
import { readTrouble } from "./errors.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";
import { retryBusy } from "./retry-busy.ts";
import { transact } from "./transact.ts";

/**
 * Does a write of one statement.
 *
 * @param work executes the statement; called again when the file was locked
 * @returns what the work returned, once it is on the disk
 * @throws what the work or SQLite throws
 */
export type Write = <Result>(work: () => Result) => Promise<Result>;

/** A write that waits for its commit. */
interface Waiting {
  /** Does it. Throws only what concerns all. */
  execute(): void;
  /** Reports what became of it. */
  settle(): void;
  fail(error: unknown): void;
}

/** Writes in one transaction at the most: others shall not wait long for the file. */
const mostTogether = 100;

/**
 * Makes the function that all writes of one statement go through.
 *
 * @param database an open file
 * @param written is called after each attempt to change the file
 */
export function createGroupCommit(database: SqliteDatabase, written: () => void): Write {
  let waiting: Waiting[] = [];
  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += mostTogether) {
      void commit(database, all.slice(from, from + mostTogether), written);
    }
  };
  return (work) =>
    new Promise((resolve, reject) => {
      // Those who came in together get here one right after the other, before the microtask.
      if (waiting.length === 0) queueMicrotask(flush);
      waiting.push(createWaiting(work, resolve, reject));
    });
}

function createWaiting<Result>(
  work: () => Result,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Waiting {
  let report: () => void = () => {};
  return {
    execute: () => {
      try {
        const result = work();
        report = () => resolve(result);
      } catch (error) {
        // After these, SQLite has rolled back or cannot go on; any other is this statement's own, and the rest is not to suffer for it.
        if (readTrouble(error) !== undefined) throw error;
        report = () => reject(error);
      }
    },
    settle: () => report(),
    fail: reject,
  };
}

/** Never rejects. */
async function commit(
  database: SqliteDatabase,
  writes: readonly Waiting[],
  written: () => void,
): Promise<void> {
  try {
    await retryBusy(() => {
      try {
        executeAll(database, writes);
      } finally {
        written();
      }
    });
  } catch (error) {
    for (const write of writes) write.fail(error);
    return;
  }
  for (const write of writes) write.settle();
}

function executeAll(database: SqliteDatabase, writes: readonly Waiting[]): void {
  const execute = (): void => {
    for (const write of writes) write.execute();
  };
  // A statement on its own is a transaction by itself.
  if (writes.length === 1) execute();
  else transact(database, "exclusive", execute);
}
