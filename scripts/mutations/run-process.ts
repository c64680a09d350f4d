/** Runs a Node program in a copy of the repository. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { WorkingCopy } from "./working-copy.ts";

/** Far more than any check takes; a fault may make a program hang. */
const limitMs = 15 * 60_000;

/** How a program ended, and what it printed. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly isTimeout: boolean;
}

/**
 * Runs a program on the Node that runs this one, and kills it with its child processes when it takes too long.
 *
 * @param copy where it runs
 * @param args its file, relative to the copy, and its arguments
 * @param signal kills it
 * @throws the signal's reason
 */
export async function runProcess(
  { root, temporary }: WorkingCopy,
  args: readonly string[],
  signal: AbortSignal,
): Promise<Finished> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: root,
    // With CI, tests without PostgreSQL fail instead of being skipped.
    env: { ...process.env, CI: "true", NO_COLOR: "1", TMPDIR: temporary },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, which can be killed as a whole.
    detached: true,
  });
  let isTimeout = false;
  const kill = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  };
  const timer = setTimeout(() => {
    isTimeout = true;
    kill();
  }, limitMs);
  signal.addEventListener("abort", kill);
  try {
    const [stdout, stderr] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close"),
    ]);
    signal.throwIfAborted();
    return { code: child.exitCode, stdout, stderr, isTimeout };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", kill);
  }
}
