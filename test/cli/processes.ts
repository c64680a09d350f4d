/** Runs the command line as a process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterEach } from "vitest";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const executable = "src/cli/dataplat.ts";

/** Node.js keeps compiled sources here, so that processes start in a third of the time. */
export const compileCache = path.join(repositoryRoot, "node_modules/.cache/node-compile-cache");

type Variables = Readonly<Record<string, string | undefined>>;

export type ServeProcess = Awaited<ReturnType<ReturnType<typeof useProcesses>["serve"]>>;

/** Starts processes, and kills those of each test of a file after the test. Call it at the top level of the file. */
export function useProcesses() {
  const running = new Map<ChildProcess, Promise<unknown>>();
  afterEach(async () => {
    for (const child of running.keys()) child.kill("SIGKILL");
    await Promise.all(running.values());
  });
  const startScript = (cwd: string, args: readonly string[], variables: Variables = {}) => {
    const env = createEnvironment(variables);
    const child = spawn(process.execPath, [...args], { cwd, env, stdio: "pipe" });
    const exited = once(child, "exit");
    running.set(child, exited);
    child.once("exit", () => running.delete(child));
    const output = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const) {
      child[name].on("data", (chunk) => {
        output[name] += chunk;
      });
    }
    return {
      process: child,
      stdout: () => output.stdout,
      stderr: () => output.stderr,
      /** Sends a signal, and resolves when the process has ended. */
      stop: async (name: NodeJS.Signals) => {
        child.kill(name);
        const [code, signal] = await exited;
        return { code, signal };
      },
    };
  };
  /** Starts a script that serves, such as that of `npm start`, on a free port, and waits for the end of its output. */
  const serveScript = async (cwd: string, args: readonly string[], variables?: Variables) => {
    const started = startScript(cwd, [...args, "--port", "0"], variables);
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
    start: (args: readonly string[], variables?: Variables) =>
      startScript(repositoryRoot, [executable, ...args], variables),
    serve: (args: readonly string[] = [], variables?: Variables) =>
      serveScript(repositoryRoot, [executable, "serve", ...args], variables),
    serveScript,
  };
}

/** Runs `dataplat` with arguments and environment variables until it exits. */
export function runDataplat(args: readonly string[], variables: Variables = {}) {
  const { command, args: all, env } = describeProcess(args, variables);
  return execute(command, all, { env }).then(
    (output) => ({ code: 0, ...output }),
    // execFile rejects with an error that has the exit code and the output.
    (error: unknown) => error as { code: unknown; stdout: string; stderr: string },
  );
}

/** Describes a process of `dataplat`, for libraries that start it themselves. */
export const describeProcess = (args: readonly string[], variables: Variables, script = executable) => ({
  command: process.execPath,
  args: [path.join(repositoryRoot, script), ...args],
  env: createEnvironment(variables),
});

/** The environment without variables that change what `dataplat` does, and with others. */
function createEnvironment(variables: Variables): Record<string, string> {
  const others = Object.entries(process.env).filter(([name]) => !/^(?:DATAPLAT_|DEBUG$)/.test(name));
  const all = { ...Object.fromEntries(others), NODE_COMPILE_CACHE: compileCache, ...variables };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
