/** Credentials, clients and assertions of the smoke program. */
import { safe } from "dataplat";
import { createManagementClient, createManagementFetchClient } from "dataplat/management";
import { createObservabilityClient } from "dataplat/observability";

export const organizationId = "11111111-1111-4111-8111-111111111111";
export const pipe = {
  organizationId,
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};
export const keyId = "smoke-key";
/** Has a colon, and characters outside ASCII and Latin-1. */
export const keySecret = "pä$$:wörd-✓";
/** Encoded with another tool than the client. */
export const basicHeader = "Basic c21va2Uta2V5OnDDpCQkOnfDtnJkLeKckw==";
export const accessToken = "smoke-token";

/** Every error so far, for the check that none of them shows a secret. */
export const errors = [];

/**
 * Creates both clients for a scenario of the test server, without retries by default.
 *
 * @param smoke argument of the smoke program
 * @param {string} scenario name of the scenario
 * @param {object} options client options
 */
export function open(smoke, scenario, options = {}) {
  const { accessToken: token = accessToken, ...rest } = options;
  const shared = { baseUrl: `${smoke.baseUrl}/${scenario}`, allowBrowser: true, retry: false, ...rest };
  return {
    management: createManagementClient({ ...shared, keyId, keySecret }),
    byPath: createManagementFetchClient({ ...shared, keyId, keySecret }),
    observability: createObservabilityClient({ ...shared, accessToken: token }),
    /** Returns the requests that the server has received for the scenario. */
    requests: async () => (await fetch(`${smoke.baseUrl}/requests/${scenario}`)).json(),
  };
}

/**
 * Awaits a call, or calls a function, that must fail.
 *
 * @param work a promise or a function
 * @param {string} kind expected kind of the error
 * @returns the error
 */
export async function failure(work, kind) {
  const result = await safe(typeof work === "function" ? (async () => work())() : work);
  if (result.ok) throw new Error(`expected an error of kind ${kind}, got ${JSON.stringify(result.data)}`);
  errors.push(result.error);
  assert(result.error.kind === kind, `expected an error of kind ${kind}, got ${explain(result.error)}`);
  return result.error;
}

/** Throws unless two values are equal as JSON. */
export function equal(actual, expected, what) {
  const [is, should] = [actual, expected].map((value) => String(JSON.stringify(value)));
  assert(is === should, `${what}: expected ${should}, got ${is}`);
}

/** Throws unless a condition holds. */
export function assert(condition, message) {
  if (!condition) throw new Error(message);
}

/** Describes an error with its causes. */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `; cause: ${explain(error.cause)}`;
  return `${error.name}: ${error.message}${cause}`;
}
