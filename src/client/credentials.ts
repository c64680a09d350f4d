/** Turns credentials into the `Authorization` header. Secrets live in closures only, so that nothing prints them. */
import type { OptionRule } from "../contract/check-options.ts";
import type { Authorization, Authorize } from "./authorization.ts";
import { readVariable } from "./environment.ts";
import { ConfigError } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { type AccessTokenFunction, authorizeByFunction } from "./token-renewal.ts";

/** HTTP Basic credentials (RFC 7617). */
export interface BasicCredentials {
  /** Key ID, created in the platform's web console. Defaults to `DATAPLAT_KEY_ID` if `keySecret` is absent as well. */
  readonly keyId?: string | undefined;
  /** Key secret. Defaults to `DATAPLAT_KEY_SECRET` if `keyId` is absent as well. */
  readonly keySecret?: string | undefined;
  /** Not a credential of this API. */
  readonly accessToken?: never;
}

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
    const authorization = {
      header: `Basic ${encoded}`,
      secrets: [encoded, encoded.replace(/=+$/, ""), secret],
    };
    return () => authorization;
  },
};

const tokenVariable = "DATAPLAT_ACCESS_TOKEN";

/** HTTP Bearer (RFC 6750 section 2.1). */
export const bearer: CredentialScheme<BearerCredentials> = {
  rules: { accessToken: anyValue },
  createAuthorize: ({ accessToken }) => {
    if (typeof accessToken === "function") return authorizeByFunction(accessToken, authorizeBearer);
    const authorization = authorizeBearer(
      accessToken === undefined ? readVariable(tokenVariable) : accessToken,
    );
    return () => authorization;
  },
};

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
