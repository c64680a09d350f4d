/** Checks a call's arguments and builds its request, before anything is sent. */
import { InvalidRequestError, type RequestIssue, requestIssue } from "./errors/invalid-request-error.ts";
import type { PreparedRequest, RunStart } from "./run.ts";
import type { CallSettings } from "./settings.ts";
import { buildUrl, findPathIssues, type Parameters } from "./url.ts";
import { findIssues } from "./validation.ts";

/**
 * Builds the request of a call.
 *
 * @param run what is called
 * @param settings the call's headers
 * @param parameters what is given for its parameters
 * @param body what is given for its body
 * @returns a request that can be sent
 * @throws InvalidRequestError with everything that is wrong
 */
export function prepareRequest(
  run: RunStart,
  settings: CallSettings,
  parameters: unknown,
  body: unknown,
): PreparedRequest {
  // What it is, and what it holds, is checked at once.
  const values = parameters as Parameters;
  const issues = findAllIssues(run, values, body);
  if (issues.length > 0) throw new InvalidRequestError(run, issues);
  const accept = "application/json";
  let pointer = "/parameters";
  try {
    const url = buildUrl(run.client.baseUrl, run.operation, values);
    pointer = "/body";
    const text: string | null | undefined = body === undefined ? null : JSON.stringify(body);
    // A function or a symbol, for which there is no JSON.
    if (text === undefined) throw new TypeError("no JSON");
    // The caller's headers are none of the client's own.
    const headers = { accept, ...(text && { "content-type": accept }), ...settings.headers };
    return { url, headers, body: text };
  } catch (cause) {
    throw new InvalidRequestError(run, [requestIssue(pointer, "cannot be written as text", "type")], {
      cause,
    });
  }
}

function findAllIssues(run: RunStart, parameters: Parameters, body: unknown): RequestIssue[] {
  const { operation, requestValidators, client } = run;
  const validators = client.validateRequests && requestValidators[operation.operationId];
  if (Object(parameters) !== parameters)
    return [requestIssue("/parameters", "must be a plain object", "type")];
  const issues = findPathIssues(operation, parameters);
  if (validators) {
    for (const found of findIssues(validators.parameters, parameters, "/parameters")) {
      // A path parameter that is wrong in both ways is told once.
      if (!issues.some(({ pointer }) => pointer === found.pointer)) issues.push(found);
    }
  }
  if (body !== undefined) {
    if (validators) issues.push(...findIssues(validators.body, body, "/body"));
  } else if (operation.requestBody?.required) {
    issues.push(requestIssue("/body", "is missing", "required"));
  }
  return issues;
}
