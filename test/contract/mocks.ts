/** Mocks for tests: Prism for every API on free ports, for as long as one test file runs. */
import { afterAll, beforeAll } from "vitest";
import { type RunningMocks, startMocks } from "../../scripts/mock/start-mocks.ts";

/** A request as it is sent: nothing is added, encoded or checked. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  /** The header's whole value; no header when left out. */
  readonly authorization?: string | undefined;
  /** `application/json` when there is a body and this is left out. */
  readonly contentType?: string | undefined;
  readonly body?: string | undefined;
}

/** An answer with its body as text. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds within which a mock has to answer. */
const answerWithinMs = 5000;

/**
 * Starts the mocks before the tests of a file and stops them after. Call it at the file's top level.
 *
 * @returns a function for use inside tests: the running mocks
 */
export function useMocks(): () => RunningMocks {
  let running: RunningMocks | undefined;
  beforeAll(async () => {
    running = await startMocks();
  });
  afterAll(async () => {
    await running?.stop();
  });
  return () => {
    if (!running) throw new Error("The mocks run only while tests do: call this inside a test.");
    return running;
  };
}

/**
 * Sends a request, good or bad.
 *
 * @param baseUrl a mock's address
 * @param request what to send
 * @returns status and body
 * @throws when no answer comes within five seconds: a server that hangs is as broken as one that accepts everything
 */
export async function send(baseUrl: string, request: RawRequest): Promise<RawResponse> {
  const { method, target, authorization, contentType = "application/json", body } = request;
  const response = await fetch(baseUrl + target, {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { "content-type": contentType }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  return { status: response.status, text: await response.text() };
}
