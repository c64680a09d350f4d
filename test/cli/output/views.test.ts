/** Views of payloads, compared with golden files; `vitest -u` writes them. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apis } from "../../../generated/cli/apis.ts";
import type { ResultModel } from "../../../src/cli/model/command-model.ts";
import type { OutputOptions } from "../../../src/cli/output/output-options.ts";
import { printResult } from "../../../src/cli/output/print-result.ts";
import { createBundleReader } from "../../../src/contract/read-document.ts";
import { type DocumentedOperation, documentedOperations } from "../../documented-operations.ts";
import { createFakeTerminal } from "../fake-terminal.ts";
import payloads from "../golden/views/payloads.json" with { type: "json" };

const widths = [60, 80, 120];

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T10:00:00Z") }));
afterAll(() => void vi.useRealTimers());

/** Payloads of an operation's success, by the name of the example. */
function listPayloads({ document, operation, described }: DocumentedOperation): [string, unknown][] {
  const reader = createBundleReader(document);
  return described.responses.flatMap(({ status, content }) => {
    const payload = operation.success[Number(status)]?.payload;
    if (!content || !payload) return [];
    return reader.entries(content.node, "examples").map(([name, node]): [string, unknown] => {
      return [name, Object(reader.follow(node).object["value"])[payload]];
    });
  });
}

/** Result of an operation in the command model. */
function findResult(operationId: string): ResultModel {
  const models = apis.flatMap(({ commands }) => commands);
  const model = models.find((each) => each.operationId === operationId);
  if (!model) throw new Error(`${operationId} has no command.`);
  return model.result;
}

/** Prints a payload, as a golden file shows it. */
async function printExample(title: string, payload: unknown, columns: number, options: OutputOptions) {
  const terminal = createFakeTerminal({ columns });
  await printResult(payload, options, terminal);
  const { stdout, stderr } = terminal;
  for (const line of stdout.text.split("\n")) expect(line).toBe(line.trimEnd());
  const notes = stderr.text && `\nstderr: ${stderr.text}`;
  return `=== ${title}, ${columns} columns ===\n\n${stdout.text}${notes}\n`;
}

async function printExamples(operationId: string, examples: readonly [string, unknown][]): Promise<string> {
  const result = findResult(operationId);
  const views: string[] = [];
  for (const [name, payload] of examples) {
    for (const width of widths) views.push(await printExample(name, payload, width, { result }));
  }
  return views.join("\n");
}

// Earlier examples of the documents: a change of the contract does not change these.
test.each(Object.entries(payloads))("payloads of %s are readable", async (operationId, examples) => {
  const views = await printExamples(operationId, Object.entries(examples));
  await expect(views).toMatchFileSnapshot(`../golden/views/${operationId}.txt`);
});

test.each(documentedOperations.map((documented) => [documented.operation.operationId, documented] as const))(
  "the examples of %s can be shown at each width",
  async (operationId, documented) => {
    await expect(printExamples(operationId, listPayloads(documented))).resolves.toBeTypeOf("string");
  },
);
