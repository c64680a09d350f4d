/** JMESPath, for `--query`. */
import jmespath from "jmespath";
import { errorMessage } from "../../contract/read-error.ts";
import { UsageError } from "../model/errors.ts";

/** Checks an expression, as far as that is possible without a response. Throws UsageError. */
export function checkQuery(expression: string, option = "--query"): void {
  try {
    jmespath.search(null, expression);
  } catch (error) {
    // The arguments of a function may fit a response.
    if (/^\w+Error: /.test(errorMessage(error))) return;
    // jmespath accepts a dot without a name after it, and fails on its own tree.
    const problem = error instanceof TypeError ? "a name is missing after a dot" : errorMessage(error);
    throw new UsageError(`${option} is not a JMESPath expression: ${problem}.`);
  }
}

/** Evaluates an expression. Throws UsageError if a function is unknown, or its arguments do not fit. */
export function evaluateQuery(payload: unknown, expression: string, name = "--query"): unknown {
  try {
    return jmespath.search(payload, expression);
  } catch (error) {
    const problem = errorMessage(error).replace(/^TypeError: /, "");
    throw new UsageError(`${name} fails on this response: ${problem}`);
  }
}
