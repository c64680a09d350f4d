/** The guides for maintainers, followed literally in a copy of the repository. */
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { createWorkingCopy } from "../../scripts/faults/working-copy.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { differences } from "../openapi/vendor-documentation/compare.ts";
import { flatten } from "../openapi/vendor-documentation/flatten.ts";
import { importTranscription } from "../openapi/vendor-documentation/import-transcriptions.ts";
import { flattenTranscription } from "../openapi/vendor-documentation/transcription.ts";
import { changedFiles, makeExampleChange } from "./example-change.ts";
import { type Fence, readFences } from "./fences.ts";

const execute = promisify(execFile);

/** Each test generates, which takes several seconds on a busy machine. */
const timeout = 120_000;

/** Calls the new API with a stub, and on the platform, which has no credentials of it. */
const program = `import { createBillingClient } from "./src/billing.ts";
import { createPlatform } from "./src/platform/index.ts";

const body = '{"data":[{"id":"invoice-1","total":99.5}]}';
const stub = async () => new Response(body, { headers: { "content-type": "application/json" } });
const options = { baseUrl: "http://127.0.0.1:4000", accessToken: "token" };
console.log(await createBillingClient({ ...options, fetch: stub }).listInvoices());
const platform = createPlatform();
const { baseUrl, fetch } = platform;
const failed = createBillingClient({ ...options, baseUrl, fetch }).listInvoices();
console.log(await failed.catch(({ kind, status }) => [kind, status]));
await platform.close();
`;

async function readGuide(name: string): Promise<{ text: string; fences: readonly Fence[] }> {
  const page = path.join("src/docs/content/docs/guides", `${name}.md`);
  const text = await readFile(path.join(repositoryRoot, page), "utf8");
  return { text, fences: readFences(page, text) };
}

/** Runs a program in the copy, and returns its output, also if it exits with an error. */
async function runIn(copy: string, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await execute(process.execPath, [...args], { cwd: copy }).catch(Object);
  return `${stdout}${stderr}`;
}

async function applyDiff(copy: string, { title = "", code }: Fence): Promise<void> {
  const side = (marker: string) =>
    code
      .split("\n")
      .filter((line) => !line.startsWith(marker))
      .map((line) => line.slice(1))
      .join("\n");
  const file = path.join(copy, title);
  const text = await readFile(file, "utf8");
  expect(text, title).toContain(side("+"));
  await writeFile(
    file,
    text.replace(side("+"), () => side("-")),
  );
}

/** Text blocks of a page, which are indented, with spaces in place of line breaks. */
function indentedText(text: string): string {
  const lines = text.split("\n").filter((line) => line.startsWith("    "));
  return collapse(lines.join(" "));
}

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

test(
  "an API that is added as the guide says has a client, and is served by the platform",
  async () => {
    const { fences } = await readGuide("adding-an-api");
    const { root: copy, remove } = await createWorkingCopy();
    onTestFinished(remove);
    for (const fence of fences) {
      const { language, title, code } = fence;
      if (language === "diff") await applyDiff(copy, fence);
      else if (title !== undefined) {
        const file = path.join(copy, title);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, code);
      } else if (code.startsWith("sed ")) await execute("sh", ["-euc", code], { cwd: copy });
    }
    expect(await runIn(copy, "scripts/generate.ts")).toContain("generated/billing/openapi.yaml\n");

    const files = ["src/billing.ts", "src/platform/apis/index.ts"];
    const options = { extends: "./tsconfig.json", files, include: [] };
    await writeFile(path.join(copy, "tsconfig.api.json"), JSON.stringify(options));
    expect(await runIn(copy, "node_modules/typescript-7/bin/tsc", "-p", "tsconfig.api.json")).toBe("");

    await writeFile(path.join(copy, "try.ts"), program);
    expect(await runIn(copy, "try.ts")).toBe("[ { id: 'invoice-1', total: 99.5 } ]\n[ 'api', 401 ]\n");
  },
  timeout,
);

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
  const patterns = pathsInSteps((await readGuide("changing-the-contract")).text);
  const unnamed = changedFiles.filter((file) => !patterns.some((pattern) => pattern.test(file)));
  expect(unnamed).toEqual([]);
  const countIn = (folder: string) => changedFiles.filter((file) => file.startsWith(folder)).length;
  const counts = `${changedFiles.length} hand-written files, of which ${countIn("src/")} in \`src/\` and ${countIn("test/")} in \`test/\``;
  expect(await readFile(path.join(repositoryRoot, "CONTRIBUTING.md"), "utf8")).toContain(counts);
});

describe("changing the contract", async () => {
  const { text, fences } = await readGuide("changing-the-contract");
  const shown = indentedText(text);
  let copy: string;
  beforeAll(async () => {
    const { root, remove } = await createWorkingCopy();
    copy = root;
    return remove;
  });

  test(
    "a changed range has the effects that the guide shows",
    async () => {
      for (const fence of fences) if (fence.language === "diff") await applyDiff(copy, fence);
      // The linters' progress comes first.
      const [, changes = ""] = /^(Changed:.*)^Next:/ms.exec(await runIn(copy, "scripts/generate.ts")) ?? [];
      expect(changes).toContain("generated/management/requests.js");
      expect(shown).toContain(collapse(changes));
      const document = parse(await readFile(path.join(copy, "generated/management/openapi.yaml"), "utf8"));
      const found = differences(
        flattenTranscription(await importTranscription("management")),
        flatten(document),
      );
      expect(found).toHaveLength(1);
      expect(shown).toContain(found[0]);
    },
    timeout,
  );

  test(
    "a wrong range in a description and a missing example are reported as the guide shows",
    async () => {
      const file = path.join(copy, "openapi/management/schemas/PipeSettings.yaml");
      const schema = await readFile(file, "utf8");
      const property = `  engine_max_parse_threads:
    type: [integer, "null"]
    description: Maximum number of concurrent parsing threads, at most 16.
`;
      const next = "  engine_max_insert_threads:";
      expect(schema).toContain(next);
      await writeFile(file, schema.replace(next, property + next));
      const report = collapse(await runIn(copy, "scripts/generate.ts"));
      for (const message of [
        "at #/properties/engine_max_parse_threads/description The description states the upper bound 16, which contradicts",
        "Error was generated by the dataplat/bounds-in-prose rule.",
        "error property-example Add `examples` to this property.",
        "Nothing was written: correct the documents first.",
      ]) {
        expect(report).toContain(message);
        expect(shown).toContain(message);
      }
    },
    timeout,
  );

  test("the setting and the operation that `npm run test:docs` adds fit into the files of the repository", async () => {
    await makeExampleChange(copy);
    await expect(makeExampleChange(copy)).rejects.toThrow("EEXIST");
  });
});
