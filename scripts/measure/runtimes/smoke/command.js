/** Runs the smoke program on Node.js, Bun or Deno: the first argument is its argument, the last line of output its report. With a folder, also the test kit. */
import process from "node:process";
import { smoke } from "./program.js";

const options = JSON.parse(process.argv[2]);
const report = await smoke(options, options.folder && (await import("./test-kit.js")).testKit);
console.log(JSON.stringify(report));
// If all checks passed, the process must exit by itself: no timer and no connection may remain.
if (report.checks.some(({ failure }) => failure !== undefined)) process.exit();
