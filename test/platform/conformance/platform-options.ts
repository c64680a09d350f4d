/** Options of the platforms under test. */
import type { PlatformOptions } from "../../../src/platform/index.ts";

/** Response checks, and a clock that advances with each reading. */
export function platformOptions(): PlatformOptions & { readonly now: () => number } {
  let time = Date.parse("2026-11-21T12:00:00.000Z");
  return {
    checkResponses: true,
    now: () => {
      time += 1;
      return time;
    },
  };
}
