/** One call of an operation, from its arguments to its payload. In order: check, build, attempt, read. */
import { attempt } from "./attempt.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { InvalidRequestError, type RequestIssue } from "./errors/invalid-request-error.ts";
import type { Operation } from "./operation.ts";
import type { CallOptions } from "./options.ts";
import { buildUrl, findPathIssues, type Parameters } from "./request.ts";
import { readEnvelope } from "./response.ts";
import { type ClientSettings, readHeaders, readTimeout } from "./settings.ts";
import type { WithResponse } from "./types.ts";
import { findIssues, type RequestValidators } from "./validation.ts";

/** What a call is made of. */
export interface Call {
  readonly operation: Operation;
  readonly validators: RequestValidators;
  /** The envelope's member that holds the payload. */
  readonly payload: string;
  readonly settings: ClientSettings;
  readonly parameters: unknown;
  readonly body: unknown;
  readonly options: CallOptions;
}

/**
 * Calls an operation.
 *
 * @param given the operation, its arguments and the client's settings
 * @returns the payload together with how it came
 * @throws an error of the closed union, see `errors/`
 */
export async function call(given: Call): Promise<WithResponse<unknown>> {
  const { operation, settings, options } = given;
  const startedAt = Date.now();
  let attempts = 0;
  const describe = (): FailedCall => {
    const { operationId, method, path, safe } = operation;
    return { operationId, method, path, safe, attempts, elapsedMs: Date.now() - startedAt };
  };
  const { url, init } = buildRequest(given, describe);
  const timeoutMs = options.timeoutMs === undefined ? settings.timeoutMs : readTimeout(options.timeoutMs);
  if (options.signal?.aborted) throw new AbortedError(describe(), options.signal.reason, false);
  attempts += 1;
  const answer = await attempt(url, init, {
    fetch: settings.fetch,
    timeoutMs,
    signal: options.signal,
    describe,
  });
  const { payload, requestId } = readEnvelope(answer, given.payload, describe);
  const { status, headers } = answer.response;
  return { data: payload, response: { status, headers }, requestId, attempts };
}

function buildRequest(given: Call, describe: () => FailedCall): { url: string; init: RequestInit } {
  const { operation, settings, body, options } = given;
  const parameters = checkParameters(given.parameters, describe);
  const issues = findAllIssues(given, parameters);
  if (issues.length > 0) throw new InvalidRequestError(describe(), issues);
  const headers = new Headers(settings.headers);
  for (const [name, value] of readHeaders(options.headers)) headers.set(name, value);
  headers.set("accept", "application/json");
  headers.set("authorization", settings.authorize());
  const init: RequestInit = { method: operation.method, headers, redirect: "manual" };
  if (body !== undefined) {
    headers.set("content-type", "application/json");
    init.body = stringify(body, describe);
  }
  return { url: buildUrl(settings.baseUrl, operation, parameters), init };
}

function checkParameters(parameters: unknown, describe: () => FailedCall): Parameters {
  if (typeof parameters !== "object" || parameters === null) {
    const issue = { pointer: "/parameters", message: "must be an object", keyword: "type", limit: undefined };
    throw new InvalidRequestError(describe(), [issue]);
  }
  // An object by the test above; what it holds is checked next.
  return parameters as Parameters;
}

function findAllIssues(
  { operation, validators, settings, body }: Call,
  parameters: Parameters,
): RequestIssue[] {
  const path = findPathIssues(operation, parameters);
  const required = operation.requestBody?.required === true && body === undefined;
  const missing = required
    ? [{ pointer: "/body", message: "is missing", keyword: "required", limit: undefined }]
    : [];
  if (!settings.validateRequests) return [...path, ...missing];
  // A path parameter that is wrong in both ways is told once.
  const told = new Set(path.map(({ pointer }) => pointer));
  const invalid = findIssues(validators.parameters, parameters, "/parameters").filter(
    ({ pointer }) => !told.has(pointer),
  );
  return [
    ...path,
    ...invalid,
    ...missing,
    ...(body === undefined ? [] : findIssues(validators.body, body, "/body")),
  ];
}

function stringify(body: unknown, describe: () => FailedCall): string {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    const issue = {
      pointer: "/body",
      message: "cannot be written as JSON",
      keyword: "type",
      limit: undefined,
    };
    throw new InvalidRequestError(describe(), [issue], cause);
  }
}
