/** `npm run lint`: the documents of the register have no problem, and a problem fails the process with a readable line. */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { formatReport, lintApis, problemsOf } from "../../scripts/lint.ts";
import { runNodeScript } from "../scripts/run.ts";
import { copyMinimal, writeRegister } from "./minimal.ts";

const run = (register: string) => runNodeScript("lint.ts", [register]);

describe("Linting", () => {
  it("finds no problem in any document of the register", async () => {
    const { apis } = await readRegister();
    const report = await lintApis();
    expect([...report.apis.keys()]).toEqual(apis.map(({ name }) => name));
    expect(problemsOf(report)).toEqual([]);
  });

  it("throws if a root document does not exist", async () => {
    const { config } = await readRegister();
    const root = path.join(path.dirname(copyMinimal()), "no.yaml");
    await expect(lintApis({ apis: [{ name: "widgets", root, generated: "" }], config })).rejects.toThrow(
      /no\.yaml/,
    );
  });

  it("counts errors and warnings", () => {
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
});

describe("The lint script", () => {
  it("prints one summary line and exits with 0 if there is no problem", async () => {
    expect(await run(writeRegister(copyMinimal()))).toEqual({
      code: 0,
      stdout: "widgets: 0 errors, 0 warnings (Redocly, Spectral)\n",
      stderr: "",
    });
  });

  it("prints the place and the message of each problem of both linters once, and exits with 1", async () => {
    const root = copyMinimal(
      ["paths/widget.yaml", ["get", "operationId"], "fetchWidget"],
      // Both operations refer to this file.
      ["schemas/WidgetPart.yaml", ["properties", "kind", "description"]],
      ["parameters/widgetId.yaml", ["example"], "no-uuid"],
    );
    const { code, stdout } = await run(writeRegister(root));
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

  it("says that a register does not exist, and exits with 1", async () => {
    const { code, stderr } = await run(path.join(path.dirname(copyMinimal()), "no.yaml"));
    expect(code).toBe(1);
    expect(stderr).toContain("no.yaml");
  });
});
