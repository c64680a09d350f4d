/** `npm run test:faults`: distinguishes caught from missed faults, and rejects a list that does not match the code. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFaultList } from "../../scripts/faults/fault-list.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { type Finished, runNodeScript } from "./run.ts";

const sample = "test/mutations/fixtures/clamp.ts";
const fault = { breaks: "A bound is wrong.", file: sample, replace: "20", checks: "test/mutations/fixtures" };
const upper = { ...fault, id: "upper", find: "10" };
const lower = { ...fault, id: "lower", find: "max(0", replace: "max(-1" };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-faults-test-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

test("every fault of test/mutations/faults.yaml matches the code", async () => {
  const { baseline, faults } = await readFaultList(path.join(repositoryRoot, "test/mutations/faults.yaml"));
  expect(faults.length).toBeGreaterThanOrEqual(Math.max(baseline, 40));
});

/** Writes a list of faults with a baseline of two. */
async function writeList(faults: readonly object[]): Promise<string> {
  const list = path.join(folder, "faults.yaml");
  // YAML includes JSON.
  await writeFile(list, JSON.stringify({ baseline: 2, faults }));
  return list;
}

/** Runs the script with a list of faults. */
async function runList(faults: readonly object[]): Promise<Finished> {
  return runNodeScript("faults.ts", ["--list", await writeList(faults)], { TMPDIR: folder });
}

test("with a baseline of two, one caught and one missed fault are a failure", async () => {
  const before = await readFile(path.join(repositoryRoot, sample), "utf8");
  const { code, stdout, stderr } = await runList([upper, lower]);
  expect(stdout).toMatch(
    /^caught {2}upper \(\d+ s\): \S+\/clamp\.test\.ts > a value is at most 10 .*: AssertionError/m,
  );
  expect(stdout).toMatch(/^missed {2}lower \(\d+ s\): A bound is wrong\.$/m);
  expect(stdout).toContain("1 of 2 faults caught, expected at least 2");
  expect(stderr).toContain("Fewer faults are caught than expected.");
  expect(code).toBe(1);
  expect(await readFile(path.join(repositoryRoot, sample), "utf8")).toBe(before);
  expect(await readdir(folder)).toEqual(["faults.yaml"]);
});

test("a list that does not match the code is rejected with the ids of its faults, and nothing runs", async () => {
  const gone = { ...fault, id: "gone", find: "Math.floor" };
  const twice = { ...fault, id: "twice", find: "Math." };
  const moved = { ...upper, id: "moved", file: "no/such/file.ts" };
  const untested = { ...upper, id: "untested", checks: "typecheck test/no/such/folder" };
  const { code, stdout, stderr } = await runList([upper, upper, gone, twice, moved, untested]);
  expect(stderr).toContain("upper: the id is not unique.");
  expect(stderr).toContain(`gone: \`find\` occurs 0 times in ${sample}.`);
  expect(stderr).toContain(`twice: \`find\` occurs 2 times in ${sample}.`);
  expect(stderr).toContain("moved: no/such/file.ts cannot be read.");
  expect(stderr).toContain("untested: no test matches test/no/such/folder.");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
});
