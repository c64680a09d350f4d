/** Problems of a document, and how they are printed. */
import path from "node:path";
import { repositoryRoot } from "./repository.ts";

/** One problem of a document. */
export interface Problem {
  /** The tool that found it: `redocly` or `spectral`. */
  readonly source: string;
  /** Name of the rule in that tool. */
  readonly rule: string;
  readonly severity: "error" | "warning";
  /** The problem, and what to do. */
  readonly message: string;
  /** Absolute path of the file. */
  readonly file: string;
  /** JSON Pointer into that file (RFC 6901), if known. */
  readonly pointer?: string | undefined;
  /** One-based line and column, if known. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/**
 * Formats a problem as one line that editors and terminals link: `file:line:column severity source/rule: message (pointer)`.
 *
 * @returns the line without a final line break
 */
export function formatProblem(problem: Problem): string {
  const place = [path.relative(repositoryRoot, problem.file), problem.line, problem.column]
    .filter((part) => part !== undefined)
    .join(":");
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${place} ${problem.severity} ${problem.source}/${problem.rule}: ${problem.message}${pointer}`;
}
