/** Each rule that openapi/house-style.spectral.yaml defines rejects what it is for and nothing else. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { lintCases } from "./lint-cases.ts";
import { rulesOf } from "./minimal.ts";
import { accepted, rejected } from "./spectral-cases.ts";

const minimal = { changes: [] };
const problemsOf = await lintCases("spectral", [minimal, ...accepted, ...rejected]);

describe("Spectral's rules", () => {
  test("accept the minimal document", () => {
    expect(problemsOf(minimal)).toEqual([]);
  });

  test.each(accepted)("accept $what", (each) => {
    expect(problemsOf(each)).toEqual([]);
  });

  test.each(rejected)("$rule rejects $what", (each) => {
    expect(rulesOf(problemsOf(each))).toEqual([each.rule]);
  });

  test("each have a case; if not, add one to test/lint/spectral-cases.ts", () => {
    const { rules } = parse(
      readFileSync(new URL("../../openapi/house-style.spectral.yaml", import.meta.url), "utf8"),
    );
    const own = Object.keys(rules).filter((rule) => rules[rule].given);
    const tested = new Set(rejected.map(({ rule }) => rule));
    expect(own.filter((rule) => !tested.has(rule))).toEqual([]);
  });
});
