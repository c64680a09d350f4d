import { documentedStatus, type Operation } from "../../contract/operation.ts";
import type { BodyCodec } from "../body-codec.ts";
import { type LimitedCall, remainingMs } from "../call-limits.ts";
import { AbortedError, TimeoutError } from "../errors/index.ts";
import { decodingCodes, NetworkError, readCause } from "../errors/network-error.ts";
import { UnexpectedResponseError } from "../errors/response-error.ts";
import { onAbort } from "../on-abort.ts";
import { isPage } from "./text.ts";

/**
 * Responses that may never end, such as events and JSON lines: a `ReadableStream` of their bytes. `timeoutMs` and attempts end with the headers
 * of the response; the deadline and the signal of the call hold until the stream ends, and `maxResponseBytes` does not apply.
 */
export const stream: BodyCodec = {
  parseAs: "stream",
  open: (call, response) => {
    const { success = {} }: Partial<Operation> = call.operation;
    const { kind, mediaType } = success[documentedStatus(success, response.status)] ?? {};
    if (!response.ok || kind !== "stream" || isPage(response.headers, mediaType)) return undefined;
    return { content: limitStream(call, response), isTruncated: false };
  },
  read: (content, ...expected) => (isPage(...expected) ? undefined : content),
};

/** Ends a stream with an error at the deadline, when the signal aborts, when the connection breaks, and when the body cannot be decoded. */
function limitStream(call: LimitedCall, response: Response): ReadableStream<Uint8Array> {
  const reader = (response.body ?? new Blob().stream()).getReader();
  let cleanUp = (): void => {};
  const { signal } = call;
  return new ReadableStream({
    start(controller) {
      const fail = (error: Error): void => {
        cleanUp();
        controller.error(error);
        // Not awaited: a slow server may take long to notice.
        reader.cancel(error).catch(() => {});
      };
      const { deadlineMs } = call.settings;
      const problem = "the stream did not end";
      const timer = setTimeout(
        () => fail(new TimeoutError(call, "deadlineMs", deadlineMs, problem)),
        Math.max(0, remainingMs(call)),
      );
      const stopListening = signal && onAbort(signal, () => fail(new AbortedError(call)));
      cleanUp = () => {
        clearTimeout(timer);
        stopListening?.();
      };
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        cleanUp();
        controller.close();
      } catch (cause) {
        cleanUp();
        const { code = "" } = readCause(cause);
        const decoding = `the body cannot be decoded (${code}).`;
        controller.error(
          decodingCodes.test(code)
            ? new UnexpectedResponseError(call, response, "", decoding)
            : new NetworkError(call, cause),
        );
      }
    },
    cancel(reason) {
      cleanUp();
      return reader.cancel(reason);
    },
  });
}
