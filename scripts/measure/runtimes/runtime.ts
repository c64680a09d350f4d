/** The interface of a runtime, and the evaluation of the smoke program's report. */
import { type ExecFileOptionsWithStringEncoding, execFile } from "node:child_process";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { installDependencies } from "../../lib/install-dependencies.ts";
import type { SmokeServer } from "./smoke-server.ts";

/** Timeout of the smoke program on one runtime, in milliseconds, the start included. It takes about three seconds. */
export const timeoutMs = 60_000;

/** Properties of a runtime that the smoke program checks. */
export interface Traits {
  /** The client takes the runtime for a browser. */
  readonly browser: boolean;
  /** `fetch` hides the status of a redirect that it does not follow. */
  readonly hidesRedirects: boolean;
  /** `require()` can load the package. */
  readonly requires: boolean;
  readonly variables: boolean;
  /** `fetch` distinguishes a refused connection from a broken one. */
  readonly knowsRefusals: boolean;
  /** `fetch` sends a write again by itself if a connection that it reuses closes before the response. */
  readonly repeatsWrites: boolean;
}

export const defaultTraits: Traits = {
  browser: false,
  hidesRedirects: false,
  requires: false,
  variables: true,
  knowsRefusals: true,
  repeatsWrites: false,
};

export interface SmokeOptions extends Traits {
  /** Address of the test server for this runtime. */
  readonly baseUrl: string;
  /** An address of this machine where no server listens. */
  readonly closedUrl: string;
  /** An empty folder for the checks of the test kit; without it, they do not run. */
  readonly folder?: string;
}

export interface RunContext {
  /** Folder of a project in which the package is installed, beside the smoke program. */
  readonly project: string;
  readonly server: Pick<SmokeServer, "serve">;
  readonly smoke: SmokeOptions;
}

export interface Runtime {
  readonly name: string;
  /** Matches `navigator.userAgent`, which proves that the program ran on this runtime. */
  readonly userAgent: RegExp;
  readonly traits: Traits;
  /** Installs the runtime if necessary and runs the program. Resolves to its output, whose last line is the report. */
  run(context: RunContext): Promise<string>;
}

interface Report {
  readonly userAgent: string;
  readonly checks: readonly { readonly name: string; readonly failure?: string }[];
}

/** Reads the report of the smoke program. Returns the failures; empty if it ran on this runtime, and every check passed. */
export function readReport({ userAgent }: Pick<Runtime, "userAgent">, output: string): readonly string[] {
  let report: Report;
  try {
    // Written by smoke/program.js; anything else fails below or in the catch clause.
    report = JSON.parse(output.trim().split("\n").at(-1) ?? "") as Report;
    const failures = report.checks.flatMap(({ name, failure }) => (failure ? [`${name}: ${failure}`] : []));
    if (report.checks.length === 0) failures.push("No check ran.");
    if (!userAgent.test(report.userAgent)) failures.push(`It ran on ${report.userAgent}.`);
    return failures;
  } catch {
    return [`The program printed no report: ${output.slice(-500)}`];
  }
}

/** Returns a file of scripts/measure/runtimes/node_modules, installed if necessary. Throws if npm has no such package here. */
export async function installed(file: string): Promise<string> {
  await installDependencies(import.meta.dirname);
  const found = path.join(import.meta.dirname, "node_modules", file);
  await access(found).catch(() => {
    throw new Error(
      `${file} is not installed: npm may have no package for ${process.platform}-${process.arch}.`,
    );
  });
  return found;
}

/** Creates the empty folder for the checks of the test kit. */
export async function createFilesFolder({ project }: Pick<RunContext, "project">): Promise<string> {
  const folder = path.join(project, "files");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return folder;
}

/** Environment variables with a key of the smoke program and an address of the test server. */
export function variables(baseUrl: string): Readonly<Record<string, string>> {
  return {
    DATAPLAT_MANAGEMENT_URL: `${baseUrl}/environment`,
    DATAPLAT_KEY_ID: "smoke-key",
    DATAPLAT_KEY_SECRET: "pä$$:wörd-✓",
  };
}

/** Runs a command and waits for its exit. Throws if it fails or exceeds the timeout, with the end of what it printed. */
export async function execute(
  file: string,
  args: readonly string[],
  options: Omit<ExecFileOptionsWithStringEncoding, "encoding">,
): Promise<string> {
  const limits = { timeout: timeoutMs, killSignal: "SIGKILL", maxBuffer: 2 ** 26 } as const;
  try {
    return (await promisify(execFile)(file, args, { ...limits, ...options })).stdout;
  } catch (error) {
    // The error of a command has what it printed.
    const {
      killed,
      stdout = "",
      stderr = "",
    } = error as { killed?: boolean; stdout?: string; stderr?: string };
    const reason = killed ? "exceeded its timeout" : "failed";
    throw new Error(
      `${path.basename(file)} ${reason}: ${`${stdout}\n${stderr}`.trim().slice(-2000) || error}`,
    );
  }
}
