/** Checks a request before it is built: what openapi-fetch does not check, and the contract. */
import { createIssue, describeIssue, type Issue } from "../contract/issue.ts";
import type { Operation } from "../contract/operation.ts";
import type { RequestValidators, Validator } from "../contract/validator.ts";

/** The arguments of a call, by name. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * Finds everything that is wrong with a request.
 *
 * @param operation the operation that is called
 * @param parameters its path and query parameters
 * @param body its request body; undefined if absent
 * @param validators the operation's validators; undefined if the contract is not checked
 */
export function findRequestIssues(
  operation: Operation,
  parameters: Parameters,
  body: unknown,
  validators: RequestValidators | undefined,
): readonly Issue[] {
  if (typeof parameters !== "object" || parameters === null) {
    return [createIssue("/parameters", "must be a plain object", "type")];
  }
  const pathIssues = findPathIssues(operation, parameters);
  // The path issue of a parameter is the more helpful one.
  const parameterIssues = validate(validators?.parameters, parameters, "/parameters").filter(
    ({ pointer }) => !pathIssues.some((other) => other.pointer === pointer),
  );
  return [...pathIssues, ...parameterIssues, ...findBodyIssues(operation, body, validators?.body)];
}

/** Path parameters that would change the path: openapi-fetch sends them as they are, or leaves the template's braces. */
function findPathIssues(operation: Operation, parameters: Parameters): readonly Issue[] {
  const issues: Issue[] = [];
  for (const parameter of operation.parameters) {
    const problem = parameter.in === "path" ? findPathProblem(parameters[parameter.name]) : undefined;
    if (problem) issues.push(createIssue(`/parameters/${parameter.name}`, problem, "path"));
  }
  return issues;
}

function findPathProblem(value: unknown): string | undefined {
  if (value === undefined || value === null) return "is missing";
  if (typeof value !== "string" && typeof value !== "number") return "must be a string";
  if (value === "") return "is empty";
  // A lone surrogate cannot be encoded as UTF-8.
  if (/\p{Cs}/u.test(String(value))) return "contains half a character";
  // URL parsers resolve dot segments, percent-encoded ones included.
  return /^(?:\.|%(?:25)*2e){1,2}$/i.test(String(value)) ? "is a dot segment" : undefined;
}

function findBodyIssues(
  operation: Operation,
  body: unknown,
  validator: Validator | undefined,
): readonly Issue[] {
  if (body !== undefined) return validate(validator, body, "/body");
  return operation.requestBody?.required ? [createIssue("/body", "is missing", "required")] : [];
}

function validate(validator: Validator | undefined, value: unknown, root: string): readonly Issue[] {
  if (!validator || validator(value)) return [];
  return (validator.errors ?? []).map((error) => describeIssue(error, root));
}
