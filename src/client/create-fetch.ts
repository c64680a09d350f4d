/** The transport as a standard `fetch`. */
import { checkOptions, isPlainObject } from "../contract/check-options.ts";
import { isIdempotent, isSafe } from "../contract/http-methods.ts";
import { createIssue } from "../contract/issue.ts";
import type { Operation } from "../contract/operation.ts";
import type { CallRequest } from "./build-request.ts";
import { type CallContext, createCallContext } from "./call-context.ts";
import { withLimits } from "./call-limits.ts";
import { ConfigError } from "./errors/config-error.ts";
import { InvalidRequestError } from "./errors/invalid-request-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { initRules } from "./option-rules.ts";
import type { ApiFetch } from "./options.ts";
import { type ClientSettings, normalizeHeaders, reservedHeaders } from "./settings.ts";
import { type FinalResponse, transport } from "./transport.ts";

/**
 * Creates a `fetch` for an API.
 *
 * @param settings how the API is reached
 * @param operation the operation that it calls; by default, what it calls is not in the document
 * @param checkSuccess called with a success before it is returned
 */
export function createFetch(
  settings: ClientSettings,
  operation?: Operation,
  checkSuccess?: (call: CallContext, response: FinalResponse) => Promise<void>,
): ApiFetch {
  const { api, credentials } = settings;
  // Any alternative of the API, in the order of the table. Without credentials, an operation that takes none may be called.
  const hasCredentials = Object.keys(credentials).length > 0;
  const security = hasCredentials ? Object.values(api.operations).flatMap((each) => each.security) : [];
  return async (input, init) => {
    const members = readInit(init ?? {});
    const checked = checkOptions(initRules, members, (message) => new ConfigError(message), "init.");
    const source = input instanceof Request ? input : undefined;
    const method = (checked.method ?? source?.method ?? "GET").toUpperCase();
    const call = createCallContext(
      settings,
      operation ?? { method, safe: isSafe(method), idempotent: isIdempotent(method), security },
    );
    // Null is "none" in the Fetch standard.
    call.signal = (checked.signal === undefined ? source?.signal : checked.signal) ?? undefined;
    const url = resolveUrl(call, source?.url ?? input);
    if (source) checkSource(call, source);
    const request = await readRequest(call, url, source, checked);
    const final = await transport(call, request);
    if (!final.failure) await checkSuccess?.(call, final);
    return createResponse(call, final, url);
  };
}

/** Members of `init` that are rejected, as are unknown ones. */
const otherMembers = ["cache", "integrity", "keepalive", "mode", "referrer", "referrerPolicy"];

/** Reads the members of `init` once, as `fetch` does: inherited ones and accessors count. */
function readInit<Init extends object>(init: Init): Init {
  if (!isPlainObject(init)) return init;
  const names = new Set([...Object.keys(initRules), ...otherMembers].filter((name) => name in init));
  for (const name in init) names.add(name);
  const members = [...names].map((name) => [name, Reflect.get(init, name)]);
  // What is checked next.
  return Object.fromEntries(members) as Init;
}

/** Resolves an address and rejects one that `baseUrl` does not cover: the credentials belong to it. */
function resolveUrl(call: CallContext, input: unknown): string {
  const { baseUrl, origin } = call.client;
  const text = String(input);
  // Two slashes start an address of another host.
  const address = typeof input === "string" && /^\/(?![/\\])/.test(text) ? baseUrl + text : text;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw invalid(call, "/url", "must be a path that starts with /, a URL or a Request");
  if (url.origin !== origin || url.username || url.password) {
    throw invalid(call, "/url", "must have the origin of baseUrl, and no credentials");
  }
  // After the URL parser has resolved dot segments.
  if (!`${url.pathname}/`.startsWith(new URL(`${baseUrl}/`).pathname)) {
    throw invalid(call, "/url", "must be below the path of baseUrl");
  }
  url.hash = "";
  return url.href;
}

/** Rejects what a `Request` asks for and this `fetch` does not do. Its other members have defaults that differ between runtimes. */
function checkSource(call: CallContext, { redirect, cache, integrity, keepalive }: Request): void {
  const isStandard = redirect !== "error" && (cache ?? "default") === "default" && !integrity && !keepalive;
  if (isStandard) return;
  throw new ConfigError("A Request must not set redirect: error, cache, integrity or keepalive.", call);
}

