/** Starts opening eagerly; callers await readiness. */

/** State of something that is opening, open, or could not be opened. */
export interface Readiness {
  /** What to wait for; undefined once it is open, so that nobody waits for nothing. */
  pending(): Promise<void> | undefined;
  /** Resolves when it is open. Throws what kept it from opening. */
  ready(): Promise<void>;
  /** Resolves when it is decided, and never throws. */
  settled(): Promise<void>;
}

/**
 * Begins to open.
 *
 * @param open does it; called once, at once
 */
export function createReadiness(open: () => Promise<void>): Readiness {
  let pending: Promise<void> | undefined = open();
  const settled = pending.then(
    () => {
      pending = undefined;
    },
    // Whoever asks `ready` is told; nobody need ask.
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
