/** What one operation costs in small and in large documents. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Goal } from "../goal.ts";
import { median, medianRatio } from "../statistics.ts";
import { formatTable } from "../table.ts";
import { time } from "./command-lines.ts";
import { writeSyntheticApi } from "./synthetic.ts";

const rounds = 3;
const sizes = [5, 50, 500] as const;

/**
 * Times the pipeline on documents of several sizes, in turn, and prints a table.
 *
 * @param folder to write to
 */
export async function benchGrowth(folder: string): Promise<readonly Goal[]> {
  const registers = await Promise.all(
    sizes.map(async (size) => {
      const place = path.join(folder, `operations-${size}`);
      await mkdir(place);
      return writeSyntheticApi(place, size);
    }),
  );
  const times: number[][] = sizes.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, register] of registers.entries()) {
      const output = path.join(path.dirname(register), "output");
      times[index]?.push(await time(["scripts/bench/pipeline/once.ts", output, register]));
    }
  }
  console.log(`\nLint, bundle and generate documents of ${sizes.join(", ")} operations, ${rounds} rounds\n`);
  const rows = sizes.map((size, index) => growthRow(size, index, times));
  console.log(
    formatTable([["operations", "median ms", "ms per operation", "ms per further operation"], ...rows]),
  );
  const perOperation = sizes.map((size, index) => (times[index] ?? []).map((taken) => taken / size));
  const value = medianRatio(perOperation.at(-1) ?? [], perOperation[0] ?? []);
  const what = `pipeline time per operation, of ${sizes.at(-1)} operations over that of ${sizes[0]}`;
  return [{ what, value, atMost: 1 }];
}

/** The last figure leaves out what every run costs, so it shows growth that the start would hide. */
function growthRow(size: number, index: number, times: readonly (readonly number[])[]): readonly string[] {
  const taken = median(times[index] ?? []);
  const row = [String(size), taken.toFixed(0), (taken / size).toFixed(1)];
  const before = sizes[index - 1];
  if (before === undefined) return [...row, "-"];
  const further = (taken - median(times[index - 1] ?? [])) / (size - before);
  return [...row, further.toFixed(1)];
}
