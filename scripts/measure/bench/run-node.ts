/** Runs scripts in separate processes, so that measurements do not influence each other. */
import path from "node:path";
import { execute } from "../../lib/execute.ts";
import { repositoryRoot } from "../../lib/repository.ts";

export interface RunOptions {
  /** Working directory; the repository by default. */
  readonly cwd?: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a script to its end. `script`: path, relative to the repository or absolute. */
export async function runNode(
  script: string,
  args: readonly string[] = [],
  { cwd = repositoryRoot, flags = [], env = {} }: RunOptions = {},
): Promise<string> {
  const file = path.resolve(repositoryRoot, script);
  const { stdout } = await execute(process.execPath, [...flags, file, ...args], {
    cwd,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", ...env },
    maxBuffer: 2 ** 26,
  });
  return stdout;
}
