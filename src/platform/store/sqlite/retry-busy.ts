/** Waits for another process that writes. SQLite would wait by itself, but hold up everything else in this process meanwhile. */
import { setTimeout as delay } from "node:timers/promises";
import { readSqliteCode, sqliteCodes } from "./node-sqlite.ts";

/** How long it is waited at most, and for how long at a time, in milliseconds. A write takes a few. */
const deadlineMs = 5_000;
const longestDelayMs = 8;

/**
 * Does work, and again whenever the file is locked.
 *
 * @param work what to do; it has done nothing when it throws that the file is locked
 * @returns its result, at once unless it had to wait
 * @throws what the work throws, also that the file is locked when that lasts 5 s
 */
export function retryBusy<Result>(work: () => Result): Result | Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!isBusy(error)) throw error;
    return retryLater(work);
  }
}

async function retryLater<Result>(work: () => Result): Promise<Result> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    // Not all who wait at once shall try at once.
    await delay(1 + Math.random() * longestDelayMs);
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
  }
}

function isBusy(error: unknown): boolean {
  return readSqliteCode(error) === sqliteCodes.busy;
}
