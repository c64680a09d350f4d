/** Drawings of `--draw`, compared with a golden file; `vitest -u` writes it. */
import { expect, test } from "vitest";
import { printResult } from "../../../src/cli/output/print-result.ts";
import type { Stream } from "../../../src/cli/terminal.ts";
import { createFakeTerminal } from "../fake-terminal.ts";

async function draw(payload: unknown, stream: Partial<Stream> = {}): Promise<string> {
  const terminal = createFakeTerminal(stream);
  await printResult(payload, { result: { kind: "json" }, draw: true }, terminal);
  expect(terminal.stderr.text).toBe("");
  return terminal.stdout.text;
}

const tile = (name: string, x: unknown, y: unknown, w: unknown, h: unknown) => ({ name, x, y, w, h });

const dashboards = {
  "half rows share borders": [
    tile("Waiting orders", 0, 0, 6, 2.5),
    tile("Errors by service", 6, 0, 6, 2.5),
    tile("A name that is longer than its box and continues below until it is cut", 0, 2.5, 3, 2.5),
    tile("日本語のタイル 🚀", 3, 2.5, 9, 2.5),
  ],
  "empty bands have no lines": [tile("top", 0, 3, 4, 2), tile("far below", 4, 1000, 8, 4)],
  "overlapping tiles are named": [
    tile("one", 0, 0, 6, 2),
    tile("two", 4, 1, 4, 2),
    tile("three", 8, 0, 4, 3),
    tile("three again", 8, 0, 4, 3),
  ],
  "what cannot be drawn is named": [
    tile("fits", 0, 0, 4, 2),
    tile("begins before the grid", -2, -1, 5, 2),
    tile("wide", 6, 0, 1e9, 1),
    tile("high", 4, 0, 2, 1e300),
    tile("tiny", 11, 1, 0.1, 1),
    tile("far", 12, 0, 2, 2),
    tile("above", 0, -3, 2, 2),
    tile("beyond precision", 0, 1e300, 2, 2),
    tile("null", null, 0, 2, 2),
    tile("text", 0, "3", 2, 2),
    tile("not a number", 0, 0, Number.NaN, 2),
    tile("flat", 0, 0, 2, 0),
    { name: "absent" },
    { x: 0, y: 0 },
    null,
    "tile",
  ],
  "names avoid borders": [tile("around", 0, 0, 12, 2), tile("in", 0, 0, 0.7, 1)],
  "thin tiles": [tile("no width", 3, 0, 0.01, 1), tile("at the edge", 11.99, 0, 1, 1)],
  "sums of fractions": [tile("first", 0, 0, 12, 0.1), tile("second", 0, 0.1, 12, 0.2)],
  "only bad tiles": [{ x: 0, y: 0 }],
  "twelve tiles": Array.from({ length: 12 }, (_, index) => tile(`tile ${index}`, index, 0, 1, 1)),
  "control characters are escaped": [tile("\u001b[31m\u202e", 0, 0, 12, 1)],
  "no tiles": [],
};

const payload = Object.entries(dashboards).map(([name, tiles], index) => ({
  id: `dashboard-${index + 1}`,
  name,
  tags: [],
  tiles,
}));

test("each dashboard is drawn to the width", async () => {
  const drawings: string[] = [];
  for (const columns of [60, 80, 120]) {
    const drawing = await draw(payload, { columns });
    const borders = drawing.split("\n").filter((line) => /^[┌└]/.test(line));
    expect(Math.max(...borders.map((line) => line.length))).toBe(columns);
    drawings.push(`=== ${columns} columns ===\n\n${drawing}`);
  }
  drawings.push(`=== ASCII ===\n\n${await draw(payload, { columns: 60, hasUnicode: false })}`);
  await expect(drawings.join("\n")).toMatchFileSnapshot("../golden/views/draw.txt");
});

test("a pipe has 80 columns, and a narrow terminal 25", async () => {
  const [first = ""] = (await draw(payload, { isTerminal: false })).split("\n").slice(1);
  expect(first).toHaveLength(80);
  const [narrow = ""] = (await draw(payload, { columns: 10 })).split("\n").slice(1);
  expect(narrow).toHaveLength(25);
});

test("any list of objects with x, y, w and h is drawn, also of one object", async () => {
  const drawing = await draw({
    title: "Panels",
    notes: ["x"],
    panels: [{ id: "p-1", x: 0, y: 0, w: 12, h: 1 }],
  });
  expect(await draw([{ id: "d-1" }])).toBe("d-1\nNo tiles.\n");
  expect(drawing).toMatch(/^Panels\n┌─+┐\n│ p-1 +│\n│ +│\n└─+┘\n$/);
});

test("borders are dim and titles bold", async () => {
  const drawing = await draw([{ name: "d", tiles: [tile("t", 0, 0, 12, 1)] }], {
    hasColor: true,
    columns: 25,
  });
  expect(drawing.split("\n").slice(0, 3)).toEqual([
    "\u001b[1md\u001b[22m",
    `\u001b[2m┌${"─".repeat(23)}┐\u001b[22m`,
    `\u001b[2m│ \u001b[22mt\u001b[2m${" ".repeat(21)}│\u001b[22m`,
  ]);
});

test("what has no objects is refused", async () => {
  await expect(draw(["x"])).rejects.toThrow("--draw does not apply: the response has no objects");
});
