/** A call while it runs: what its parts share. */
import type { LoadShapes } from "./drift.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import type { ClientEvent } from "./events.ts";
import type { Operation } from "./operation.ts";
import type { CallSettings, ClientSettings } from "./settings.ts";
import type { RequestValidators } from "./validation.ts";

/** A request in a form that can be sent any number of times. */
export interface PreparedRequest {
  readonly url: string;
  /** By lower-case name, without credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null when there is none. */
  readonly body: string | null;
}

/** What is called. */
export interface Target {
  readonly operation: Operation;
  /** By operationId. */
  readonly requestValidators: Readonly<Record<string, RequestValidators>>;
  /** The envelope's member that holds the payload. */
  readonly payload: string;
  readonly loadShapes: LoadShapes;
  readonly client: ClientSettings;
}

/** What is known before the request is built, which is enough to describe a failure. */
export interface RunStart extends FailedCall, Target {
  /** Tells its events from those of other calls. */
  readonly callId: number;
  attempts: number;
  uncertain: boolean;
  sentAt: number | undefined;
}

/** A call whose request is ready. */
export interface Run extends RunStart {
  readonly settings: CallSettings;
  readonly request: PreparedRequest;
}

/**
 * Gives the time that a call has left.
 *
 * @param run the call
 * @returns milliseconds, zero or less when its deadline has passed
 */
export function remainingMs({ settings, startedAt }: Run): number {
  return settings.deadlineMs - (performance.now() - startedAt);
}

/** What an event says beyond the call that it is about. */
type EventDetails = ClientEvent extends infer Event
  ? Event extends ClientEvent
    ? Omit<Event, "callId" | "operationId" | "method" | "path" | "origin" | "attempt">
    : never
  : never;

/**
 * Tells the client's hook, if there is one. Its own failures must not break a call: what it throws, now or later, is dropped.
 *
 * @param run the call
 * @param details what happened
 */
export function tellRun(run: Run, details: EventDetails): void {
  const { callId, attempts } = run;
  const { onEvent, origin } = run.client;
  if (!onEvent) return;
  const { operationId, method, path } = run.operation;
  // A request that is held back, or that found no token, is the one to come.
  const attempt = details.type === "rate-limit" ? attempts + 1 : attempts || 1;
  const event = { callId, operationId, method, path, origin, attempt, ...details };
  try {
    // The members of one event's type and those of every event: together that type.
    const result = onEvent(event as ClientEvent);
    // An asynchronous hook's rejection would otherwise end the process.
    if (typeof result === "object") Promise.resolve(result).catch(() => {});
  } catch {}
}
