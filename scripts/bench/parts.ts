/** The parts of the benchmark, and what a person may ask for. */
import { parseArgs } from "node:util";
import type { Goal } from "./goal.ts";

/** Runs one part and prints its tables. */
export type Part = () => Promise<readonly Goal[]>;

/** Each part, loaded only when it runs. */
export const parts = {
  pipeline: () => import("./pipeline/pipeline.ts").then(({ benchPipeline }) => benchPipeline),
  calls: () => import("./calls/calls.ts").then(({ benchCalls }) => benchCalls),
  size: () => import("./size/size.ts").then(({ benchSize }) => benchSize),
  types: () => import("./types/types.ts").then(({ benchTypes }) => benchTypes),
  platform: () => import("./platform/platform.ts").then(({ benchPlatform }) => benchPlatform),
} as const satisfies Readonly<Record<string, () => Promise<Part>>>;

export type PartName = keyof typeof parts;

// Object.keys gives text; these are the keys.
const partNames = Object.keys(parts) as PartName[];

export const usage = `Usage: npm run bench -- [--only PARTS]

Measures this package against others, prints tables, and ends with 1 when a goal is missed.

  --only PARTS  some of ${partNames.join(", ")}, with commas between; all when left out
  --help        prints this

The first run installs the packages that it compares with, into scripts/bench/node_modules.`;

/**
 * Reads the command line.
 *
 * @param args what follows the script's name
 * @returns the parts to run, in their own order; "help" when that is asked for
 * @throws when there is an option or a part that does not exist
 */
export function readArguments(args: readonly string[]): readonly PartName[] | "help" {
  const { values } = parse(args);
  if (values.help) return "help";
  if (values.only === undefined) return partNames;
  const asked = values.only.split(",").map((name) => name.trim());
  const unknown = asked.filter((name) => !partNames.some((part) => part === name));
  if (unknown.length > 0) {
    const list = unknown.map((name) => `"${name}"`).join(", ");
    throw new Error(`--only: there is no part ${list}. Give some of ${partNames.join(", ")}.`);
  }
  return partNames.filter((name) => asked.includes(name));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { only: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`, { cause });
  }
}
