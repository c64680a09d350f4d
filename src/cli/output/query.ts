/** JMESPath, for `--query`. */
import jmespath from "jmespath";
import { errorMessage } from "../../contract/read-error.ts";
import { UsageError } from "../model/errors.ts";

// Missing in the package's types.
const { compile } = jmespath as unknown as { compile(expression: string): unknown };

/** Puts parentheses around each `@`: jmespath reads what follows it in `keys(@[0])` as another argument, and drops it in `(@[0])`. */
const wrapCurrent = (expression: string): string =>
  expression.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|@/gs, (token) =>
    token === "@" ? "(@)" : token,
  );

/** Checks an expression, as far as that is possible without a response. Throws UsageError for a syntax error, or an unknown function. */
export function checkQuery(expression: string, option = "--query"): void {
  try {
    JSON.stringify(compile(wrapCurrent(expression)), (_, node) => {
      // jmespath accepts a dot without a name after it, and fails on its own tree later.
      if (node === undefined) throw new Error("a name is missing after a dot");
      if (node?.type === "Function") checkFunction(node.name);
      return node;
    });
  } catch (error) {
    // A typing error of jmespath.
    const problem = errorMessage(error).replace("Sytanx", "Syntax");
    throw new UsageError(`${option} is not a JMESPath expression: ${problem}.`);
  }
}

/** jmespath finds an unknown function when it calls it. A known one misses its arguments. */
function checkFunction(name: string): void {
  try {
    jmespath.search(null, `${name}()`);
  } catch (error) {
    if (errorMessage(error).startsWith("Unknown function")) throw error;
  }
}

/** Evaluates an expression. Throws UsageError if the arguments of a function do not fit. */
export function evaluateQuery(payload: unknown, expression: string, name = "--query"): unknown {
  try {
    return jmespath.search(payload, wrapCurrent(expression));
  } catch (error) {
    // jmespath names neither the function nor the types.
    const ofSorting = "sort_by(), min_by() and max_by() need a number or a text for every item";
    const problem = errorMessage(error).replace(/^TypeError(?:$|: expected .*)/, ofSorting);
    throw new UsageError(`${name} fails on this response: ${problem.replace(/^\w+Error: |\.$/g, "")}.`);
  }
}
