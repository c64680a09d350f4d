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
export function checkQuery(expression: string, option = "--query"): void {
  const functions = new Set<string>();
  const fail = (problem: string) => new UsageError(`${option} is not a JMESPath expression: ${problem}.`);
  let isComplete = true;
  try {
    JSON.stringify(jmespath.compile(expression), (_, node: QueryNode | null | undefined) => {
      // jmespath accepts a dot without a name after it, and fails on its own tree later.
      isComplete &&= node !== undefined;
      if (node?.type === "Function" && node.name !== undefined) functions.add(node.name);
      return node;
    });
  } catch (error) {
    throw fail(errorMessage(error));
  }
  if (!isComplete) throw fail("a name is missing after a dot");
  for (const name of functions) {
    try {
      // jmespath finds an unknown function when it calls it. A known one misses its arguments.
      jmespath.search(null, `${name}()`);
    } catch (error) {
      if (!/Unknown function/.test(errorMessage(error))) continue;
      throw new UsageError(`${option} has an unknown function: ${cutName(name)}().`);
    }
  }
}

/** Evaluates an expression. Throws UsageError if the arguments of a function do not fit. */
export function evaluateQuery(payload: unknown, expression: string, name = "--query"): unknown {
  try {
    return jmespath.search(payload, expression);
  } catch (error) {
    throw new UsageError(
      `${name} fails on this response: ${errorMessage(error).replace(/^TypeError: /, "")}`,
    );
  }
}
