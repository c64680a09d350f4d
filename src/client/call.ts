/**
 * One call of an operation, from its arguments to its payload. In order: check and build the request, then per attempt hold back
 * for the client's own rate limit, authorize, send and read; then take the payload out, compare it with the contract, and give
 * it. A failed attempt is followed by another when `retry.ts` says so and the deadline leaves time for the wait.
 */
import { attempt } from "./attempt.ts";
import { checkDrift, type LoadShapes } from "./check-drift.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { ConfigError } from "./errors/config-error.ts";
import { type DataplatError, isDataplatError } from "./errors/index.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import type { Operation } from "./operation.ts";
import type { CallOptions } from "./options.ts";
import { type CallArguments, prepareRequest } from "./prepare.ts";
import { readEnvelope } from "./response.ts";
import { decideRetry } from "./retry.ts";
import { type Run, type RunStart, remainingMs, startRun, tellRun } from "./run.ts";
import { type CallSettings, type ClientSettings, readCallSettings } from "./settings.ts";
import type { WithResponse } from "./types.ts";
import type { RequestValidators } from "./validation.ts";
import { Interrupted, within } from "./within.ts";

/** What a call is made of. */
export interface Call extends CallArguments {
  readonly operation: Operation;
  readonly validators: RequestValidators;
  /** The envelope's member that holds the payload. */
  readonly payload: string;
  readonly loadShapes: LoadShapes;
  readonly client: ClientSettings;
  readonly options: CallOptions;
}

/**
 * Calls an operation.
 *
 * @param given the operation, its arguments and the client's settings
 * @returns the payload together with how it came
 * @throws an error of the closed union, see `errors/`
 */
export async function call(given: Call): Promise<WithResponse<unknown>> {
  const start = startRun(given.operation);
  const settings = readOptions(start, given);
  const request = prepareRequest(start, given.client, settings, given.validators, given);
  const run: Run = Object.assign(start, {
    client: given.client,
    settings,
    signal: given.options.signal,
    request,
  });
  let refreshed = false;
  let refresh = false;
  // Requests that were sent, and those that failed before: a token that never comes is not asked for without end.
  for (let tries = 1; ; tries += 1) {
    if (run.signal?.aborted) throw new AbortedError(run, run.signal.reason, false);
    // Outside of what is tried again: a call that may not wait its turn has failed.
    if (run.client.limiter) await holdBack(run, run.client.limiter(performance.now()));
    try {
      return await tryOnce(run, refresh, given);
    } catch (error) {
      if (!isDataplatError(error)) throw error;
      // A token that ran out is worth one more request, however many attempts there may be.
      const expired = error.kind === "api" && error.status === 401 && run.client.authorizer.refreshable;
      refresh = expired && !refreshed;
      if (refresh) refreshed = true;
      else await waitForNext(run, error, refreshed ? tries - 1 : tries);
    }
  }
}

async function tryOnce(run: Run, refresh: boolean, given: Call): Promise<WithResponse<unknown>> {
  const answer = await attempt(run, refresh);
  const { payload, requestId, body } = readEnvelope(run, answer, given.payload);
  if (run.settings.drift !== "off") await checkDrift(run, answer.response, body, given.loadShapes);
  const { status, headers } = answer.response;
  return { data: payload, response: { status, headers }, requestId, attempts: run.attempts };
}

function readOptions(start: RunStart, { client, options }: Call): CallSettings {
  try {
    // By what it can do, since a signal may be of another realm; anything else would be found out only in a timer.
    if (options.signal !== undefined && typeof options.signal?.addEventListener !== "function") {
      throw new ConfigError("signal must be an AbortSignal.");
    }
    return readCallSettings(client, options);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // The same, with the call that it is about.
    throw new ConfigError(error.message, start);
  }
}

/** Waits until the request may be sent again. @throws the error itself when it must not be, or the wait would pass the deadline */
async function waitForNext(run: Run, error: DataplatError, tries: number): Promise<void> {
  const delayMs = decideRetry(error, run.operation, run.settings.retry, tries, Math.random());
  if (delayMs === undefined || delayMs >= remainingMs(run)) throw error;
  if (error.outcome === "unknown") run.mayHaveTakenEffect = true;
  tellRun(run, { type: "retry", error, delayMs });
  await pause(run, delayMs);
}

/** Waits for a place within the client's own rate limit. */
async function holdBack(
  run: Run,
  { delayMs, release }: { readonly delayMs: number; release(): void },
): Promise<void> {
  if (delayMs <= 0) return;
  if (delayMs >= remainingMs(run)) {
    release();
    const option = "deadlineMs, or allow more by rateLimit";
    throw new TimeoutError(run, option, run.settings.deadlineMs, false);
  }
  tellRun(run, { type: "rate-limit", delayMs });
  try {
    await pause(run, delayMs);
  } catch (error) {
    release();
    throw error;
  }
}

/** Waits, or ends at once when the caller aborts. @throws AbortedError */
async function pause(run: Run, delayMs: number): Promise<void> {
  try {
    await within(delayMs, run.signal, () => new Promise<never>(() => {}));
  } catch (error) {
    if (!(error instanceof Interrupted) || !error.expired)
      throw new AbortedError(run, run.signal?.reason, false);
  }
}
