/** What is wrong with a seed, and how the person who wrote it is told. */
import { type ConfigIssue, PlatformConfigError } from "../config-error.ts";

/** One thing that is wrong. */
export interface Mistake {
  /** JSON Pointer to where it is (RFC 6901); undefined for what cannot be read at all. */
  readonly pointer: string | undefined;
  /** What is wrong there, following the pointer in a sentence. It never holds a secret. */
  readonly message: string;
  /** Whether the member's name is wrong, or its value. */
  readonly at: "name" | "value";
  /** Where in the text it is, in UTF-16 code units from its beginning; where the pointer leads when left out. */
  readonly offset?: number;
}

/** Where a value stands in a text, and the name of the member that it is; UTF-16 code units from the beginning. */
export interface Place {
  readonly name: number | undefined;
  readonly value: number;
}

/** A text that was read, in one of the forms that seeds have. */
export interface SeedText {
  readonly value: unknown;
  /** Whether it could be read. If it could not, the value means nothing. */
  readonly readable: boolean;
  /** What is wrong with it whatever it says. */
  readonly mistakes: readonly Mistake[];
  /** Finds where pointers lead. What leads nowhere is left out. */
  readonly locate: (pointers: ReadonlySet<string>) => ReadonlyMap<string, Place>;
}

/** More would not help anybody. */
const mostShown = 20;
/** How many are put into the order of the text: each must be looked for. */
const mostSorted = 1000;

/**
 * Makes one error of all mistakes.
 *
 * @param mistakes one or more
 * @param name the file's path, or another name for people
 * @param source the text and what it holds; undefined for a seed that was given as an object
 */
export function toConfigError(
  mistakes: readonly Mistake[],
  name: string,
  source?: { readonly text: string; readonly read: SeedText },
): PlatformConfigError {
  const issues = source
    ? locateInText(mistakes, source)
    : mistakes.slice(0, mostShown).map((mistake) => toIssue(mistake, { line: null, column: null }));
  const more = mistakes.length - issues.length;
  const count = mistakes.length === 1 ? "one mistake" : `${mistakes.length} mistakes`;
  const lines = issues.map((issue) => describe(issue, name));
  const rest = more > 0 ? [`and ${more} more`] : [];
  const message = [`${name} has ${count}; nothing was loaded:`, ...lines, ...rest].join("\n");
  return new PlatformConfigError(message, { issues });
}

function toIssue(mistake: Mistake, place: Pick<ConfigIssue, "line" | "column">): ConfigIssue {
  return { ...place, pointer: mistake.pointer ?? null, message: mistake.message };
}

function describe({ line, column, pointer, message }: ConfigIssue, name: string): string {
  const what = pointer === null ? message : `${pointer === "" ? "(root)" : pointer} ${message}`;
  return line === null ? what : `${name}:${line}:${column} ${what}`;
}

function locateInText(
  mistakes: readonly Mistake[],
  { text, read }: { readonly text: string; readonly read: SeedText },
): readonly ConfigIssue[] {
  const first = mistakes.slice(0, mostSorted);
  const places = read.locate(new Set(first.flatMap(({ pointer }) => pointer ?? [])));
  const located = first.map((mistake) => {
    const place = places.get(mistake.pointer ?? "");
    const found = mistake.at === "name" ? (place?.name ?? place?.value) : place?.value;
    return { mistake, offset: mistake.offset ?? found ?? 0 };
  });
  return located
    .toSorted((one, other) => one.offset - other.offset)
    .slice(0, mostShown)
    .map(({ mistake, offset }) => toIssue(mistake, lineAndColumn(text, offset)));
}

/** Both count from 1; columns in UTF-16 code units, as editors do. */
function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}
