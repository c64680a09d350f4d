/** `npm run test:faults`: distinguishes caught from missed faults, and rejects a list that does not match the code. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readFaultList } from "../../scripts/faults/fault-list.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { useFolder } from "../cli/processes.ts";
import { runNodeScript } from "./run.ts";

const sample = "test/mutations/fixtures/clamp.ts";
const fault = { breaks: "A bound is wrong.", file: sample, replace: "20", checks: "test/mutations/fixtures" };
const upper = { ...fault, id: "upper", find: "10" };
const lower = { ...fault, id: "lower", find: "max(0", replace: "max(-1" };

const createFolder = useFolder();

test.each([
  ["test/mutations/faults.yaml", 40],
  ["test/mutations/document-faults.yaml", 100],
])("every fault of %s matches the code", async (list, least) => {
  const { baseline, faults } = await readFaultList(path.join(repositoryRoot, list));
  expect(faults.length).toBeGreaterThanOrEqual(Math.max(baseline, least));
});

/** Runs the script in a folder with a list of faults and a baseline of two. */
async function runList(folder: string, faults: readonly object[]) {
  const list = path.join(folder, "faults.yaml");
  // YAML includes JSON.
  await writeFile(list, JSON.stringify({ baseline: 2, faults }));
  return runNodeScript("faults.ts", ["--list", list], { TMPDIR: folder });
}

test("with a baseline of two, one caught and one missed fault are a failure", async () => {
  const before = await readFile(path.join(repositoryRoot, sample), "utf8");
  const folder = await createFolder();
  const { code, stdout, stderr } = await runList(folder, [upper, lower]);
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
  const faults = [upper, upper, gone, twice, moved, untested];
  const { code, stdout, stderr } = await runList(await createFolder(), faults);
  expect(stderr).toContain("upper: the id is not unique.");
  expect(stderr).toContain(`gone: \`find\` occurs 0 times in ${sample}.`);
  expect(stderr).toContain(`twice: \`find\` occurs 2 times in ${sample}.`);
  expect(stderr).toContain("moved: no/such/file.ts cannot be read.");
  expect(stderr).toContain("untested: no test matches test/no/such/folder.");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
});

test("a fault of a document sets, renames or removes a value, and names the check that must catch it", async () => {
  const file = path.join(await createFolder(), "faults.yaml");
  const at = "management/parameters/pipeId.yaml#/schema/format";
  const read = async (...rows: readonly object[]) => {
    await writeFile(file, JSON.stringify({ baseline: 0, documents: { "wrong type": rows } }));
    return (await readFaultList(file)).faults[0];
  };
  const code = "schema:\n  type: string\n  format: uuid # not a URN\n";
  const removed = await read({ at, by: "lint" });
  expect(removed).toMatchObject({ id: at, breaks: "wrong type", checks: ["lint"] });
  expect(removed?.inject(code)).toBe("schema:\n  type: string\n");
  expect((await read({ at, to: "date", by: "canaries" }))?.inject(code)).toContain("format: date #");
  expect((await read({ at, rename: "pattern", by: "transcription" }))?.inject(code)).toContain(
    "pattern: uuid",
  );
  await expect(read({ at, to: "uuid", by: "lint" })).rejects.toThrow(`${at}: the value is the same.`);
  await expect(read({ at: `${at}s`, by: "lint" })).rejects.toThrow(`${at}s: the file has no such value.`);
  await expect(read({ at, by: "luck" })).rejects.toThrow(`${at}: no check.`);
});
