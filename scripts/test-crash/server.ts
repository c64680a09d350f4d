/** The real command, `dataplat serve`, as a process that can be killed. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { repositoryRoot } from "../lib/repository.ts";

/** A process that serves, or is about to. */
export interface ServerProcess {
  /** Its address, once it prints it. Rejects when it ends before. */
  readonly address: Promise<string>;
  /** What it has written to stderr. */
  stderr(): string;
  /** Its exit code, or the signal that ended it, once it has ended. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Ends it at once, with no chance to do anything. Harmless when it has ended. */
  kill(): Promise<void>;
  /** Asks it to end, and resolves to its exit code. */
  stop(): Promise<number | NodeJS.Signals>;
}

/** How long a start or a stop may take, in milliseconds: far more than it ever does, so that a hang is an error. */
const longestMs = 60_000;

/**
 * Starts `dataplat serve` on a free port of this machine.
 *
 * @param args options beside `--port`
 * @param env variables to add to the environment
 */
export function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ServerProcess {
  const command = path.join("src", "cli", "dataplat.ts");
  const child = spawn(process.execPath, [command, "serve", "--port", "0", ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const ended = once(child, "close").then(() => child.exitCode ?? child.signalCode ?? -1);
  const address = withinTime(
    readAddress(child, ended, () => stderr),
    "print its address",
  );
  // Whoever kills it early never asks for the address.
  address.catch(() => {});
  return {
    address,
    stderr: () => stderr,
    ended,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      child.kill("SIGTERM");
      return withinTime(ended, "end after SIGTERM").catch((error: unknown) => {
        child.kill("SIGKILL");
        throw error;
      });
    },
  };
}

async function readAddress(
  child: ChildProcessByStdio<null, Readable, Readable>,
  ended: Promise<unknown>,
  stderr: () => string,
): Promise<string> {
  const lines = createInterface({ input: child.stdout });
  const [line = ""] = await Promise.race([once(lines, "line"), ended.then(() => [])]);
  // What follows is not read, but must not fill the pipe either.
  child.stdout.resume();
  const [url] = /http:\/\/[^\s/]+/.exec(String(line)) ?? [];
  if (url === undefined) {
    throw new Error(`dataplat serve printed no address, but ${JSON.stringify(line)}. ${stderr()}`.trim());
  }
  return url;
}

async function withinTime<Value>(value: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`dataplat serve did not ${what} in ${longestMs} ms.`)),
      longestMs,
    );
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
