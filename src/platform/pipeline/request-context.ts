/** Per-request context, for the journal entry, the metrics and errors. */
import type { Fault } from "../faults/fault.ts";
import type { PlatformHeaders, PlatformRequest } from "../http/message.ts";
import type { RouteMatch } from "./match-route.ts";

/** Per-request context. The pipeline fills it in as it learns more. */
export interface RequestContext {
  readonly request: PlatformRequest;
  /** UUIDv4, unique per request (vendor's documentation: Response envelope). */
  readonly requestId: string;
  /** Undefined until an operation is found. */
  match: RouteMatch | undefined;
  /** Tenant of the accepted credential; null before. */
  tenantId: string | null;
  /** The bytes of the body; undefined until they are needed. */
  content: Promise<Uint8Array> | undefined;
  /** Length of the content in bytes; 0 if it was not read. */
  bodyLength: number;
  /** Parsed body; null if there is none. */
  body: unknown;
  fault: Fault | undefined;
  /** Whether the operation answered its example. */
  isExample: boolean;
  /** Headers of every further response to this request, errors included. */
  headers: PlatformHeaders;
}

export function createRequestContext(request: PlatformRequest): RequestContext {
  return {
    request,
    requestId: crypto.randomUUID(),
    match: undefined,
    tenantId: null,
    content: undefined,
    bodyLength: 0,
    body: null,
    fault: undefined,
    isExample: false,
    headers: {},
  };
}
