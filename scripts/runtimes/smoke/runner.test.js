/** Runs the smoke program as a test of Jest or Vitest: the variable SMOKE is its argument, a file its report. */
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { mocking } from "./mocking.js";
import { smoke } from "./program.js";
import { testKit } from "./test-kit.js";

test("the smoke program runs", async () => {
  const options = JSON.parse(process.env.SMOKE);
  const report = await smoke(options, { ...testKit, ...(options.mocking && mocking) });
  await writeFile(options.reportFile, JSON.stringify(report));
}, 60_000);
