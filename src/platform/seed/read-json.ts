/** Reads a seed that is JSON. Parsing as YAML would give the same, a hundred times more slowly. */
import { appendPointer } from "../../contract/json-pointer.ts";
import type { Mistake, Place, SeedText } from "./mistake.ts";

/** Where a text begins; a number or word; punctuation. */
const pieceStart = /"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** An object or array that is being walked through. */
interface Level {
  /** Names that were met; null in an array. */
  readonly names: Set<string> | null;
  /** The name that was met last, or the index. */
  token: string | number;
  /** Where the name stands. */
  nameOffset: number | undefined;
}

/** What a walk reports: a value begins here, in these levels. */
type OnValue = (levels: readonly Level[], piece: string, offset: number) => void;

/**
 * Reads JSON.
 *
 * @param text any text
 * @returns undefined when it is not JSON
 */
export function readJson(text: string): SeedText | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return {
    value,
    readable: true,
    mistakes: findMistakes(text),
    locate: (pointers) => locate(text, pointers),
  };
}

function findMistakes(text: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  walk(text, {
    onName: (levels, isNew, offset) => {
      if (!isNew)
        mistakes.push({ pointer: pointerOf(levels), at: "name", message: "is there twice", offset });
    },
    onValue: (levels, word, offset) => {
      if (!isExact(word)) {
        const message = "is a number that cannot be kept exactly";
        mistakes.push({ pointer: pointerOf(levels), at: "value", message, offset });
      }
    },
  });
  return mistakes;
}

function locate(text: string, pointers: ReadonlySet<string>): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const deepest = Math.max(...[...pointers].map((pointer) => pointer.split("/").length - 1));
  const onValue: OnValue = (levels, _, offset) => {
    // The time to make a pointer grows with its depth.
    if (levels.length > deepest) return;
    const pointer = pointerOf(levels);
    // Of two members of one name, JSON.parse takes the last.
    if (pointers.has(pointer)) places.set(pointer, { name: levels.at(-1)?.nameOffset, value: offset });
  };
  walk(text, { onName: () => {}, onValue });
  return places;
}

/** Walks through a text that is known to be JSON, without recursion: nesting may be of any depth. */
function walk(
  text: string,
  {
    onName,
    onValue,
  }: {
    readonly onName: (levels: readonly Level[], isNew: boolean, offset: number) => void;
    readonly onValue: OnValue;
  },
): void {
  const levels: Level[] = [];
  let expectsName = false;
  for (const { word, index } of pieces(text)) {
    const level = levels.at(-1);
    if (word === "}" || word === "]") levels.pop();
    else if (word === ",") {
      expectsName = level?.names !== null;
      if (typeof level?.token === "number") level.token++;
    } else if (word === ":") expectsName = false;
    else if (expectsName && level?.names) {
      // With or without escapes it is the same name. A text in JSON is a string.
      level.token = JSON.parse(word) as string;
      level.nameOffset = index;
      onName(levels, !level.names.has(level.token), index);
      level.names.add(level.token);
    } else {
      onValue(levels, word, index);
      if (word === "{") levels.push({ names: new Set(), token: "", nameOffset: undefined });
      if (word === "[") levels.push({ names: null, token: 0, nameOffset: undefined });
      expectsName = word === "{";
    }
  }
}

function* pieces(text: string): Iterable<{ readonly word: string; readonly index: number }> {
  const pattern = new RegExp(pieceStart);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: word, index } = match;
    if (word === '"') pattern.lastIndex = endOfText(text, index);
    yield { word: text.slice(index, pattern.lastIndex), index };
  }
}

/** A regular expression would run out of stack on a long text with many escapes. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (backslashesBefore(text, end) % 2 === 1) end = text.indexOf('"', end + 1);
  return end + 1;
}

function backslashesBefore(text: string, end: number): number {
  let count = 0;
  while (text[end - 1 - count] === "\\") count++;
  return count;
}

function pointerOf(levels: readonly Level[]): string {
  return levels.reduce((pointer, { token }) => appendPointer(pointer, token), "");
}

/**
 * Tells whether a whole number keeps its value as a double, or is what a double is written as.
 *
 * @param word a number as it is written, or anything else. Fractions are rounded in any case, and so are not looked at.
 */
export function isExact(word: string): boolean {
  if (!/^[-+]?\d{16,}$/.test(word)) return true;
  const value = Number(word);
  if (!Number.isFinite(value)) return false;
  return BigInt(value) === BigInt(word.replace("+", "")) || String(value) === word;
}
