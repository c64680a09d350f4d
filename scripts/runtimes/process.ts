/** Runs a program that must end by itself, within a time. */
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";

/** What to run. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment: nothing of this process's own reaches a runtime, proxies included. */
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds after which it is killed. */
  readonly limitMs: number;
}

const running = new Set<ChildProcess>();

process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Kills a child when this process ends before it does.
 *
 * @param child what was started
 * @returns the same
 */
export function dieWithUs<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  return child.once("close", () => running.delete(child));
}

/**
 * Runs a command to its end.
 *
 * @param command what to run
 * @returns what it printed
 * @throws with the end of what it printed when it fails, cannot be started, or is not done in time
 */
export async function run({ file, args, cwd, env, limitMs }: Command): Promise<string> {
  const child = dieWithUs(spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] }));
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill("SIGKILL");
  }, limitMs);
  try {
    const ended = new Promise<string>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve(signal ?? String(code)));
    });
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (late) throw new Error(`did not end by itself within ${limitMs} ms${tail(stderr)}`);
    if (code !== "0") throw new Error(`ended with ${code}${tail(stderr || stdout)}`);
    return stdout;
  } finally {
    clearTimeout(timer);
  }
}

/** The last lines of what a program printed, as the end of a sentence. */
export function tail(output: string): string {
  const lines = output.trim().split("\n").slice(-8).join("\n");
  return lines === "" ? "." : `:\n${lines}`;
}
