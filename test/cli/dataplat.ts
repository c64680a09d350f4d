/** The executable `dataplat`, with {@link namedApis} in place of the APIs of the register, or {@link largeApis} if LARGE_API is set. */
import { createContext } from "../../src/cli/context.ts";
import { main } from "../../src/cli/main.ts";
import { endOnClosedPipe } from "../../src/cli/model/signals.ts";
import { largeApis, namedApis } from "./run-command.ts";

endOnClosedPipe();
await main(process.argv.slice(2), {
  ...createContext(),
  apis: process.env["LARGE_API"] ? largeApis : namedApis,
});
