/** openapi-fetch's client by path, on our `fetch`. The only file that imports it. */
import createOpenApiFetch, { type Client, createQuerySerializer } from "openapi-fetch";
import { buildRequest, prepareOperation } from "./build-request.ts";
import { createCallContext } from "./call-context.ts";
import { checkDrift, type DriftContext } from "./check-drift.ts";
import type { ApiBinding } from "./create-client.ts";
import type { Credentials } from "./credentials.ts";
import type { DescribedCall, Init } from "./media-type-choice.ts";
import { clientRules } from "./option-rules.ts";
import type { ClientOptions } from "./options.ts";
import { parseResponse } from "./parse-response.ts";
import { describeUndocumented, sendRequest } from "./send-request.ts";
import { type ClientSettings, normalizeHeaders, reservedHeaders, resolveClientOptions } from "./settings.ts";

/** A client of openapi-fetch: `GET`, `PUT` and the other methods by path. */
export type FetchClient<Paths extends object> = Client<FetchPaths<Paths>>;

/** Media types of streams, which a response has as a `ReadableStream` and a request as a string. */
type StreamType =
  | "text/event-stream"
  | `application/${"" | "x-"}${"ndjson" | "jsonl" | "jsonlines" | "json-lines" | "json-stream"}`
  | `application/${"json-seq" | "stream+json"}`;

/**
 * Types of a document as openapi-fetch can take them: it would read `"a" | (string & {})`, a string with known values, as an object whose methods
 * are members. A stream has its type with `parseAs: "stream"`.
 */
type FetchPaths<T> = unknown extends T
  ? T
  : T extends string
    ? string extends T
      ? string
      : T
    : { [Key in keyof T]: Key extends StreamType ? unknown : FetchPaths<T[Key]> };

/**
 * Creates a client of openapi-fetch. It validates, writes and compares what the document has as the named operations do, and sends other
 * paths as openapi-fetch does.
 *
 * @typeParam Paths the generated `paths` interface of the document
 * @throws ConfigError if an option is missing, unknown or invalid
 */
export function createFetchClient<Paths extends object>(
  api: ApiBinding,
  options: ClientOptions & Credentials,
): FetchClient<Paths> {
  const settings = resolveClientOptions(clientRules, api, options);
  const { baseUrl } = settings;
  const client = createOpenApiFetch<Paths>({ baseUrl, headers: { accept: "application/json" } });
  // The types of openapi-fetch hold for each path and method; the options are for any of them.
  const send = client.request as (method: string, path: string, init: Init) => Promise<FetchResult>;
  const context: DriftContext = { ...api, settings };
  const request = async (method: string, path: string, given: Init = {}): Promise<unknown> => {
    // Own members alone, as openapi-fetch sends them: nothing else is validated.
    const init = { ...given };
    const operation = Object.values(api.operations).find(
      (each) => each.path === path && each.method === method.toUpperCase(),
    );
    const fetch = (sent: Request) => sendUndocumented(settings, sent, init);
    const call = operation && { operation, requests: api.requests, init };
    const described = call ? describeCall(context, api.mediaTypes?.narrow(call) ?? call) : { fetch, ...init };
    const result = await send(method, path, described);
    // The error of openapi-fetch is the body. Callers such as openapi-react-query would take a failure without one for a success.
    if (!result.response.ok) result.error ||= `status ${result.response.status}`;
    return result;
  };
  return Object.assign(client, { request, ...byMethod(client, request) });
}

/** Result of a request by openapi-fetch: the data of a success, or the error of a failure. */
interface FetchResult {
  readonly response: Response;
  error?: unknown;
}

/** The functions of a client that send a request by one method each. */
export function byMethod(
  client: object,
  request: (method: string, path: string, init?: Init) => Promise<unknown>,
): Readonly<Record<string, unknown>> {
  const methods = Object.keys(client).filter((name) => name === name.toUpperCase());
  return Object.fromEntries(
    methods.map((method) => [method, (path: string, init?: Init) => request(method, path, init)]),
  );
}

const sendUndocumented = (settings: ClientSettings, request: Request, init: Init): Promise<Response> =>
  sendRequest(createCallContext(settings, describeUndocumented(settings, request.method)), request, init);

/** Builds the request of a documented operation, and describes it to openapi-fetch: the options of the call, those of the caller last. */
function describeCall(context: DriftContext, { operation, requests, init }: DescribedCall): Init {
  const { settings } = context;
  const { params = {}, headers: ownHeaders, bodySerializer } = init;
  const { path, query = {}, header = {} } = params;
  // The document's names are unique in their place only.
  const find = (place: string, name: string) =>
    operation.parameters.find((each) => each.in === place && (each.name === name || each.key === name));
  const listOthers = (place: string, group: unknown) =>
    Object.entries(Object(group)).filter(([name]) => !find(place, name));
  const isTaken = (name: string) => operation.parameters.some((each) => each.name === name);
  // A parameter of another place must not get the value of an unknown one.
  const values = Object.entries(params).flatMap(([place, group]) =>
    listOthers(place, group).map(([name, value]) => [isTaken(name) ? `${place}.${name}` : name, value]),
  );
  for (const { in: place, name, key = name } of operation.parameters) {
    // Accessors and inherited members count, as for the named operations.
    const group = Object(params[place]);
    values.push([name, group[key] ?? group[name]]);
  }
  const call = createCallContext(settings, operation);
  const { url, headers, body } = buildRequest(
    call,
    // A body that the caller serializes may be anything.
    prepareOperation(bodySerializer ? { ...operation, requestBody: null } : operation),
    Object.fromEntries(values),
    bodySerializer ? undefined : init.body,
    settings.validateRequests ? requests[operation.operationId] : undefined,
  );
  const [address = "", known = ""] = url.slice(settings.baseUrl.length).split("?");
  const [{ kind } = {}] = Object.values(operation.success);
  const defaults = {
    // With several successes, the caller may pass another one.
    parseAs: kind && settings.api.bodies?.[kind]?.parseAs,
    bodySerializer: () => body,
    // The base URL of the call is in front of the template.
    pathSerializer: (template: string) => template.slice(0, -operation.path.length) + address,
    querySerializer: () => {
      const others = createQuerySerializer()(Object.fromEntries(listOthers("query", query)));
      return [known, others].filter(Boolean).join("&");
    },
    fetch: (request: Request) =>
      // A middleware may send another request of its own.
      request.method !== operation.method
        ? sendUndocumented(settings, request, init)
        : sendRequest(call, request, init, async (response) => {
            if (call.settings.drift === "off") return;
            await checkDrift(context, call, operation, parseResponse(call, operation, response));
          }),
  };
  return {
    ...defaults,
    ...init,
    params: { path, query },
    headers: {
      ...headers,
      ...normalizeHeaders(listOthers("header", header), reservedHeaders(settings), call),
      ...(ownHeaders && Symbol.iterator in ownHeaders ? Object.fromEntries(ownHeaders) : ownHeaders),
    },
  };
}
