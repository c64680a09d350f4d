/** One call of an operation: builds and sends its request, parses the response, looks for drift. */
import { createIssue } from "../contract/issue.ts";
import type { RequestValidatorTable } from "../contract/validator.ts";
import { type BoundOperation, buildRequest, type Parameters } from "./build-request.ts";
import { createCallContext } from "./call-context.ts";
import { checkDrift, type DriftContext } from "./check-drift.ts";
import { InvalidRequestError } from "./errors/index.ts";
import type { CallOptions } from "./options.ts";
import { parseResponse } from "./parse-response.ts";
import { readRequestId } from "./server-message.ts";
import { resolveCallOptions } from "./settings.ts";
import { transport } from "./transport.ts";
import type { WithResponse } from "./types.ts";

/** State shared by the calls of a client. */
export interface ClientContext extends DriftContext {
  readonly requests: RequestValidatorTable;
}

/** Calls an operation. Throws an error of the closed union, see `errors/`. */
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
  if (!isRecord(parameters)) {
    throw new InvalidRequestError(call, [createIssue("/parameters", "must be a plain object", "type")]);
  }
  const validators = settings.validateRequests ? client.requests[operation.operationId] : undefined;
  const final = await transport(call, buildRequest(call, operation, parameters, body, validators));
  if (final.failure) throw final.failure;
  const response = parseResponse(call, operation, final);
  if (call.settings.drift !== "off") {
    const loading = checkDrift(client, call, operation, response);
    if (loading) await loading;
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

function isRecord(value: unknown): value is Parameters {
  return typeof value === "object" && value !== null;
}
