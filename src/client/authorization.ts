/** Authorization of requests: the credentials of a client, and which of them an operation is called with. */
import type { SecurityAlternative } from "../contract/operation.ts";
import type { CallContext } from "./call-context.ts";
import type { LimitedCall } from "./call-limits.ts";
import type { CredentialScheme, CredentialValues } from "./credentials.ts";
import { readVariable } from "./environment.ts";
import { ConfigError } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";

/** Authorization of one request. */
export interface Authorization {
  /** Headers with the credentials, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Secrets in the headers, which are redacted from errors. */
  readonly secrets: readonly string[];
  /** Gets another token after a 401; absent if there is only one. */
  readonly renew?: Authorize;
}

/**
 * Authorizes a request of a call, within its limits.
 *
 * @throws ConfigError if no valid token is available; TimeoutError or AbortedError if it is not available in time
 */
export type Authorize = (call: LimitedCall) => Authorization | Promise<Authorization>;

/** How the requests of a client are authorized, by scheme. */
export type CredentialTable = {
  readonly [Scheme in SecurityAlternative["scheme"]]?: {
    readonly authorize: Authorize;
    /** Whether the credentials were passed, rather than read from the environment. */
    readonly isPassed: boolean;
  };
};

/**
 * Checks the credentials of a client. Those of a scheme are read from the environment only if none of them is passed: half a key and half
 * of another would not fit.
 *
 * @param schemes the schemes of the API
 * @param isRequired whether every operation takes credentials
 * @throws ConfigError if they are missing or invalid
 */
export function readCredentials(
  schemes: readonly CredentialScheme[],
  options: CredentialValues,
  isRequired: boolean,
): CredentialTable {
  const found = schemes.flatMap(({ name, variables, createAuthorize }) => {
    const passed = Object.keys(variables).some((option) => Reflect.get(options, option) !== undefined);
    const values = passed ? options : readVariables(variables);
    // With one scheme, its own message says which of its options is missing.
    const isComplete = passed || Object.values(values).every(Boolean) || (isRequired && schemes.length === 1);
    return isComplete ? [[name, { authorize: createAuthorize(values), isPassed: passed }] as const] : [];
  });
  if (isRequired && found.length === 0) throw missingCredentials(schemes);
  return Object.fromEntries(found);
}

function readVariables(variables: CredentialScheme["variables"]): CredentialValues {
  return Object.fromEntries(Object.entries(variables).map(([option, name]) => [option, readVariable(name)]));
}

/**
 * Chooses how the requests of a call are authorized: by the first alternative of its operation whose credentials were passed, or else are in
 * the environment.
 *
 * @throws ConfigError if there are none
 */
export function chooseAuthorize(call: CallContext): Authorize {
  const { credentials, schemes } = call.client;
  const { security } = call.operation;
  if (security.length === 0) return withoutCredentials;
  const candidates = security.flatMap(({ scheme }) => credentials[scheme] ?? []);
  const chosen = candidates.find(({ isPassed }) => isPassed) ?? candidates[0];
  if (chosen) return chosen.authorize;
  throw missingCredentials(
    schemes.filter(({ name }) => security.some(({ scheme }) => scheme === name)),
    call,
  );
}

const withoutCredentials: Authorize = () => ({ headers: {}, secrets: [] });

function missingCredentials(schemes: readonly CredentialScheme[], call?: FailedCall): ConfigError {
  const list = (select: (variables: object) => readonly string[]): string =>
    schemes.map(({ variables }) => select(variables).join(" and ")).join(" or ");
  const [options, variables] = [list(Object.keys), list(Object.values)];
  return new ConfigError(`Credentials are missing. Pass ${options}, or set ${variables}.`, call);
}
