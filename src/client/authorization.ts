/** Authorization of requests: the credentials of a client, and which of them an operation is called with. */
import type { SecurityAlternative } from "../contract/operation.ts";
import type { CallContext } from "./call-context.ts";
import type { LimitedCall } from "./call-limits.ts";
import { type CredentialScheme, type Credentials, type CredentialValues, variables } from "./credentials.ts";
import { readVariable } from "./environment.ts";
import { ConfigError } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import type { ApiAccess } from "./settings.ts";

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
 * @throws ConfigError if they are missing or invalid. They may be missing if an operation takes none.
 */
export function readCredentials(
  { operations, schemes }: ApiAccess,
  options: CredentialValues,
): CredentialTable {
  const isRequired = Object.values(operations).every(({ security }) => security.length > 0);
  const table: Record<string, CredentialTable[keyof CredentialTable]> = {};
  for (const { name, options: names, createAuthorize } of schemes) {
    const isPassed = names.some((option) => options[option] !== undefined);
    const values: CredentialValues = isPassed
      ? options
      : Object.fromEntries(names.map((option) => [option, readVariable(variables[option])]));
    // With one scheme, its own message says which of its options is missing.
    if (names.every((option) => values[option]) || isPassed || (isRequired && schemes.length === 1)) {
      table[name] = { authorize: createAuthorize(values), isPassed };
    }
  }
  if (isRequired && Object.keys(table).length === 0) throw missingCredentials(schemes);
  return table;
}

/**
 * Chooses how the requests of a call are authorized: by the first alternative of its operation whose credentials were passed, or else are in
 * the environment.
 *
 * @throws ConfigError if there are none
 */
export function chooseAuthorize(call: CallContext): Authorize {
  const { credentials, api } = call.client;
  const { security } = call.operation;
  if (security.length === 0) return withoutCredentials;
  let fromEnvironment: Authorize | undefined;
  for (const { scheme } of security) {
    const found = credentials[scheme];
    if (found?.isPassed) return found.authorize;
    fromEnvironment ??= found?.authorize;
  }
  if (fromEnvironment) return fromEnvironment;
  throw missingCredentials(
    api.schemes.filter(({ name }) => security.some(({ scheme }) => scheme === name)),
    call,
  );
}

const withoutCredentials: Authorize = () => ({ headers: {}, secrets: [] });

function missingCredentials(schemes: readonly CredentialScheme[], call?: FailedCall): ConfigError {
  const list = (print: (option: keyof Credentials) => string): string =>
    schemes.map(({ options }) => options.map(print).join(" and ")).join(" or ");
  const [options, names] = [list((option) => option), list((option) => variables[option])];
  return new ConfigError(`Credentials are missing. Pass ${options}, or set ${names}.`, call);
}
