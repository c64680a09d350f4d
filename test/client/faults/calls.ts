/** What most tests of the client's hard cases begin with: clients that retry within milliseconds, and failures as values. */
import { type DataplatError, safe } from "../../../src/index.ts";
import { createManagementClient, type ManagementClientOptions } from "../../../src/management.ts";
import { createObservabilityClient, type ObservabilityClientOptions } from "../../../src/observability.ts";

export const organizationId = "11111111-1111-4111-8111-111111111111";
export const pipe = {
  organizationId,
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};

/** Waits of at most two milliseconds between attempts. */
export const quickly = { baseDelayMs: 1, maxDelayMs: 2 };

/** A Management API client for an address. */
export function management(baseUrl: string, options: ManagementClientOptions = {}) {
  return createManagementClient({ baseUrl, keyId: "k", keySecret: "s", retry: quickly, ...options });
}

/** An Observability API client for an address. */
export function observability(baseUrl: string, options: ObservabilityClientOptions = {}) {
  return createObservabilityClient({ baseUrl, accessToken: "demo-token", retry: quickly, ...options });
}

/**
 * Gives the error that a call ends with.
 *
 * @throws what is not an error of the closed union; an Error when the call succeeds
 */
export async function failureOf(promise: Promise<unknown>): Promise<DataplatError> {
  const result = await safe(promise);
  if (result.ok) throw new Error(`It succeeded with ${JSON.stringify(result.data)}.`);
  return result.error;
}

/** Gives the error that making a client ends with. */
export function refusalOf(make: () => unknown): Promise<DataplatError> {
  return failureOf(Promise.resolve().then(make));
}

/** A `fetch` that answers with JSON texts without a network, and counts. */
export function stubFetch(answer: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    return answer(url, init);
  };
  return { fetch, sent };
}

/** Resolves after some milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
