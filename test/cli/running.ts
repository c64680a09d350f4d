/** Runs the command line as real processes. */
import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { afterEach } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

/** The command's own file. */
export const dataplat = path.join(repositoryRoot, "src/cli/dataplat.ts");

/** A process that serves. */
export interface Serving {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  /** Everything on stdout so far. */
  stdout(): string;
  /** Everything on stderr so far. */
  stderr(): string;
  /** What the first line says. */
  readonly url: string;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** Starts `script` with arguments, and waits until it has said everything about its start. */
export type Start = (
  args: readonly string[],
  options?: {
    readonly env?: Readonly<Record<string, string>>;
    readonly script?: string;
    readonly cwd?: string;
  },
) => Promise<Serving>;

/**
 * Lets a file's tests start processes; what still runs after a test is killed. Call it at the file's top level.
 *
 * @returns a function for use inside tests
 */
export function useProcesses(): Start {
  let started: Serving["process"][] = [];
  afterEach(async () => {
    for (const process of started.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    )) {
      const exited = once(process, "exit");
      process.kill("SIGKILL");
      await exited;
    }
    started = [];
  });
  return async (args, { env = {}, script = dataplat, cwd = repositoryRoot } = {}) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...withoutOurs(process.env), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.push(child);
    const exited = once(child, "exit");
    let [stdout, stderr] = ["", ""];
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => {
        stdout += chunk.toString();
        if (stdout.includes("Ctrl-C stops it.")) resolve();
      });
      child.once("close", (code) => reject(new Error(`it ended with ${code}:\n${stdout}${stderr}`)));
    });
    return {
      process: child,
      stdout: () => stdout,
      stderr: () => stderr,
      url: /^dataplat serves (\S+)\n/.exec(stdout)?.[1] ?? "",
      stop: async (signal) => {
        child.kill(signal);
        const [code, ended] = await exited;
        return { code, signal: ended };
      },
    };
  };
}

/**
 * Runs the command where it has to end by itself.
 *
 * @param args its arguments
 */
export async function runDataplat(
  ...args: readonly string[]
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  const options = { env: withoutOurs(process.env) };
  const run = promisify(execFile)(process.execPath, [dataplat, ...args], options);
  return run.then(
    (output) => ({ code: 0, ...output }),
    // execFile rejects with an error that carries the exit code and what was written.
    (error: unknown) => error as { code: unknown; stdout: string; stderr: string },
  );
}

/** The variables of whoever runs the tests must not decide them. */
function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(?:DATAPLAT_|DEBUG$)/.test(name)),
  );
}

/**
 * Gives each test of a file a folder, which is gone after it. Call it at the file's top level.
 *
 * @returns a function for use inside tests
 */
export function useFolder(): () => Promise<string> {
  let made: string[] = [];
  afterEach(async () => {
    await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
    made = [];
  });
  return async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "dataplat-cli-"));
    made.push(folder);
    return folder;
  };
}

/**
 * What a printed curl line does: a shell splits it, and fetch sends it, so that curl itself need not be installed.
 *
 * @param line as it was printed
 */
export async function sendCurl(line: string): Promise<Response> {
  const { stdout } = await promisify(execFile)("sh", ["-c", `curl() { printf '%s\\n' "$@"; }; ${line}`]);
  const args = stdout.trimEnd().split("\n");
  const headers = new Headers();
  const init: RequestInit = { headers };
  let url = "";
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg === "-sS") continue;
    if (!arg.startsWith("-")) {
      url = arg;
      continue;
    }
    index += 1;
    const value = args[index] ?? "";
    if (arg === "-u") headers.set("authorization", `Basic ${Buffer.from(value).toString("base64")}`);
    else if (arg === "-X") init.method = value;
    else if (arg === "-d") init.body = value;
    else if (arg === "-H") headers.set(value.split(": ")[0] ?? "", value.split(": ")[1] ?? "");
    else throw new Error(`curl ${arg} is unknown here`);
  }
  return fetch(url, init);
}

/** The lines of an output that begin with a word, without what they are indented by. */
export function linesOf(output: string, word: string): readonly string[] {
  return output.split("\n").flatMap((line) => (line.trimStart().startsWith(`${word} `) ? [line.trim()] : []));
}
