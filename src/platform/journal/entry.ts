/** One request as the journal keeps and shows it, and what a test may expect of it. */
import type { FaultType } from "../faults/fault.ts";
import type { PlatformHeaders } from "../pipeline/message.ts";

/** What the pipeline tells of a request. */
export interface JournalRecord {
  /** The API's name in the register; null when the path belongs to none. */
  readonly api: string | null;
  /** Null when no operation was found. */
  readonly operationId: string | null;
  readonly method: string;
  /** As it stood in the request line. Values of query parameters that no operation has are shown redacted. */
  readonly target: string;
  /** Decoded, by name; empty when no operation was found. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Whose credential asked; null when nobody's did. */
  readonly tenantId: string | null;
  /** Null when the connection was closed without an answer. */
  readonly status: number | null;
  readonly requestId: string;
  /** Request headers by lower-case name. Only those of an allow-list are kept, and never a credential. */
  readonly headers: PlatformHeaders;
  /** The parsed body; null when there was none, it is not JSON, or it is longer than 8 KiB. It must not change afterwards. */
  readonly body: unknown;
  /** Length of the body, in bytes or in characters; 0 when there was none. */
  readonly bodyLength: number;
  /** The fault that happened to it. */
  readonly fault: FaultType | null;
}

/** One request that was answered. */
export interface JournalEntry extends JournalRecord {
  /** Counts up from 1, over all requests since the platform was made. */
  readonly sequence: number;
  /** When it was answered, ISO 8601 with milliseconds. */
  readonly at: string;
}

/** What a request is expected to be. */
export interface ExpectedCall {
  /** How many requests match, exactly; at least one when left out. */
  readonly times?: number | undefined;
  readonly status?: number | undefined;
  readonly tenantId?: string | undefined;
  /** Values that path parameters have; others may have any. */
  readonly pathParameters?: Readonly<Record<string, string>> | undefined;
  /** Members that the body has; it may have others. Arrays have the same length. `undefined` stands for a member that is absent. */
  readonly body?: unknown;
}

/** A request as it is kept: redacted only when somebody reads it, since hardly anybody ever does. */
export interface KeptRequest extends Omit<JournalEntry, "at"> {
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What `journal-assertions.ts` asks of a journal. */
export interface JournalView {
  readonly forgotten: number;
  readonly operationIds: readonly string[];
  readonly kept: readonly KeptRequest[];
  readonly show: (request: KeptRequest) => JournalEntry;
}
