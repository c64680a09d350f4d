/** Checks a request before it is built: what openapi-fetch does not check, and the contract. */
import { createIssue, describeIssue, type Issue } from "../contract/issue.ts";
import type { Operation } from "../contract/operation.ts";
import type { RequestValidators, Validator } from "../contract/validator.ts";
import type { CallContext } from "./call-context.ts";
import { InvalidRequestError } from "./errors/invalid-request-error.ts";

/** The arguments of a call, by name. */
export type CallParameters = Readonly<Record<string, unknown>>;

/**
 * Checks the parameters and the body of a call.
 *
 * @param call the call
 * @param operation the operation
 * @param parameters its path and query parameters, by name
 * @param body its request body; undefined if absent
 * @param validators the operation's validators; undefined if the contract is not checked
 * @returns a copy of the parameters, so that what is validated is what is sent
 * @throws InvalidRequestError with everything that is wrong
 */
export function checkRequest(
  call: CallContext,
  operation: Operation,
  parameters: unknown,
  body: unknown,
  validators: RequestValidators | undefined,
): CallParameters {
  if (!isRecord(parameters)) {
    throw new InvalidRequestError(call, [createIssue("/parameters", "must be a plain object", "type")]);
  }
  const copy = copyParameters(operation, parameters);
  const issues = [
    ...findParameterIssues(operation, copy, validators?.parameters),
    ...findBodyIssues(operation, body, validators?.body),
  ];
  if (issues.length > 0) throw new InvalidRequestError(call, issues);
  return copy;
}

function isRecord(value: unknown): value is CallParameters {
  return typeof value === "object" && value !== null;
}

/** Copies inherited members and getters as well. */
function copyParameters(operation: Operation, parameters: CallParameters): CallParameters {
  // Spread, since an assignment to `__proto__` would set the prototype.
  const copy: Record<string, unknown> = { ...parameters };
  // The getters of a class are not enumerable.
  const names = operation.parameters.map(({ name }) => name);
  for (const name in parameters) names.push(name);
  for (const name of names) {
    if (!Object.hasOwn(copy, name)) copy[name] = parameters[name];
  }
  return copy;
}

function findParameterIssues(
  operation: Operation,
  parameters: CallParameters,
  validator: Validator | undefined,
): readonly Issue[] {
  const pathIssues = findPathIssues(operation, parameters);
  const issues = validate(validator, parameters, "/parameters");
  // If both checks report a parameter, the issue about the path is more helpful.
  const others = issues.filter(({ pointer }) => !pathIssues.some((issue) => issue.pointer === pointer));
  return pathIssues.concat(others);
}

/** Path parameters that would change the path: openapi-fetch sends them as they are, or leaves the template's braces. */
function findPathIssues(operation: Operation, parameters: CallParameters): Issue[] {
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
  const text = String(value);
  if (text === "") return "is empty";
  // A lone surrogate cannot be encoded as UTF-8.
  if (/\p{Cs}/u.test(text)) return "contains half a character";
  // URL parsers resolve dot segments, percent-encoded ones included.
  return /^(?:\.|%(?:25)*2e){1,2}$/i.test(text) ? "is a dot segment" : undefined;
}

function findBodyIssues(
  operation: Operation,
  body: unknown,
  validator: Validator | undefined,
): readonly Issue[] {
  if (body === undefined) {
    return operation.requestBody?.required ? [createIssue("/body", "is missing", "required")] : [];
  }
  // A `Map`, `FormData` or `URLSearchParams` would be serialized as an empty object.
  const isCollection = typeof body === "object" && Symbol.iterator in Object(body) && !Array.isArray(body);
  if (isCollection) return [createIssue("/body", "must be a plain object", "type")];
  return validate(validator, body, "/body");
}

function validate(validator: Validator | undefined, value: unknown, root: string): readonly Issue[] {
  if (!validator || validator(value)) return [];
  return (validator.errors ?? []).map((error) => describeIssue(error, root));
}
