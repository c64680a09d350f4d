/** Per-call context: the state that the parts of one call share. */
import type { Authorize } from "./authorization.ts";
import type { CallTarget, FailedCall, Outcome } from "./errors/dataplat-error.ts";
import type { ClientEvent, EventDetails } from "./events.ts";
import type { CallSettings, ClientSettings } from "./settings.ts";
import type { Slot } from "./throttle.ts";

/** A call in progress. */
export interface CallContext extends FailedCall {
  readonly client: ClientSettings;
  /** The client's settings, overridden by the call's own options. */
  settings: CallSettings;
  signal: AbortSignal | undefined;
  /** Identifies the call in events. */
  readonly callId: number;
  attempts: number;
  sentAt: number | undefined;
  outcome: Outcome;
  secrets: readonly string[];
  /** Gets another token after a 401; undefined if there is only one. */
  renew: Authorize | undefined;
  /** Slot of the next request in the client's rate limit; undefined if there is none, or once the request is sent. */
  slot?: Slot | undefined;
}

let calls = 0;

export function createCallContext(client: ClientSettings, operation: CallTarget): CallContext {
  calls += 1;
  return {
    client,
    operation,
    settings: client,
    signal: undefined,
    callId: calls,
    startedAt: performance.now(),
    attempts: 0,
    sentAt: undefined,
    outcome: "not-sent",
    secrets: [],
    renew: undefined,
  };
}

/** Calls the client's event hook, if there is one. A hook that throws or rejects does not affect the call. */
export function emit(call: CallContext, details: EventDetails): void {
  const { onEvent, origin } = call.client;
  if (!onEvent) return;
  const { operationId, method, path } = call.operation;
  // A request that is delayed has not been counted yet.
  const attempt = details.type === "rate-limit" ? call.attempts + 1 : call.attempts;
  const event: ClientEvent = { ...details, callId: call.callId, operationId, method, path, origin, attempt };
  try {
    const result = onEvent(event);
    // Without a handler, the rejection of an asynchronous hook would end the process.
    if (typeof result === "object") Promise.resolve(result).catch(() => {});
  } catch {}
}
