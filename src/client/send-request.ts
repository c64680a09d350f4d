/** Sends a standard `Request` through the transport. */
import { isIdempotent, isSafe } from "../contract/http-methods.ts";
import { createIssue } from "../contract/issue.ts";
import type { CallContext } from "./call-context.ts";
import { withLimits } from "./call-limits.ts";
import type { CallTarget } from "./errors/dataplat-error.ts";
import { ConfigError, InvalidRequestError } from "./errors/index.ts";
import { UnexpectedResponseError } from "./errors/response-error.ts";
import type { CallOptions } from "./options.ts";
import { type ClientSettings, normalizeHeaders, reservedHeaders, resolveCallOptions } from "./settings.ts";
import { type FinalResponse, transport } from "./transport.ts";

/** Describes a request that the document does not have. Without credentials, an operation that takes none may be called. */
export function describeUndocumented({ credentials }: ClientSettings, name: string): CallTarget {
  const method = name.toUpperCase();
  const security = Object.keys(credentials).map((scheme) => ({ scheme, parts: [] }));
  return { method, safe: isSafe(method), idempotent: isIdempotent(method), security };
}

/** Checks a success before it is returned. */
export type CheckSuccess = (response: FinalResponse) => Promise<void>;

/** Sends a `Request`. */
export function sendRequest(
  call: CallContext,
  request: Request,
  { timeoutMs, deadlineMs, drift, retry }: Omit<CallOptions, "headers">,
  checkSuccess?: CheckSuccess,
): Promise<Response> {
  const options = { timeoutMs, deadlineMs, drift, retry, signal: request.signal };
  Object.assign(call, resolveCallOptions(call.client, options, call));
  const url = checkUrl(call, new URL(request.url));
  checkSource(call, request);
  const headers = normalizeHeaders(request.headers, reservedHeaders(call.client), call);
  return sendBody(call, url, headers, request, checkSuccess);
}

/** Sends a request with the body of a `Request`. `carrier`: has the body; undefined if there is none. */
export async function sendBody(
  call: CallContext,
  url: string,
  headers: Readonly<Record<string, string>>,
  carrier: Request | undefined,
  checkSuccess?: CheckSuccess,
): Promise<Response> {
  // Read once, so that an attempt can be repeated.
  const body = carrier && (await readBody(call, carrier));
  const all = { ...call.settings.headers, ...headers };
  const final = await transport(call, { url, headers: all, body, isRaw: true, hasBytes: true });
  if (!final.failure) await checkSuccess?.(final);
  return createResponse(call, final, url);
}

/** Rejects an address that `baseUrl` does not cover: the credentials belong to it. Returns it without a fragment. */
export function checkUrl(call: CallContext, url: URL): string {
  const { baseUrl, origin } = call.client;
  if (url.origin !== origin || url.username || url.password) {
    throw invalid(call, "/url", "must have the origin of baseUrl, and no credentials");
  }
  // After the URL parser has resolved dot segments.
  if (!`${origin}${url.pathname}/`.startsWith(`${baseUrl}/`)) {
    throw invalid(call, "/url", "must be below the path of baseUrl");
  }
  url.hash = "";
  return url.href;
}

/** Rejects what a `Request` asks for and this `fetch` does not do. Its other members have defaults that differ between runtimes. */
export function checkSource(call: CallContext, { redirect, cache, integrity, keepalive }: Request): void {
  if (redirect === "error" || (cache ?? "default") !== "default" || integrity || keepalive)
    throw new ConfigError("A Request must not set redirect: error, cache, integrity or keepalive.", call);
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

/** `fetch` sends no body with these methods. A `Request` with a body may be sent by another method than its own. */
export function rejectBodyOfRead(call: CallContext): void {
  const { method } = call.operation;
  if (method === "GET" || method === "HEAD") throw invalid(call, "/body", `is not allowed for ${method}`);
}

/** A `Response` that can be read: that of `fetch` has been. */
function createResponse(call: CallContext, { response, content }: FinalResponse, url: string): Response {
  // A browser hides a redirect that is not followed, and its body.
  if (response.type === "opaqueredirect") return response;
  const { status, statusText, headers } = response;
  if (status < 200 || status > 599) {
    throw new UnexpectedResponseError(call, response, "", "a Response cannot have it. Check baseUrl.");
  }
  // A stream has no length.
  const hasBody = (content as string).length !== 0 && status !== 204 && status !== 205 && status !== 304;
  // The constructor rejects other reason phrases, which a server may send.
  const init = { status, headers, statusText: /^[\t -~\x80-\xff]*$/.test(statusText) ? statusText : "" };
  const readable = new Response(hasBody ? (content as BodyInit) : null, init);
  return addUrl(readable, response.url || url);
}

/** A constructed response has no address, nor has its clone. */
function addUrl(response: Response, url: string): Response {
  const clone = () => addUrl(Response.prototype.clone.call(response), url);
  return Object.defineProperties(response, { url: { value: url }, clone: { value: clone } });
}

export function invalid(
  call: CallContext,
  pointer: string,
  message: string,
  cause?: unknown,
): InvalidRequestError {
  return new InvalidRequestError(call, [createIssue(pointer, message, "format")], { cause });
}
