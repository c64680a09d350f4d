/** Runs the command line as a process. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const executable = "src/cli/dataplat.ts";

/** Node.js keeps compiled sources here, so that processes start in a third of the time. */
export const compileCache = path.join(repositoryRoot, "node_modules/.cache/node-compile-cache");

/** Exit code and signal of a process. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A process of `dataplat`. */
export interface DataplatProcess {
  readonly process: ChildProcessWithoutNullStreams;
  /** Output so far. */
  stdout(): string;
  stderr(): string;
  /** Sends a signal, and resolves when the process has ended. */
  stop(signal: NodeJS.Signals): Promise<Exit>;
}

/** A process that serves. */
export interface ServeProcess extends DataplatProcess {
  /** The address in its first line of output. */
  readonly url: string;
}

/** Functions that start processes. */
export interface Processes {
  /** Starts `dataplat`. */
  start(args: readonly string[], env?: Readonly<Record<string, string>>): DataplatProcess;
  /** Starts `dataplat serve` on a free port, and waits for the end of its output. */
  serve(args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<ServeProcess>;
  /** Starts a script that serves, such as that of `npm start`, on a free port, and waits for the end of its output. */
  serveScript(
    root: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ): Promise<ServeProcess>;
}

/** Kills the processes of each test of a file after the test. Call it at the top level of the file. */
export function useProcesses(): Processes {
  const running = new Set<DataplatProcess["process"]>();
  afterEach(async () => {
    await Promise.all(
      [...running].map(async (child) => {
        const exited = once(child, "exit");
        child.kill("SIGKILL");
        await exited;
      }),
    );
  });
  const startScript = (
    root: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): DataplatProcess => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: createEnvironment(env),
      stdio: "pipe",
    });
    running.add(child);
    const exited = once(child, "exit");
    child.once("exit", () => running.delete(child));
    const output = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => {
      output.stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output.stderr += chunk;
    });
    return {
      process: child,
      stdout: () => output.stdout,
      stderr: () => output.stderr,
      stop: async (signal) => {
        child.kill(signal);
        const [code, endedBy] = await exited;
        return { code, signal: endedBy };
      },
    };
  };
  const serveScript: Processes["serveScript"] = async (root, args, env = {}) => {
    const started = startScript(root, [...args, "--port", "0"], env);
    await new Promise<void>((resolve, reject) => {
      started.process.stdout.on("data", () => {
        if (started.stdout().includes("Press Ctrl-C to stop.")) resolve();
      });
      started.process.once("close", (code) => {
        reject(new Error(`It exited with ${code}:\n${started.stdout()}${started.stderr()}`));
      });
    });
    return { ...started, url: /^dataplat serves (\S+)\n/.exec(started.stdout())?.[1] ?? "" };
  };
  return {
    start: (args, env) => startScript(repositoryRoot, [executable, ...args], env),
    serve: (args = [], env = {}) => serveScript(repositoryRoot, [executable, "serve", ...args], env),
    serveScript,
  };
}

/** Runs `dataplat` with arguments and environment variables until it exits. */
export async function runDataplat(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  const { command, args: all, env } = describeProcess(args, variables);
  const run = promisify(execFile)(command, all, { env });
  return run.then(
    (output) => ({ code: 0, ...output }),
    // execFile rejects with an error that has the exit code and the output.
    (error: unknown) => error as { code: unknown; stdout: string; stderr: string },
  );
}

/** Describes a process of `dataplat`, for libraries that start it themselves. */
export const describeProcess = (
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
) => ({
  command: process.execPath,
  args: [path.join(repositoryRoot, executable), ...args],
  env: createEnvironment(variables),
});

/** The environment without variables that change what `dataplat` does, and with others. */
function createEnvironment(variables: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const others = Object.entries(process.env).filter(([name]) => !/^(?:DATAPLAT_|DEBUG$)/.test(name));
  const all = { ...Object.fromEntries(others), NODE_COMPILE_CACHE: compileCache, ...variables };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Creates folders, and removes those of each test of a file after the test. Call it at the top level of the file. */
export function useFolder(): () => Promise<string> {
  let folders: string[] = [];
  afterEach(async () => {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    folders = [];
  });
  return async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "dataplat-cli-"));
    folders.push(folder);
    return folder;
  };
}

/** The lines of an output that start with a word, without indentation. */
export function linesStartingWith(word: string, output: string): readonly string[] {
  return output.split("\n").flatMap((line) => (line.trimStart().startsWith(`${word} `) ? [line.trim()] : []));
}
