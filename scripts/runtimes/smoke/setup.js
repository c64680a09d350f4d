/** What the checks share: credentials, clients, and the few assertions that run everywhere without a library. */
import { safe } from "dataplat";
import { createManagementClient } from "dataplat/management";
import { createObservabilityClient } from "dataplat/observability";

export const organizationId = "11111111-1111-4111-8111-111111111111";
export const serviceId = "22222222-2222-4222-8222-222222222222";
export const pipeId = "33333333-3333-4333-8333-333333333333";

export const keyId = "smoke-key";
/** Outside ASCII and outside Latin-1, with a colon: what a careless Base64 breaks on. */
export const keySecret = "pä$$:wörd-✓";
/** Made with another tool, so that it is not the client's own code that vouches for the client. */
export const basicHeader = "Basic c21va2Uta2V5OnDDpCQkOnfDtnJkLeKckw==";
export const accessToken = "smoke-token";

/** Every failure seen so far, for the check that none of them shows a secret. */
export const seenErrors = [];

/**
 * Makes both clients for one scenario of the test server.
 *
 * @param here where the program runs, see `program.js`
 * @param {string} scenario what the server does
 * @param {object} options client options beside the address; retries are off unless they say otherwise
 */
export function open(here, scenario, options = {}) {
  const { accessToken: token = accessToken, ...rest } = options;
  const shared = { baseUrl: `${here.baseUrl}/${scenario}`, allowBrowser: true, retry: false, ...rest };
  return {
    management: createManagementClient({ ...shared, keyId, keySecret }),
    observability: createObservabilityClient({ ...shared, accessToken: token }),
    /** What the server received for the scenario. */
    requests: async () => (await fetch(`${here.baseUrl}/requests/${scenario}`)).json(),
  };
}

/**
 * Waits for a call that must fail.
 *
 * @param promise the call
 * @param {string} kind the kind that its error must have
 * @returns the error
 */
export async function failure(promise, kind) {
  const result = await safe(promise);
  if (result.ok) throw new Error(`succeeded where ${kind} was expected: ${show(result.data)}`);
  seenErrors.push(result.error);
  if (result.error.kind !== kind)
    throw new Error(`${result.error.kind} instead of ${kind}: ${explain(result.error)}`);
  return result.error;
}

/**
 * Runs what must throw at once, such as the making of a client.
 *
 * @param {() => unknown} work throws
 * @param {string} kind the kind that its error must have
 */
export function refused(work, kind) {
  return failure(new Promise((resolve) => resolve(work())), kind);
}

/** @throws when two values differ, compared as JSON */
export function equal(actual, expected, what) {
  if (show(actual) !== show(expected))
    throw new Error(`${what}: ${show(actual)} instead of ${show(expected)}`);
}

/** @throws when a condition does not hold */
export function holds(condition, what) {
  if (!condition) throw new Error(what);
}

/**
 * Describes anything thrown with its causes, for the person who reads the table.
 *
 * @param error anything
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const code = typeof error.code === "string" ? ` [${error.code}]` : "";
  return `${error.name}: ${error.message}${code}${error.cause === undefined ? "" : `; cause: ${explain(error.cause)}`}`;
}

function show(value) {
  return value === undefined ? "undefined" : JSON.stringify(value);
}
