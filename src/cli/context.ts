/** Context of this process: all APIs and commands, and its streams. */
import { apis } from "../../generated/cli/apis.ts";
import { maxInt32 } from "../contract/check-options.ts";
import { completion } from "./completion.ts";
import type { CliContext, CommandEntry } from "./model/command.ts";
import { DeadlineError } from "./model/errors.ts";
import { createTerminal } from "./model/terminal.ts";

export function createContext(): CliContext {
  return { apis, commands, terminal: createTerminal(process), env: process.env, readInput };
}

async function readInput(limitMs = maxInt32): Promise<Uint8Array> {
  if (process.stdin.isTTY) console.error("Reading standard input from the terminal. Ctrl-D ends it.");
  const { buffer } = await import("node:stream/consumers");
  const fail = () => process.stdin.destroy(new DeadlineError("standard input did not end"));
  const timer = setTimeout(fail, limitMs);
  return buffer(process.stdin).finally(() => clearTimeout(timer));
}

/** All commands that are not operations, in the order of `dataplat --help`. */
export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "Serve the APIs on this machine, with state",
    load: async () => (await import("./serve.ts")).createServe(),
  },
  {
    name: "mcp",
    summary: "Serve the operations as tools for agents (MCP)",
    load: async () => (await import("./mcp.ts")).mcp,
  },
  {
    name: "verify",
    summary: "Compare the responses of the APIs with their contract",
    load: async (context) => (await import("./verify.ts")).createVerify(context),
  },
  {
    name: "configure",
    summary: "Save addresses, credentials and default parameters in a profile",
    load: async (context) => (await import("./configure.ts")).createConfigure(context),
  },
  {
    name: "whoami",
    summary: "Show which address and credentials are used, and try them",
    load: async () => (await import("./whoami.ts")).whoami,
  },
  {
    name: "openapi",
    summary: "Print the OpenAPI document of an API",
    load: async () => (await import("./openapi.ts")).openapi,
  },
  {
    name: "completion",
    summary: "Print a script that completes commands in bash, zsh or fish",
    // Not a file of its own: a shell waits for it, and the commands of an API are one already.
    load: async () => completion,
  },
];
