/** Lints with Spectral, in process, by the rules of .spectral.yaml. */
import fs, { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";
import {
  Document,
  type ISpectralDiagnostic,
  Ruleset,
  type RulesetDefinition,
  Spectral,
} from "@stoplight/spectral-core";
import parsers from "@stoplight/spectral-parsers";
import { migrateRuleset } from "@stoplight/spectral-ruleset-migrator";
import { appendPointer } from "../../src/contract/json-pointer.ts";
import type { Api } from "../lib/apis.ts";
import type { Problem } from "../lib/problem.ts";

/** Lints one API. */
export type SpectralLinter = (api: Pick<Api, "root">) => Promise<Problem[]>;

/**
 * Loads a ruleset.
 *
 * @param ruleset absolute path of the ruleset; the repository's by default
 * @returns a function that lints one API by its rules
 * @throws if the ruleset is malformed or extends a package that is not installed
 */
export async function createSpectralLinter(
  ruleset: string = fileURLToPath(new URL("../../.spectral.yaml", import.meta.url)),
): Promise<SpectralLinter> {
  const rules = await loadRuleset(ruleset);
  return async ({ root }) => {
    const spectral = new Spectral();
    spectral.setRuleset(rules);
    const document = new Document(readFileSync(root, "utf8"), parsers.Yaml, root);
    const results = await spectral.run(document);
    return results.map((result) => toProblem(result, root));
  };
}

/**
 * Loads a ruleset as Spectral's command line does, but without bundling: the packages that the ruleset extends are installed, so
 * they are loaded with `require`, never fetched.
 */
async function loadRuleset(file: string): Promise<Ruleset> {
  const code = await migrateRuleset(file, { format: "commonjs", fs });
  const module = { exports: {} };
  compileFunction(code, ["module", "require"], { filename: file })(module, createRequire(file));
  // Spectral validates the ruleset at run time.
  return new Ruleset(module.exports as RulesetDefinition, { severity: "recommended", source: file });
}

function toProblem(
  { code, message, path: keys, range, severity, source }: ISpectralDiagnostic,
  root: string,
): Problem {
  return {
    source: "spectral",
    rule: String(code),
    // 0 is an error; 1 to 3 are warnings, information and hints.
    severity: severity === 0 ? "error" : "warning",
    message,
    file: source ?? root,
    pointer: appendPointer("", ...keys),
    line: range.start.line + 1,
    column: range.start.character + 1,
  };
}
