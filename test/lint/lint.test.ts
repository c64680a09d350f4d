/** `npm run lint`: the documents of the register are clean, and a broken one fails the process with a readable line. */
import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { formatReport, lintApis } from "../../scripts/lint.ts";
import { type Change, copyMinimal, rulesOf, writeRegister } from "./minimal.ts";

const script = fileURLToPath(new URL("../../scripts/lint.ts", import.meta.url));

/** Lints a changed copy of the minimal document, by the rules of the repository. */
async function lintChanged(...changes: readonly Change[]) {
  return await lintApis(writeRegister(copyMinimal(...changes)));
}

/** Runs the script on a register, as npm would. */
function run(register: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, register], (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

describe("Linting", () => {
  it("finds no problem in any document of the register, and something to check in each", async () => {
    const { apis } = await readRegister();
    const report = await lintApis();
    expect(formatReport({ ...report, apis: [] })).toBe("");
    expect(report.apis.map(({ api }) => api)).toEqual(apis.map(({ name }) => name));
    for (const { schemas, examples, errors, warnings } of report.apis) {
      expect({ errors, warnings }).toEqual({ errors: 0, warnings: 0 });
      expect(Math.min(schemas, examples)).toBeGreaterThan(0);
    }
  });

  it("refuses a pattern illegal under the u flag", async () => {
    const keys = ["properties", "kind", "pattern"];
    const { problems, apis } = await lintChanged(["schemas/WidgetPart.yaml", keys, "^\\-$"]);
    expect(problems).toContainEqual(
      expect.objectContaining({ source: "schemas", rule: "pattern", pointer: `/${keys.join("/")}` }),
    );
    expect(apis).toMatchObject([{ api: "widgets", errors: problems.length, warnings: 0 }]);
  });

  it("reports once what two operations share", async () => {
    const { problems } = await lintChanged(["examples/widget.yaml", ["value", "result", "size"], "big"]);
    expect(problems).toHaveLength(2);
    expect(rulesOf(problems)).toEqual(["example", "no-invalid-media-type-examples"]);
  });

  it("throws when a root document does not exist", async () => {
    const { config } = await readRegister();
    const root = path.join(path.dirname(copyMinimal()), "no.yaml");
    await expect(lintApis({ apis: [{ name: "widgets", root, generated: "" }], config })).rejects.toThrow(
      /no\.yaml/,
    );
  });
});

describe("The lint script", () => {
  it("prints one summary line and exits 0 for a good document", async () => {
    expect(await run(writeRegister(copyMinimal()))).toEqual({
      code: 0,
      stdout: "widgets: 23 schemas, 18 examples, 0 errors, 0 warnings (redocly, spectral, schemas)\n",
      stderr: "",
    });
  });

  it("prints where and what for each fault, whoever finds it, and exits 1", async () => {
    const root = copyMinimal(
      ["paths/widget.yaml", ["get", "operationId"], "fetchWidget"],
      ["schemas/WidgetPart.yaml", ["properties", "kind", "description"]],
      ["parameters/widgetId.yaml", ["example"], "no-uuid"],
    );
    const { code, stdout } = await run(writeRegister(root));
    expect(code).toBe(1);
    const place = String.raw`^\S+`;
    for (const line of [
      String.raw`/paths/widget\.yaml:4:16 error redocly/rule/read-operation-verb: A reading .+ \(/get/operationId\)$`,
      String.raw`/schemas/WidgetPart\.yaml:4:8 error spectral/property-described: Describe .+ \(/properties/kind\)$`,
      String.raw`/parameters/widgetId\.yaml:5:10 error schemas/example: This value breaks .+ must be uuid.+ \(/example\)$`,
    ]) {
      expect(stdout).toMatch(new RegExp(place + line, "m"));
    }
    expect(stdout).toMatch(
      /\nwidgets: 23 schemas, 18 examples, 4 errors, 0 warnings \(redocly, spectral, schemas\)\n$/,
    );
  });

  it("exits 1 for a mere warning", async () => {
    const { code, stdout } = await run(writeRegister(copyMinimal(["openapi.yaml", ["info", "description"]])));
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /openapi\.yaml:4:6 warning spectral\/info-description: .+\nwidgets: .* 0 errors, 1 warning \(/,
    );
  });

  it("says that a register does not exist, and exits 1", async () => {
    const { code, stderr } = await run(path.join(path.dirname(copyMinimal()), "no.yaml"));
    expect(code).toBe(1);
    expect(stderr).toContain("no.yaml");
  });
});
