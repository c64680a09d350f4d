/** Lints APIs with Spectral, in process, by the rules of .spectral.yaml. */
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
 * Loads the rules once for all APIs.
 *
 * @param ruleset the ruleset, absolute path; the repository's own when left out
 * @returns a function that lints one API by them
 * @throws when the ruleset is malformed, or extends what is not installed
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
 * Loads a ruleset the way Spectral's own command line does, save that it does not bundle the result: what a YAML file
 * extends is installed here, so it is required, never fetched, and loading is quicker without a bundler.
 */
async function loadRuleset(file: string): Promise<Ruleset> {
  const code = await migrateRuleset(file, { format: "commonjs", fs });
  const module = { exports: {} };
  compileFunction(code, ["module", "require"], { filename: file })(module, createRequire(file));
  // Spectral checks the form of what it is given, whatever its type says.
  return new Ruleset(module.exports as RulesetDefinition, { severity: "recommended", source: file });
}

function toProblem(
  { code, message, path: keys, range, severity, source }: ISpectralDiagnostic,
  root: string,
): Problem {
  return {
    source: "spectral",
    rule: String(code),
    // Spectral counts down from an error, 0; a hint is as much a fault here as a warning.
    severity: severity === 0 ? "error" : "warning",
    message,
    file: source ?? root,
    pointer: appendPointer("", ...keys),
    line: range.start.line + 1,
    column: range.start.character + 1,
  };
}
