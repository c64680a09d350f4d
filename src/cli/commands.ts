/** All commands, in the order of `dataplat --help`. */
import type { CommandEntry } from "./command.ts";

export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "Serve the APIs on this machine, with state",
    load: async () => (await import("./serve.ts")).serve,
  },
];
