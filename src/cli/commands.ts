/** Every command, in the order in which `--help` lists them. */
import type { CommandEntry } from "./command.ts";

export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "serve both APIs on this machine, with state",
    load: async () => (await import("./serve.ts")).serve,
  },
];
