/** Child processes of a release. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { execute } from "../../lib/execute.ts";

/** Runs a program and returns its standard output. Throws if it fails; the error has `stdout` and `stderr`. */
export async function read(cwd: string, program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, [...args], { cwd, maxBuffer: 1e9 });
  return stdout.trimEnd();
}

/** Runs a program that prints to this terminal. Throws if it fails. */
export async function runVisibly(cwd: string, program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, [...args], { cwd, stdio: "inherit" });
  await once(child, "close");
  if (child.exitCode !== 0)
    throw new Error(`${[program, ...args].join(" ")} failed. The steps after it did not run.`);
}
