import type { Operation } from "../../contract/operation.ts";

/** The closed list of what can go wrong with a call or with creating a client. */
export type ErrorKind =
  | "api"
  | "timeout"
  | "aborted"
  | "network"
  | "unexpected-response"
  | "invalid-request"
  | "config";

/**
 * Effect of a write that failed: `not-sent` (the server never received it), `rejected` (the server rejected it), `unknown` (it
 * may have taken effect).
 */
export type Outcome = "not-sent" | "rejected" | "unknown";

/** Target of a call: an operation, or an address that no operation describes, which has neither name nor path template. */
export type CallTarget = Pick<Operation, "method" | "safe" | "idempotent" | "security"> &
  Partial<Pick<Operation, "operationId" | "path" | "success">>;

/** State of a call that an error reports. */
export interface FailedCall {
  readonly operation: CallTarget;
  /** Start of the call on the runtime's monotonic clock, in milliseconds. */
  readonly startedAt: number;
  /** Number of requests sent. */
  readonly attempts: number;
  /** When the current request was sent, on the same clock; undefined between two requests. */
  readonly sentAt: number | undefined;
  /** Outcome of the earlier requests of the call. */
  readonly outcome: Outcome;
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
  /** Credentials of the requests sent so far, which are redacted. */
  readonly secrets: readonly string[];
}

/** Registered globally, so that other copies of this package and other realms recognise the errors. */
export const brand = Symbol.for("dataplat.error");

/** The outcome of several requests: that of the least certain one. The alphabet has the names in this order. */
function combineOutcomes(one: Outcome, other: Outcome): Outcome {
  return one > other ? one : other;
}

const logged = ["kind", "message", "operationId", "status", "requestId", "code", "outcome", "attempts"];

/** Base class of the closed union `DataplatError`: narrow by `kind` rather than by class. */
export abstract class DataplatErrorBase extends Error {
  abstract readonly kind: ErrorKind;
  /** The operation that failed; undefined for an address that no operation describes, and if a client could not be created. */
  readonly operationId: string | undefined;
  readonly method: string | undefined;
  /** Path template of the operation. */
  readonly path: string | undefined;
  /** Number of requests sent. */
  readonly attempts: number;
  /** Milliseconds from the start of the call to its failure. */
  readonly elapsedMs: number;
  /** Effect of a write that failed; undefined for an operation that only reads. */
  readonly outcome: Outcome | undefined;

  /**
   * @param message the problem; the operationId, or else the method, is put in front
   * @param call the failed call; undefined if a client could not be created
   * @param options `cause`
   * @param outcome what is known of the last request; by default, whether it was sent
   */
  constructor(
    message: string,
    call?: FailedCall,
    options?: ErrorOptions,
    outcome: Outcome = call?.sentAt === undefined ? "not-sent" : "unknown",
  ) {
    const { operationId, method, path }: Partial<CallTarget> = call?.operation ?? {};
    super(method ? `${operationId ?? method}: ${message}` : message, options);
    this.operationId = operationId;
    this.method = method;
    this.path = path;
    this.attempts = call?.attempts ?? 0;
    this.elapsedMs = call ? Math.round(performance.now() - call.startedAt) : 0;
    this.outcome = call && !call.operation.safe ? combineOutcomes(call.outcome, outcome) : undefined;
    // Not enumerable, so that the printed error stays readable.
    Object.defineProperty(this, brand, { value: true });
  }

  /** Selects the members that `JSON.stringify` and loggers print: no response headers and no body. */
  toJSON(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(logged.map((name) => [name, Reflect.get(this, name)]));
  }
}
