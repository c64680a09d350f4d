/** JMESPath, for `--query`. */
import jmespath from "jmespath";
import { cutName } from "../../contract/cut-name.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { UsageError } from "../model/errors.ts";

declare module "jmespath" {
  /** Parses an expression; missing in the package's types. */
  function compile(expression: string): unknown;
}

interface QueryNode {
  readonly type?: string;
  readonly name?: string;
}

/** Checks an expression, as far as that is possible without a response. Throws UsageError for a syntax error, or an unknown function. */
export function checkQuery(expression: string): void {
  let isComplete = true;
  try {
    // jmespath accepts a dot without a name after it, and fails on its own tree later.
    JSON.stringify(jmespath.compile(expression), (_name, node) => {
      isComplete &&= node !== undefined;
      return node;
    });
  } catch (error) {
    throw new UsageError(`--query is not a JMESPath expression: ${errorMessage(error)}.`);
  }
  if (!isComplete)
    throw new UsageError("--query is not a JMESPath expression: a name is missing after a dot.");
  checkFunctions(expression);
}

/** jmespath finds an unknown function when it calls it: after the request. */
function checkFunctions(expression: string): void {
  const names = new Set<string>();
  JSON.stringify(jmespath.compile(expression), (_key, node: QueryNode | null) => {
    if (node?.type === "Function" && node.name !== undefined) names.add(node.name);
    return node;
  });
  for (const name of names) {
    try {
      jmespath.search(null, `${name}()`);
    } catch (error) {
      // A known function misses its arguments.
      if (/Unknown function/.test(errorMessage(error))) {
        throw new UsageError(`--query has an unknown function: ${cutName(name)}().`);
      }
    }
  }
}

/** Evaluates an expression. Throws UsageError if the arguments of a function do not fit. */
export function evaluateQuery(payload: unknown, expression: string): unknown {
  try {
    return jmespath.search(payload, expression);
  } catch (error) {
    throw new UsageError(
      `--query fails on this response: ${errorMessage(error).replace(/^TypeError: /, "")}`,
    );
  }
}
