#!/usr/bin/env node
/** The executable `dataplat`. */
import { main } from "./main.ts";

await main(process.argv.slice(2));
