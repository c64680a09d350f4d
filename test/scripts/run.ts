/** Runs a script of this repository as a real process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

/** How a process ended, and what it printed. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `node scripts/<name>` to its end. */
export async function runNodeScript(
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  root: string = repositoryRoot,
): Promise<Finished> {
  const child = spawn(process.execPath, [path.join("scripts", name), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, stdout, stderr };
}
