/** Makes a web-standard Response of what the platform answers, faults included. */
import type { PlatformResponse } from "../pipeline/message.ts";
import { failureResponse, mayHaveContent } from "./handle-type.ts";
import { reasonPhrase } from "./reason-phrases.ts";

const encoder = new TextEncoder();

/**
 * Makes the response that a fetch resolves to.
 *
 * @param response what the platform answers
 * @param request what was asked; its signal ends the reading of the body
 * @param url that was asked for, without fragment
 * @throws TypeError with a cause that has a `code`, when the connection is to break before anything is answered
 */
export function toResponse(response: PlatformResponse, request: Request, url: string): Response {
  const { status, body, broken } = response;
  const content = mayHaveContent(request.method, status) ? encoder.encode(body ?? "") : undefined;
  if (broken === "drop" || (broken === "truncate" && !content?.length)) {
    throw new TypeError("fetch failed", { cause: brokenConnection("ECONNRESET") });
  }
  let made: Response;
  try {
    made = new Response(content && toStream(content, broken === "truncate", request), {
      status,
      statusText: reasonPhrase(status),
      headers: { ...response.headers, ...(content && { "content-length": String(content.length) }) },
    });
  } catch {
    // A status or a header that no response can have, which `node:http` refuses as well.
    return toResponse(failureResponse(), request, url);
  }
  return withUrl(made, url);
}

/**
 * Content is given out when it is asked for, so that an abort in between reaches whoever reads. The request is kept with it: in Node
 * its signal is dead once nobody holds the request any more.
 */
function toStream(content: Uint8Array, truncate: boolean, request: Request): ReadableStream<Uint8Array> {
  let given = false;
  let abort: () => void = () => {};
  const forget = (): void => request.signal.removeEventListener("abort", abort);
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        abort = () => controller.error(request.signal.reason);
        request.signal.addEventListener("abort", abort, { once: true });
      },
      pull: (controller) => {
        if (!given && content.length > 0) {
          given = true;
          controller.enqueue(truncate ? content.subarray(0, content.length >> 1) : content);
          if (truncate) return;
        }
        forget();
        if (truncate)
          controller.error(new TypeError("terminated", { cause: brokenConnection("UND_ERR_SOCKET") }));
        else controller.close();
      },
      cancel: forget,
    },
    { highWaterMark: 0 },
  );
}

/** What a network failure has as its cause in Node. */
function brokenConnection(code: string): Error {
  return Object.assign(new Error("the platform broke off the connection (an injected fault)"), { code });
}

/** A constructed response has no address; one that was fetched has, and its clones too. */
function withUrl(response: Response, url: string): Response {
  return Object.defineProperties(response, {
    url: { value: url },
    clone: { value: () => withUrl(Response.prototype.clone.call(response), url) },
  });
}
