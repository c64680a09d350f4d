/**
 * The `fetch` of the openapi-fetch client: sends a call's request until it succeeds or must not be sent again. Per attempt: wait for
 * the rate limit, authorize, send, read. `retry.ts` decides whether and when another attempt follows.
 */
import { sendOnce } from "./attempt.ts";
import { type CallContext, emit, remainingMs } from "./call-context.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { type DataplatError, isDataplatError } from "./errors/index.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { type ParsedResponse, parseResponse } from "./parse-response.ts";
import type { RequestRecord } from "./request-record.ts";
import { decideRetry } from "./retry.ts";
import { sleep } from "./sleep.ts";
import type { Reservation } from "./throttle.ts";

/**
 * Sends the request of a call.
 *
 * @param request what openapi-fetch built
 * @returns a success with its body parsed
 * @throws an error of the closed union, see `errors/`
 */
export async function transport(request: RequestRecord): Promise<ParsedResponse> {
  const { call } = request;
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
    try {
      return parseResponse(call, await sendOnce(request, authorize));
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
      } else {
        const delayMs = decideRetry(error, operation, settings.retry, attempts, Math.random());
        // A timer may fire 1 ms early: without the margin, a call at its deadline could send once more.
        if (delayMs === undefined || delayMs + 1 >= remainingMs(call)) throw error;
        emit(call, { type: "retry", error, delayMs });
        await sleep(delayMs, call.signal);
      }
    }
  }
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
