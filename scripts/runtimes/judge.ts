/** Judges what a runtime gave: whether it passed, and whether the whole matrix did. Pure. */

/** How many checks the smoke program has in every runtime. */
export const checkCount = 45;

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** The runtime's own version; empty when it was not found. */
  readonly version: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** What the table says of it. */
  readonly text: string;
  /** What went wrong, one entry per check. */
  readonly failures: readonly string[];
}

/** A check as the smoke program reports it. */
interface ReportedCheck {
  readonly name: string;
  readonly failure?: string;
}

/**
 * Judges the report of a runtime.
 *
 * @param name the runtime
 * @param version its version
 * @param output what the program printed; its last line is the report
 * @param expected how many checks it has there: a program that ran fewer has not run
 * @returns a row: passed only when every check ran, and none failed
 */
export function judge(name: string, version: string, output: string, expected = checkCount): Row {
  const checks = parseReport(output);
  if (!checks) return failed(name, version, ["the program printed no report"]);
  const failures = checks.flatMap((check) =>
    check.failure === undefined ? [] : [`${check.name}: ${check.failure}`],
  );
  const count = new Set(checks.map((check) => check.name)).size;
  if (count !== expected) failures.push(`${count} checks ran where there are ${expected}`);
  if (failures.length > 0) return failed(name, version, failures);
  return { name, version, outcome: "passed", text: `${count} checks passed`, failures: [] };
}

/**
 * Makes the row of a runtime that did not pass.
 *
 * @param name the runtime
 * @param version its version
 * @param failures what went wrong
 */
export function failed(name: string, version: string, failures: readonly string[]): Row {
  return { name, version, outcome: "failed", text: "failed", failures };
}

/**
 * Makes the row of a runtime that is not there.
 *
 * @param name the runtime
 * @param reason why, and what to do about it
 */
export function skipped(name: string, reason: string): Row {
  return { name, version: "", outcome: "skipped", text: `skipped: ${reason}`, failures: [] };
}

/**
 * Sums up the matrix.
 *
 * @param rows one per runtime
 * @param ci whether this is continuous integration, where nothing may be left out
 * @returns the last line of the output, and whether all is well
 */
export function summarize(
  rows: readonly Row[],
  ci: boolean,
): { readonly line: string; readonly ok: boolean } {
  const count = (outcome: Row["outcome"]): number => rows.filter((row) => row.outcome === outcome).length;
  const line = `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`;
  return { line, ok: count("failed") === 0 && !(ci && count("skipped") > 0) };
}

function parseReport(output: string): readonly ReportedCheck[] | undefined {
  try {
    const report: unknown = JSON.parse(output.trim().split("\n").at(-1) ?? "");
    if (typeof report !== "object" || report === null || !("checks" in report)) return undefined;
    return Array.isArray(report.checks) && report.checks.every(isCheck) ? report.checks : undefined;
  } catch {
    return undefined;
  }
}

function isCheck(value: unknown): value is ReportedCheck {
  if (typeof value !== "object" || value === null || !("name" in value)) return false;
  return typeof value.name === "string" && (!("failure" in value) || typeof value.failure === "string");
}
