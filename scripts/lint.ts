/** `npm run lint`: checks the document of every API with Redocly and Spectral. */
import path from "node:path";
import type { Register } from "./lib/apis.ts";
import { formatProblem, type Problem } from "./lib/problem.ts";
import { runCommand } from "./lib/run-command.ts";
import { startSpectral } from "./lint/spectral-thread.ts";

/** Result of linting. It succeeded if there is no problem; warnings count. */
export interface LintReport {
  /** Problems of the register itself. */
  readonly register: readonly Problem[];
  /** Problems by API name. */
  readonly apis: ReadonlyMap<string, readonly Problem[]>;
}

/**
 * Lints every API of a register.
 *
 * @param register the APIs with the Redocly configuration, or the absolute path of a register; the repository's by default. Spectral's
 *   rules are always those of .spectral.yaml.
 * @throws if a root document, the register or the rules of a linter cannot be read
 */
export async function lintApis(register?: Register | string): Promise<LintReport> {
  const spectral = startSpectral();
  try {
    // Redocly loads while Spectral loads in its thread.
    const [{ readRegister }, { lintRegister, lintWithRedocly }] = await Promise.all([
      import("./lib/apis.ts"),
      import("./lint/redocly.ts"),
    ]);
    const { apis, config } = typeof register === "object" ? register : await readRegister(register);
    const fromSpectral = spectral.lint(apis);
    const problems = await Promise.all(
      apis.map(async (api, index) => {
        const fromRedocly = await lintWithRedocly(api, config);
        return [api.name, [...fromRedocly, ...((await fromSpectral)[index] ?? [])]] as const;
      }),
    );
    return { register: await lintRegister(config), apis: new Map(problems) };
  } finally {
    await spectral.stop();
  }
}

/** Every problem of a report. */
export function problemsOf({ register, apis }: LintReport): readonly Problem[] {
  return [...register, ...[...apis.values()].flat()];
}

/**
 * Formats a report: one line per problem, then one summary line per API.
 *
 * @returns lines without a final line break
 */
export function formatReport(report: LintReport): string {
  const summaries = [...report.apis].map(([api, problems]) => {
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const warnings = problems.length - errors;
    return `${api}: ${count(errors, "error")}, ${count(warnings, "warning")} (Redocly, Spectral)`;
  });
  return [...problemsOf(report).map(formatProblem), ...summaries].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const usage = `Checks every API of a register with Redocly and Spectral. Exits with code 1 if there is an error or a warning.

Usage: npm run lint -- [REGISTER] [--help]

  REGISTER   a file with apis: and Redocly's rules (default: redocly.yaml of this repository)
  --help     print this text
`;

if (import.meta.main) {
  await runCommand({ name: "lint", usage, positionals: 1 }, async ({ positionals: [file] }) => {
    const report = await lintApis(file === undefined ? undefined : path.resolve(file));
    console.log(formatReport(report));
    if (problemsOf(report).length > 0) process.exitCode = 1;
  });
}
