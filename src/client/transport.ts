/**
 * Sends a call's request until it succeeds or must not be sent again. Per attempt: wait for
 * the rate limit, authorize, send, read. `retry.ts` decides whether and when another attempt follows.
 */
import { type ReadResponse, readErrorText, sendOnce } from "./attempt.ts";
import type { CallRequest } from "./build-request.ts";
import { type CallContext, emit, remainingMs } from "./call-context.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { ApiError } from "./errors/api-error.ts";
import { type DataplatError, isDataplatError } from "./errors/index.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { describeError } from "./events.ts";
import { decideRetry } from "./retry.ts";
import { sleep } from "./sleep.ts";
import type { Reservation } from "./throttle.ts";

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
  const { client, operation, settings } = call;
  let authorize = client.authorize;
  let isRenewed = false;
  let attempts = 0;
  for (;;) {
    attempts += 1;
    if (call.signal?.aborted) throw new AbortedError(call);
    // Outside `try`: a call that cannot wait for its slot is not retried.
    const slot = client.throttle?.(performance.now());
    if (slot && slot.delayMs > 0) await waitForSlot(call, slot);
    let failed: (ReadResponse & { readonly failure: ApiError }) | undefined;
    try {
      const read = await sendOnce(call, request, authorize);
      checkOrigin(call, read.response);
      if (read.response.ok) return { ...read, failure: undefined };
      const failure = new ApiError(call, read.response, readErrorText(call, read));
      failed = { ...read, failure };
      throw failure;
    } catch (error) {
      if (!isDataplatError(error)) throw error;
      call.sentAt = undefined;
      call.outcome = error.outcome ?? call.outcome;
      const renew = isUnauthorized(error) && !isRenewed ? call.renew : undefined;
      authorize = renew ?? client.authorize;
      if (renew) {
        // An expired token is worth one more request than the policy allows.
        isRenewed = true;
        attempts -= 1;
        emit(call, { type: "retry", ...describeError(error), delayMs: 0 });
      } else {
        const delayMs = decideRetry(error, operation, settings.retry, attempts, Math.random());
        // A timer may fire 1 ms early: without the margin, a call at its deadline could send once more.
        if (delayMs === undefined || delayMs + 1 >= remainingMs(call)) {
          if (failed) return failed;
          throw error;
        }
        emit(call, { type: "retry", ...describeError(error), delayMs });
        await sleep(delayMs, call.signal);
      }
    }
  }
}

/** A custom `fetch` may follow redirects; a response from another origin is not trusted, and its body not reported. */
function checkOrigin(call: CallContext, response: Response): void {
  const origin = response.redirected ? new URL(response.url, call.client.origin).origin : call.client.origin;
  if (origin === call.client.origin) return;
  const problem = `it came from ${origin} after a redirect. Check baseUrl.`;
  throw new UnexpectedResponseError(call, response, "", problem);
}

function isUnauthorized(error: DataplatError): boolean {
  return error.kind === "api" && error.status === 401;
}

/** Waits for a slot of the client's rate limit. */
async function waitForSlot(call: CallContext, { delayMs, release }: Reservation): Promise<void> {
  if (delayMs >= remainingMs(call)) {
    release();
    throw new TimeoutError(call, "deadlineMs or rateLimit", call.settings.deadlineMs);
  }
  emit(call, { type: "rate-limit", delayMs });
  await sleep(delayMs, call.signal);
  if (call.signal?.aborted) {
    release();
    throw new AbortedError(call);
  }
}
