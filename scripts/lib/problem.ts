/** What every check of a document reports, and how it is shown. */
import path from "node:path";
import { repositoryRoot } from "./repository.ts";

/** One thing wrong with a document. */
export interface Problem {
  /** The tool or check that found it: `redocly`, `spectral`, `schemas`, ... */
  readonly source: string;
  /** The rule's name within that tool. */
  readonly rule: string;
  readonly severity: "error" | "warning";
  /** What is wrong and what to do. */
  readonly message: string;
  /** Absolute path of the file it stands in. */
  readonly file: string;
  /** JSON Pointer into that file (RFC 6901), when known. */
  readonly pointer?: string | undefined;
  /** One-based line and column, when known. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/**
 * One problem as a line that editors and terminals link: `file:line:column severity source/rule message (pointer)`.
 *
 * @param problem what to show
 * @returns a single line, without a line break at its end
 */
export function formatProblem(problem: Problem): string {
  const place = [path.relative(repositoryRoot, problem.file), problem.line, problem.column]
    .filter((part) => part !== undefined)
    .join(":");
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${place} ${problem.severity} ${problem.source}/${problem.rule}: ${problem.message}${pointer}`;
}
