/** Pauses long work, so that other work runs in between. */
import { performance, setTimeout } from "./timers.ts";

/** Longest work without a pause, in milliseconds. */
const maxWork = 50;

/** Starts long work. The returned function, awaited between its parts, pauses if 50 ms have passed since the start or the last pause. */
export function startWork(): () => Promise<void> | undefined {
  let startedAt = performance.now();
  const pause = (resolve: () => void) => {
    // Not with `setImmediate`, which browsers lack.
    setTimeout(() => {
      startedAt = performance.now();
      resolve();
    }, 0);
  };
  return () => (performance.now() - startedAt < maxWork ? undefined : new Promise(pause));
}
