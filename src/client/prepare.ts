/** Checks a call's arguments and builds its request, before anything is sent. */
import { InvalidRequestError, type RequestIssue } from "./errors/invalid-request-error.ts";
import type { Operation } from "./operation.ts";
import type { PreparedRequest, RunStart } from "./run.ts";
import type { CallSettings, ClientSettings } from "./settings.ts";
import { buildUrl, findPathIssues, type Parameters } from "./url.ts";
import { findIssues, type RequestValidators } from "./validation.ts";

/** The arguments of a call, as they came. */
export interface CallArguments {
  readonly parameters: unknown;
  readonly body: unknown;
}

/**
 * Builds the request of a call.
 *
 * @param run the call, for errors
 * @param client where requests go, and whether they are validated
 * @param settings the call's headers
 * @param validators the operation's compiled contract
 * @param given its arguments
 * @returns a request that can be sent
 * @throws InvalidRequestError with everything that is wrong
 */
export function prepareRequest(
  run: RunStart,
  client: ClientSettings,
  settings: CallSettings,
  validators: RequestValidators,
  given: CallArguments,
): PreparedRequest {
  const { operation } = run;
  if (typeof given.parameters !== "object" || given.parameters === null) {
    throw new InvalidRequestError(run, [issue("/parameters", "must be an object", "type")]);
  }
  // An object by the test above; what it holds is checked next.
  const parameters = given.parameters as Parameters;
  const issues = findAllIssues(operation, client.validateRequests, validators, parameters, given.body);
  if (issues.length > 0) throw new InvalidRequestError(run, issues);
  const accept = { ...settings.headers, accept: "application/json" };
  return {
    url: writeUrl(run, client.baseUrl, parameters),
    method: operation.method,
    headers: given.body === undefined ? accept : { ...accept, "content-type": "application/json" },
    body: given.body === undefined ? undefined : stringify(run, given.body),
  };
}

function findAllIssues(
  operation: Operation,
  validate: boolean,
  validators: RequestValidators,
  parameters: Parameters,
  body: unknown,
): RequestIssue[] {
  const issues = findPathIssues(operation, parameters);
  if (validate) {
    for (const found of findIssues(validators.parameters, parameters, "/parameters")) {
      // A path parameter that is wrong in both ways is told once.
      if (!issues.some(({ pointer }) => pointer === found.pointer)) issues.push(found);
    }
  }
  if (body !== undefined) {
    if (validate) issues.push(...findIssues(validators.body, body, "/body"));
  } else if (operation.requestBody?.required === true) {
    issues.push(issue("/body", "is missing", "required"));
  }
  return issues;
}

function stringify(run: RunStart, body: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(body);
    if (text !== undefined) return text;
    // A function or a symbol, for which there is no JSON.
    throw new TypeError("no JSON");
  } catch (cause) {
    throw new InvalidRequestError(run, [issue("/body", "cannot be written as JSON", "type")], cause);
  }
}

function writeUrl(run: RunStart, baseUrl: string, parameters: Parameters): string {
  try {
    return buildUrl(baseUrl, run.operation, parameters);
  } catch (cause) {
    const issues = [issue("/parameters", "cannot be written in an address", "type")];
    throw new InvalidRequestError(run, issues, cause);
  }
}

function issue(pointer: string, message: string, keyword: string): RequestIssue {
  return { pointer, message, keyword, limit: undefined };
}
