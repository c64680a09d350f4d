/** What linting came to, and how it is shown. */
import { formatProblem, type Problem } from "../lib/problem.ts";

/** What linting one API came to. */
export interface ApiReport {
  readonly api: string;
  /** How many schemas were compiled, nested ones included. */
  readonly schemas: number;
  /** How many values were validated: examples, defaults, and the values of const and enum. */
  readonly examples: number;
  readonly errors: number;
  readonly warnings: number;
}

/** What linting came to. It succeeded when there is no problem, warnings included. */
export interface LintReport {
  /** Every problem of every API, and of the register itself. */
  readonly problems: readonly Problem[];
  readonly apis: readonly ApiReport[];
}

/**
 * A report for people: one line per problem, then one summary line per API.
 *
 * @param report what linting came to
 * @returns lines without a line break at their end
 */
export function formatReport({ problems, apis }: LintReport): string {
  return [
    ...problems.map(formatProblem),
    ...apis.map(
      ({ api, schemas, examples, errors, warnings }) =>
        `${api}: ${[
          count(schemas, "schema"),
          count(examples, "example"),
          count(errors, "error"),
          count(warnings, "warning"),
        ].join(", ")} (redocly, spectral, schemas)`,
    ),
  ].join("\n");
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
