/** `npm run lint` prints what the command lines of both linters print, and fails if one of them does. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runNpmScript } from "../scripts/run.ts";
import { type Change, copyMinimal, houseStyle, writeRegister } from "./minimal.ts";

/** Runs lint on the minimal document with changes. */
const lint = (...changes: readonly Change[]) =>
  runNpmScript("lint", [writeRegister(copyMinimal(...changes))]);

test("accepts a document without a problem, whose errors and required members are described", async () => {
  const { code, stdout } = await lint(
    ["schemas/Widget.yaml", ["required"], ["name"]],
    ["paths/widget.yaml", ["get", "responses", "default"]],
    ["paths/widget.yaml", ["get", "responses", "404"], { description: "There is no such widget." }],
  );
  expect(stdout).toContain("Your API description is valid");
  expect(stdout).toContain("No results with a severity of 'hint' or higher found!");
  expect(code).toBe(0);
});

// test/guides/maintain.test.ts has a document that both reject.
test.each<[linter: string, change: Change, pattern: RegExp]>([
  [
    "Redocly",
    ["paths/widget.yaml", ["get", "operationId"], "get_widget"],
    /paths\/widget\.yaml:\n +4:16 +error +rule\/operation-id-camel-case/,
  ],
  [
    "Spectral",
    ["schemas/WidgetPart.yaml", ["properties", "kind"], { type: "number", description: "A.", examples: [1] }],
    /schemas\/WidgetPart\.yaml\n +\d+:8 +error +number-format/,
  ],
])("prints file and line of each problem of %s, and exits with 1", async (_, change, pattern) => {
  const { code, stdout } = await lint(change);
  expect(stdout).toMatch(pattern);
  expect(code).toBe(1);
});

/** Document with members that only house style rejects, and an operation that cannot be sent. */
const brought: readonly Change[] = [
  ["openapi.yaml", ["servers"], [{ url: "http://api.test" }]],
  ["paths/widget.yaml", ["get", "description"]],
  ["paths/widget.yaml", ["get", "operationId"], "get-widget"],
  ["paths/widget.yaml", ["trace"], { responses: { 200: { description: "What was sent." } } }],
];

test.each([
  ["stop", 1, /error +dataplat\/supported .* Refused: TRACE \/v1\/widgets\/\{widgetId\}\./],
  ["skip", 0, /warning +dataplat\/supported .* Left out: TRACE \/v1\/widgets\/\{widgetId\}\./],
])(
  "of a document that was brought as it is, reports only what is wrong on the wire: x-unsupported: %s",
  async (unsupported, expected, pattern) => {
    const root = copyMinimal(...brought);
    const register = writeRegister(root, { widgets: { root, "x-unsupported": unsupported } });
    writeFileSync(path.join(path.dirname(root), ".spectral.yaml"), "rules: {}\n");
    const { code, stdout } = await runNpmScript("lint", [register]);
    expect(stdout).toMatch(pattern);
    expect(stdout).toContain("openapi.yaml: carried 2 of 3 operations\n");
    expect(stdout.match(/^ +\d+:\d+ .*/gm)).toHaveLength(1);
    expect(code).toBe(expected);
  },
);

test("house style of the register is that of the APIs that extend it", async () => {
  const root = copyMinimal(...brought.slice(0, 3));
  const { stdout } = await runNpmScript("lint", [
    writeRegister(root, { widgets: { root, extends: [houseStyle] } }),
  ]);
  expect(stdout).toMatch(/operation-description(?:.|\n)*owasp:api8:2023-no-server-http/);
});
