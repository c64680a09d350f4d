/** Turns credentials into the `Authorization` header. Secrets live in closures only, so that nothing prints them. */
import type { OptionRule } from "../contract/check-options.ts";
import { readVariable } from "./environment.ts";
import { ConfigError } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { TimeoutError } from "./errors/timeout-error.ts";

/** HTTP Basic credentials (RFC 7617). */
export interface BasicCredentials {
  /** Key ID, created in the platform's web console. Defaults to `DATAPLAT_KEY_ID` if `keySecret` is absent as well. */
  readonly keyId?: string | undefined;
  /** Key secret. Defaults to `DATAPLAT_KEY_SECRET` if `keyId` is absent as well. */
  readonly keySecret?: string | undefined;
  /** Not a credential of this API. */
  readonly accessToken?: never;
}

/** Returns an access token, or a promise of one. `refresh` is true after the server rejected the last token with 401. */
export type AccessTokenFunction = (request: { readonly refresh: boolean }) => string | Promise<string>;

/** A Bearer token (RFC 6750). */
export interface BearerCredentials {
  /**
   * Access token, or a function that returns one. The function is called for each request. After a 401 it is called once more with
   * `refresh: true` and the request is sent again; calls that were rejected at the same time share one refresh.
   * Defaults to `DATAPLAT_ACCESS_TOKEN`.
   */
  readonly accessToken?: string | AccessTokenFunction | undefined;
  /** Not a credential of this API. */
  readonly keyId?: never;
  /** Not a credential of this API. */
  readonly keySecret?: never;
}

/** Authorization of one request. */
export interface Authorization {
  /** Value of the `Authorization` header. */
  readonly header: string;
  /** Secrets in the header, which are redacted from errors. */
  readonly secrets: readonly string[];
  /** Gets another token after a 401; absent if there is only one. */
  readonly renew?: Authorize;
}

/**
 * Authorizes a request.
 *
 * @param call the call that errors are about
 * @param signal aborts when the result is no longer awaited
 * @throws ConfigError if no valid token is available
 */
export type Authorize = (call: FailedCall, signal: AbortSignal) => Authorization | Promise<Authorization>;

/** An HTTP authentication scheme. */
export interface CredentialScheme<Credentials> {
  /** Rules of its options. `createAuthorize` checks their values, since their messages must not quote a secret. */
  readonly rules: Readonly<Record<string, OptionRule>>;
  /**
   * Checks credentials.
   *
   * @throws ConfigError if one is missing or cannot be sent
   */
  readonly createAuthorize: (credentials: Credentials) => Authorize;
}

const anyValue: OptionRule = [() => true, ""];

/** HTTP Basic (RFC 7617 section 2): the Base64 of ID, colon and secret in UTF-8. */
export const basic: CredentialScheme<BasicCredentials> = {
  rules: { keyId: anyValue, keySecret: anyValue },
  createAuthorize: ({ keyId, keySecret }) => {
    // If only one is passed, the other is not read from the environment: it would belong to another key.
    const isPassed = keyId !== undefined || keySecret !== undefined;
    const read = (option: string, value: unknown, variable: string): string =>
      checkSecret(option, isPassed ? value : readVariable(variable), variable);
    const id = read("keyId", keyId, "DATAPLAT_KEY_ID");
    const secret = read("keySecret", keySecret, "DATAPLAT_KEY_SECRET");
    if (id.includes(":")) throw new ConfigError("keyId contains a colon. Does it include the secret?");
    const encoded = encodeBase64(`${id}:${secret}`);
    const authorization = { header: `Basic ${encoded}`, secrets: [encoded, secret] };
    return () => authorization;
  },
};

const tokenVariable = "DATAPLAT_ACCESS_TOKEN";

/** HTTP Bearer (RFC 6750 section 2.1). */
export const bearer: CredentialScheme<BearerCredentials> = {
  rules: { accessToken: anyValue },
  createAuthorize: ({ accessToken }) => {
    if (typeof accessToken === "function") return authorizeByFunction(accessToken);
    const authorization = authorizeBearer(accessToken ?? readVariable(tokenVariable));
    return () => authorization;
  },
};

/** A renewal of the token, shared by all calls that were rejected with the token before it. */
interface Renewal {
  readonly token: Promise<unknown>;
  isComplete: boolean;
}

function authorizeByFunction(accessToken: AccessTokenFunction): Authorize {
  /** The pending or else the last renewal. */
  let current: Renewal | undefined;

  /** After this, the next call that is rejected starts another renewal. */
  const drop = (renewal: Renewal): void => {
    if (current === renewal) current = undefined;
  };
  const startRenewal = (): Renewal => {
    const renewal: Renewal = {
      token: Promise.resolve().then(() => accessToken({ refresh: true })),
      isComplete: false,
    };
    renewal.token.then(
      () => {
        renewal.isComplete = true;
      },
      () => drop(renewal),
    );
    return renewal;
  };
  /** @param known the last renewal that was complete when the rejected request was authorized */
  const renew = (known: Renewal | undefined): Authorize => {
    return (call, signal) => {
      const renewal = current && current !== known ? current : startRenewal();
      current = renewal;
      // A function that never returns must not hold up every later call. A call that its caller aborts changes nothing for the others.
      const dropIfTimedOut = (): void => {
        if (!renewal.isComplete && signal.reason instanceof TimeoutError) drop(renewal);
      };
      signal.addEventListener("abort", dropIfTimedOut, { once: true });
      return authorizeWhenReady(renewal.token, call);
    };
  };
  return async (call) => {
    const known = current?.isComplete ? current : undefined;
    const token = (async () => accessToken({ refresh: false }))();
    return { ...(await authorizeWhenReady(token, call)), renew: renew(known) };
  };
}

async function authorizeWhenReady(token: Promise<unknown>, call: FailedCall): Promise<Authorization> {
  return authorizeBearer(
    await token.catch((cause) => {
      throw new ConfigError("The accessToken function failed; see the cause.", call, { cause });
    }),
    call,
  );
}

function authorizeBearer(accessToken: unknown, call?: FailedCall): Authorization {
  const token = checkSecret("accessToken", accessToken, tokenVariable, call);
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ConfigError("accessToken contains a space or a character outside ASCII.", call);
  }
  return { header: `Bearer ${token}`, secrets: [token] };
}

function checkSecret(option: string, value: unknown, variable: string, call?: FailedCall): string {
  const fail = (problem: string): never => {
    throw new ConfigError(`${option} ${problem}`, call);
  };
  if (value === undefined) return fail(`is missing. Pass it, or set ${variable}.`);
  if (typeof value !== "string" || value.trim() === "") return fail("is empty or not a string.");
  if (value === "undefined" || value === "null")
    return fail(`is the word "${value}". Pass it, or set ${variable}.`);
  // Such as the newline at the end of a secret that was read from a file.
  if (/\p{Cc}/u.test(value)) return fail("contains a control character, perhaps a line break.");
  return value;
}

/** `btoa` takes bytes, so the text is encoded as UTF-8 first (RFC 7617 section 2.1). */
function encodeBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}
