/** Types of the journal's entries, and of what a test expects of them. */
import type { FaultType } from "../faults/fault.ts";
import type { PlatformHeaders } from "../http/message.ts";

/** One request, as the pipeline records it. */
export interface JournalRecord {
  /** The API's name in the register; null if the path belongs to no API. */
  readonly api: string | null;
  /** Null if no operation matches the request. */
  readonly operationId: string | null;
  readonly method: string;
  /** Request target as received. An entry shows only values of documented query parameters; others are redacted. */
  readonly target: string;
  /** Decoded path parameters by name; empty if no operation matches. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Organization or team of the credentials; null without valid credentials. */
  readonly tenantId: string | null;
  /** Null if the connection was closed without a response. */
  readonly status: number | null;
  readonly requestId: string;
  /** Request headers by lower-case name. The journal keeps those of an allow-list, which has no credentials. */
  readonly headers: PlatformHeaders;
  /**
   * A JSON value, text, or bytes, which an entry shows in Base64. Null if there is no body, it is not of the operation's kind, or it is
   * longer than 8 KiB. It must not change afterwards.
   */
  readonly body: unknown;
  /** Length of the body in bytes; 0 without a body, and for a body that was not read. */
  readonly bodyLength: number;
  /** Type of the fault that fired for the request. */
  readonly fault: FaultType | null;
  /** Whether the operation has no handler, and answered its example. */
  readonly isExample: boolean;
}

/** One request in the journal. */
export interface JournalEntry extends JournalRecord {
  /** Position among all requests since the platform was created, from 1. */
  readonly sequence: number;
  /** Time of the response, ISO 8601 with milliseconds. */
  readonly at: string;
}

/** A stored request. It is redacted when it is read, which is rare. */
export interface StoredRequest extends Omit<JournalEntry, "at"> {
  /** Time of the response, in milliseconds since 1970. */
  readonly time: number;
}

/** An expected call of an operation. */
export interface ExpectedCall {
  /** Exact number of matching requests; at least one by default. */
  readonly times?: number | undefined;
  readonly status?: number | undefined;
  /** An organization or a team. */
  readonly tenantId?: string | undefined;
  /** Path parameters that the request has, among others. */
  readonly pathParameters?: Readonly<Record<string, string>> | undefined;
  /**
   * Members that the body has, among others; `undefined` expects that a member is absent. Arrays match element by element. A string
   * matches the same text, and a `Uint8Array` the same bytes.
   */
  readonly body?: unknown;
}
