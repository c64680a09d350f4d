/** Types of an injected fault. */

/** A failure to inject into one request. */
export type Fault =
  | {
      readonly type: "latency";
      /** Delay before the request is handled as usual, in milliseconds, 0 to 600000. */
      readonly ms: number;
    }
  | {
      readonly type: "status";
      /** 200 to 599, except 204, 205 and 304, which have no body. The operation does not take effect. */
      readonly status: number;
      /**
       * Response body: a string is sent as is, anything else as JSON. By default the API's own error body. Required for a status below
       * 400.
       */
      readonly body?: unknown;
      /** Response headers to add or replace. Values are printable ASCII. */
      readonly headers?: Readonly<Record<string, string>> | undefined;
    }
  | {
      readonly type: "drop";
      /** Whether the connection closes before the operation takes effect (the default) or after. No response is sent. */
      readonly when?: "before" | "after" | undefined;
    }
  /** The operation takes effect, and the connection closes in the middle of the response. */
  | { readonly type: "truncate" }
  | {
      readonly type: "rate-limit";
      /** `Retry-After` of the 429, in seconds, 0 to 86400; 1 by default. The operation does not take effect. */
      readonly retryAfterSeconds?: number | undefined;
    }
  | {
      readonly type: "drift";
      /** How the response of a success differs from the contract, in one value. The operation takes effect. */
      readonly kind: DriftKind;
    };

/**
 * Ways in which a response differs from the contract: an object with a member that is not documented, null in place of an array, a text in
 * place of a number, a text that is not among the listed values (of an open list as well), a payload without its envelope.
 */
export type DriftKind =
  | "unknown-member"
  | "null-for-array"
  | "string-for-number"
  | "new-value"
  | "missing-envelope";

/** The types of faults. */
export type FaultType = Fault["type"];

/** Which requests a fault fires for. */
export interface FaultOptions {
  /** Number of requests, 1 to 1000000; 1 by default. */
  readonly times?: number | undefined;
  /** Organization or team whose requests it fires for; any by default. */
  readonly tenantId?: string | undefined;
}

/** State of an injected fault. */
export interface FaultState {
  /** Unique within the platform. */
  readonly id: string;
  /** As it was injected: with or without the name of the API. */
  readonly operationId: string;
  readonly fault: Fault;
  /** Organization or team whose requests it fires for; null for any. */
  readonly tenantId: string | null;
  /** Number of requests it fires for. */
  readonly times: number;
  /** Number of requests it has fired for so far. */
  readonly fired: number;
}

/** An injected fault. `fired` is updated as it fires. */
export interface InjectedFault extends FaultState {
  /** Removes it while it is pending; has no effect afterwards. */
  remove(): void;
}
