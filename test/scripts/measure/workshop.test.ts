/** The scripts that measure and stress the package run to their end with the smallest load. Nothing is timed here. */
import { expect, test } from "vitest";
import { runNpmScript } from "../run.ts";

test.each([
  ["test:crash", ["--rounds", "1"], /^ok: rounds 1, kills [123], acknowledged writes \d+, none lost\n$/],
  ["test:memory", ["--requests", "30000"], /^ok: 30000 requests; the heap grew by -?\d+ KiB /m],
  ["test:runtimes", ["--only", "node"], /^node +passed in /m],
])("npm run %s -- %j passes", async (script, args, output) => {
  const { code, stdout, stderr } = await runNpmScript(script, args);
  expect(stdout + stderr).toMatch(output);
  expect(code).toBe(0);
});

test("npm run bench prints what it measured and whether its goals are reached", async () => {
  const { stdout, stderr } = await runNpmScript("bench", ["--only", "command-line"]);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^dataplat get-pipe +\d+/m);
  expect(stdout).toMatch(/^Goals\n(?:.+: (?:reached|missed)\n){3}$/m);
});
