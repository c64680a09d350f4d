/** The openapi-fetch client over our transport: builds the URL and serializes the parameters. */
import createOpenApiFetch from "openapi-fetch";
import { createIssue } from "../contract/issue.ts";
import type { CallContext } from "./call-context.ts";
import type { CallParameters } from "./check-request.ts";
import { isDataplatError } from "./errors/index.ts";
import { InvalidRequestError } from "./errors/invalid-request-error.ts";
import type { ParsedResponse } from "./parse-response.ts";
import { createRequestRecord } from "./request-record.ts";
import { transport } from "./transport.ts";

/**
 * Builds and sends the request of a call.
 *
 * @param call the call
 * @param parameters its checked parameters
 * @param body its request body; undefined if absent
 * @throws an error of the closed union, see `errors/`
 */
export type Send = (call: CallContext, parameters: CallParameters, body: unknown) => Promise<ParsedResponse>;

/** The part of an openapi-fetch client that is used here, with the types of no particular API. */
interface OpenApiFetch {
  request(method: string, path: string, init: object): Promise<{ readonly response: ParsedResponse }>;
}

/**
 * Creates the function that sends requests.
 *
 * @param baseUrl the API's address, without a slash at the end
 */
export function createEngine(baseUrl: string): Send {
  const client = createOpenApiFetch({
    baseUrl,
    // openapi-fetch passes its `Request` to `fetch`, and reads only the members of the response that `ParsedResponse` has.
    Request: createRequestRecord as unknown as typeof Request,
    fetch: transport as unknown as (request: Request) => Promise<Response>,
    // Its type allows the paths of one document only.
  }) as unknown as OpenApiFetch;
  return (call, parameters, body) => {
    const { method, path } = call.operation;
    const init = {
      // openapi-fetch takes the path parameters that the template names.
      params: { path: parameters, query: selectQuery(call, parameters), header: undefined },
      body: body === undefined ? undefined : serializeBody(call, body),
      // The body has been serialized.
      bodySerializer: String,
      // The transport has parsed the body: `stream` passes it on as it is.
      parseAs: "stream",
      call,
      // Own members, which openapi-fetch would otherwise read from a polluted `Object.prototype`, and send the credentials elsewhere.
      baseUrl: undefined,
      fetch: undefined,
      headers: undefined,
      Request: undefined,
      querySerializer: undefined,
      pathSerializer: undefined,
      middleware: undefined,
    };
    return client.request(method, path, init).then(
      ({ response }) => response,
      (cause: unknown) => {
        // After the request was sent, any other error is a defect.
        if (isDataplatError(cause) || call.attempts > 0) throw cause;
        // It was thrown while the URL was built, such as by a list that contains an object.
        throw invalid(call, "/parameters", "cannot be encoded in a URL", cause);
      },
    );
  };
}

/** The query parameters of a call. Without a prototype: openapi-fetch would send the members of a polluted one. */
function selectQuery({ operation }: CallContext, parameters: CallParameters): object {
  const query: Record<string, unknown> = Object.create(null);
  for (const { name, in: place } of operation.parameters) {
    if (place === "query") query[name] = parameters[name];
  }
  return query;
}

/** Serializes before openapi-fetch does, which would send a value for which there is no JSON, such as a function, without a body. */
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
