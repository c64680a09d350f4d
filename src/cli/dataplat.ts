#!/usr/bin/env node
/** The executable `dataplat`. */
import { createContext } from "./context.ts";
import { main } from "./main.ts";
import { endOnClosedPipe } from "./model/signals.ts";

endOnClosedPipe();
await main(process.argv.slice(2), createContext());
