/** Views of payloads, compared with golden files; `vitest -u` writes them. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ResultModel } from "../../../src/cli/model/command-model.ts";
import { printResult } from "../../../src/cli/output/print-result.ts";
import { apis } from "../apis.ts";
import { createFakeTerminal } from "../fake-terminal.ts";
import payloads from "../golden/views/payloads.json" with { type: "json" };

const widths = [60, 120];

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T10:00:00Z") }));
afterAll(() => void vi.useRealTimers());

function findResult(operationId: string): ResultModel {
  const models = apis.flatMap(({ commands }) => commands);
  const model = models.find((each) => each.operationId === operationId);
  if (!model) throw new Error(`${operationId} has no command.`);
  return model.result;
}

/** Number of lines with which both begin. */
const countSame = (lines: readonly string[], others: readonly string[]): number =>
  [...lines, undefined].findIndex((line, index) => line === undefined || line !== others[index]);

/** Prints a payload as a golden file shows it: the view on a narrow terminal, and the lines that a wide one has in place of others. */
async function printExample(name: string, payload: unknown, result: ResultModel): Promise<string> {
  let printed = "";
  let narrow: readonly string[] = [];
  for (const columns of widths) {
    const { stdout, stderr } = createFakeTerminal({ columns });
    await printResult(payload, { result }, { stdout, stderr });
    const lines = (stdout.text + (stderr.text && `\nstderr: ${stderr.text}`)).split("\n");
    for (const line of stdout.text.split("\n")) expect(line).toBe(line.trimEnd());
    const start = countSame(lines, narrow);
    const end = countSame(lines.slice(start).toReversed(), narrow.slice(start).toReversed());
    const replaced = columns === 60 ? "" : `, in place of lines ${start + 1} to ${narrow.length - end}`;
    if (lines.join() !== narrow.join())
      printed += `=== ${name}, ${columns} columns${replaced} ===\n\n${lines.slice(start, lines.length - end).join("\n")}\n`;
    narrow = lines;
  }
  return printed;
}

// Earlier examples of the documents: a change of the contract does not change these.
test.each(Object.entries(payloads))("payloads of %s are readable", async (operationId, examples) => {
  const result = findResult(operationId);
  const views: string[] = [];
  for (const [name, payload] of Object.entries(examples))
    views.push(await printExample(name, payload, result));
  await expect(views.join("")).toMatchFileSnapshot(`../golden/views/${operationId}.txt`);
});
