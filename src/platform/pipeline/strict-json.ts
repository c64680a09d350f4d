/** Reads a JSON body without the leniencies that hide mistakes: duplicate names, `__proto__`, bytes that are not UTF-8. */

import { cutName } from "./check-value.ts";
import { HttpError } from "./http-error.ts";

/** Deeper than any documented body by far, and shallow enough for every recursive reader behind this. */
const mostLevels = 64;

const decoder = new TextDecoder("utf-8", { fatal: true });
/** Texts and punctuation; the rest (numbers, words, whitespace) says nothing about nesting. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs;

/**
 * Parses a body.
 *
 * @param body bytes, or text that was decoded before
 * @returns the value
 * @throws HttpError 400 that says what is wrong and where
 */
export function parseStrictJson(body: Uint8Array | string): unknown {
  const text = typeof body === "string" ? body : decodeText(body);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `the body is not JSON: ${describeJsonError(error)}`);
  }
  checkNames(text);
  return value;
}

/**
 * What `JSON.parse` says, without what it quotes of the text: that may be a secret.
 *
 * @param error what it threw
 */
export function describeJsonError(error: unknown): string {
  const said = error instanceof Error ? error.message : "";
  return said.replace(/(?:^|,? )(?:\.{3})?".*$/s, "") || "it cannot be read";
}

/**
 * Decodes a body.
 *
 * @param body bytes
 * @throws HttpError 400 when they are not UTF-8
 */
export function decodeText(body: Uint8Array): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new HttpError(400, "the body is not UTF-8");
  }
}

/** Checks nesting and member names of a text that is known to be JSON: JSON.parse keeps only the last of two equal names. */
function checkNames(text: string): void {
  /** Names seen so far, per level; null in an array. */
  const levels: (Set<string> | null)[] = [];
  let last = "";
  for (const [piece] of text.matchAll(token)) {
    if (piece === "{") levels.push(new Set());
    else if (piece === "[") levels.push(null);
    else if (piece === "}" || piece === "]") levels.pop();
    else if (piece === ":") addName(levels.at(-1), last);
    else last = piece;
    if (levels.length > mostLevels) {
      throw new HttpError(400, `the body is nested deeper than ${mostLevels} levels`);
    }
  }
}

function addName(names: Set<string> | null | undefined, quoted: string): void {
  // Written with escapes or without, it is the same name.
  const name: unknown = JSON.parse(quoted);
  if (name === "__proto__")
    throw new HttpError(400, "the body has a member named __proto__, which is refused");
  if (typeof name !== "string" || !names) return;
  if (names.has(name))
    throw new HttpError(400, `the body has two members named ${cutName(quoted)} in one object`);
  names.add(name);
}
