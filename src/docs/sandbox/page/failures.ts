/** Failures on demand: injects a fault into the next request, and says what the client would do. The page loads this module when one is chosen. */
import type { Operation } from "../../../contract/operation.ts";
import type { Fault } from "../../../platform/faults/fault.ts";
import { element } from "../../dom.ts";
import type { Connection } from "./connection.ts";
import type { FormContent } from "./operation-form.ts";

export interface Failure {
  readonly fault: Fault;
  /** The behavior of the client, for a read or a write. */
  readonly client: string;
  /** Condition in TypeScript that handles it; `error` is that of `safe`. */
  readonly condition: string;
  /** The remedy. */
  readonly advice: string;
}

const isSentAgain =
  "The client sends a read again, after a random delay: up to three requests in total. If all of them fail:";
const compare = "read the resource, and compare";

/** Option of the client that sends such a write again; for a method that is not idempotent, none does. */
function retryAdvice({ idempotent }: Operation): string {
  return idempotent ? " With retry: { idempotentWrites: true }, it does." : "";
}

/** By value of the field. */
const failures: Readonly<Record<string, (operation: Operation) => Failure>> = {
  unavailable: (operation) => ({
    fault: { type: "status", status: 503 },
    ...(operation.safe
      ? {
          client: isSentAgain,
          condition: 'error?.kind === "api" && error.status === 503',
          advice: "try later",
        }
      : {
          client: `The client does not send a write again after a 503 without Retry-After: it may have taken effect.${retryAdvice(operation)}`,
          condition: 'error?.kind === "api" && error.outcome === "unknown"',
          advice: compare,
        }),
  }),
  limited: () => ({
    fault: { type: "rate-limit", retryAfterSeconds: 2 },
    client:
      "The client waits for the 2 s that Retry-After states, and sends the request again, a read or a write: up to three requests in total. If all of them fail:",
    condition: 'error?.kind === "api" && error.retryAfterMs !== undefined',
    advice: "try again after error.retryAfterMs",
  }),
  slow: (operation) => ({
    fault: { type: "latency", ms: 2000 },
    client: `The client waits up to 30 s, so the call succeeds. With timeoutMs: 1_000, the request times out, and ${operation.safe ? "a read is sent again, up to three requests in total. If all of them fail:" : `a write is not sent again.${retryAdvice(operation)}`}`,
    condition: operation.safe
      ? 'error?.kind === "timeout"'
      : 'error?.kind === "timeout" && error.outcome === "unknown"',
    advice: operation.safe ? "raise timeoutMs, or try later" : compare,
  }),
  dropped: (operation) => ({
    // Not `drop`: a browser sends a request again by itself if a connection that it reuses closes before the response begins.
    fault: { type: "truncate" },
    ...(operation.safe
      ? { client: isSentAgain, condition: 'error?.kind === "network"', advice: "try later" }
      : {
          client: `The write takes effect, which the client cannot know: it does not send it again.${retryAdvice(operation)}`,
          condition: 'error?.kind === "network" && error.outcome === "unknown"',
          advice: compare,
        }),
  }),
};

/** A platform that rejects the injection of a fault. */
export class InjectionError extends Error {
  constructor(status: number) {
    super(
      `The platform did not let this page inject a failure (${status}). Open the page on the platform's own machine, and start the platform without an admin token.`,
    );
  }
}

export const failureNames = Object.keys(failures);

/** Describes a failure of an operation; undefined for none. */
export function describeFailure(name: string, operation: Operation): Failure | undefined {
  return failures[name]?.(operation);
}

/** Shows what the client would do; nothing for no failure. */
export function showClient(note: HTMLElement, name: string, operation: Operation): void {
  const failure = describeFailure(name, operation);
  const line = `if (${failure?.condition}) { /* ${failure?.advice} */ }`;
  note.replaceChildren(...(failure ? [element("p", failure.client), element("code", line)] : []));
}

/**
 * Injects a failure into the next request of an operation. Returns a function that removes it if the request failed before, such as with a
 * 401. Throws InjectionError if the platform does not allow it.
 */
export async function injectFailure(
  connection: Connection,
  { api, operation }: Pick<FormContent, "api" | "operation">,
  { fault }: Failure,
): Promise<() => Promise<unknown>> {
  const injection = { operationId: `${api}.${operation.operationId}`, fault };
  if (connection.inject) {
    await connection.inject(injection);
    return async () => {};
  }
  const address = new URL("_platform/faults", connection.baseUrl);
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(injection) });
  if (!response.ok) throw new InjectionError(response.status);
  const { id }: { readonly id: string } = await response.json();
  return () => fetch(`${address}/${id}`, { method: "DELETE" });
}
