import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { summarize } from "../../scripts/demo/summarize.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { readBundle } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../scripts/lib/document.ts";
import { runNodeScript } from "./run.ts";

test("the demo prints every operation with its result, and exits with 0", async () => {
  const { apis } = await readRegister();
  const documents = await Promise.all(apis.map((api) => readBundle(api)));
  const operationIds = documents.flatMap((document) =>
    listOperations(document).map(({ operationId }) => operationId),
  );
  const { code, stdout, stderr } = await runNodeScript("demo.ts");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(operationIds.length).toBeGreaterThan(0);
  for (const operationId of operationIds) expect(stdout).toMatch(new RegExp(`^ {2}${operationId} +\\S`, "m"));
  expect(stdout).toContain(`${operationIds.length} operations called, all answered.`);
}, 90_000);

test("a failing operation fails the demo, with its name and the error", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-demo-"));
  try {
    // Replaces the global fetch of the demo.
    const fault = path.join(folder, "fault.mjs");
    await writeFile(
      fault,
      `const { fetch } = globalThis;
globalThis.fetch = (url, init) =>
  String(url).includes("dashboards") ? Promise.resolve(new Response("", { status: 400 })) : fetch(url, init);`,
    );
    const { code, stdout, stderr } = await runNodeScript("demo.ts", [], {
      NODE_OPTIONS: `--import=${fault}`,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^listDashboards: 400/);
    expect(stdout).not.toContain("all answered");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 90_000);

test.each([
  [[{ name: "a" }, { id: "b" }, {}], '3 items: "a", b'],
  [[], "0 items"],
  [
    { id: "1", name: "a", state: "Running", source: { kafka: {} }, tags: [1, 2] },
    '"a", state Running, source kafka, tags 2 entries',
  ],
  [
    { scaling: { replicas: 1, concurrency: 2 }, tags: [1], source: {} },
    "scaling 2 fields, tags 1 entry, source 0 fields",
  ],
  [{ a: null, b: 0, c: false, d: "" }, 'b 0, c false, d "", a null'],
  [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 }, "a 1, b 2, c 3, d 4, e 5 and 2 more"],
  [null, "null"],
  ["x".repeat(50), `${"x".repeat(39)}…`],
])("%j is summarized as one readable line", (payload, line) => {
  expect(summarize(payload)).toBe(line);
});
