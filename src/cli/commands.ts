/** All commands, in the order of `dataplat --help`. */
import type { CommandEntry } from "./command.ts";

export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "Serve the APIs on this machine, with state",
    load: async () => (await import("./serve.ts")).serve,
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
];
