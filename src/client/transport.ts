/** Sends a call's request until it succeeds or must not be sent again: authorize, wait for the rate limit, send, read, decide on a retry. */
import { type ReadResponse, readErrorText, sendOnce } from "./attempt.ts";
import type { CallRequest } from "./build-request.ts";
import { type CallContext, emit } from "./call-context.ts";
import { remainingMs } from "./call-limits.ts";
import { chooseAuthorize } from "./credentials.ts";
import { isDataplatError, TimeoutError } from "./errors/index.ts";
import { ApiError, UnexpectedResponseError } from "./errors/response-error.ts";
import { describeError } from "./events.ts";
import { waitUnlessAborted } from "./on-abort.ts";
import { decideRetry } from "./retry.ts";

/** The last response of a call. */
export interface FinalResponse extends ReadResponse {
  /** The error of a status that is not a success. */
  readonly failure: ApiError | undefined;
}

/** Sends the request of a call. Returns the last response, whatever its status; throws if there is none. */
export async function transport(call: CallContext, request: CallRequest): Promise<FinalResponse> {
  try {
    return await sendUntilDone(call, request);
  } finally {
    if (call.slot) call.client.throttle?.leave(call.slot);
  }
}

async function sendUntilDone(call: CallContext, request: CallRequest): Promise<FinalResponse> {
  const { operation, settings } = call;
  const authorizeFirst = chooseAuthorize(call);
  let authorize = authorizeFirst;
  let renewals = 0;
  for (;;) {
    // Outside `try`: a token function that fails or hangs is not retried, and its error not hidden by that of a later request.
    const authorized = authorize(call);
    // Not awaited if it is there: most clients have one authorization for all requests.
    const authorization = "then" in authorized ? await authorized : authorized;
    // After the token arrived, so that the limit holds when the request is sent.
    await waitForSlot(call);
    let failed: (ReadResponse & { readonly failure: ApiError }) | undefined;
    try {
      const read = await sendOnce(call, request, authorization);
      checkOrigin(call, read.response);
      // A redirect may be the documented success.
      if (read.response.ok || operation.success?.[read.response.status])
        return { ...read, failure: undefined };
      const failure = new ApiError(call, read.response, readErrorText(call, read));
      failed = { ...read, failure };
      throw failure;
    } catch (error) {
      if (!isDataplatError(error)) throw error;
      call.sentAt = undefined;
      call.outcome = error.outcome ?? call.outcome;
      // Once per call, also after a failure between two rejections.
      const renew = renewals || error.kind !== "api" || error.status !== 401 ? undefined : call.renew;
      authorize = renew ?? authorizeFirst;
      if (renew) renewals = 1;
      // An expired token is worth one more request than the policy allows.
      const attempts = call.attempts - renewals;
      const delayMs = renew ? 0 : decideRetry(error, operation, settings.retry, attempts, Math.random());
      // A timer may fire 1 ms early: without the margin, a call at its deadline could send once more.
      if (delayMs === undefined || takeSlot(call, delayMs) + 1 >= remainingMs(call)) {
        if (failed) return failed;
        throw error;
      }
      emit(call, { type: "retry", ...describeError(error), delayMs });
      await waitUnlessAborted(call.signal, (end) => setTimeout(end, delayMs));
    }
  }
}

/** A custom `fetch` may follow redirects; a response from another origin is not trusted, and its body not reported. */
function checkOrigin(call: CallContext, response: Response): void {
  const { redirected, url } = response;
  if (!redirected) return;
  const { origin } = call.client;
  const last = URL.canParse(url, origin) ? new URL(url, origin).origin : "an invalid address";
  if (last === origin) return;
  const problem = `it came from ${last} after a redirect. Check baseUrl.`;
  throw new UnexpectedResponseError(call, response, "", problem);
}

/** Takes a slot of the client's rate limit for the next request, if it has none. Returns the milliseconds until it can be sent. */
function takeSlot(call: CallContext, delayMs: number): number {
  const { throttle } = call.client;
  if (!throttle) return delayMs;
  const now = performance.now();
  call.slot ??= throttle.take(delayMs, now);
  return call.slot.at - now;
}

/** Waits until the rate limit allows the next request. */
function waitForSlot(call: CallContext): Promise<void> | undefined {
  const delayMs = takeSlot(call, 0);
  if (delayMs === 0) return undefined;
  // A call that has aborted fails when it is to be sent.
  if (delayMs > 0 && !call.signal?.aborted) {
    if (delayMs >= remainingMs(call)) {
      const problem = "the rate limit allows no request";
      throw new TimeoutError(call, "rateLimit", call.settings.deadlineMs, problem);
    }
    emit(call, { type: "rate-limit", delayMs });
  }
  return call.slot && call.client.throttle?.wait(call.slot, call.signal);
}
