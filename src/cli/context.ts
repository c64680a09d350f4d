/** Context of a run of the command line, which a test replaces. */
import { apis } from "../../generated/cli/apis.ts";
import type { CliApi } from "./cli-api.ts";
import type { CommandEntry } from "./command.ts";
import { commands } from "./commands.ts";
import { createTerminal, type Terminal } from "./terminal.ts";

/** APIs, commands, streams and environment of a run. */
export interface CliContext {
  /** APIs whose operations are commands. */
  readonly apis: readonly CliApi[];
  /** Commands that are not operations. */
  readonly commands: readonly CommandEntry[];
  readonly terminal: Terminal;
  readonly env: NodeJS.ProcessEnv;
  /** Reads standard input to its end. */
  readonly readInput: () => Promise<Uint8Array>;
}

/** Creates the context of this process, with the APIs of the register and all commands. */
export function createContext(): CliContext {
  return { apis, commands, terminal: createTerminal(process), env: process.env, readInput };
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
