/** Starts opening eagerly; callers await readiness. */

/** State of a resource that opens asynchronously. `Opened` is what is known once it is open. */
export interface Readiness<Opened> {
  /** Promise to wait for; undefined once it is open, so that callers need not await. */
  pending(): Promise<Opened> | undefined;
  /** Resolves when it is open; rejects if it could not be opened. */
  ready(): Promise<Opened>;
  /** Resolves when opening has ended, whatever the outcome. */
  settled(): Promise<void>;
}

/**
 * Starts opening.
 *
 * @param open called once, immediately
 */
export function createReadiness<Opened>(open: () => Promise<Opened>): Readiness<Opened> {
  const opened = open();
  let pending: Promise<Opened> | undefined = opened;
  const settled = opened.then(
    () => {
      pending = undefined;
    },
    // `ready` reports the failure.
    () => {},
  );
  return {
    pending: () => pending,
    ready: () => opened,
    settled: () => settled,
  };
}
