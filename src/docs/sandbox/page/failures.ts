/** Failures on demand: injects a fault into the next request. */
import type { Operation } from "../../../contract/operation.ts";
import type { Fault } from "../../../platform/faults/fault.ts";
import type { Connection } from "./connection.ts";

/** Faults by value of the field. */
const faults: Readonly<Record<string, Fault>> = {
  unavailable: { type: "status", status: 503 },
  limited: { type: "rate-limit", retryAfterSeconds: 2 },
  slow: { type: "latency", ms: 2000 },
  // Not `drop`: a browser sends a request again by itself if a connection that it reuses closes before the response begins.
  dropped: { type: "truncate" },
};

/** Returns the fault that the reader has chosen; undefined for none. */
export function chosenFault(name: string): Fault | undefined {
  return faults[name];
}

/** A platform that rejects the injection of a fault. */
export class InjectionError extends Error {
  constructor(status: number) {
    super(
      `The platform did not let this page inject a failure (${status}). Open the page on the platform's own machine, and start the platform without an admin token.`,
    );
  }
}

/**
 * Injects a fault into the next request of an operation.
 *
 * @returns a function that removes it if the request failed before, such as with a 401
 * @throws InjectionError if the platform does not allow it
 */
export async function injectFault(
  connection: Connection,
  { operationId }: Operation,
  fault: Fault,
): Promise<() => Promise<unknown>> {
  const injection = { operationId, fault };
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
