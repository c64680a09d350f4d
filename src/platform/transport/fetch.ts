/**
 * The platform as web-standard `fetch`: no port, no network, no Node API. It behaves like a real `fetch`, failures included, so that
 * clients cannot tell the difference.
 */
import type { PlatformHeaders, PlatformResponse, RequestHandler } from "../http/message.ts";
import { requestLimits } from "../http/request-limits.ts";
import { failureResponse, mayHaveContent, messageResponse } from "./fallback-response.ts";
import { reasonPhrases } from "./reason-phrases.ts";

/** Redirect statuses (Fetch standard, "redirect status"). */
const redirects: readonly number[] = [301, 302, 303, 307, 308];

const encoder = new TextEncoder();

/**
 * Creates a `fetch` that a platform answers. A request to another origin is rejected, because there is no network. A redirect is returned
 * as it is, or rejected with `redirect: "error"`, and never followed. `baseUrl`: address of the platform; its origin is the only one that
 * exists.
 */
export function createFetch(handle: RequestHandler, baseUrl: string): typeof globalThis.fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    // The constructor validates and normalizes its arguments as a real fetch does.
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== origin) {
      throw new TypeError(
        `fetch failed: ${url.origin} is not the platform's address ${origin}, and the platform has no network`,
      );
    }
    request.signal.throwIfAborted();
    // The caller's signal: nothing else references a request that waits, and the garbage collection would take it with its own signal.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : request.signal);
    const response = await untilAborted(signal, send(handle, request, url, init?.body));
    if (request.redirect === "error" && redirects.includes(response.status)) {
      throw new TypeError("fetch failed", { cause: new Error("unexpected redirect") });
    }
    url.hash = "";
    return toResponse(response, request, url.href);
  };
}

async function send(
  handle: RequestHandler,
  request: Request,
  url: URL,
  initBody: RequestInit["body"],
): Promise<PlatformResponse> {
  const headers = readHeaders(request.headers, url.host);
  if (!headers)
    return messageResponse(431, `The headers are longer than ${requestLimits.headers} characters.`);
  let failure: { readonly cause: unknown } | undefined;
  const bodyReader = async (maxLength: number): Promise<Uint8Array | undefined> => {
    try {
      // Node reads the body of a request with the global `queueMicrotask`, which fake timers may stop.
      if (typeof initBody === "string") return withinLimit(encoder.encode(initBody), maxLength);
      return await readFetchBody(request, maxLength);
    } catch (cause) {
      failure = { cause };
      throw cause;
    }
  };
  const { method, signal, body } = request;
  const target = url.pathname + url.search;
  const response = await handle({
    method,
    target,
    headers,
    signal,
    body: body === null ? null : bodyReader,
  }).catch(failureResponse);
  if (failure) throw new TypeError("fetch failed", failure);
  // A body that was not read to its end is no longer wanted. A body that was read cannot be cancelled.
  body?.cancel().catch(() => {});
  return response;
}

/** Undefined if they are too long. The Headers class has joined repeated ones. */
function readHeaders(headers: Headers, host: string): PlatformHeaders | undefined {
  const result: Record<string, string> = { host };
  let length = 0;
  headers.forEach((value, name) => {
    length += name.length + value.length;
    result[name] = value;
  });
  return length > requestLimits.headers ? undefined : result;
}

/** Reads a body; undefined if it is longer than `maxLength` bytes. */
async function readFetchBody(request: Request, maxLength: number): Promise<Uint8Array | undefined> {
  const { body, signal } = request;
  // Firefox has no Request.body: all of it is in memory then.
  if (!body) return withinLimit(new Uint8Array(await request.arrayBuffer()), maxLength);
  const reader = body.getReader();
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", cancel);
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        // A stream that was cancelled ends early.
        signal.throwIfAborted();
        return concat(chunks, length);
      }
      length += value.length;
      if (length > maxLength) return undefined;
      chunks.push(value);
    }
  } finally {
    signal.removeEventListener("abort", cancel);
    reader.releaseLock();
  }
}

function withinLimit(bytes: Uint8Array, maxLength: number): Uint8Array | undefined {
  return bytes.length > maxLength ? undefined : bytes;
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Rejects with the reason of the signal if it aborts before the result is there. */
function untilAborted<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    result.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Converts a response. A fault that breaks the connection before it becomes a TypeError with a cause that has a `code`. */
function toResponse(platformResponse: PlatformResponse, request: Request, url: string): Response {
  const { status, body, broken } = platformResponse;
  const bytes = typeof body === "string" ? encoder.encode(body) : (body ?? new Uint8Array());
  const content = mayHaveContent(request.method, status) ? bytes : undefined;
  if (broken === "drop" || (broken === "truncate" && !content?.length)) {
    throw new TypeError("fetch failed", { cause: connectionError("ECONNRESET") });
  }
  const stream = content && toStream(content, broken === "truncate", request);
  let response: Response;
  try {
    response = new Response(stream, {
      status,
      statusText: reasonPhrases[status] ?? "unknown",
      headers: { ...platformResponse.headers, ...(content && { "content-length": String(content.length) }) },
    });
  } catch {
    // An invalid status or header, which `node:http` rejects as well.
    return toResponse(failureResponse(), request, url);
  }
  return withUrl(response, url);
}

/**
 * Streams content on demand, so that an abort in between reaches the reader. The request is referenced: in Node, its signal no longer
 * works once the request is garbage-collected.
 */
function toStream(content: Uint8Array, truncate: boolean, request: Request): ReadableStream<Uint8Array> {
  let isSent = false;
  let abort: () => void = () => {};
  const stopListening = (): void => request.signal.removeEventListener("abort", abort);
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        abort = () => controller.error(request.signal.reason);
        request.signal.addEventListener("abort", abort, { once: true });
      },
      pull: (controller) => {
        if (!isSent && content.length > 0) {
          isSent = true;
          controller.enqueue(truncate ? content.subarray(0, content.length >> 1) : content);
          if (truncate) return;
        }
        stopListening();
        if (truncate)
          controller.error(new TypeError("terminated", { cause: connectionError("UND_ERR_SOCKET") }));
        else controller.close();
      },
      cancel: stopListening,
    },
    { highWaterMark: 0 },
  );
}

/** Cause of a network failure, as in Node. */
function connectionError(code: string): Error {
  return Object.assign(new Error("the platform closed the connection (an injected fault)"), { code });
}

/** A constructed response has no URL, unlike a fetched one and its clones. */
function withUrl(response: Response, url: string): Response {
  return Object.defineProperties(response, {
    url: { value: url },
    clone: { value: () => withUrl(Response.prototype.clone.call(response), url) },
  });
}
