/** Servers as processes of their own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { repositoryRoot } from "../../lib/repository.ts";
import type { Command } from "../run-node.ts";
import type { Address } from "./load-order.ts";
import type { Usage } from "./probe.ts";

/** A server while it runs. */
export interface ServerProcess {
  readonly address: Address;
  /** What its process has used; only of one that was started with the probe. */
  usage(): Promise<Usage>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

const probe = pathToFileURL(path.join(import.meta.dirname, "probe.ts")).href;

/**
 * Starts a server that prints its address on its first line.
 *
 * @param command the script and its arguments
 * @param probed false to load nothing but the server itself
 * @throws when it ends before it has printed one
 */
export async function startServer([script, ...args]: Command, probed = true): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [...(probed ? ["--import", probe] : []), path.resolve(repositoryRoot, script), ...args],
    { stdio: ["ignore", "pipe", "inherit", ...(probed ? (["ipc"] as const) : [])], cwd: repositoryRoot },
  );
  const exited = once(child, "exit");
  try {
    const line = await Promise.race([firstLine(child), exited.then(() => "")]);
    const [, host, port] = /http:\/\/([\d.]+):(\d+)/.exec(line) ?? [];
    if (host === undefined) throw new Error(`${script} printed no address: ${JSON.stringify(line)}`);
    return {
      address: { host, port: Number(port) },
      usage: async () => {
        const answered = once(child, "message");
        child.send("usage");
        // By probe.ts, which answers with nothing else.
        return (await answered)[0] as Usage;
      },
      stop: () => end(child, exited),
    };
  } catch (error) {
    await end(child, exited);
    throw error;
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) return "";
  // What comes later is read too, and thrown away: a full pipe would stop the server.
  const lines = createInterface({ input: stdout });
  const [line] = await once(lines, "line");
  return String(line);
}

async function end(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill();
  await exited;
}
