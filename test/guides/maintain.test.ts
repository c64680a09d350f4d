/** The guides for maintainers. `npm run test:docs` follows them, see walkthroughs.test.ts. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { changedFiles, makeExampleChange } from "./example-change.ts";
import { collapse, indentedText, readGuide, runIn } from "./maintainer-guide.ts";
import { createWorkingCopy, type WorkingCopy } from "./working-copy.ts";

const { text } = await readGuide("changing-the-contract");

/** The files and folders that the steps of the two checklists name, as patterns: `<api>` is any name. */
function pathsInSteps(text: string): readonly RegExp[] {
  const steps = ["Add a property", "Add an operation"].flatMap((heading) => {
    const [, section = ""] = text.split(`\n## ${heading}\n`);
    return section.split("\n## ")[0]?.match(/^\d\. .*(?:\n {3}.*)*/gm) ?? [];
  });
  return [...steps.join("\n").matchAll(/`([\w./<>-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => name.includes("/") || name.endsWith(".md"))
    .map((name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll(/<\w+>/g, "[\\w-]+")}`));
}

test("the checklists name each file of a new setting and operation, and CONTRIBUTING.md how many there are", async () => {
  const patterns = pathsInSteps(text);
  const unnamed = changedFiles.filter((file) => !patterns.some((pattern) => pattern.test(file)));
  expect(unnamed).toEqual([]);
  const countIn = (folder: string) => changedFiles.filter((file) => file.startsWith(folder)).length;
  const counts = `${changedFiles.length} hand-written files, of which ${countIn("src/")} in \`src/\` and ${countIn("test/")} in \`test/\``;
  expect(await readFile(path.join(repositoryRoot, "CONTRIBUTING.md"), "utf8")).toContain(counts);
});

describe("changing the contract", () => {
  let copy: WorkingCopy;
  beforeAll(async () => {
    copy = await createWorkingCopy();
    return copy.remove;
  });

  test("a wrong example and a missing description are reported as the guide shows", async () => {
    const file = path.join(copy.root, "openapi/management/schemas/PipeSettings.yaml");
    const schema = await readFile(file, "utf8");
    const property = `  engine_max_parse_threads:
    type: [integer, "null"]
    examples: [auto]
`;
    const next = "  engine_max_insert_threads:";
    expect(schema).toContain(next);
    await writeFile(file, schema.replace(next, property + next));
    const shown = indentedText(text);
    const report = collapse(await runIn(copy, "scripts/pipeline/generate.ts"));
    for (const message of [
      "error no-invalid-schema-examples Example value must conform to the schema: type must be integer,null.",
      "error dataplat/described-properties Add a `description` to this property.",
      "Nothing was written: correct the documents first.",
    ]) {
      expect(report).toContain(message);
      expect(shown).toContain(message);
    }
  }, 120_000);

  test("the setting and the operation that `npm run test:docs` adds fit into the files of the repository", async () => {
    await makeExampleChange(copy.root);
    await expect(makeExampleChange(copy.root)).rejects.toThrow("EEXIST");
  });
});
