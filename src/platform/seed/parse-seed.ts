/** Reads seeds from a file or a text, in YAML or JSON. */
import { parseUserJson } from "../../contract/parse-json.ts";
import { PlatformConfigError } from "../lib/config-error.ts";
import { startWork } from "../lib/pause.ts";
import { checkSeed, withoutPosition } from "./check-seed.ts";
import { parseYaml } from "./parse-yaml.ts";
import { maxFileSize, readFile, tooLarge } from "./read-file.ts";
import type { Seed } from "./seed.ts";
import { createSeedError } from "./seed-error.ts";

/**
 * In characters. For each million of them, parsing YAML blocks the event loop for up to a second and takes 100 MB of memory. Issues of longer
 * JSON have no line and column: to locate them, it is parsed as YAML.
 */
export const maxYamlLength = 1024 * 1024;

/** Reads a seed from a file. The signal aborts reading. */
export async function readSeedFile(file: string, signal?: AbortSignal): Promise<Seed> {
  return parseSeed(await readFile(file, signal), file);
}

/** Reads a seed from text; the error lists every issue with its line, column and JSON Pointer. */
export async function parseSeed(
  text: string,
  name: string,
  isJson: boolean = /\.json$/i.test(name),
): Promise<Seed> {
  const pause = startWork();
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.length > maxFileSize) throw tooLarge(name);
  const json = parseUserJson(plain);
  await pause();
  if ("syntaxError" in json) {
    if (isJson) throw createSeedError([{ ...json.syntaxError, pointer: null }], name);
  } else if (!json.isLossy()) {
    await pause();
    const issues = await checkSeed(json.value);
    // Valid by the schema of this type.
    if (issues.length === 0) return json.value as Seed;
    if (plain.length > maxYamlLength) throw createSeedError(issues.map(withoutPosition), name);
  }
  if (plain.length > maxYamlLength) {
    throw new PlatformConfigError(
      `${name} is YAML of more than 1 Mi characters, or JSON with a duplicate name or a number that cannot be represented exactly. Correct it, or write it as JSON, which may have 64 MiB.`,
    );
  }
  // JSON is YAML, whose parser also locates issues.
  return parseYamlSeed(plain, name);
}

async function parseYamlSeed(text: string, name: string): Promise<Seed> {
  const { value, issues, locate } = await parseYaml(text);
  const invalid = value === undefined ? [] : await checkSeed(value);
  const all = [...issues, ...invalid.map(locate)].toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  );
  if (all.length > 0) throw createSeedError(all, name);
  // Valid by the schema of this type.
  return value as Seed;
}
