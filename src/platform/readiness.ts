/** Starts opening eagerly; callers await readiness. */

/** State of a resource that opens asynchronously. */
export interface Readiness {
  /** Promise to wait for; undefined once it is open, so that callers need not await. */
  pending(): Promise<void> | undefined;
  /** Resolves when it is open; rejects if it could not be opened. */
  ready(): Promise<void>;
  /** Resolves when opening has ended, whatever the outcome. */
  settled(): Promise<void>;
}

/**
 * Starts opening.
 *
 * @param open called once, immediately
 */
export function createReadiness(open: () => Promise<void>): Readiness {
  let pending: Promise<void> | undefined = open();
  const settled = pending.then(
    () => {
      pending = undefined;
    },
    // `ready` reports the failure.
    () => {},
  );
  return {
    pending: () => pending,
    ready: async () => {
      await pending;
    },
    settled: () => settled,
  };
}
