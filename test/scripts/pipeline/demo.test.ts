import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { readBundle } from "../../../scripts/lib/bundle.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { useFolder } from "../../cli/processes.ts";
import { runNpmScript } from "../run.ts";

const createFolder = useFolder();

test("the demo prints every operation with its result, and exits with 0", async () => {
  const { apis } = await readRegister();
  const documents = await Promise.all(apis.map((api) => readBundle(api)));
  const operationIds = documents.flatMap((document) =>
    listOperations(document).map(({ entry }) => entry.operationId),
  );
  const { code, stdout, stderr } = await runNpmScript("demo");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(operationIds.length).toBeGreaterThan(0);
  for (const operationId of operationIds) expect(stdout).toMatch(new RegExp(`^ {2}${operationId} +\\S`, "m"));
  expect(stdout).toMatch(/^ {2}getPipe {13}\{ id: '33333333-3333-4333-8333-333333333333', .*…$/m);
  expect(stdout).toContain(`${operationIds.length} operations called, all answered.`);
}, 90_000);

test("a failing operation fails the demo, with its name and the error", async () => {
  // Replaces the global fetch of the demo.
  const fault = path.join(await createFolder(), "fault.mjs");
  await writeFile(
    fault,
    `const { fetch } = globalThis;
globalThis.fetch = (url, init) =>
  String(url).includes("dashboards") ? Promise.resolve(new Response("", { status: 400 })) : fetch(url, init);`,
  );
  const { code, stdout, stderr } = await runNpmScript("demo", [], { NODE_OPTIONS: `--import=${fault}` });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^listDashboards: 400/);
  expect(stdout).not.toContain("all answered");
}, 90_000);
