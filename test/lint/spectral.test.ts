/** Each rule that .spectral.yaml defines or switches on rejects what it is for and nothing else. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createSpectralLinter, type SpectralLinter } from "../../scripts/lint/spectral.ts";
import { copyMinimal, minimalRoot, rulesOf } from "./minimal.ts";
import { accepted, rejected } from "./spectral-cases.ts";

let lint: SpectralLinter;
beforeAll(async () => {
  lint = await createSpectralLinter();
});

describe("Spectral's rules", () => {
  it("accept the minimal document", async () => {
    expect(await lint({ root: minimalRoot })).toEqual([]);
  });

  it.each(accepted)("accept $what", async ({ changes }) => {
    expect(await lint({ root: copyMinimal(...changes) })).toEqual([]);
  });

  it.each(rejected)("$rule rejects $what", async ({ rule, changes }) => {
    const problems = await lint({ root: copyMinimal(...changes) });
    expect(rulesOf(problems)).toEqual([rule]);
  });

  it("each have a case; if not, add one to test/lint/spectral-cases.ts", () => {
    const { rules } = parse(readFileSync(new URL("../../.spectral.yaml", import.meta.url), "utf8"));
    const active = Object.keys(rules).filter((rule) => rules[rule] !== "off" && rules[rule] !== false);
    const tested = new Set(rejected.map(({ rule }) => rule));
    expect(active.filter((rule) => !tested.has(rule))).toEqual([]);
  });

  it("are rejected if they extend a package that is not installed", async () => {
    const ruleset = copyMinimal(["rules.yaml", [], { extends: ["no-such-ruleset"] }]).replace(
      "openapi",
      "rules",
    );
    await expect(createSpectralLinter(ruleset)).rejects.toThrow(/no-such-ruleset/);
  });
});
