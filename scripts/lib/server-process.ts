/** Servers as child processes that can be stopped or killed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { repositoryRoot } from "./repository.ts";

/** Timeout of a start and of a stop, in milliseconds: long enough for a slow machine, so that only a hang exceeds it. */
const timeoutMs = 60_000;

export interface ServerProcess {
  readonly pid: number | undefined;
  /** The URL on the first line that the server prints. Rejects if the process exits before. */
  readonly address: Promise<string>;
  /** Everything that the process has written to stderr. */
  stderr(): string;
  /** Sends SIGKILL and waits until the process has exited. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves to the exit code, or to null if a signal ended the process. */
  stop(): Promise<number | null>;
}

/** Starts a server that prints its URL on its first line. `script`: path, relative to the repository or absolute. */
export function startServerProcess(script: string, ...args: readonly string[]): ServerProcess {
  const child = spawn(process.execPath, [path.resolve(repositoryRoot, script), ...args], {
    cwd: repositoryRoot,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const closed = once(child, "close");
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    await closed;
    clearTimeout(timer);
    return child.exitCode;
  };
  const readAddress = async (): Promise<string> => {
    // Reading all lines keeps the pipe from filling up.
    const lines = createInterface({ input: child.stdout });
    const firstLine = once(lines, "line", { signal: AbortSignal.timeout(timeoutMs) });
    const [line = ""] = await Promise.race([firstLine, closed.then(() => [])]);
    const [url] = /http:\/\/[^\s/]+/.exec(String(line)) ?? [];
    if (url) return url;
    throw new Error(`${script} printed no address but ${JSON.stringify(line)}. ${stderr}`.trim());
  };
  const address = readAddress();
  // A caller that kills the process early does not read the address.
  address.catch(() => {});
  return {
    pid: child.pid,
    address,
    stderr: () => stderr,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}

/** Starts `dataplat serve` from the sources, on a free port of this machine. */
export function startPlatformProcess(...args: readonly string[]): ServerProcess {
  return startServerProcess("src/cli/dataplat.ts", "serve", "--port", "0", ...args);
}
