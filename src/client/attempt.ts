/** One attempt: sends one request and reads its whole response. */
import type { Authorization } from "./authorization.ts";
import type { CallRequest } from "./build-request.ts";
import { type CallContext, emit } from "./call-context.ts";
import { withLimits } from "./call-limits.ts";
import { ConfigError, isDataplatError } from "./errors/index.ts";
import { decodingCodes, NetworkError, readCause } from "./errors/network-error.ts";
import { UnexpectedResponseError } from "./errors/response-error.ts";
import { describeError, selectHeaders } from "./events.ts";
import { type BodyContent, decodeText, readResponseBody } from "./read-response-body.ts";
import { dropEnd } from "./redact.ts";

/** Maximum size of an error response in bytes: enough for any message. */
const maxErrorBytes = 65_536;

/** A response whose body was read. */
export interface ReadResponse {
  readonly response: Response;
  readonly content: BodyContent;
  /** Whether the body is longer; of a failure only. */
  readonly isTruncated: boolean;
}

/** Sends a request once. Returns the response, whatever its status. A success that is too large is an UnexpectedResponseError. */
export async function sendOnce(
  call: CallContext,
  request: CallRequest,
  authorization: Authorization,
): Promise<ReadResponse> {
  try {
    return await withLimits(call, (signal) => exchange(call, request, authorization, signal));
  } catch (cause) {
    const error = isDataplatError(cause) ? cause : new NetworkError(call, cause);
    if (call.sentAt !== undefined) {
      emit(call, { type: "failure", ...describeError(error), durationMs: performance.now() - call.sentAt });
    }
    throw error;
  }
}

async function exchange(
  call: CallContext,
  { url, headers, body, isRaw, hasBytes }: CallRequest,
  authorization: Authorization,
  signal: AbortSignal,
): Promise<ReadResponse> {
  const { headers: credentials, secrets, wrap, renew } = authorization;
  // Those of an earlier token are redacted as well.
  call.secrets = call.secrets.concat(secrets);
  call.renew = renew;
  call.sentAt = performance.now();
  call.attempts += 1;
  emit(call, { type: "request" });
  // The hook may have aborted, or taken long.
  signal.throwIfAborted();
  const sentAt = performance.now();
  call.sentAt = sentAt;
  if (call.slot) call.client.throttle?.use(call.slot, sentAt);
  call.slot = undefined;
  // Not as a method: the `fetch` of a browser rejects any other `this`.
  const { fetch: plain } = call.client;
  const fetch = wrap ? wrap(plain) : plain;
  const response = await fetch(url, {
    method: call.operation.method,
    // A new object for each attempt, since a custom `fetch` may change it.
    headers: { ...headers, ...credentials },
    body: body ?? null,
    redirect: "manual",
    // A browser would otherwise send cookies, and prompt the user for credentials after a 401.
    credentials: "omit",
    signal,
  });
  // A custom `fetch` may ignore the signal; a response that arrives after the timeout is discarded.
  signal.throwIfAborted();
  checkResponse(call, response);
  const { maxResponseBytes } = call.client;
  const isWhole = response.ok || isRaw;
  const maxBytes = isWhole ? maxResponseBytes : Math.min(maxResponseBytes, maxErrorBytes);
  const { content, isTruncated } =
    call.client.api.bodies?.stream?.open?.(call, response) ??
    (await readResponseBody(response, maxBytes, !hasBytes).catch((cause: unknown) => {
      const { code = "" } = readCause(cause);
      if (!decodingCodes.test(code)) throw cause;
      // The status says more than the body of an error.
      if (!isWhole) return { content: "", isTruncated: false };
      throw new UnexpectedResponseError(call, response, "", `the body cannot be decoded (${code}).`);
    }));
  signal.throwIfAborted();
  if (isTruncated && isWhole) {
    const problem = `the body is larger than ${maxBytes} bytes. Raise maxResponseBytes.`;
    throw new UnexpectedResponseError(call, response, "", problem);
  }
  emitResponse(call, response, performance.now() - sentAt);
  return { response, content, isTruncated };
}

/** The body of a failure, for its error. A credential that the limit cuts is redacted. */
export function readErrorText(call: CallContext, { content, isTruncated }: ReadResponse): string {
  const text = decodeText(content);
  return isTruncated ? dropEnd(text, call.secrets) : text;
}

/** Rejects the response of a custom `fetch` that cannot be read: a network error would be retried, and hide the cause. */
function checkResponse(call: CallContext, response: unknown): void {
  const { headers, text, body, bodyUsed, type } = Object(response);
  const isStream = !body || typeof body.getReader === "function";
  if (typeof headers?.get !== "function" || typeof text !== "function" || !isStream) {
    throw new ConfigError("fetch must return a web-standard Response, unlike that of node-fetch.", call);
  }
  if (bodyUsed === true || body?.locked === true) {
    throw new ConfigError(
      "fetch must not read the body of its response. Read that of response.clone().",
      call,
    );
  }
  if (type === "error") throw new TypeError("fetch returned Response.error()");
}

function emitResponse(call: CallContext, { status, headers }: Response, durationMs: number): void {
  if (!call.client.onEvent) return;
  const selected = selectHeaders(headers, call.secrets);
  // Read before the hook is called, which may change the headers it receives.
  const { deprecation, sunset } = selected;
  emit(call, { type: "response", status, headers: selected, durationMs });
  if (headers.has("deprecation") || headers.has("sunset")) {
    emit(call, { type: "deprecation", deprecation, sunset });
  }
}
