/**
 * The platform as web-standard `fetch`: no port, no network, nothing of Node. It keeps the promises of a real fetch, so that a client
 * cannot tell the difference, its failures included.
 */
import { bodyLimitOf } from "../pipeline/body-limits.ts";
import type { PlatformHeaders, PlatformRequest, PlatformResponse } from "../pipeline/message.ts";
import { failureResponse, type Handle, messageResponse, oversizeBody } from "./handle-type.ts";
import { readContent } from "./web-content.ts";
import { toResponse } from "./web-response.ts";

/** Characters of all header names and values together; the same that a port takes. */
const mostHeaderLength = 16 * 1024;
/** Statuses that a client follows to another address (Fetch standard, "redirect status"). */
const redirects: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Makes a `fetch` that a platform answers.
 *
 * A request to another origin is refused, because there is no network. A redirect is handed back as it is, or refused with
 * `redirect: "error"`, and never followed: the platform sends none.
 *
 * @param handle answers requests
 * @param baseUrl the platform's address, whose origin is the only one there is
 * @returns a function of the same type and manners as `globalThis.fetch`
 */
export function createFetch(handle: Handle, baseUrl: string): typeof globalThis.fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    // The constructor checks and normalizes everything in the way of a real fetch.
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== origin) {
      throw new TypeError(
        `fetch failed: ${url.origin} is not the platform's address ${origin}, and the platform has no network`,
      );
    }
    const { signal } = request;
    signal.throwIfAborted();
    const response = await untilAborted(signal, answer(handle, request, url));
    if (request.redirect === "error" && redirects.includes(response.status)) {
      throw new TypeError("fetch failed", { cause: new Error("unexpected redirect") });
    }
    url.hash = "";
    return toResponse(response, request, url.href);
  };
}

async function answer(handle: Handle, request: Request, url: URL): Promise<PlatformResponse> {
  const headers = readHeaders(request.headers, url.host);
  if (!headers) return messageResponse(431, `the headers are longer than ${mostHeaderLength} characters`);
  const target = url.pathname + url.search;
  const { method, signal } = request;
  const limit = bodyLimitOf(target);
  const body = (await readContent(request, limit)) ?? oversizeBody(limit);
  signal.throwIfAborted();
  const asked: PlatformRequest = { method, target, headers, signal, ...(body.length > 0 && { body }) };
  try {
    return await handle(asked);
  } catch {
    return failureResponse();
  }
}

/** Undefined when they are too long. Repeated headers come joined already. */
function readHeaders(headers: Headers, host: string): PlatformHeaders | undefined {
  const read: Record<string, string> = { host };
  let length = 0;
  headers.forEach((value, name) => {
    length += name.length + value.length;
    read[name] = value;
  });
  return length > mostHeaderLength ? undefined : read;
}

/** Gives up on a result when the caller does, with the caller's reason. */
function untilAborted<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    result.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
