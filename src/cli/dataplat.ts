#!/usr/bin/env node
/** The command `dataplat`. */
import { main } from "./main.ts";

await main(process.argv.slice(2));