/** Reads the body, so that an attempt can be repeated, and the headers. */
async function readRequest(
  call: CallContext,
  url: string,
  source: Request | undefined,
  init: Pick<RequestInit, "headers" | "body">,
): Promise<CallRequest> {
  const headers = normalizeHeaders(
    listHeaders(init.headers ?? source?.headers),
    reservedHeaders(call.client),
    call,
  );
  const carrier =
    init.body === undefined || init.body === null ? source : createCarrier(call, url, init.body);
  const body = carrier && (await readBody(call, carrier));
  const type = body === undefined ? null : carrier?.headers.get("content-type");
  return {
    url,
    headers: {
      ...call.settings.headers,
      ...(type && carrier !== source && { "content-type": type }),
      ...headers,
    },
    body,
    isRaw: true,
    hasBytes: true,
  };
}

function listHeaders(headers: RequestInit["headers"] = {}): Iterable<readonly [string, unknown]> {
  return Symbol.iterator in headers ? headers : Object.entries(headers);
}

/** A request that serializes a body of any kind, and knows its media type. */
function createCarrier(call: CallContext, url: string, body: NonNullable<RequestInit["body"]>): Request {
  rejectBodyOfRead(call);
  const init: RequestInit & { readonly duplex: "half" } = { method: "POST", body, duplex: "half" };
  try {
    return new Request(url, init);
  } catch (cause) {
    throw invalid(call, "/body", "cannot be read", cause);
  }
}

/** `fetch` sends no body with these methods. A `Request` with a body may be sent by another method than its own. */
function rejectBodyOfRead(call: CallContext): void {
  const { method } = call.operation;
  if (method === "GET" || method === "HEAD") throw invalid(call, "/body", `is not allowed for ${method}`);
}

/** @returns undefined if there is no body */
async function readBody(call: CallContext, carrier: Request): Promise<ArrayBuffer | undefined> {
  if (carrier.bodyUsed) throw invalid(call, "/body", "has already been read");
  // Otherwise, its source would not know that nobody reads it. Not awaited, since it may never settle.
  if (call.signal?.aborted) carrier.body?.cancel(call.signal.reason).catch(() => {});
  // The signal cancels a stream of the caller. Not every runtime has the body of a request as a stream.
  const read = async (signal: AbortSignal) => {
    try {
      const stream = carrier.body?.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>>(), { signal });
      return await (stream ? new Response(stream) : carrier).arrayBuffer();
    } catch (cause) {
      throw invalid(call, "/body", "cannot be read", cause);
    }
  };
  const bytes = await withLimits(call, read, "the request body was not read");
  if (bytes.byteLength === 0) return undefined;
  rejectBodyOfRead(call);
  return bytes;
}

/** A `Response` that can be read: that of `fetch` has been. */
function createResponse(call: CallContext, { response, content }: FinalResponse, url: string): Response {
  // A browser hides a redirect that is not followed, and its body.
  if (response.type === "opaqueredirect") return response;
  const { status, statusText, headers } = response;
  if (status < 200 || status > 599) {
    throw new UnexpectedResponseError(call, response, "", "a Response cannot have it. Check baseUrl.");
  }
  const hasBody = content.length > 0 && status !== 204 && status !== 205 && status !== 304;
  // The constructor rejects other reason phrases, which a server may send.
  const init = { status, headers, statusText: /^[\t -~\x80-\xff]*$/.test(statusText) ? statusText : "" };
  const readable = new Response(hasBody ? content : null, init);
  return addUrl(readable, response.url || url);
}

/** A constructed response has no address, nor has its clone. */
function addUrl(response: Response, url: string): Response {
  const clone = () => addUrl(Response.prototype.clone.call(response), url);
  return Object.defineProperties(response, { url: { value: url }, clone: { value: clone } });
}

function invalid(call: CallContext, pointer: string, message: string, cause?: unknown): InvalidRequestError {
  return new InvalidRequestError(call, [createIssue(pointer, message, "format")], { cause });
}
