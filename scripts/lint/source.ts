/** Reads YAML files once each, as plain data that still knows its lines. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isNode, LineCounter, parseDocument } from "yaml";
import { appendPointer, splitPointer } from "../../src/contract/json-pointer.ts";
import { messageOf } from "../lib/message-of.ts";
import type { Problem } from "../lib/problem.ts";

/** One file of a document. */
export interface SourceFile {
  /** Absolute path. */
  readonly file: string;
  /** The same as a URL, which is what relative references are resolved against. */
  readonly url: string;
  readonly data: unknown;
  /** Why the file could not be read or is not proper YAML; `data` is undefined then. */
  readonly failure?: string | undefined;
  /** Where a value starts: one-based line and column of the value at this JSON Pointer, or of the nearest one around it. */
  locate(pointer: string): { line: number; column: number };
}

/** A value in a file. */
export interface Place {
  readonly source: SourceFile;
  /** JSON Pointer (RFC 6901) into that file; empty for the whole of it. */
  readonly pointer: string;
  readonly value: unknown;
}

/** All files that one check has read. */
export interface Sources {
  /** Reads a file, or hands out what was read before. Never throws: see `failure`. */
  read(file: string): SourceFile;
  /** Every file read so far. */
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** @returns an empty set of files that fills as they are read */
export function createSources(): Sources {
  const files = new Map<string, SourceFile>();
  return {
    files,
    read(file) {
      const known = files.get(file);
      if (known) return known;
      const source = readSource(file);
      files.set(file, source);
      return source;
    },
  };
}

function readSource(file: string): SourceFile {
  const base = { file, url: pathToFileURL(file).href };
  const lines = new LineCounter();
  try {
    const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
    const [error] = document.errors;
    if (error) throw error;
    const locate = (pointer: string): { line: number; column: number } => {
      for (let keys = splitPointer(pointer); keys.length > 0; keys = keys.slice(0, -1)) {
        const node = document.getIn(keys, true);
        if (isNode(node) && node.range) return toPlace(lines, node.range[0]);
      }
      return { line: 1, column: 1 };
    };
    return { ...base, data: document.toJS(), locate };
  } catch (error) {
    const failure = messageOf(error).split("\n")[0] ?? "";
    return { ...base, data: undefined, failure, locate: () => ({ line: 1, column: 1 }) };
  }
}

function toPlace(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** The value one step deeper. */
export function child(place: Place, key: string, value: unknown): Place {
  return { source: place.source, pointer: appendPointer(place.pointer, key), value };
}

/** One name for a place, whichever reference led there. */
export function placeKey({ source, pointer }: Pick<Place, "source" | "pointer">): string {
  return `${source.url}#${pointer.split("/").map(encodeURIComponent).join("/")}`;
}

/** Whether a value is a YAML mapping. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A problem at a place, of our own check of schemas and examples.
 *
 * @param place where it stands
 * @param rule the check's name
 * @param message what is wrong and what to do
 */
export function problemAt(
  { source, pointer }: Pick<Place, "source" | "pointer">,
  rule: string,
  message: string,
): Problem {
  return {
    source: "schemas",
    rule,
    severity: "error",
    message,
    file: source.file,
    pointer,
    ...source.locate(pointer),
  };
}
