/** The executable `dataplat`, with one API of 60 operations: those of the Management API, 20 times. */
import { createContext } from "../../src/cli/context.ts";
import { main } from "../../src/cli/main.ts";
import { namedApis } from "./run-command.ts";

const [api] = namedApis;
if (!api) throw new Error("There is no API.");
const commands = Array.from({ length: 20 }, (_, index) =>
  api.commands.map((command) => ({
    ...command,
    name: `${command.name}-${index}`,
    summary: `${command.summary} ${index}`,
    tool: `${command.operationId}${index}`,
  })),
).flat();
const large = { ...api, commands, importCommands: async () => commands };
await main(process.argv.slice(2), { ...createContext(), apis: [large] });
