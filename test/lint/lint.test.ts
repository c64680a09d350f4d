/** `npm run lint`: problems of both linters fail the process, one readable line each. */
import path from "node:path";
import { expect, it } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { formatReport, lintApis } from "../../scripts/lint.ts";
import { runNodeScript } from "../scripts/run.ts";
import { copyMinimal, writeRegister } from "./minimal.ts";

it("throws if a root document does not exist", async () => {
  const { config } = await readRegister();
  const root = path.join(path.dirname(copyMinimal()), "no.yaml");
  const apis = [{ name: "widgets", root, generated: "" }];
  await expect(lintApis({ apis, config })).rejects.toThrow(/no\.yaml/);
});

it("counts errors and warnings, and formats a problem with or without a line", () => {
  const problem = { source: "redocly", rule: "rule", message: "Wrong.", file: "/a.yaml" };
  const problems = [
    { ...problem, severity: "error" as const },
    { ...problem, severity: "warning" as const, line: 2, column: 3, pointer: "/info" },
    { ...problem, severity: "warning" as const },
  ];
  const lines = formatReport({ register: [], apis: new Map([["a", problems]]) }).split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/a\.yaml:2:3 warning redocly\/rule: Wrong\. \(\/info\)$/);
  expect(lines[3]).toBe("a: 1 error, 2 warnings (Redocly, Spectral)");
});

it("prints the place and the message of each problem of both linters once, and exits with 1", async () => {
  const root = copyMinimal(
    ["paths/widget.yaml", ["get", "operationId"], "fetchWidget"],
    // Both operations refer to this file.
    ["schemas/WidgetPart.yaml", ["properties", "kind", "description"]],
    ["parameters/widgetId.yaml", ["example"], "no-uuid"],
  );
  const { code, stdout } = await runNodeScript("lint.ts", [writeRegister(root)]);
  expect(code).toBe(1);
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toHaveLength(4);
  for (const line of [
    /\/paths\/widget\.yaml:4:16 error redocly\/rule\/read-operation-verb: The .+ \(\/get\/operationId\)$/,
    /\/schemas\/WidgetPart\.yaml:4:8 error spectral\/property-described: .+ \(\/properties\/kind\)$/,
    /\/parameters\/widgetId\.yaml:5:10 error redocly\/dataplat\/schemas-and-examples: .+ must be uuid.+ \(\/example\)$/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(line));
  }
  expect(lines.at(-1)).toBe("widgets: 3 errors, 0 warnings (Redocly, Spectral)");
});
