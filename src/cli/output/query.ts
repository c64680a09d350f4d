/** JMESPath, for `--query`. */
import jmespath from "jmespath";
import { errorMessage } from "../../contract/read-error.ts";
import { UsageError } from "../model/errors.ts";

// Missing in the package's types.
const { compile } = jmespath as unknown as { compile(expression: string): unknown };
type QueryNode = { readonly type: string; readonly children: unknown };

/** Puts parentheses around each `@`: jmespath reads what follows it in `keys(@[0])` as another argument, and drops it in `(@[0])`. */
const wrapCurrent = (expression: string): string =>
  expression.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|@/gs, (token) =>
    token === "@" ? "(@)" : token,
  );

/** Checks an expression, as far as that is possible without a response. Throws UsageError for a syntax error, or an unknown function. */
export function checkQuery(expression: string, option = "--query"): void {
  try {
    JSON.stringify(compile(wrapCurrent(expression)), (_, node) => {
      // jmespath accepts a dot without a name after it and any &, and later fails on its own tree, or returns it.
      if (node === undefined) throw new Error("a name is missing after a dot");
      if (node?.type === "ExpressionReference")
        throw new Error("only map(), sort_by(), min_by() and max_by() take an argument with &");
      if (node?.type !== "Function") return node;
      checkFunction(node.name);
      const isReference = ({ type }: QueryNode) =>
        type === "ExpressionReference" && /^map$|_by$/.test(node.name);
      return node.children.map((child: QueryNode) => (isReference(child) ? child.children : child));
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
