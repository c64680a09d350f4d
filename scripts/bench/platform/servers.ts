/** The servers that are compared, each in a process of its own. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Command } from "../run-node.ts";
import { ask, requireSameSize } from "./ask.ts";
import type { Scenario, Subject } from "./scenarios.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** Where the compiled command line is. */
const commandLine = "dist/src/cli/dataplat.js";

/** Starts servers, and stops all of them at the end. */
export interface Servers {
  /** Starts the platform with the subject's data; `args` say where it keeps it. */
  platform(...args: readonly string[]): Promise<ServerProcess>;
  /** Starts a bare server that sends the bytes with which another answers a scenario. */
  bare(like: ServerProcess, scenario: Scenario): Promise<ServerProcess>;
  prism(): Promise<ServerProcess>;
}

/**
 * The command that serves a platform.
 *
 * @param args what follows the port
 */
export function serveCommand(...args: readonly string[]): Command {
  return [commandLine, "serve", "--port", "0", ...args];
}

/** The command that serves Prism, with the file that its document is in. */
export function prismCommand(file: string): Command {
  return ["scripts/bench/platform/serve-prism.ts", file];
}

/**
 * Lends what starts servers. They are stopped afterwards, whatever happens.
 *
 * @param subject what they serve
 * @param folder to write to
 * @param use works with them
 */
export async function withServers<T>(
  subject: Subject,
  folder: string,
  use: (servers: Servers) => Promise<T>,
): Promise<T> {
  const running: ServerProcess[] = [];
  let files = 0;
  const write = async (content: object): Promise<string> => {
    files += 1;
    const file = path.join(folder, `served-${files}.json`);
    await writeFile(file, JSON.stringify(content));
    return file;
  };
  const start = async (command: Command): Promise<ServerProcess> => {
    const server = await startServer(command);
    running.push(server);
    return server;
  };
  const seed = await write(subject.seed);
  try {
    return await use({
      platform: (...args) => start(serveCommand("--seed", seed, ...args)),
      bare: async (like, { requests: [request] }) => {
        const answer = await ask(like.address, request);
        const bare = await start(["scripts/bench/platform/serve-bytes.ts", await write(answer)]);
        requireSameSize(await ask(bare.address, request), answer);
        return bare;
      },
      prism: async () => start(prismCommand(await write(subject.document))),
    });
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}
