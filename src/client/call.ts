/**
 * One call of an operation, from its arguments to its payload: build and send the request (`build-request.ts`, `transport.ts`), parse the
 * response (`parse-response.ts`), look for drift.
 */
import type { Operation } from "../contract/operation.ts";
import type { RequestValidatorTable, ResponseValidatorTable } from "../contract/validator.ts";
import { type BoundOperation, buildRequest } from "./build-request.ts";
import { type CallContext, createCallContext, emit } from "./call-context.ts";
import type { FindDrift } from "./drift.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import type { CallOptions } from "./options.ts";
import { type ParsedResponse, parseResponse } from "./parse-response.ts";
import { redactText } from "./redact.ts";
import { readRequestId } from "./server-message.ts";
import { type ClientSettings, resolveCallOptions } from "./settings.ts";
import { transport } from "./transport.ts";
import type { WithResponse } from "./types.ts";

/** State shared by the calls of a client. */
export interface ClientContext {
  readonly settings: ClientSettings;
  readonly requests: RequestValidatorTable;
  /** Imports the response validators, which only clients that look for drift need. */
  readonly importResponses: () => Promise<{ readonly responses: ResponseValidatorTable }>;
  /** Kept once loaded: importing a module again takes longer than finding drift. */
  findDrift: FindDrift | undefined;
}

/**
 * Calls an operation.
 *
 * @param parameters its path, query and header parameters, by name
 * @param body its request body; undefined if absent
 * @param options the caller's options; undefined if absent
 * @returns the payload together with status, headers and request ID
 * @throws an error of the closed union, see `errors/`
 */
export async function callOperation(
  client: ClientContext,
  operation: BoundOperation,
  parameters: unknown,
  body: unknown,
  options: CallOptions | undefined,
): Promise<WithResponse<unknown>> {
  const { settings } = client;
  const call = createCallContext(settings, operation);
  if (options !== undefined) Object.assign(call, resolveCallOptions(settings, options, call));
  const validators = settings.validateRequests ? client.requests[operation.operationId] : undefined;
  const final = await transport(call, buildRequest(call, operation, parameters, body, validators));
  if (final.failure) throw final.failure;
  const response = parseResponse(call, operation, final);
  if (call.settings.drift !== "off") {
    const findDrift = client.findDrift ?? (await loadDrift(client, call, response));
    if (findDrift) reportDrift(call, operation, response, findDrift);
  }
  const { status, headers, data, body: whole } = response;
  return {
    status,
    data,
    body: whole,
    response: { status, headers },
    requestId: readRequestId(headers, whole),
    attempts: call.attempts,
  };
}

/** Loads the modules that find drift. */
async function loadDrift(
  client: ClientContext,
  call: CallContext,
  response: ParsedResponse,
): Promise<FindDrift | undefined> {
  try {
    const [{ createDriftFinder }, { responses }] = await Promise.all([
      import("./drift.ts"),
      client.importResponses(),
    ]);
    client.findDrift = createDriftFinder(responses);
    return client.findDrift;
  } catch (cause) {
    // The call has succeeded: a module that cannot be loaded fails it only if the response must be checked.
    if (call.settings.drift !== "throw") return undefined;
    const problem = "its validators cannot be loaded; see the cause.";
    throw new UnexpectedResponseError(call, response, response.text, problem, { cause });
  }
}

/** Reports how a success differs from the contract. */
function reportDrift(
  call: CallContext,
  operation: Operation,
  response: ParsedResponse,
  findDrift: FindDrift,
): void {
  const drift = findDrift(operation, response, (text) => redactText(text, call.secrets));
  if (!drift) return;
  const { issues, issuesWithoutValues, problem } = drift;
  emit(call, { type: "drift", issues: issuesWithoutValues });
  if (call.settings.drift === "throw") {
    throw new UnexpectedResponseError(call, response, response.text, problem, undefined, issues);
  }
}
