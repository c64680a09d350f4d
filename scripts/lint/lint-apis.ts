/** Lints APIs with Redocly and our own check in this thread, while Spectral works in its own. */
import { type Api, type Register, readRegister } from "../lib/apis.ts";
import type { Problem } from "../lib/problem.ts";
import { checkSchemasAndExamples, type OwnCheck } from "./own.ts";
import { lintRegister, lintWithRedocly } from "./redocly.ts";
import type { ApiReport, LintReport } from "./report.ts";
import type { SpectralThread } from "./spectral-thread.ts";

/**
 * Lints every API of a register: see lintApis of scripts/lint.ts, which starts the thread.
 *
 * @param spectral a thread that has not linted yet
 */
export async function lintAll(
  register: Register | string | undefined,
  spectral: SpectralThread,
): Promise<LintReport> {
  const { apis, config } = typeof register === "object" ? register : await readRegister(register);
  const answers = spectral.lint(apis);
  const [own, ...reports] = await Promise.all([
    lintRegister(config),
    ...apis.map(async (api, index) => {
      const checked = checkSchemasAndExamples(api);
      const redocly = await lintWithRedocly(api, config);
      const answer = (await answers)[index];
      if (!answer) throw new Error(`Spectral gave no answer about ${api.name}: run lint again.`);
      return countApi(api, checked, unique([...redocly, ...answer, ...checked.problems]));
    }),
  ]);
  return {
    problems: [...own, ...reports.flatMap(({ problems }) => problems)],
    apis: reports.map(({ counts }) => counts),
  };
}

function countApi(
  { name }: Api,
  { schemas, examples }: OwnCheck,
  problems: readonly Problem[],
): { problems: readonly Problem[]; counts: ApiReport } {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return {
    problems,
    counts: { api: name, schemas, examples, errors, warnings: problems.length - errors },
  };
}

/** What two operations share is checked for each of them, and shown once. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
