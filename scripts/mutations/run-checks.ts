/** Runs checks in a copy of the repository, and finds the first that fails. */
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type Finished, runProcess } from "./run-process.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** Three times the usual timeout: on a busy machine, a test that is only slow must not count as a caught fault. */
const testTimeoutMs = 90_000;

/** Checks that are programs of their own, in the order in which they run, before the tests. */
const programs: Readonly<Record<string, readonly string[]>> = {
  generate: ["scripts/generate.ts"],
  lint: ["scripts/lint.ts"],
  typecheck: ["node_modules/typescript/bin/tsc", "-p", "."],
};

/** Checks to run. */
export interface Checks {
  /** `generate`, `lint`, `typecheck`, and path filters of tests. */
  readonly names: readonly string[];
  /** Number of test files that run at the same time. */
  readonly maxWorkers: number;
}

/** The part of vitest's JSON report that is read here. */
interface TestReport {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Runs checks until one fails.
 *
 * @param copy where they run
 * @param signal stops them
 * @returns what failed first, in one line; undefined if nothing failed
 * @throws if the checks cannot be run, such as for a filter that no test matches
 */
export async function runChecks(
  copy: WorkingCopy,
  { names, maxWorkers }: Checks,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const [name, args] of Object.entries(programs)) {
    if (!names.includes(name)) continue;
    const finished = await runProcess(copy, args, signal);
    if (finished.code !== 0) return `${name}: ${describeOutput(finished)}`;
  }
  const filters = names.filter((name) => !Object.hasOwn(programs, name));
  return filters.length > 0 ? runTests(copy, filters, maxWorkers, signal) : undefined;
}

async function runTests(
  copy: WorkingCopy,
  filters: readonly string[],
  maxWorkers: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reportFile = path.join(copy.temporary, "report.json");
  await rm(reportFile, { force: true });
  const options = [
    "--bail=1",
    `--maxWorkers=${maxWorkers}`,
    `--testTimeout=${testTimeoutMs}`,
    `--hookTimeout=${testTimeoutMs}`,
  ];
  const reporter = ["--reporter=json", `--outputFile=${reportFile}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", ...options, ...reporter, ...filters];
  const finished = await runProcess(copy, args, signal);
  if (finished.code === 0) return undefined;
  if (finished.isTimeout) return `tests: ${describeOutput(finished)}`;
  const report = await readReport(reportFile);
  if (!report || report.numTotalTests === 0) {
    throw new Error(`The tests of ${filters.join(" ")} did not run: ${describeOutput(finished)}`);
  }
  return findFailure(report, copy.root) ?? `tests: ${describeOutput(finished)}`;
}

async function readReport(file: string): Promise<TestReport | undefined> {
  try {
    // Vitest wrote it.
    return JSON.parse(await readFile(file, "utf8")) as TestReport;
  } catch {
    return undefined;
  }
}

/** File, title and message of the first test that failed, or the message of a file that could not be loaded. */
function findFailure({ testResults }: TestReport, root: string): string | undefined {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.find((result) => result.status === "failed");
    if (failed) return `${file}: ${failed.fullName}: ${firstLine(failed.failureMessages.join("\n"))}`;
    if (status === "failed" && message !== "") return `${file}: ${firstLine(message)}`;
  }
  return undefined;
}

function describeOutput({ stdout, stderr, isTimeout }: Finished): string {
  if (isTimeout) return "did not end in time";
  return firstLine(stderr.trim() || stdout.trim());
}

function firstLine(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line.length > 160 ? `${line.slice(0, 160)}...` : line;
}
