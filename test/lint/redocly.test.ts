/** Each rule that redocly.yaml adds rejects what it is for and nothing else. */
import { readFileSync } from "node:fs";
import type { Config } from "@redocly/openapi-core";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readRegister, registerFile } from "../../scripts/lib/apis.ts";
import { lintRegister, lintWithRedocly } from "../../scripts/lint/redocly.ts";
import { copyMinimal, minimalRoot, rulesOf, writeRegister } from "./minimal.ts";
import { accepted, rejected } from "./redocly-cases.ts";

let config: Config;
beforeAll(async () => {
  ({ config } = await readRegister());
});

const lint = (root: string) => lintWithRedocly({ name: "widgets", root, generated: "" }, config);

describe("Redocly's rules", () => {
  it("accept the minimal document, which has no 4xx response", async () => {
    expect(await lint(minimalRoot)).toEqual([]);
  });

  it.each(accepted)("accept $what", async ({ changes }) => {
    expect(await lint(copyMinimal(...changes))).toEqual([]);
  });

  it.each(rejected)("reject by $rule $what", async ({ rule, changes }) => {
    expect(rulesOf(await lint(copyMinimal(...changes))).join(" ")).toBe(rule);
  });

  it("that redocly.yaml adds each have a case; if not, add one to test/lint/redocly-cases.ts", () => {
    const { rules } = parse(readFileSync(registerFile, "utf8"));
    const added = Object.keys(rules).filter((rule) => rules[rule] !== "off" && rules[rule] !== false);
    const tested = new Set(rejected.flatMap(({ rule }) => rule.split(" ")));
    expect(added.filter((rule) => !tested.has(rule))).toEqual([]);
  });
});

describe("The register's own lint", () => {
  it("accepts redocly.yaml", async () => {
    expect(await lintRegister(config)).toEqual([]);
  });

  it("rejects a setting that Redocly does not know", async () => {
    const file = writeRegister(copyMinimal(), { ruels: {} });
    const register = await readRegister(file);
    expect(await lintRegister(register.config)).toMatchObject([{ file, pointer: "/ruels" }]);
  });
});
