/** The callbacks of a signal, and the one listener that calls them. */
interface Subscription {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const subscriptions = new WeakMap<AbortSignal, Subscription>();

/**
 * Calls a function when a signal aborts. The signal must not have aborted, and the callback must not throw. All callbacks of a signal share one
 * listener: Node warns of a leak when it has more than ten, and a program may use one signal for a thousand calls at once. Returns a function that
 * removes the callback.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks, listener } = subscriptions.get(signal) ?? subscribe(signal);
  callbacks.add(callback);
  return () => {
    // A second removal must not touch a later subscription of the same signal.
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    signal.removeEventListener("abort", listener);
    subscriptions.delete(signal);
  };
}

/** Waits until a signal aborts or `start` calls `end`. `start` may return a timer, which is cleared then; it is not called if the signal has aborted. */
export function waitUnlessAborted(
  signal: AbortSignal | undefined,
  start: (end: () => void) => ReturnType<typeof setTimeout> | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    let timer: ReturnType<typeof start>;
    const end = (): void => {
      clearTimeout(timer);
      stopListening?.();
      resolve();
    };
    const stopListening = signal && onAbort(signal, end);
    timer = start(end);
  });
}

function subscribe(signal: AbortSignal): Subscription {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    // A copy, since callbacks remove themselves.
    for (const callback of [...callbacks]) callback();
  };
  const subscription = { callbacks, listener };
  subscriptions.set(signal, subscription);
  signal.addEventListener("abort", listener);
  return subscription;
}
