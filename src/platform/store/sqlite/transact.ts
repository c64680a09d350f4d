/** Transactions on an SQLite file. */
import type { TransactionMode } from "../sql/driver.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";

const beginnings: Readonly<Record<TransactionMode, string>> = {
  exclusive: "begin immediate",
  snapshot: "begin",
};

/**
 * Does work in a transaction. Nothing is waited for in it, so nothing else on this connection gets into it.
 *
 * @param database an open file
 * @param mode what the work does
 * @param work what to do
 * @returns its result, once that is on the disk
 * @throws what the work or SQLite throws; then nothing of it was kept
 */
export function transact<Result>(
  database: SqliteDatabase,
  mode: TransactionMode,
  work: () => Result,
): Result {
  let begun = false;
  try {
    database.execute(beginnings[mode]);
    begun = true;
    const result = work();
    database.execute("commit");
    return result;
  } catch (error) {
    if (begun) rollBack(database);
    throw error;
  }
}

function rollBack(database: SqliteDatabase): void {
  try {
    database.execute("rollback");
  } catch {
    // SQLite has done it by itself, as it does after some errors.
  }
}
