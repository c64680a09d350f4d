/** Runs the smoke program as one test of Jest or Vitest. Its argument is in the environment; its report goes to a file. */
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { mocking } from "./mocking.js";
import { smoke } from "./program.js";
import { testKit } from "./test-kit.js";

test("the smoke program runs", async () => {
  const here = JSON.parse(process.env.SMOKE);
  const report = await smoke(here, { ...testKit, ...(here.mocking && mocking) });
  await writeFile(here.reportFile, JSON.stringify(report));
}, 60_000);
