/** Each rule that redocly.yaml and house style add rejects what it is for and nothing else. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { registerFile } from "../../scripts/lib/apis.ts";
import { lintCases } from "./lint-cases.ts";
import { type Case, houseStyle, rulesOf } from "./minimal.ts";
import { accepted, located, rejected } from "./redocly-cases.ts";

const minimal = { changes: [] };
const found = await lintCases("redocly", [minimal, ...accepted, ...rejected, ...located]);
const described = "dataplat/described-properties";
/** The cases of other rules need not describe their properties. */
const problemsOf = (each: Pick<Case, "changes"> & { readonly rule?: string }) =>
  found(each).filter(({ rule }) => rule !== described || each === minimal || each.rule === described);

describe("Redocly's rules", () => {
  test("accept the minimal document, which has no 4xx response", () => {
    expect(problemsOf(minimal)).toEqual([]);
  });

  test.each(accepted)("accept $what", (each) => {
    expect(problemsOf(each)).toEqual([]);
  });

  test.each(rejected)("reject by $rule $what", (each) => {
    const problems = problemsOf(each);
    expect(rulesOf(problems).join(" ")).toBe(each.rule);
    expect(problems.map(({ severity }) => severity)).not.toContain("warn");
  });

  test.each(located)("report $what", (each) => {
    expect(problemsOf(each)).toMatchObject(each.problems);
  });

  test("that redocly.yaml adds each have a case; if not, add one to test/lint/redocly-cases.ts", () => {
    const files = [registerFile, houseStyle].map((file) => parse(readFileSync(file, "utf8")).rules);
    // Redocly's own tests have cases of its rules that are in its default configuration.
    const rules = { ...files[0], ...files[1], struct: "off", "no-unresolved-refs": "off" };
    const added = Object.keys(rules).filter((rule) => rules[rule] !== "off" && rules[rule] !== false);
    const tested = new Set(rejected.flatMap(({ rule }) => rule.split(" ")));
    expect(added.filter((rule) => !tested.has(rule))).toEqual([]);
  });
});
