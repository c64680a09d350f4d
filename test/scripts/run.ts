/** Runs a script of this repository as a real process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, "package.json"), "utf8"));

/** Runs `npm run <name>` without npm to its end. */
export async function runNpmScript(
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  root: string = repositoryRoot,
): Promise<Finished> {
  const [, file] = /^node (\S+\.ts)$/.exec(manifest.scripts[name]) ?? [];
  if (file === undefined) throw new Error(`npm run ${name} is not one program.`);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, stdout, stderr };
}
