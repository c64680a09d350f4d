import { expect, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { readBundle } from "../../../scripts/lib/bundle.ts";
import { isMocked } from "../../../scripts/pipeline/mock/start-mocks.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { runNpmScript } from "../run.ts";

test("the demo prints every operation with its result, and exits with 0", async () => {
  const { apis } = await readRegister();
  const documents = await Promise.all(apis.map((api) => readBundle(api)));
  const operations = documents.flatMap((document) => listOperations(document));
  const operationIds = operations.map(({ entry }) => entry.operationId);
  const { code, stdout, stderr } = await runNpmScript("demo");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(operationIds.length).toBeGreaterThan(0);
  for (const operationId of operationIds) expect(stdout).toMatch(new RegExp(`^ {2}${operationId} +\\S`, "m"));
  const pipe =
    '"orders-from-kafka", state Running, scaling 4 fields, source kafka, destination 5 fields, fieldMappings 6 entries and 3 more';
  expect(stdout).toContain(`  getPipe             ${pipe}\n`);
  expect(stdout).toContain('2 items: "Checkout service", "Orders"\n');
  expect(stdout).toMatch(/message \S.{38}…, threshold 750,/);
  expect(stdout).toContain(`${operations.filter(isMocked).length} operations called, all answered.`);
}, 90_000);
