/** One attempt: one request sent, one answer read whole. */
import { startDeadline } from "./deadline.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { NetworkError } from "./errors/network-error.ts";
import { TimeoutError } from "./errors/timeout-error.ts";

/** What an attempt needs. */
export interface AttemptSettings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until the answer must have been read. */
  readonly timeoutMs: number;
  /** The caller's own signal. */
  readonly signal: AbortSignal | undefined;
  /** Describes the call as it stands, for an error. */
  readonly describe: () => FailedCall;
}

/** An answer, read. */
export interface Answer {
  readonly response: Response;
  /** The body as text, empty when there is none. */
  readonly text: string;
}

/**
 * Sends a request once.
 *
 * @param url the absolute address
 * @param init method, headers and body
 * @param settings limits, and how to send
 * @returns the answer of whatever status
 * @throws TimeoutError, AbortedError, NetworkError
 */
export async function attempt(url: string, init: RequestInit, settings: AttemptSettings): Promise<Answer> {
  const deadline = startDeadline(settings.timeoutMs, settings.signal);
  try {
    const response = await settings.fetch(url, { ...init, signal: deadline.signal });
    return { response, text: await response.text() };
  } catch (error) {
    const call = settings.describe();
    if (deadline.timedOut()) throw new TimeoutError(call, settings.timeoutMs);
    if (settings.signal?.aborted) throw new AbortedError(call, settings.signal.reason, true);
    throw new NetworkError(call, error);
  } finally {
    deadline.stop();
  }
}
