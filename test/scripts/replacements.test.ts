import { expect, test } from "vitest";
import { createReplacer } from "../../scripts/docs/replacements.ts";

test("applies all replacements in their order", () => {
  const replacer = createReplacer([
    [/a/g, "b"],
    [/b(.)/g, "$1"],
  ]);
  expect(replacer.apply("ax ay")).toBe("x y");
  expect(() => replacer.assertAllApplied()).not.toThrow();
});

test("fails if a pattern matches none of the texts", () => {
  const replacer = createReplacer([
    [/a/g, ""],
    [/b/g, ""],
  ]);
  for (const text of ["a", "c"]) replacer.apply(text);
  expect(() => replacer.assertAllApplied()).toThrow("Nothing matches /b/g.");
});
