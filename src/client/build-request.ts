/** Builds the request of a call: the URL with openapi-fetch's serializers, and the body as JSON. */
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { createIssue } from "../contract/issue.ts";
import type { Operation } from "../contract/operation.ts";
import type { CallContext } from "./call-context.ts";
import type { CallParameters } from "./check-request.ts";
import { InvalidRequestError } from "./errors/invalid-request-error.ts";

/** A request, which can be sent any number of times. Each attempt adds the headers. */
export interface CallRequest {
  readonly url: string;
  readonly method: string;
  /** JSON; undefined if there is none. */
  readonly body: string | undefined;
}

const querySerializer = createQuerySerializer<unknown>();

/**
 * Builds the request of a call.
 *
 * @param call the call
 * @param parameters its checked parameters
 * @param body its request body; undefined if absent
 * @throws InvalidRequestError if a value cannot be encoded
 */
export function buildRequest(
  call: CallContext,
  operation: Operation,
  parameters: CallParameters,
  body: unknown,
): CallRequest {
  const { method } = operation;
  const text = body === undefined ? undefined : serializeBody(call, body);
  return { url: buildUrl(call, operation, parameters), method, body: text };
}

function buildUrl(call: CallContext, operation: Operation, parameters: CallParameters): string {
  const { client } = call;
  try {
    return createFinalURL(operation.path, {
      baseUrl: client.baseUrl,
      // openapi-fetch takes the path parameters that the template names.
      params: { path: parameters, query: selectQuery(operation, parameters) },
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
  } catch (cause) {
    // Such as a list that contains an object.
    throw invalid(call, "/parameters", "cannot be encoded in a URL", cause);
  }
}

/** The query parameters of a call. Without a prototype: openapi-fetch would send the members of a polluted one. */
function selectQuery(operation: Operation, parameters: CallParameters): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  for (const { name, in: place } of operation.parameters) {
    if (place === "query") query[name] = parameters[name];
  }
  return query;
}

/** `JSON.stringify` returns undefined for a value for which there is no JSON, such as a function. */
function serializeBody(call: CallContext, body: unknown): string {
  let text: string | undefined;
  let cause: unknown;
  try {
    text = JSON.stringify(body);
  } catch (error) {
    cause = error;
  }
  if (text === undefined) throw invalid(call, "/body", "cannot be serialized as JSON", cause);
  return text;
}

function invalid(call: CallContext, pointer: string, message: string, cause: unknown): InvalidRequestError {
  return new InvalidRequestError(call, [createIssue(pointer, message, "type")], { cause });
}
