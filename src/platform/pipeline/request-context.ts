/** Per-request context, for the journal entry, the metrics and errors. */
import type { Fault } from "../faults/fault.ts";
import type { Destination } from "./destination.ts";
import type { PlatformRequest } from "./message.ts";

/** Per-request context. The pipeline fills it in as it learns more. */
export interface RequestContext {
  readonly request: PlatformRequest;
  /** UUIDv4, unique per request (reference: Response envelope). */
  readonly requestId: string;
  /** Undefined until one is found. */
  destination: Destination | undefined;
  /** Whose credential asks; null until it is known. */
  tenantId: string | null;
  /** Parsed; null when there is none. */
  body: unknown;
  fault: Fault | undefined;
  /** Headers that every response gets from now on, errors as well. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Creates the context of a request.
 *
 * @param request what came in
 */
export function createRequestContext(request: PlatformRequest): RequestContext {
  return {
    request,
    requestId: crypto.randomUUID(),
    destination: undefined,
    tenantId: null,
    body: null,
    fault: undefined,
    headers: {},
  };
}
