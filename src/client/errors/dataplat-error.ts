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
  /** Whether an earlier request of the call may have taken effect, whatever became of the last one. */
  readonly mayHaveTakenEffect: boolean;
}

/** Registered by name, so that two copies of this package, or two realms, know each other's errors. */
const brand = Symbol.for("dataplat.error");

/** Base of the closed union `DataplatError`: narrow by `kind` rather than by class. */
export abstract class DataplatErrorBase extends Error {
  abstract readonly kind: ErrorKind;
  /** The operation that failed; undefined when a client could not be made. */
  readonly operationId: string | undefined;
  readonly method: string | undefined;
  /** The path template of the operation. */
  readonly path: string | undefined;
  /** How many requests were sent. */
  readonly attempts: number;
  /** Milliseconds from the call to its failure. */
  readonly elapsedMs: number;
  /** What is known of a write that failed; undefined for an operation that only reads. */
  readonly outcome: Outcome | undefined;

  protected constructor(
    message: string,
    call: FailedCall | undefined,
    outcome: Outcome,
    options?: ErrorOptions,
  ) {
    const operation = call?.operation;
    super(operation ? `${operation.operationId}: ${message}` : message, options);
    this.operationId = operation?.operationId;
    this.method = operation?.method;
    this.path = operation?.path;
    this.attempts = call?.attempts ?? 0;
    this.elapsedMs = call ? Math.round(performance.now() - call.startedAt) : 0;
    this.outcome = !call || call.operation.safe ? undefined : call.mayHaveTakenEffect ? "unknown" : outcome;
    // Not enumerable, so that printing an error stays readable.
    Object.defineProperty(this, brand, { value: true });
  }
}

/**
 * Tells whether a value is an error of this package, also one of another copy of it.
 *
 * @param value anything, such as what a `catch` gives
 * @returns whether it carries this package's mark
 */
export function isBranded(value: unknown): value is DataplatErrorBase {
  return typeof value === "object" && value !== null && brand in value;
}
