/** One failure to inject, and what is known of it. */

/** What is to go wrong with one request. */
export type Fault =
  | {
      readonly type: "latency";
      /** How long the request is held back, in milliseconds, 0 to 600000; then it is answered as ever. */
      readonly ms: number;
    }
  | {
      readonly type: "status";
      /** 200 to 599, but 204, 205 and 304, which have no body. Answered in the place of the operation, which does not take effect. */
      readonly status: number;
      /** A text is sent as it is; anything else as JSON. The API's own form of an error when left out, which a status below 400 must not. */
      readonly body?: unknown;
      /** Added to the response, or put in the place of what it has. */
      readonly headers?: Readonly<Record<string, string>> | undefined;
    }
  | {
      readonly type: "drop";
      /** Whether the connection closes before the operation takes effect (the default) or after. Nothing is answered. */
      readonly when?: "before" | "after" | undefined;
    }
  /** The operation takes effect, and the connection closes in the middle of the answer. */
  | { readonly type: "truncate" }
  | {
      readonly type: "rate-limit";
      /** What `Retry-After` of the 429 says, 0 to 86400; 1 by default. The operation does not take effect. */
      readonly retryAfterSeconds?: number | undefined;
    };

/** The kinds of faults. */
export type FaultType = Fault["type"];

/** When a fault fires. */
export interface FaultOptions {
  /** How many requests it happens to, 1 to 1000000; 1 by default. */
  readonly times?: number | undefined;
  /** Only requests with credentials of this organization or team; with anybody's when left out. */
  readonly tenantId?: string | undefined;
}

/** What is known of a fault that was injected. */
export interface FaultState {
  /** Names it among the faults of its platform. */
  readonly id: string;
  readonly operationId: string;
  readonly fault: Fault;
  /** Whose requests it is for; null for anybody's. */
  readonly tenantId: string | null;
  /** How many requests it is for. */
  readonly times: number;
  /** How many requests it has happened to so far. */
  readonly fired: number;
}

/** A fault that was injected. Its `fired` counts on. */
export interface InjectedFault extends FaultState {
  /** Takes it back, if it has not fired as often as it should; harmless afterwards. */
  remove(): void;
}
