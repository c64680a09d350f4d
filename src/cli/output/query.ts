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

/** Messages about an expression that ends too early. */
const endsTooEarly = /\(EOF\)|(?:type|got): EOF/;

/**
 * Checks an expression, as far as that is possible without a response.
 *
 * @throws UsageError with the position of a syntax error, or with an unknown function
 */
export function checkQuery(expression: string): void {
  const problem = findProblem(expression);
  if (problem === undefined) {
    checkFunctions(expression);
    return;
  }
  // jmespath states no position: it is where the longest beginning ends that something could complete.
  const ends = Array.from({ length: expression.length }, (_, index) => expression.length - index);
  const position = ends.find((end) => {
    const error = findProblem(expression.slice(0, end));
    return error === undefined || endsTooEarly.test(error);
  });
  const rest = expression.slice(position ?? 0);
  const where = rest === "" ? "its end" : `character ${(position ?? 0) + 1}, at ${cutName(rest)}`;
  throw new UsageError(`--query is not a JMESPath expression: it has an error at ${where}.`);
}

function findProblem(expression: string): string | undefined {
  try {
    let isComplete = true;
    // jmespath accepts a dot without a name after it, and fails on its own tree later.
    JSON.stringify(jmespath.compile(expression), (_name, node) => {
      isComplete &&= node !== undefined;
      return node;
    });
    return isComplete ? undefined : "Invalid token (EOF)";
  } catch (error) {
    return errorMessage(error);
  }
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

/**
 * Evaluates an expression.
 *
 * @throws UsageError if the arguments of a function do not fit
 */
export function evaluateQuery(payload: unknown, expression: string): unknown {
  try {
    return jmespath.search(payload, expression);
  } catch (error) {
    throw new UsageError(
      `--query fails on this response: ${errorMessage(error).replace(/^TypeError: /, "")}`,
    );
  }
}
