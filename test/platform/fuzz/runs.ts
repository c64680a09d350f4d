/** How long the fuzz tests go on. `FUZZ_SCALE=50 vitest run --project platform --testTimeout 3600000 test/platform/fuzz` goes on longer. */

const scale = Number(process.env["FUZZ_SCALE"] ?? 1);

/**
 * How often a property is tried.
 *
 * @param usual how often, where nothing else is asked for
 */
export function runs(usual: number): number {
  return Math.ceil(usual * scale);
}
