/** Views of the documents' own examples, compared with golden files; `vitest -u` writes them. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OutputOptions } from "../../../src/cli/output/output-options.ts";
import { printResult } from "../../../src/cli/output/print-result.ts";
import { createBundleReader } from "../../../src/contract/read-document.ts";
import { type DocumentedOperation, documentedOperations } from "../../documented-operations.ts";
import { createFakeTerminal } from "../fake-terminal.ts";

const widths = [60, 80, 120];

const sensitive = ["source.objectStorage.connectionString", "*.encryptionKey"];

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

/** Prints a payload, as a golden file shows it. */
async function printExample(title: string, payload: unknown, columns: number, options: OutputOptions) {
  const terminal = createFakeTerminal({ columns });
  await printResult(payload, options, terminal);
  const { stdout, stderr } = terminal;
  for (const line of stdout.text.split("\n")) expect(line).toBe(line.trimEnd());
  const notes = stderr.text && `\nstderr: ${stderr.text}`;
  return `=== ${title}, ${columns} columns ===\n\n${stdout.text}${notes}\n`;
}

test.each(documentedOperations.map((documented) => [documented.operation.operationId, documented] as const))(
  "the examples of %s are readable",
  async (operationId, documented) => {
    const payloads = listPayloads(documented);
    const [first] = payloads.flatMap(([, payload]) => payload);
    const columns = Object.entries(Object(first)).flatMap(([name, value]) =>
      typeof value === "object" ? [] : [name],
    );
    const options: OutputOptions = { result: { kind: "json", columns, sensitive } };
    const views: string[] = [];
    for (const [name, payload] of payloads) {
      for (const width of widths) views.push(await printExample(name, payload, width, options));
    }
    await expect(views.join("\n")).toMatchFileSnapshot(`../golden/views/${operationId}.txt`);
  },
);
