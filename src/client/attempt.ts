/** One attempt: one request sent, one answer read whole. */
import { isDataplatError } from "./errors/index.ts";
import { NetworkError } from "./errors/network-error.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { pickHeaders } from "./events.ts";
import { readBody } from "./read-body.ts";
import { type Run, remainingMs, tellRun } from "./run.ts";
import { within } from "./within.ts";

/** An answer, read. */
export interface Answer {
  readonly response: Response;
  /** The body as text, empty when there is none. */
  readonly text: string;
}

/**
 * Sends a call's request once.
 *
 * @param run the call
 * @param refresh whether another token than the last is wanted
 * @returns the answer of whatever status
 * @throws TimeoutError, AbortedError, NetworkError, ConfigError for a token that cannot be had, UnexpectedResponseError for a
 *   success that is too large
 */
export async function attempt(run: Run, refresh: boolean): Promise<Answer> {
  const { timeoutMs } = run.settings;
  const remaining = remainingMs(run);
  const option = remaining < timeoutMs ? "deadlineMs" : "timeoutMs";
  const send = (signal: AbortSignal): Promise<Answer> => exchange(run, refresh, signal);
  const expire = (): never => {
    throw new TimeoutError(run, option, run.settings[option]);
  };
  try {
    return await within(run, Math.min(timeoutMs, remaining), send, expire);
  } catch (cause) {
    const error = isDataplatError(cause) ? cause : new NetworkError(run, cause);
    if (run.sentAt !== undefined) {
      tellRun(run, { type: "failure", error, durationMs: performance.now() - run.sentAt });
    }
    throw error;
  }
}

async function exchange(run: Run, refresh: boolean, signal: AbortSignal): Promise<Answer> {
  const { client, request } = run;
  const authorization = await client.authorizer.header(refresh, run);
  // A token that came too late is not sent.
  signal.throwIfAborted();
  run.attempts += 1;
  tellRun(run, { type: "request" });
  const sentAt = performance.now();
  run.sentAt = sentAt;
  const response = await client.fetch(request.url, {
    method: run.operation.method,
    // Where headers are read, those of the caller are refused that are set here.
    headers: { authorization, ...request.headers },
    // A body that was sent once is spent; text can be sent any number of times.
    body: request.body,
    redirect: "manual",
    // A browser would add the visitor's cookies, and ask the visitor for credentials after a 401.
    credentials: "omit",
    signal,
  });
  const text = await readText(run, response);
  // A `fetch` of the caller's own may ignore the signal; its late answer is nobody's any more.
  signal.throwIfAborted();
  if (client.onEvent) tellAnswer(run, response, performance.now() - sentAt);
  return { response, text };
}

function readText(run: Run, response: Response): Promise<string> {
  const { maxResponseBytes } = run.client;
  const { ok } = response;
  // Of an answer that is not a success as much as is enough for any message, and too little to hurt.
  const limit = ok ? maxResponseBytes : Math.min(maxResponseBytes, 65_536);
  return readBody(response, limit, (text) => {
    if (!ok) return text;
    const what = `the body is larger than ${limit} bytes. Raise maxResponseBytes.`;
    throw new UnexpectedResponseError(run, response, undefined, what);
  });
}

function tellAnswer(run: Run, { status, headers }: Response, durationMs: number): void {
  const picked = pickHeaders(headers);
  // Taken before the hook, which may change what it is given.
  const { deprecation, sunset, link } = picked;
  tellRun(run, { type: "response", status, headers: picked, durationMs });
  if ((deprecation ?? sunset) !== undefined) {
    tellRun(run, { type: "deprecation", deprecation, sunset, link });
  }
}
