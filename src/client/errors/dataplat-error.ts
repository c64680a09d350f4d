import type { Operation } from "../operation.ts";

/** What every error of this package is, whatever went wrong. */

/** The closed list of what can go wrong with a call, or with making a client. */
export type ErrorKind =
  | "api"
  | "timeout"
  | "aborted"
  | "network"
  | "unexpected-response"
  | "invalid-request"
  | "config";

/**
 * What is known of a write that failed: `not-sent` (the server never saw it), `rejected` (the server refused it),
 * `unknown` (it may have taken effect).
 */
export type Outcome = "not-sent" | "rejected" | "unknown";

/** The call that an error is about. */
export interface FailedCall {
  readonly operation: Operation;
  /** When it began, by the runtime's monotonic clock, in milliseconds. */
  readonly startedAt: number;
  /** How many requests were sent. */
  readonly attempts: number;
  /** When the last request was sent, by the same clock; undefined when there was none, or it has failed and the next is to come. */
  readonly sentAt: number | undefined;
  /** Whether an earlier request of the call may have taken effect, whatever became of the last one. */
  readonly uncertain: boolean;
  /** The caller's own signal. */
  readonly signal: AbortSignal | undefined;
}

/** Registered by name, so that two copies of this package, or two realms, know each other's errors. */
export const brand = Symbol.for("dataplat.error");

/** Base of the closed union `DataplatError`: narrow by `kind` rather than by class. */
export abstract class DataplatErrorBase extends Error {
  abstract readonly kind: ErrorKind;
  /** The operation that failed; undefined when a client could not be made. */
  declare readonly operationId: string | undefined;
  declare readonly method: string | undefined;
  /** The path template of the operation. */
  declare readonly path: string | undefined;
  /** How many requests were sent. */
  declare readonly attempts: number;
  /** Milliseconds from the call to its failure. */
  declare readonly elapsedMs: number;
  /** What is known of a write that failed; undefined for an operation that only reads. */
  declare readonly outcome: Outcome | undefined;

  /**
   * @param call the call, when there is one
   * @param outcome what is known of the last request; by default, whether it was sent
   */
  constructor(
    message: string,
    call?: FailedCall,
    options?: ErrorOptions,
    outcome: Outcome = call?.sentAt === undefined ? "not-sent" : "unknown",
  ) {
    const { operationId, method, path, safe = true } = call?.operation ?? ({} as Partial<Operation>);
    super(operationId ? `${operationId}: ${message}` : message, options);
    Object.assign(this, {
      operationId,
      method,
      path,
      attempts: call?.attempts ?? 0,
      elapsedMs: call ? Math.round(performance.now() - call.startedAt) : 0,
      outcome: safe ? undefined : call?.uncertain ? "unknown" : outcome,
    });
    // Not enumerable, so that printing the error stays readable.
    Object.defineProperty(this, brand, { value: true });
  }
}

/**
 * Gives an error the answer that it is about.
 *
 * @param error the error
 * @param response the answer; its headers are not shown when the error is printed, since they may hold a cookie
 * @param members the rest that is known of it
 */
export function keepAnswer(error: Error, response: Response, members: object): void {
  Object.assign(error, { status: response.status, ...members });
  Object.defineProperty(error, "headers", { value: response.headers });
}
