/** Parses JSON of a user: states where a syntax error is, and whether the value lost something. */
import { errorMessage } from "./read-error.ts";

/** Syntax error of a JSON text. Its message is the rest of a sentence that starts with its place. */
export interface JsonSyntaxError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A parsed text. `isLossy`, which takes as long as parsing: a property with a duplicate name was dropped, or an integer rounded. */
export type ParsedJson =
  | { readonly value: unknown; readonly isLossy: () => boolean }
  | { readonly syntaxError: JsonSyntaxError };

/** Parses JSON. */
export function parseUserJson(text: string): ParsedJson {
  try {
    const value: unknown = JSON.parse(text);
    return { value, isLossy: () => isLossy(text, value) };
  } catch (error) {
    return { syntaxError: describeSyntaxError(text, errorMessage(error)) };
  }
}

/** Describes an error of `JSON.parse` without the text that it quotes, which may be a secret. */
function describeSyntaxError(text: string, message: string): JsonSyntaxError {
  const reason = message.replace(/(?:(?: in JSON)? at position|,? (?:\.{3})?").*$/s, "");
  const before = text.slice(0, findSyntaxError(text, message)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, message: `is not JSON: ${reason}` };
}

/** Offset of the error, which `JSON.parse` of V8 states in its message, except for unexpected tokens and the unexpected end. */
function findSyntaxError(text: string, message: string): number {
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  // Binary search for the shortest prefix of the text that has the error: longer prefixes have it, shorter ones do not.
  let [without, within] = [0, text.length];
  while (without < within) {
    const middle = Math.floor((without + within) / 2);
    if (hasUnexpectedToken(text.slice(0, middle + 1))) within = middle;
    else without = middle + 1;
  }
  return without;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return errorMessage(error).startsWith("Unexpected token");
  }
}

/** Compares a valid JSON text with its value: a duplicate name has a colon in the text, but no property of its own in the value. */
function isLossy(text: string, value: unknown): boolean {
  // Start of a string, end of a property name, or a number.
  const token = /[":]|-?\d[^\s,\]}]*/g;
  let names = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === ":") names++;
    else if (match[0] === '"') token.lastIndex = findStringEnd(text, match.index);
    else if (!isExactNumber(match[0])) return true;
  }
  return names > countProperties(value);
}

/** A regular expression would overflow the stack on a long string with many escapes. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** After an odd number of backslashes. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text[first - 1] === "\\") first -= 1;
  return (index - first) % 2 === 1;
}

/** Not recursive, since JSON may be nested more deeply than the stack. */
function countProperties(value: unknown): number {
  let count = 0;
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const members = Object.values(next);
    if (!Array.isArray(next)) count += members.length;
    for (const member of members) pending.push(member);
  }
  return count;
}

/** Tells whether a number is represented exactly. Fractions are rounded in any case, so they are not checked. */
export function isExactNumber(text: string): boolean {
  const value = Number(text);
  if (!/^[-+]?(?:\d+|0[xo][\da-f]+)$/i.test(text) || Number.isSafeInteger(value)) return true;
  return Number.isFinite(value) && (BigInt(value) === BigInt(text) || String(value) === text);
}
