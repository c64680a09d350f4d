/** Runs the smoke program as a test of Jest or Vitest: the variable SMOKE is its argument, a file its report. */
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { mocking } from "./mocking.js";
import { smoke } from "./program.js";
import { changeThreads, testKit, withPlatform } from "./test-kit.js";

/** Fakes everything that the runner can fake, and returns a function that restores it. */
async function fakeTimers() {
  const { vi } = globalThis;
  // Vite resolves a constant name, also one that it does not import.
  const jestModule = "@jest/globals";
  const timers = vi ?? (await import(jestModule)).jest;
  // Jest fakes everything by default. Vitest does not fake `nextTick` in a child process.
  const toFake = ["setTimeout", "setImmediate", "queueMicrotask", "performance", "Date"];
  timers.useFakeTimers(vi && { toFake: process.send ? toFake : [...toFake, "nextTick"] });
  return () => timers.useRealTimers();
}

const faked = {
  "the test kit writes to a SQLite file while everything is faked": async ({ folder }) => {
    await withPlatform({ data: `${folder}/faked-later.db` }, async (...args) => {
      const restore = await fakeTimers();
      await changeThreads(...args).finally(restore);
    });
    const restore = await fakeTimers();
    await withPlatform({ data: `${folder}/faked-first.db` }, changeThreads).finally(restore);
  },
};

test("the smoke program runs", async () => {
  const options = JSON.parse(process.env.SMOKE);
  const report = await smoke(options, { ...testKit, ...(options.mocking && mocking), ...faked });
  await writeFile(options.reportFile, JSON.stringify(report));
}, 60_000);
