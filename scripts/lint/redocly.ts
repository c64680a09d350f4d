/** Lints with Redocly, in process, by the rules of redocly.yaml. */
import { type Config, lint, lintConfig } from "@redocly/openapi-core";
import type { Api } from "../lib/apis.ts";
import type { Problem } from "../lib/problem.ts";
import { fromRedocly } from "../lib/redocly-problem.ts";

/**
 * Lints one API.
 *
 * @param api the API of the register
 * @param config the Redocly configuration of the register
 */
export async function lintWithRedocly(api: Api, config: Config): Promise<Problem[]> {
  const problems = await lint({ ref: api.root, config: config.forAlias(api.name) });
  return problems.map(fromRedocly);
}

/** Lints the configuration itself: Redocly ignores a misspelt key. */
export async function lintRegister(config: Config): Promise<Problem[]> {
  return config.document ? (await lintConfig({ config })).map(fromRedocly) : [];
}
