/** What every check of a document reports, and how it is shown. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getLineColLocation, type NormalizedProblem } from "@redocly/openapi-core";
import { repositoryRoot } from "./apis.ts";

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

/** What Redocly reports, in the form of every other check. Problems its ignore file lists are still reported. */
export function fromRedocly(problem: NormalizedProblem): Problem {
  const [location] = problem.location;
  if (!location) throw new Error(`Redocly reported ${problem.ruleId} without a place: ${problem.message}`);
  const { start } = getLineColLocation(location);
  const { absoluteRef } = location.source;
  return {
    source: "redocly",
    rule: problem.ruleId,
    severity: problem.severity === "error" ? "error" : "warning",
    message: problem.message,
    file: absoluteRef.startsWith("file:") ? fileURLToPath(absoluteRef) : absoluteRef,
    pointer: location.pointer?.replace(/^#/, ""),
    line: start.line,
    column: start.col,
  };
}
