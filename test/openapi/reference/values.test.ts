import { expect, test } from "vitest";
import { gapLines } from "./values.ts";

test("only the list items of the section on what is not documented are its lines", () => {
  const before = "Text.\n\n- before\n\n";
  const section = "## Not documented\n\nAbout gaps:\n\n- Events: not\n  shown.\n- Limits.\n\n";
  const description = `${before}${section}## After\n\n- after\n`;
  expect(gapLines({ info: { description } })).toEqual(["Events: not shown.", "Limits."]);
  expect(gapLines({ info: { description: before } })).toEqual([]);
});
