/** Number of runs. `FUZZ_SCALE=50 vitest run --project platform --testTimeout 3600000 test/platform/fuzz` runs 50 times as many. */

const scale = Number(process.env["FUZZ_SCALE"] ?? 1);

/** Number of runs of a property that has `usual` runs by default. */
export function runs(usual: number): number {
  return Math.ceil(usual * scale);
}
