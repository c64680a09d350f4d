/** Checks a call's arguments and builds its request, before anything is sent. */
import { InvalidRequestError, type RequestIssue, requestIssue } from "./errors/invalid-request-error.ts";
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
  { parameters, body }: CallArguments,
): PreparedRequest {
  const { operation } = run;
  if (typeof parameters !== "object" || parameters === null) {
    throw new InvalidRequestError(run, [requestIssue("/parameters", "must be an object", "type")]);
  }
  // An object by the test above; what it holds is checked next.
  const values = parameters as Parameters;
  const issues = findAllIssues(operation, client.validateRequests, validators, values, body);
  if (issues.length > 0) throw new InvalidRequestError(run, issues);
  const accept = "application/json";
  const { headers } = settings;
  let unwritable = requestIssue("/parameters", "cannot be written in an address", "type");
  try {
    const url = buildUrl(client.baseUrl, operation, values);
    // The caller's headers are none of the client's own.
    if (body === undefined) return { url, headers: { accept, ...headers }, body: null };
    unwritable = requestIssue("/body", "cannot be written as JSON", "type");
    const text: string | undefined = JSON.stringify(body);
    // A function or a symbol, for which there is no JSON.
    if (text === undefined) throw new TypeError("no JSON");
    return { url, headers: { accept, "content-type": accept, ...headers }, body: text };
  } catch (cause) {
    throw new InvalidRequestError(run, [unwritable], { cause });
  }
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
  } else if (operation.requestBody?.required) {
    issues.push(requestIssue("/body", "is missing", "required"));
  }
  return issues;
}
