/** Mocks for tests: Prism for every API on free ports, while one test file runs. */
import { afterAll, beforeAll } from "vitest";
import { type RunningMocks, startMocks } from "../../scripts/mock/start-mocks.ts";

/** A request that is sent without changes. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  /** Value of the header, if there is one. */
  readonly authorization?: string | undefined;
  /** Default, if there is a body: `application/json`. */
  readonly contentType?: string | undefined;
  readonly body?: string | undefined;
}

/** A response with its body as text. */
export interface TextResponse {
  readonly status: number;
  readonly text: string;
  /** Prism's header with the violations of the request, as JSON; empty if there is none. */
  readonly violations: string;
}

const timeoutMs = 5000;

/**
 * Starts the mocks before the tests of a file and stops them afterwards. Call it at the top level of the file.
 *
 * @returns a function that returns the running mocks, for use inside tests
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
 * Sends a request.
 *
 * @param baseUrl address of the server
 * @throws if there is no response within the timeout
 */
export async function send(baseUrl: string, request: RawRequest): Promise<TextResponse> {
  const { method, target, authorization, contentType = "application/json", body } = request;
  const response = await fetch(baseUrl + target, {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { "content-type": contentType }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const violations = response.headers.get("sl-violations") ?? "";
  return { status: response.status, text: await response.text(), violations };
}
