import { expect, test, vi } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { readBundle } from "../../../scripts/lib/bundle.ts";
import { callOperations } from "../../../scripts/pipeline/demo/call-operations.ts";
import { explainGap } from "../../../scripts/pipeline/mock/start-mocks.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { useServer } from "../../client/server.ts";
import { runNpmScript } from "../run.ts";

const server = useServer();

test("an operation that a mock cannot answer does not keep the others from being called", async () => {
  server().respondWith(406, {});
  const {
    apis: [api],
  } = await readRegister();
  if (!api) throw new Error("The register is empty.");
  const document = await readBundle(api);
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  const mocked = listOperations(document).filter((each) => !explainGap(each));
  const count = await callOperations(api, { baseUrl: server().baseUrl, document });
  const lines = print.mock.calls.flat().join("\n");
  print.mockRestore();
  expect(count).toEqual({ called: mocked.length, failed: mocked.length });
  for (const { entry } of mocked) expect(lines).toMatch(new RegExp(`${entry.operationId} +failed: 406 `));
});

test.each([
  ["/a", { 200: { description: "" } }, undefined],
  ["/a", { default: { description: "" } }, "the document has no success"],
  ["/a?b=c", { 200: { description: "" } }, "stock Prism finds no path with a query or a wildcard"],
  ["/a", { 200: { description: "", content: { "*/*": {} } } }, "stock Prism has no answer of */*"],
])("an operation of %s with the responses %j is not called: %s", (path, responses, reason) => {
  const [operation] = listOperations({ openapi: "3.1.1", paths: { [path]: { get: { responses } } } });
  expect(operation && explainGap(operation)).toBe(reason);
});

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
  const called = operations.filter((each) => !explainGap(each));
  expect(stdout).toContain(`${called.length} operations called, all answered.`);
}, 90_000);
