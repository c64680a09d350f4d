/** Runs the smoke program in a runtime that is a command (Node, Bun, Deno). Its argument is the program's, its output the report. */
import process from "node:process";
import { smoke } from "./program.js";

const report = await smoke(JSON.parse(process.argv[2]));
console.log(JSON.stringify(report));
// When all is well the process must end by itself, with no timer or connection left; after a failure, what hangs is known.
if (report.checks.some(({ failure }) => failure !== undefined)) process.exit();
