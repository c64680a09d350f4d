/** Each rule of the plugin, and each that house style configures, rejects what it is for and nothing else. */
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

  test("that are ours each have a case; if not, add one to test/lint/redocly-cases.ts", () => {
    const files = [registerFile, houseStyle].map((file) => parse(readFileSync(file, "utf8")).rules);
    const own = Object.keys({ ...files[0], ...files[1] }).filter((rule) => rule.includes("/"));
    const tested = new Set(rejected.flatMap(({ rule }) => rule.split(" ")));
    expect(own.filter((rule) => !tested.has(rule))).toEqual([]);
  });
});
