import { fileURLToPath } from "node:url";
import { getLineColLocation, type NormalizedProblem } from "@redocly/openapi-core";
import type { Problem } from "./problem.ts";

/** Converts a problem of Redocly. Problems that its ignore file lists are still reported. */
export function fromRedocly(problem: NormalizedProblem): Problem {
  const [location] = problem.location;
  if (!location) throw new Error(`Redocly reported ${problem.ruleId} without a location: ${problem.message}`);
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
