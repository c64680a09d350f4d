/** `npm run lint` prints what the command lines of both linters print, and fails if one of them does. */
import { expect, test } from "vitest";
import { runNodeScript } from "../scripts/run.ts";
import { type Change, copyMinimal, writeRegister } from "./minimal.ts";

/** Runs lint on the minimal document with changes. */
async function lint(changes: readonly Change[], extra?: Readonly<Record<string, unknown>>) {
  const { code, stdout } = await runNodeScript("lint.ts", [writeRegister(copyMinimal(...changes), extra)]);
  return { code, stdout };
}

const fetched: Change = ["paths/widget.yaml", ["get", "operationId"], "fetchWidget"];
const undescribed: Change = ["schemas/WidgetPart.yaml", ["properties", "kind", "description"]];
const byRedocly = /paths\/widget\.yaml:4:16(?:.|\n)*rule\/read-operation-verb/;
const bySpectral = /schemas\/WidgetPart\.yaml\n +\d+:8 +error +property-described/;

test("accepts a document without a problem", async () => {
  const { code, stdout } = await lint([]);
  expect(stdout).toContain("Your API description is valid");
  expect(stdout).toContain("No results with a severity of 'hint' or higher found!");
  expect(code).toBe(0);
});

test.each<[linter: string, changes: readonly Change[], patterns: readonly RegExp[]]>([
  ["Redocly", [fetched], [byRedocly]],
  ["Spectral", [undescribed], [bySpectral]],
  ["both", [fetched, undescribed], [byRedocly, bySpectral]],
])("prints file and line of each problem of %s, and exits with 1", async (_, changes, patterns) => {
  const { code, stdout } = await lint(changes);
  for (const pattern of patterns) expect(stdout).toMatch(pattern);
  expect(code).toBe(1);
});

test("rejects a setting of redocly.yaml that Redocly does not know", async () => {
  const { code, stdout } = await lint([], { ruels: {} });
  expect(stdout).toMatch(/redocly\.yaml:\d+:\d+(?:.|\n)*`ruels` is not expected here/);
  expect(code).toBe(1);
});
