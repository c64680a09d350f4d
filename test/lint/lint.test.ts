/** `npm run lint` prints what the command lines of both linters print, and fails if one of them does. */
import { expect, test } from "vitest";
import { runNpmScript } from "../scripts/run.ts";
import { type Change, copyMinimal, writeRegister } from "./minimal.ts";

/** Runs lint on the minimal document with changes. */
const lint = (...changes: readonly Change[]) =>
  runNpmScript("lint", [writeRegister(copyMinimal(...changes))]);

test("accepts a document without a problem", async () => {
  const { code, stdout } = await lint();
  expect(stdout).toContain("Your API description is valid");
  expect(stdout).toContain("No results with a severity of 'hint' or higher found!");
  expect(code).toBe(0);
});

// test/guides/maintain.test.ts has a document that both reject.
test.each<[linter: string, change: Change, pattern: RegExp]>([
  [
    "Redocly",
    ["paths/widget.yaml", ["get", "operationId"], "get_widget"],
    /paths\/widget\.yaml:4:16(?:.|\n)*rule\/operation-id-camel-case/,
  ],
  [
    "Spectral",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "description"]],
    /schemas\/WidgetPart\.yaml\n +\d+:8 +error +property-described/,
  ],
])("prints file and line of each problem of %s, and exits with 1", async (_, change, pattern) => {
  const { code, stdout } = await lint(change);
  expect(stdout).toMatch(pattern);
  expect(code).toBe(1);
});
