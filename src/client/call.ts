/**
 * One call of an operation, from its arguments to its payload. In order: check and build the request, then per attempt hold back
 * for the client's own rate limit, authorize, send and read; then take the payload out, compare it with the contract, and give
 * it. A failed attempt is followed by another when `retry.ts` says so and the deadline leaves time for the wait.
 */
import { attempt } from "./attempt.ts";
import { checkDrift } from "./check-drift.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { type DataplatError, isDataplatError } from "./errors/index.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import type { CallOptions } from "./options.ts";
import { prepareRequest } from "./prepare.ts";
import type { Reservation } from "./rate-limiter.ts";
import { readRequestId } from "./request-id.ts";
import { readEnvelope } from "./response.ts";
import { decideRetry } from "./retry.ts";
import { type Run, type RunStart, remainingMs, type Target, tellRun } from "./run.ts";
import { readCallOptions } from "./settings.ts";
import type { WithResponse } from "./types.ts";
import { within } from "./within.ts";

let calls = 0;

/**
 * Calls an operation.
 *
 * @param target the operation, and its client
 * @param parameters what is given for its parameters
 * @param body what is given for its body
 * @param options the caller's options, when there are any
 * @returns the payload together with how it came
 * @throws an error of the closed union, see `errors/`
 */
export async function call(
  target: Target,
  parameters: unknown,
  body: unknown,
  options: CallOptions | undefined,
): Promise<WithResponse<unknown>> {
  const { client } = target;
  calls += 1;
  const start: RunStart = {
    ...target,
    callId: calls,
    startedAt: performance.now(),
    attempts: 0,
    uncertain: false,
    sentAt: undefined,
    signal: options?.signal,
  };
  const settings = options ? readCallOptions(client, options, start) : client;
  const run: Run = Object.assign(start, {
    settings,
    request: prepareRequest(start, settings, parameters, body),
  });
  let refreshed = false;
  let refresh = false;
  // Requests that were sent, and those that failed before: a token that never comes is not asked for without end.
  for (let tries = 1; ; tries += 1) {
    if (run.signal?.aborted) throw new AbortedError(run);
    // Outside of what is tried again: a call that may not wait its turn has failed.
    if (client.limiter) await holdBack(run, client.limiter(performance.now()));
    try {
      const answer = await attempt(run, refresh);
      const envelope = readEnvelope(run, answer);
      const { response } = answer;
      const { status, headers } = response;
      if (settings.drift !== "off") await checkDrift(run, response, envelope);
      return {
        data: envelope[target.payload],
        response: { status, headers },
        requestId: readRequestId(response, envelope),
        attempts: run.attempts,
      };
    } catch (error) {
      if (!isDataplatError(error)) throw error;
      run.sentAt = undefined;
      // A token that ran out is worth one more request, however many attempts there may be.
      const expired = error.kind === "api" && error.status === 401 && client.authorizer.refreshable;
      refresh = expired && !refreshed;
      if (refresh) refreshed = true;
      else await waitForNext(run, error, refreshed ? tries - 1 : tries);
    }
  }
}

/** Waits until the request may be sent again. @throws the error itself when it must not be, or the wait would pass the deadline */
async function waitForNext(run: Run, error: DataplatError, tries: number): Promise<void> {
  const delayMs = decideRetry(error, run.operation, run.settings.retry, tries, Math.random());
  if (delayMs === undefined || delayMs >= remainingMs(run)) throw error;
  if (error.outcome === "unknown") run.uncertain = true;
  tellRun(run, { type: "retry", error, delayMs });
  await pause(run, delayMs);
}

/** Waits for a place within the client's own rate limit. */
async function holdBack(run: Run, { delayMs, release }: Reservation): Promise<void> {
  if (delayMs <= 0) return;
  try {
    if (delayMs >= remainingMs(run)) {
      throw new TimeoutError(run, "deadlineMs or rateLimit", run.settings.deadlineMs);
    }
    tellRun(run, { type: "rate-limit", delayMs });
    await pause(run, delayMs);
  } catch (error) {
    release();
    throw error;
  }
}

/** Waits, or ends at once when the caller aborts. @throws AbortedError */
function pause(run: Run, delayMs: number): Promise<void> {
  return within(
    run,
    delayMs,
    // Never ends by itself.
    () => new Promise(() => {}),
    () => {},
  );
}
