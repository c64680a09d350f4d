#!/usr/bin/env node
/** The executable `dataplat`. */
import { createContext } from "./context.ts";
import { main } from "./main.ts";

await main(process.argv.slice(2), createContext());
