/** The executable `dataplat`, with {@link largeApis} in place of the APIs of the register. */
import { createContext } from "../../src/cli/context.ts";
import { main } from "../../src/cli/main.ts";
import { largeApis } from "./run-command.ts";

await main(process.argv.slice(2), { ...createContext(), apis: largeApis });
