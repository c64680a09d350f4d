/** `npm run test:mutations`: tells faults that are caught from those that are missed, and notices faults that are out of date. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { type Finished, runNodeScript } from "./run.ts";

const sample = "test/mutations/fixtures/clamp.ts";
const fault = { breaks: "Numbers.", file: sample, replace: "20", checks: "test/mutations/fixtures" };
const upper = { ...fault, id: "upper", find: "10" };
const lower = { ...fault, id: "lower", find: "max(0", replace: "max(-1" };

// Each runs vitest several times.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-mutations-test-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the tool with a list, which is JSON with one fault a line: YAML includes JSON. */
async function runList(faults: readonly object[], ...args: string[]): Promise<Finished> {
  const list = path.join(folder, "faults.yaml");
  const lines = faults.map((item) => `  - ${JSON.stringify(item)}`);
  await writeFile(list, ["baseline: 2", "faults:", ...lines].join("\n"));
  return runNodeScript("test-mutations.ts", ["--list", list, ...args], { TMPDIR: folder });
}

test("a fault that no test notices is missed, which is too few when the baseline says two", async () => {
  const before = await readFile(path.join(repositoryRoot, sample), "utf8");
  const { code, stdout, stderr } = await runList([upper, lower]);
  expect(stdout).toMatch(/^caught {2}upper: \S+clamp\.test\.ts: a value is at most 10: AssertionError/m);
  expect(stdout).toMatch(/^missed {2}lower: Numbers\.$/m);
  expect(stdout).toContain("1 of 2 faults caught");
  expect(stderr).toContain("Fewer faults are caught than before.");
  expect(code).toBe(1);
  expect(await readFile(path.join(repositoryRoot, sample), "utf8")).toBe(before);
  expect(await readdir(folder)).toEqual(["faults.yaml"]);
});

test("one fault alone succeeds if it is caught", async () => {
  const { code, stdout } = await runList([upper, lower], "--only", "upper");
  expect(stdout).toContain("1 of 1 faults caught");
  expect(code).toBe(0);
});

test("a fault whose text does not stand once in its file is named with its line, and nothing runs", async () => {
  const gone = { ...fault, id: "gone", find: "Math.floor" };
  const twice = { ...fault, id: "twice", find: "Math." };
  const { code, stdout, stderr } = await runList([upper, gone, twice]);
  expect(stderr).toContain(`faults.yaml:4: the text of gone stands 0 times in ${sample}, not once.`);
  expect(stderr).toContain(`faults.yaml:5: the text of twice stands 2 times in ${sample}, not once.`);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
});

test("checks that fail without a fault catch nothing", async () => {
  const { code, stdout, stderr } = await runList([{ ...upper, checks: "test/no/such/folder" }]);
  expect(stderr).toContain("The tests of test/no/such/folder did not run");
  expect(stdout).not.toContain("caught");
  expect(code).toBe(1);
});
