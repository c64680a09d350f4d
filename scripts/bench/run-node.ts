/** Runs a program of its own, so that nothing of another measurement is in its memory. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "../lib/repository.ts";

const execute = promisify(execFile);

/** A script and its arguments; the script relative to the repository, or absolute. */
export type Command = readonly [script: string, ...args: string[]];

/**
 * Runs a script on the Node that runs this one.
 *
 * @param command the script and its arguments
 * @param folder where it runs; the repository when left out
 * @param flags options of Node itself
 * @returns what it prints
 * @throws when it fails, with what it printed
 */
export async function runNode(
  [script, ...args]: Command,
  folder = repositoryRoot,
  flags: readonly string[] = [],
): Promise<string> {
  const file = path.resolve(repositoryRoot, script);
  const { stdout } = await execute(process.execPath, [...flags, file, ...args], {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    maxBuffer: 2 ** 26,
  });
  return stdout;
}
