/** The guides for maintainers, followed literally in copies of the repository. */
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { createWorkingCopy, type WorkingCopy } from "../../scripts/faults/working-copy.ts";
import { differences } from "../openapi/vendor-documentation/compare.ts";
import { flatten } from "../openapi/vendor-documentation/flatten.ts";
import { importTranscription } from "../openapi/vendor-documentation/import-transcriptions.ts";
import { flattenTranscription } from "../openapi/vendor-documentation/transcription.ts";
import { makeExampleChange } from "./example-change.ts";
import type { Fence } from "./fences.ts";
import { collapse, indentedText, readGuide, runIn } from "./maintainer-guide.ts";

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

async function applyDiff({ root }: WorkingCopy, { title = "", code }: Fence): Promise<void> {
  const side = (marker: string) =>
    code
      .split("\n")
      .filter((line) => !line.startsWith(marker))
      .map((line) => line.slice(1))
      .join("\n");
  const file = path.join(root, title);
  const text = await readFile(file, "utf8");
  expect(text, title).toContain(side("+"));
  await writeFile(
    file,
    text.replace(side("+"), () => side("-")),
  );
}

test(
  "an API that is added as the guide says has a client, and is served by the platform",
  async () => {
    const { fences } = await readGuide("adding-an-api");
    const copy = await createWorkingCopy();
    onTestFinished(copy.remove);
    for (const fence of fences) {
      const { language, title, code } = fence;
      if (language === "diff") await applyDiff(copy, fence);
      else if (title !== undefined) {
        const file = path.join(copy.root, title);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, code);
      } else if (code.startsWith("sed ")) await promisify(execFile)("sh", ["-euc", code], { cwd: copy.root });
    }
    expect(await runIn(copy, "scripts/generate.ts")).toContain("generated/billing/openapi.yaml\n");

    const files = ["src/billing.ts", "src/platform/apis/index.ts"];
    const options = { extends: "./tsconfig.json", files, include: [] };
    await writeFile(path.join(copy.root, "tsconfig.api.json"), JSON.stringify(options));
    expect(await runIn(copy, "node_modules/typescript-7/bin/tsc", "-p", "tsconfig.api.json")).toBe("");

    await writeFile(path.join(copy.root, "try.ts"), program);
    expect(await runIn(copy, "try.ts")).toBe("[ { id: 'invoice-1', total: 99.5 } ]\n[ 'api', 401 ]\n");
  },
  timeout,
);

test(
  "a changed range has the effects that the guide shows",
  async () => {
    const { text, fences } = await readGuide("changing-the-contract");
    const shown = indentedText(text);
    const copy = await createWorkingCopy();
    onTestFinished(copy.remove);
    for (const fence of fences) if (fence.language === "diff") await applyDiff(copy, fence);
    // The linters' progress comes first.
    const [, changes = ""] = /^(Changed:.*)^Next:/ms.exec(await runIn(copy, "scripts/generate.ts")) ?? [];
    expect(changes).toContain("generated/management/requests.js");
    expect(shown).toContain(collapse(changes));
    const document = parse(await readFile(path.join(copy.root, "generated/management/openapi.yaml"), "utf8"));
    const found = differences(
      flattenTranscription(await importTranscription("management")),
      flatten(document),
    );
    expect(found).toHaveLength(1);
    expect(shown).toContain(found[0]);
  },
  timeout,
);

/** Tests that compare the documents with other files. */
const tests = [
  "test/openapi",
  "test/contract",
  "test/guides.test.ts",
  "test/platform/seed/demo.test.ts",
  "test/platform/conformance/memory.test.ts",
];

test("nothing fails after a setting and an operation are added as the checklists say", async () => {
  const copy = await createWorkingCopy();
  onTestFinished(copy.remove);
  await makeExampleChange(copy.root);
  const report = await runIn(copy, "scripts/generate.ts");
  expect(report).toContain("generated/observability/samples/getDashboard.ts");
  expect(await runIn(copy, "node_modules/typescript-7/bin/tsc", "-p", ".")).toBe("");
  const output = await runIn(copy, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...tests);
  // File and title of each failed test, and the message in the next line.
  expect(output.match(/^ *FAIL .+\n.+/gm) ?? []).toEqual([]);
  expect(output).toMatch(/Tests +\d+ passed/);
}, 600_000);
