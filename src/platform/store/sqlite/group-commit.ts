/** Group commit: writes that arrive together share a transaction, since a commit waits for the disk. A write resolves after the commit. */
import type { SqliteFile } from "./open-file.ts";

interface PendingWrite {
  readonly execute: () => void;
  readonly onCommit: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates the function that adds a write to the next transaction. It calls `onCommit` after the commit, before any other write, and throws what
 * the transaction throws, for all writes in it.
 */
export function createGroupCommit(transact: SqliteFile["transact"]) {
  let pending: PendingWrite[] = [];
  const commit = async (): Promise<void> => {
    let writes: PendingWrite[] = [];
    const take = () => {
      writes = pending;
      pending = [];
    };
    try {
      const execute = () => {
        take();
        for (const write of writes) write.execute();
      };
      await transact(execute, () => {
        for (const { onCommit } of writes) onCommit();
      });
    } catch (error) {
      // The transaction did not begin.
      if (writes.length === 0) take();
      for (const { reject } of writes) reject(error);
    }
  };
  return <Result>(execute: () => void, onCommit: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      pending.push({ execute, onCommit: () => resolve(onCommit()), reject });
      if (pending.length === 1) void commit();
    });
}
