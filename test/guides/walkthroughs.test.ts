/** The guides for maintainers, followed literally in copies of the repository. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { makeExampleChange } from "./example-change.ts";
import { collapse, indentedText, readGuide, runIn } from "./maintainer-guide.ts";
import { createWorkingCopy, type WorkingCopy } from "./working-copy.ts";

/** Calls the new API with a stub, and on the platform. */
const program = `import { createUsageReportsClient } from "./src/usage-reports.ts";
import { createPlatform } from "./src/platform/index.ts";

const stub = async () => Response.json({ data: { state: "stopped" } });
const options = { baseUrl: "http://127.0.0.1:4000", accessToken: "demo-token" };
console.log(await createUsageReportsClient({ ...options, fetch: stub }).getUsageReportsStatus());
const platform = createPlatform({ demo: true, checkResponses: true });
const { fetch } = platform;
const baseUrl = platform.baseUrl + "/usage-reports";
console.log(await createUsageReportsClient({ ...options, baseUrl, fetch }).getUsageReportsStatus());
await platform.close();
`;

/** Tests that compare the documents with other files. */
const tests = [
  ...["test/openapi", "test/contract", "test/cli", "test/guides.test.ts", "test/docs/provenance.test.ts"],
  ...["test/docs/samples.test.ts", "test/types/clients.test.ts", "test/scripts/pipeline/register.test.ts"],
  ...["test/platform/seed/demo.test.ts", "test/platform/conformance/authentication.test.ts"],
  "test/platform/conformance/memory.test.ts",
];

/** Generates, checks types and format, and runs the tests in a copy. Returns what generate printed. */
async function checkCopy(copy: WorkingCopy): Promise<string> {
  const report = await runIn(copy, "scripts/pipeline/generate.ts");
  expect(await runIn(copy, "node_modules/typescript-7/bin/tsc", "-p", ".")).toBe("");
  expect(
    await runIn(copy, "node_modules/@biomejs/biome/bin/biome", "check", "src", "test", "openapi"),
  ).toMatch(/^Checked \d+ files.*No fixes applied\.\s*$/);
  await expectPassed(copy, tests);
  return report;
}

async function expectPassed(copy: WorkingCopy, files: readonly string[]): Promise<void> {
  const output = await runIn(copy, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...files);
  // File and title of each failed test, and the message in the next line.
  expect(output.match(/^ *FAIL .+\n.+/gm) ?? []).toEqual([]);
  expect(output).toMatch(/Tests +\d+ passed/);
}

/** Records the documents of a copy as released, as the walk in CONTRIBUTING.md does. */
async function recordRelease(copy: WorkingCopy): Promise<void> {
  const contributing = await readFile(path.join(repositoryRoot, "CONTRIBUTING.md"), "utf8");
  const [, program = ""] = /^\S+\/node --input-type=module -e '\n([^']+)'$/m.exec(contributing) ?? [];
  expect(program).toContain("recordRelease(");
  expect(await runIn(copy, "--input-type=module", "-e", program)).toBe("");
}

async function replaceIn({ root }: WorkingCopy, text: string, by: string, ...files: readonly string[]) {
  for (const name of files) {
    const file = path.join(root, name);
    const code = await readFile(file, "utf8");
    expect(code, name).toContain(text);
    await writeFile(file, code.replaceAll(text, by));
  }
}

const settings = ["PipeSettings", "PipeSettingsUpdate"].map(
  (name) => `openapi/management/schemas/${name}.yaml`,
);
const alertEntry = "  /api/v2/alerts/{id}:\n    $ref: paths/alert.yaml\n";
const usageReportsEntry = `  usage-reports:
    root: openapi/usage-reports/openapi.yaml
    extends: [openapi/house-style.redocly.yaml]
    x-openapi-ts: { output: dist/openapi-typescript/usage-reports.ts }
`;
const threads = "  engine_max_insert_threads:\n    type";
const added = `  engine_max_parse_threads:
    type: [integer, "null"]
    description: Maximum number of concurrent parsing threads.
`;

