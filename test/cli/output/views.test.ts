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

/** Prints a payload as a golden file shows it: the view on a narrow terminal, and what a wide one has in its place. */
async function printExample(name: string, payload: unknown, result: ResultModel): Promise<string> {
  const views = new Map<number, readonly string[]>();
  for (const columns of widths) {
    const { stdout, stderr } = createFakeTerminal({ columns });
    await printResult(payload, { result }, { stdout, stderr });
    for (const line of stdout.text.split("\n")) expect(line).toBe(line.trimEnd());
    const lines = (stdout.text + (stderr.text && `\nstderr: ${stderr.text}`)).split("\n");
    const [narrow = []] = views.values();
    const others = lines.filter((line) => !narrow.includes(line));
    if (others.length > 0) views.set(columns, others);
  }
  return Array.from(
    views,
    ([columns, lines]) => `=== ${name}, ${columns} columns ===\n\n${lines.join("\n").trimEnd()}\n\n`,
  ).join("");
}

// Earlier examples of the documents: a change of the contract does not change these.
test.each(Object.entries(payloads))("payloads of %s are readable", async (operationId, examples) => {
  const result = findResult(operationId);
  const views: string[] = [];
  for (const [name, payload] of Object.entries(examples))
    views.push(await printExample(name, payload, result));
  await expect(views.join("")).toMatchFileSnapshot(`../golden/views/${operationId}.txt`);
});
