/**
 * One call of an operation, from its arguments to its payload: check the request, build and send it (`engine.ts`, `transport.ts`), take
 * the payload out of the envelope, look for drift.
 */
import { appendPointer, splitPointer } from "../contract/json-pointer.ts";
import type { Operation } from "../contract/operation.ts";
import type { RequestValidatorTable } from "../contract/validator.ts";
import { type CallContext, createCallContext, emit } from "./call-context.ts";
import { copyParameters, findRequestIssues } from "./check-request.ts";
import type { DriftIssue } from "./drift.ts";
import type { Send } from "./engine.ts";
import { InvalidRequestError } from "./errors/invalid-request-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import type { CallOptions } from "./options.ts";
import type { ParsedResponse } from "./parse-response.ts";
import { redactText } from "./redact.ts";
import { readRequestId } from "./server-message.ts";
import { type ClientSettings, resolveCallOptions } from "./settings.ts";
import type { WithResponse } from "./types.ts";

/** Finds how a success differs from the contract. */
export type DriftFinder = (operation: Operation, response: ParsedResponse) => readonly DriftIssue[];

/** State shared by the calls of a client. */
export interface ClientContext {
  readonly settings: ClientSettings;
  readonly send: Send;
  readonly requests: RequestValidatorTable;
  /** Imports the modules that find drift, which most clients do not need. */
  readonly importDriftFinder: () => Promise<DriftFinder>;
  /** Kept once imported: importing a module again takes longer than finding drift. */
  driftFinder: DriftFinder | undefined;
}

/**
 * Calls an operation.
 *
 * @param client the client
 * @param operation the operation
 * @param parameters its path and query parameters, by name
 * @param body its request body; undefined if absent
 * @param options the caller's options; undefined if absent
 * @returns the payload together with status, headers and request ID
 * @throws an error of the closed union, see `errors/`
 */
export async function callOperation(
  client: ClientContext,
  operation: Operation,
  parameters: unknown,
  body: unknown,
  options: CallOptions | undefined,
): Promise<WithResponse<unknown>> {
  const { settings } = client;
  const call = createCallContext(settings, operation);
  const resolved = options === undefined ? undefined : resolveCallOptions(settings, options, call);
  if (resolved) {
    call.settings = resolved.settings;
    call.signal = resolved.signal;
  }
  const validators = settings.validateRequests ? client.requests[operation.operationId] : undefined;
  const copied = copyParameters(operation, parameters);
  const issues = findRequestIssues(operation, copied, body, validators);
  if (!copied || issues.length > 0) throw new InvalidRequestError(call, issues);

  const response = await client.send(call, { parameters: copied, body, headers: resolved?.headers });
  const data = readPayload(call, response);
  if (call.settings.drift !== "off") {
    const findDrift = client.driftFinder ?? (await loadDriftFinder(client, call, response));
    if (findDrift) reportDrift(call, response, findDrift(operation, response));
  }
  return {
    data,
    response: { status: response.status, headers: response.headers },
    requestId: readRequestId(response.headers, response.body),
    attempts: call.attempts,
  };
}

/** Takes the payload out of the envelope. Its members are not checked: new members and values must not break a call that succeeded. */
function readPayload(call: CallContext, response: ParsedResponse): unknown {
  const { payload, type } = call.operation.success;
  const envelope = Object(response.body);
  const value: unknown = Object.hasOwn(envelope, payload) ? envelope[payload] : undefined;
  const isObject = typeof value === "object" && value !== null;
  if (isObject && Array.isArray(value) === (type === "array")) return value;
  const problem =
    value === undefined ? `has no member "${payload}"` : `has a member "${payload}" that is not an ${type}`;
  throw new UnexpectedResponseError(call, response, response.text, `the body ${problem}. Check baseUrl.`);
}

/** Loads the modules that find drift. */
async function loadDriftFinder(
  client: ClientContext,
  call: CallContext,
  response: ParsedResponse,
): Promise<DriftFinder | undefined> {
  try {
    client.driftFinder = await client.importDriftFinder();
    return client.driftFinder;
  } catch (cause) {
    // The call has succeeded: a module that cannot be loaded fails it only if the response must be checked.
    if (call.settings.drift !== "throw") return undefined;
    const problem = "its validators cannot be loaded; see the cause.";
    throw new UnexpectedResponseError(call, response, response.text, problem, { cause });
  }
}

/** Reports how a success differs from the contract. */
function reportDrift(call: CallContext, response: ParsedResponse, found: readonly DriftIssue[]): void {
  if (found.length === 0) return;
  const issues = found.map((issue) => redactIssue(issue, call.secrets));
  emit(call, { type: "drift", issues });
  if (call.settings.drift !== "throw") return;
  const list = issues.map(({ pointer, difference }) => `${pointer} (${difference})`).join(", ");
  const problem = `the body differs from the contract: ${list}. Update this package, or use drift: "report".`;
  throw new UnexpectedResponseError(call, response, response.text, problem, undefined, issues);
}

/** Caps the length of a value in a drift issue. */
const maxValueLength = 100;

/** A server may repeat the credentials as a member's name or value. Redacted before the value is cut, which could leave a part of them. */
function redactIssue(issue: DriftIssue, secrets: readonly string[]): DriftIssue {
  const tokens = splitPointer(issue.pointer).map((token) => redactText(token, secrets));
  const actual = redactText(issue.actual, secrets).slice(0, maxValueLength);
  return { ...issue, pointer: appendPointer("", ...tokens), actual };
}
