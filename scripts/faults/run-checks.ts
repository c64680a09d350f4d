/** Runs checks in a copy of the repository until one fails. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { WorkingCopy } from "./working-copy.ts";

/** Much more than any check takes; a fault may make one hang. */
const checkTimeoutMs = 15 * 60_000;

/** Checks other than tests. The generator lints the documents first. */
export const programs: Readonly<Record<string, readonly string[]>> = {
  lint: ["scripts/lint.ts"],
  generate: ["scripts/generate.ts"],
  typecheck: ["node_modules/typescript-7/bin/tsc", "-p", "."],
};

/**
 * Runs checks one after the other, until one fails.
 *
 * @param copy where they run
 * @param checks each is the name of a program, or one or more path filters of tests
 * @param maxWorkers number of test files that run at the same time
 * @param signal stops the checks
 * @returns one line about the first failure; undefined if there is none
 * @throws if the tests of a check did not run
 */
export async function runChecks(
  copy: WorkingCopy,
  checks: readonly string[],
  maxWorkers: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const check of checks) {
    const program = programs[check];
    const args = program ?? testArguments(check, maxWorkers);
    const { code, output } = await runNode(copy, args, signal);
    if (code === 0) continue;
    if (code === null) return `${check}: did not end in time`;
    const lines = output.trim().split("\n");
    // Redocly prints first what it validates.
    if (program) return `${check}: ${lines.find((line) => !line.startsWith("validating"))}`;
    return readTestFailure(check, output);
  }
  return undefined;
}

function testArguments(filters: string, maxWorkers: number): readonly string[] {
  // A failed test runs again, so that one that is only slow or unreliable does not count as a caught fault.
  const options = ["--bail=1", "--retry=1", "--reporter=dot", `--maxWorkers=${maxWorkers}`];
  return ["node_modules/vitest/vitest.mjs", "run", ...options, ...filters.split(" ")];
}

function readTestFailure(filters: string, output: string): string {
  // Project, file and title of a failed test, and the message in the next line; or a line about an error outside of the tests.
  const [, failure] = /FAIL +\|.*?\| +(.+\n.+)/.exec(output) ?? /(Vitest caught .+)/.exec(output) ?? [];
  if (failure !== undefined) return failure.replace("\n", ": ");
  throw new Error(`The tests of ${filters} did not run:\n${output}`);
}

/**
 * Runs a Node program, and kills it and its child processes on a timeout.
 *
 * @returns its exit code, null if it was killed, and what it printed
 */
async function runNode(
  { root, temporary }: WorkingCopy,
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly code: number | null; readonly output: string }> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: root,
    // With CI, tests without PostgreSQL fail instead of being skipped.
    env: { ...process.env, CI: "true", NO_COLOR: "1", TMPDIR: temporary },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, which can be killed as a whole.
    detached: true,
  });
  const kill = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  const timer = setTimeout(kill, checkTimeoutMs);
  signal.addEventListener("abort", kill);
  const closed = once(child, "close");
  const [stderr, stdout] = await Promise.all([text(child.stderr), text(child.stdout), closed]);
  clearTimeout(timer);
  signal.removeEventListener("abort", kill);
  signal.throwIfAborted();
  return { code: child.exitCode, output: stderr + stdout };
}
