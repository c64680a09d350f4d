/**
 * Sends a call's request until it succeeds or must not be sent again. Per attempt:
 * authorize, wait for the rate limit, send, read. `retry.ts` decides whether and when another attempt follows.
 */
import { type ReadResponse, readErrorText, sendOnce } from "./attempt.ts";
import type { CallRequest } from "./build-request.ts";
import { type CallContext, emit } from "./call-context.ts";
import { remainingMs } from "./call-limits.ts";
import { chooseAuthorize } from "./credentials.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { ApiError } from "./errors/api-error.ts";
import { isDataplatError } from "./errors/index.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { describeError } from "./events.ts";
import { decideRetry } from "./retry.ts";
import { sleep } from "./sleep.ts";
import type { Slot, Throttle } from "./throttle.ts";

/** The last response of a call. */
export interface FinalResponse extends ReadResponse {
  /** The error of a status that is not a success. */
  readonly failure: ApiError | undefined;
}

/**
 * Sends the request of a call.
 *
 * @returns the last response, whatever its status
 * @throws an error of the closed union, see `errors/`, if there is none
 */
export async function transport(call: CallContext, request: CallRequest): Promise<FinalResponse> {
  const { operation, settings } = call;
  const { throttle } = call.client;
  const authorizeFirst = chooseAuthorize(call);
  let authorize = authorizeFirst;
  let isRenewed = false;
  let attempts = 0;
  /** Ends the call as its last attempt did. */
  let end: (() => FinalResponse) | undefined;
  for (;;) {
    attempts += 1;
    if (call.signal?.aborted) throw new AbortedError(call);
    // Outside `try`: a token function that fails or hangs is not retried, and its error not hidden by that of a later request.
    const authorized = authorize(call);
    // Not awaited if it is there: most clients have one authorization for all requests.
    const authorization = authorized instanceof Promise ? await authorized : authorized;
    // After the token arrived, so that the limit holds when the request is sent.
    call.slot = throttle && (await waitForSlot(call, throttle));
    if (throttle && !call.slot) {
      if (end) return end();
      const problem = "the rate limit allows no request";
      throw new TimeoutError(call, "rateLimit", settings.deadlineMs, problem);
    }
    let failed: (ReadResponse & { readonly failure: ApiError }) | undefined;
    try {
      const read = await sendOnce(call, request, authorization);
      checkOrigin(call, read.response);
      if (read.response.ok) return { ...read, failure: undefined };
      const failure = new ApiError(call, read.response, readErrorText(call, read));
      failed = { ...read, failure };
      throw failure;
    } catch (error) {
      if (!isDataplatError(error)) throw error;
      call.sentAt = undefined;
      call.outcome = error.outcome ?? call.outcome;
      // Once per call, also after a failure between two rejections.
      const renew = isRenewed || error.kind !== "api" || error.status !== 401 ? undefined : call.renew;
      authorize = renew ?? authorizeFirst;
      if (renew) {
        // An expired token is worth one more request than the policy allows.
        isRenewed = true;
        attempts -= 1;
      }
      const delayMs = renew ? 0 : decideRetry(error, operation, settings.retry, attempts, Math.random());
      end = () => {
        if (failed) return failed;
        throw error;
      };
      if (delayMs === undefined) return end();
      const waitMs = Math.max(delayMs, throttle?.delay() ?? 0);
      // A timer may fire 1 ms early: without the margin, a call at its deadline could send once more.
      if (waitMs + 1 >= remainingMs(call)) return end();
      emit(call, { type: "retry", ...describeError(error), delayMs });
      await sleep(delayMs, call.signal);
    } finally {
      if (call.slot) throttle?.leave(call.slot);
    }
  }
}

/** A custom `fetch` may follow redirects; a response from another origin is not trusted, and its body not reported. */
function checkOrigin(call: CallContext, response: Response): void {
  const { origin } = call.client;
  if (!response.redirected) return;
  const { url } = response;
  const last = URL.canParse(url, origin) ? new URL(url, origin).origin : "an invalid address";
  if (last === origin) return;
  throw new UnexpectedResponseError(
    call,
    response,
    "",
    `it came from ${last} after a redirect. Check baseUrl.`,
  );
}

/**
 * Waits for a slot of the client's rate limit.
 *
 * @returns undefined if the deadline would come first
 */
async function waitForSlot(call: CallContext, throttle: Throttle): Promise<Slot | undefined> {
  if (call.signal?.aborted) throw new AbortedError(call);
  const delayMs = throttle.delay();
  if (delayMs > 0) {
    if (delayMs >= remainingMs(call)) return undefined;
    emit(call, { type: "rate-limit", delayMs });
  }
  return throttle.enter(call.signal);
}
