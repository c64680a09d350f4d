/**
 * The `fetch` and `Request` of the openapi-fetch client: send a call's request until it succeeds or must not be sent again. Per
 * attempt: wait for the rate limit, authorize, send, read. `retry.ts` decides whether and when another attempt follows.
 */
import { type PreparedRequest, sendOnce } from "./attempt.ts";
import { type CallContext, emit, remainingMs } from "./call-context.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { type DataplatError, isDataplatError } from "./errors/index.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { type ParsedResponse, parseResponse } from "./parse-response.ts";
import type { Reservation } from "./rate-limiter.ts";
import { decideRetry } from "./retry.ts";
import { sleep } from "./sleep.ts";

/** The options of a request as openapi-fetch passes them on: those of `fetch`, and the call that the request belongs to. */
interface RecordInit extends RequestInit {
  readonly headers: Headers;
  readonly call: CallContext;
}

/**
 * Stands in for `Request` in openapi-fetch: a record of its arguments, so that each attempt can send them afresh. A real `Request`
 * would have to be cloned for each attempt, since its body can be read only once.
 */
export class RequestRecord {
  readonly url: string;
  readonly init: RecordInit;

  constructor(url: string, init: RecordInit) {
    this.url = url;
    this.init = init;
  }
}

/**
 * Sends the request of a call.
 *
 * @param record what openapi-fetch built
 * @returns a success with its body parsed
 * @throws an error of the closed union, see `errors/`
 */
export async function transport({ url, init }: RequestRecord): Promise<ParsedResponse> {
  const { call, headers, ...rest } = init;
  const { client, operation, settings } = call;
  const request: PreparedRequest = { url, init: { ...rest, headers: Object.fromEntries(headers) } };
  let authorize = client.authorize;
  let isRenewed = false;
  let attempts = 0;
  for (;;) {
    attempts += 1;
    if (call.signal?.aborted) throw new AbortedError(call);
    // Not within the attempt: a call that cannot wait for its slot has failed.
    if (client.limiter) await waitForSlot(call, client.limiter(performance.now()));
    try {
      return parseResponse(call, await sendOnce(call, request, authorize));
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
        if (delayMs === undefined || delayMs >= remainingMs(call)) throw error;
        emit(call, { type: "retry", error, delayMs });
        await wait(call, delayMs);
      }
    }
  }
}

function isUnauthorized(error: DataplatError): boolean {
  return error.kind === "api" && error.status === 401;
}

/** Waits for a slot of the client's rate limit. */
async function waitForSlot(call: CallContext, { delayMs, release }: Reservation): Promise<void> {
  if (delayMs <= 0) return;
  try {
    if (delayMs >= remainingMs(call)) {
      throw new TimeoutError(call, "deadlineMs or rateLimit", call.settings.deadlineMs);
    }
    emit(call, { type: "rate-limit", delayMs });
    await wait(call, delayMs);
  } catch (error) {
    release();
    throw error;
  }
}

/** Waits. @throws AbortedError if the caller's signal aborts */
async function wait(call: CallContext, delayMs: number): Promise<void> {
  // The event hook may have aborted.
  if (call.signal?.aborted) throw new AbortedError(call);
  await sleep(delayMs, call.signal).catch(() => {
    throw new AbortedError(call);
  });
}
