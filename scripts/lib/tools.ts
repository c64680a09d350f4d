/** The command lines that the scripts run, as child processes of this Node.js: `redocly`, `spectral`, `prism` and `knip`. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { repositoryRoot } from "./repository.ts";

/** The program of each tool, below node_modules. */
const programs = {
  redocly: "@redocly/cli/bin/cli.js",
  spectral: "@stoplight/spectral-cli/dist/index.js",
  prism: "@stoplight/prism-cli/dist/index.js",
  knip: "knip/bin/knip.js",
} as const;

export type Tool = keyof typeof programs;

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  /** Everything that it printed, on stdout and stderr, in the order of arrival. */
  readonly output: string;
}

/** Without Redocly's check for updates; redocly.yaml switches its telemetry off. Colors as in a terminal if this is one. */
const environment = {
  ...process.env,
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};

export function startTool(
  tool: Tool,
  args: readonly string[],
  options: SpawnOptions,
  flags: readonly string[] = [],
): ChildProcess {
  const program = path.join(repositoryRoot, "node_modules", programs[tool]);
  return spawn(process.execPath, [...flags, program, ...args], {
    cwd: repositoryRoot,
    env: environment,
    ...options,
  });
}

export async function runTool(
  tool: Tool,
  args: readonly string[],
  cwd: string = repositoryRoot,
): Promise<Finished> {
  const child = startTool(tool, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await once(child, "close");
  return { code: child.exitCode, stdout, output };
}
