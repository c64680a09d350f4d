/**
 * Group commit: writes that arrive together share one transaction, since a commit waits for the disk and waits as long for twenty writes as
 * for one. A write resolves after the commit.
 */
import { queueMicrotask } from "../../lib/timers.ts";

/** Writes that share a commit. */
export interface GroupCommit {
  /**
   * Adds a write to the next transaction.
   *
   * @param onCommit is called after the commit, before any other write
   * @throws what the transaction throws, for all writes in it
   */
  write<Result>(execute: () => void, onCommit: () => Result): Promise<Result>;
  /** Commits the pending writes now. */
  flush(): void;
}

/** A write that waits for its commit. */
interface PendingWrite {
  readonly execute: () => void;
  readonly onCommit: () => void;
  readonly reject: (error: unknown) => void;
}

/** @param transact runs work in a transaction, synchronously */
export function createGroupCommit(transact: (work: () => void) => void): GroupCommit {
  let pending: PendingWrite[] = [];
  const flush = (): void => {
    const writes = pending;
    pending = [];
    if (writes.length === 0) return;
    try {
      transact(() => {
        for (const { execute } of writes) execute();
      });
    } catch (error) {
      for (const { reject } of writes) reject(error);
      return;
    }
    for (const { onCommit } of writes) onCommit();
  };
  return {
    write: (execute, onCommit) =>
      new Promise((resolve, reject) => {
        if (pending.length === 0) queueMicrotask(flush);
        pending.push({ execute, onCommit: () => resolve(onCommit()), reject });
      }),
    flush,
  };
}
