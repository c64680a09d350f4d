/** Reads seeds: from a file, from text, or from an object. Whatever is wrong is told at once, and nothing is loaded. */
import { PlatformConfigError } from "../config-error.ts";
import { errorMessage } from "../read-error.ts";
import { checkRelations } from "./check-relations.ts";
import { checkSchema } from "./check-schema.ts";
import { type Mistake, type SeedText, toConfigError } from "./mistake.ts";
import { readJson } from "./read-json.ts";
import { readYaml } from "./read-yaml.ts";
import type { Seed } from "./seed.ts";

/** Of a file, in bytes: 64 MiB. */
const mostBytes = 64 * 1024 * 1024;
/** Of YAML, in characters: reading it takes a second and a hundred megabytes of memory for each million of them. */
const mostYaml = 16 * 1024 * 1024;

/**
 * Reads a seed.
 *
 * @param input the seed itself, which is copied, or the path of a YAML or JSON file of at most 64 MiB (YAML: 16 Mi characters)
 * @returns a seed that can be loaded
 * @throws PlatformConfigError when the file cannot be read, or names every mistake with its JSON Pointer and, for a file, line and
 *   column
 */
export async function readSeed(input: Seed | string): Promise<Seed> {
  if (typeof input !== "string") return checked(copyOf(input), "The seed");
  return parseSeed(await readText(input), input);
}

/**
 * Reads a seed from text.
 *
 * @param text YAML or JSON, by what it looks like
 * @param name what it is called in messages
 * @returns a seed that can be loaded
 * @throws PlatformConfigError that names every mistake with its line, column and JSON Pointer
 */
export async function parseSeed(text: string, name: string): Promise<Seed> {
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.length > mostBytes) throw new PlatformConfigError(`${name} is larger than 64 MiB.`);
  return checked(undefined, name, { text: plain, read: readJson(plain) ?? (await readAsYaml(plain, name)) });
}

async function readAsYaml(text: string, name: string): Promise<SeedText> {
  if (text.length <= mostYaml) return readYaml(text);
  throw new PlatformConfigError(
    `${name} is YAML of more than 16 Mi characters, or JSON with a mistake in it. Write it as JSON, which may have 64 MiB.`,
  );
}

async function checked(
  given: unknown,
  name: string,
  source?: { readonly text: string; readonly read: SeedText },
): Promise<Seed> {
  const value = source ? source.read.value : given;
  const found: Mistake[] = [...(source?.read.mistakes ?? [])];
  if (source?.read.readable ?? true) {
    found.push(...(await checkSchema(value)), ...checkRelations(value));
  }
  if (found.length > 0) throw toConfigError(found, name, source);
  // It has just been held against the schema of this type.
  return value as Seed;
}

/** What JSON makes of it: nobody changes it from outside any more, and nothing in it is other than it looks. */
function copyOf(seed: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(seed) ?? "null");
  } catch (cause) {
    throw new PlatformConfigError("The seed is not plain data, as JSON has it.", { cause });
  }
}

async function readText(file: string): Promise<string> {
  const { createReadStream } = await import("node:fs");
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    // A stream also reads what is no regular file and does not know its size, such as /dev/stdin.
    for await (const chunk of createReadStream(file)) {
      bytes += chunk.length;
      if (bytes > mostBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new PlatformConfigError(`${file} cannot be read: ${errorMessage(cause)}`, { cause });
  }
  if (bytes > mostBytes) throw new PlatformConfigError(`${file} is larger than 64 MiB.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new PlatformConfigError(`${file} is not UTF-8 text.`, { cause });
  }
}
