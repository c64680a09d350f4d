/** The checklists of the guide "Changing the contract", followed literally in a copy of the repository. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { runChecks } from "../../scripts/mutations/run-checks.ts";
import { createWorkingCopy } from "../../scripts/mutations/working-copy.ts";
import { changedFiles, makeExampleChange } from "../guides/example-change.ts";

const page = "src/docs/content/docs/guides/changing-the-contract.md";
const read = (file: string) => readFile(path.join(repositoryRoot, file), "utf8");

/** Tests that compare the documents with other files. */
const tests =
  "test/openapi test/contract test/guides.test.ts test/platform/seed/demo.test.ts test/platform/conformance/memory.test.ts";

/** The files and folders that the steps of a checklist name, as patterns: `<api>` is any name. */
async function namedPaths(): Promise<readonly RegExp[]> {
  const text = await read(page);
  const steps = ["## Add a property", "## Add an operation"].flatMap((heading) => {
    const [, section = ""] = text.split(`${heading}\n`);
    return section.split("\n## ")[0]?.match(/^\d\. .*(?:\n {3}.*)*/gm) ?? [];
  });
  expect(steps.length).toBeGreaterThan(10);
  const names = [...steps.join("\n").matchAll(/`([\w./<>-]+)`/g)].map(([, name = ""]) => name);
  return names
    .filter((name) => name.includes("/") || name.endsWith(".md"))
    .map((name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll(/<\w+>/g, "[\\w-]+")}`));
}

test("the checklists name each file of a new setting and a new operation, and CONTRIBUTING.md their number", async () => {
  const named = await namedPaths();
  expect(changedFiles.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([]);
  const numberIn = (folder: string) => changedFiles.filter((file) => file.startsWith(folder)).length;
  const counts = `${changedFiles.length} hand-written files, of which ${numberIn("src/")} in \`src/\` and ${numberIn("test/")} in \`test/\``;
  expect(await read("CONTRIBUTING.md")).toContain(counts);
});

test("nothing fails after a setting and an operation are added as the checklists say", async () => {
  const copy = await createWorkingCopy();
  onTestFinished(copy.remove);
  await makeExampleChange(copy.root);
  const { signal } = new AbortController();
  expect(await runChecks(copy, ["generate", "typecheck", tests], 2, signal)).toBeUndefined();
}, 600_000);
