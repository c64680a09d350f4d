/** Reads seeds from an object or a file. All issues are reported at once. */
import { PlatformConfigError } from "../lib/config-error.ts";
import { startWork } from "../lib/pause.ts";
import { checkSeed, withoutPosition } from "./check-seed.ts";
import type { Seed } from "./seed.ts";
import { createSeedError } from "./seed-error.ts";

/**
 * Reads a seed. `input`: the seed, which is copied, or the path of a YAML or JSON file of at most 64 MiB (YAML: 1 Mi characters). `signal`:
 * aborts reading the file. Throws PlatformConfigError if the file cannot be read or the seed is invalid; lists every issue with its JSON
 * Pointer, and for a file with its line and column.
 */
export async function readSeed(input: Seed | string, signal?: AbortSignal): Promise<Seed> {
  if (typeof input === "string") {
    const { readSeedFile } = await import("./parse-seed.ts");
    return readSeedFile(input, signal);
  }
  const pause = startWork();
  const value = copyOf(input);
  await pause();
  const issues = await checkSeed(value);
  if (issues.length > 0) throw createSeedError(issues.map(withoutPosition), "The seed");
  // The value has just been validated against the schema of this type.
  return value as Seed;
}

/** Copies through JSON, so that later changes of the object have no effect and only plain data remains. */
function copyOf(seed: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(seed) ?? "null");
  } catch (cause) {
    throw new PlatformConfigError("The seed is not plain data that JSON can represent.", { cause });
  }
}
