/** What becomes known of one request while it is answered: for its journal entry, its metrics and its errors. */
import type { Fault } from "../fault.ts";
import type { PlatformRequest } from "../message.ts";
import type { Destination } from "./destination.ts";

/** One request on its way. */
export interface Exchange {
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
 * Begins an exchange.
 *
 * @param request what came in
 */
export function beginExchange(request: PlatformRequest): Exchange {
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
