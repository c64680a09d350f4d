/** How the platforms of the suite are made. */
import type { PlatformOptions } from "../../../src/platform/options.ts";

/** Checks of every response, and a clock that never shows one time twice. */
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
