/** Copies of the minimal document under fixtures/ with changes. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { parse, parseDocument, stringify } from "yaml";
import { registerFile } from "../../scripts/lib/apis.ts";

/** The document that every rule accepts. */
const minimalRoot = fileURLToPath(new URL("fixtures/minimal/openapi.yaml", import.meta.url));

/** One edit of one file: sets the value at a path of keys, or deletes it if there is no value. */
export type Change = readonly [file: string, keys: readonly (string | number)[], value?: unknown];

/** A document on which a rule is tested. */
export interface Case {
  readonly rule: string;
  /** Description of the document, for the end of a test's title. */
  readonly what: string;
  /** Changes to the minimal document. */
  readonly changes: readonly Change[];
}

/** Converts table rows to cases. */
export function cases(
  rows: readonly (readonly [rule: string, what: string, ...changes: Change[]])[],
): Case[] {
  return rows.map(([rule, what, ...changes]) => ({ rule, what, changes }));
}

/** Writes the minimal document to a folder, with changes. */
export function writeMinimal(folder: string, changes: readonly Change[]): string {
  cpSync(path.dirname(minimalRoot), folder, { recursive: true });
  for (const [name, keys, value] of changes) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const whole = () => (typeof value === "string" ? value : stringify(value));
    writeFileSync(file, keys.length === 0 ? whole() : edit(readFileSync(file, "utf8"), keys, value));
  }
  return path.join(folder, "openapi.yaml");
}

/** Writes the minimal document to a temporary folder whose name looks like a glob. It is deleted after the test. Returns its root. */
export function copyMinimal(...changes: readonly Change[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "dataplat (x86) {1} [2] lint-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return writeMinimal(folder, changes);
}

function edit(text: string, keys: readonly (string | number)[], value: unknown): string {
  const document = parseDocument(text);
  if (value !== undefined) document.setIn(keys, value);
  // Without this, a misspelt key would leave the document unchanged.
  else if (!document.deleteIn(keys)) throw new Error(`The minimal document has no ${keys.join(".")}.`);
  return document.toString();
}

/** House style, which an API of a register extends. */
export const houseStyle = path.join(path.dirname(registerFile), "openapi/house-style.redocly.yaml");

/** Writes a register with the rules of redocly.yaml beside the document of the first of its APIs. Returns its path. */
export function writeRegister(
  root: string,
  apis: Readonly<Record<string, object>> = { widgets: { root, extends: [houseStyle] } },
): string {
  const file = path.join(path.dirname(root), "redocly.yaml");
  const register = parse(readFileSync(registerFile, "utf8"));
  // A register names its plugins relative to itself.
  const plugins = register.plugins.map((plugin: string) => path.resolve(path.dirname(registerFile), plugin));
  writeFileSync(file, stringify({ ...register, plugins, apis }));
  return file;
}

/** Names of the rules that reported problems, each once. */
export function rulesOf(problems: readonly { readonly rule: string }[]): string[] {
  return [...new Set(problems.map(({ rule }) => rule))].sort();
}
