/** The checklists of the guide "Changing the contract", followed in a copy of the repository. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createWorkingCopy } from "../../scripts/faults/working-copy.ts";
import { makeExampleChange } from "./example-change.ts";

const execute = promisify(execFile);

/** Tests that compare the documents with other files. */
const tests = [
  "test/openapi",
  "test/contract",
  "test/guides.test.ts",
  "test/platform/seed/demo.test.ts",
  "test/platform/conformance/memory.test.ts",
];

test("nothing fails after a setting and an operation are added as the checklists say", async ({ signal }) => {
  const { root, temporary, remove } = await createWorkingCopy();
  onTestFinished(remove);
  await makeExampleChange(root);
  const env = { ...process.env, NO_COLOR: "1", TMPDIR: temporary };
  /** Runs a program in the copy, and returns its output, also if it exits with an error. */
  const run = async (...args: readonly string[]): Promise<string> => {
    const options = { cwd: root, env, signal, maxBuffer: 2 ** 26 };
    const { stdout, stderr } = await execute(process.execPath, [...args], options).catch(Object);
    return `${stdout}${stderr}`;
  };
  expect(await run("scripts/generate.ts")).toContain("generated/observability/samples/getDashboard.ts");
  expect(await run("node_modules/typescript-7/bin/tsc", "-p", ".")).toBe("");
  const output = await run("node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...tests);
  // File and title of each failed test, and the message in the next line.
  expect(output.match(/^ *FAIL .+\n.+/gm) ?? []).toEqual([]);
  expect(output).toMatch(/Tests +\d+ passed/);
}, 600_000);