test.each<[step: string, change: (copy: WorkingCopy) => Promise<unknown>, quoted: readonly string[]]>([
  [
    "narrow a range",
    (copy) => replaceIn(copy, "maximum: 64", "maximum: 32", ...settings.slice(1)),
    ["1 breaking", "Existing requests may be rejected", "2.0.0", "0.2.0"],
  ],
  [
    "add an optional setting",
    (copy) => replaceIn(copy, threads, added + threads, ...settings),
    ["Add `examples` to this property", "2 safe", "1.1.0", "Added"],
  ],
  [
    "rename a member",
    async (copy) => {
      const rename = ["engine_max_download_threads", "engine_download_threads"] as const;
      await replaceIn(copy, ...rename, ...settings);
      const report = await runIn(copy, "scripts/pipeline/generate.ts");
      await replaceIn(copy, ...rename, ...(report.match(/openapi\/management\/examples\/\w+\.yaml/g) ?? []));
    },
    ["2 breaking", "was renamed to", "2.0.0"],
  ],
  [
    "remove an operation",
    async (copy) => {
      const folder = path.join(copy.root, "openapi/observability");
      await replaceIn(copy, alertEntry, "", "openapi/observability/openapi.yaml");
      const report = await runIn(copy, "scripts/pipeline/lint.ts");
      const unused = [...report.matchAll(/No reference leads to (\S+)\. /g)].map(([, file = ""]) => file);
      // Not those that the demo data needs.
      expect(unused).toContain("schemas/AlertUpdate.yaml");
      expect(unused).not.toContain("schemas/Alert.yaml");
      for (const file of unused) await rm(path.join(folder, file));
      return report;
    },
    ["No reference leads to paths/alert.yaml", "1 breaking", "`updateAlert`"],
  ],
  [
    "remove an API",
    async ({ root }) => {
      const register = path.join(root, "redocly.yaml");
      const text = await readFile(register, "utf8");
      const entry = /^ {2}observability:\n(?: {4}.+\n)+/m;
      expect(text).toMatch(entry);
      await writeFile(register, text.replace(entry, ""));
    },
    ["generated/observability", "observability: removed, which is breaking", "0.2.0", "src/observability.ts"],
  ],
  [
    "add an API",
    (copy) => runIn(copy, "scripts/pipeline/add-api.ts", "usage-reports", "--security", "bearer"),
    ["usage-reports: not released yet"],
  ],
])(
  "the walk in CONTRIBUTING.md says what is printed: %s",
  async (step, change, quoted) => {
    const contributing = await readFile(path.join(repositoryRoot, "CONTRIBUTING.md"), "utf8");
    const row = contributing.split("\n").find((line) => line.startsWith(`| ${step}`));
    const copy = await createWorkingCopy();
    onTestFinished(copy.remove);
    await recordRelease(copy);
    let printed = `${await change(copy)}`;
    for (const program of [
      "scripts/pipeline/generate.ts",
      "scripts/pipeline/breaking.ts",
      "node_modules/typescript-7/bin/tsc",
    ])
      printed += await runIn(copy, program);
    for (const text of quoted) {
      expect(row).toContain(text);
      expect(printed).toContain(text);
    }
  },
  120_000,
);

test("an API that `npm run add-api` writes passes every check, has a client, and is served by the platform", async () => {
  const { text } = await readGuide("adding-an-api");
  const copy = await createWorkingCopy();
  onTestFinished(copy.remove);
  const [, command = ""] = /^npm run add-api -- (.+)$/m.exec(text) ?? [];
  const written = await runIn(copy, "scripts/pipeline/add-api.ts", ...command.split(" "));
  expect(await readFile(path.join(copy.root, "redocly.yaml"), "utf8")).toContain(
    `${usageReportsEntry}\n# Rules of this repository`,
  );
  // Again, and a name that something else has: nothing is written.
  const again = await runIn(copy, "scripts/pipeline/add-api.ts", ...command.split(" "));
  expect(again).toBe("redocly.yaml already has an API usage-reports. Choose another name.\n");
  const taken = await runIn(copy, "scripts/pipeline/add-api.ts", "opentelemetry", "--security", "basic");
  expect(taken).toBe("src/opentelemetry.ts already exists. Choose another name.\n");

  expect(written).toContain("src/usage-reports.ts\n");
  expect(await checkCopy(copy)).toContain("generated/platform/apis.ts\n");
  await writeFile(path.join(copy.root, "try.ts"), program);
  expect(await runIn(copy, "try.ts")).toBe("{ state: 'stopped' }\n{ state: 'running' }\n");
}, 600_000);

test("a changed range has the effects that the guide shows", async () => {
  const { text, fences } = await readGuide("changing-the-contract");
  const shown = indentedText(text);
  const copy = await createWorkingCopy();
  onTestFinished(copy.remove);
  await recordRelease(copy);
  for (const { language, title = "", code } of fences) {
    if (language !== "diff") continue;
    const side = (marker: string) =>
      code.replaceAll(new RegExp(`^\\${marker}.*\\n`, "gm"), "").replaceAll(/^./gm, "");
    await replaceIn(copy, side("+"), side("-"), title);
  }
  // The linters' progress comes first.
  const [, changes = ""] =
    /^(Changed:.*)^Next:/ms.exec(await runIn(copy, "scripts/pipeline/generate.ts")) ?? [];
  expect(changes).toContain("generated/management/requests.js");
  expect(shown).toContain(collapse(changes));
  const [, report = ""] =
    /^(management .*?)\n\nobservability/s.exec(await runIn(copy, "scripts/pipeline/breaking.ts")) ?? [];
  expect(report).toContain("1 breaking");
  expect(shown).toContain(collapse(report));
  const run = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "test/openapi"];
  const difference = '"engine_max_threads": { - "maximum": 64, + "maximum": 32,';
  expect(collapse(await runIn(copy, ...run))).toContain(difference);
  expect(shown).toContain(difference);
  const transcription = path.join(copy.root, "test/openapi/vendor-documentation/management-settings.ts");
  const range = "engine_max_threads: integer(0, ";
  const settings = await readFile(transcription, "utf8");
  await writeFile(transcription, settings.replace(`${range}64`, `${range}32`));
  await expectPassed(copy, ["test/openapi", "test/cli", "test/client", "test/testing", "test/platform"]);
}, 600_000);

test("nothing fails after a setting and an operation are added as the checklists say", async () => {
  const copy = await createWorkingCopy();
  onTestFinished(copy.remove);
  await makeExampleChange(copy.root);
  await runIn(copy, "node_modules/@biomejs/biome/bin/biome", "check", "--write", "src", "test");
  expect(await checkCopy(copy)).toContain("generated/observability/samples/getDashboard.ts");
}, 600_000);
