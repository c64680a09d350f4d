/** Makes the `Authorization` header out of credentials. Secrets live in closures only: nothing prints or serializes them. */

import { readEnvironment, requireOption } from "./environment.ts";
import { ConfigError, checkOption } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";

/** HTTP Basic credentials (RFC 7617). */
export interface BasicCredentials {
  /** Id of the key, from the platform's web console. Falls back to `DATAPLAT_KEY_ID`, together with the secret. */
  readonly keyId?: string;
  /** Secret of the key. Falls back to `DATAPLAT_KEY_SECRET`, together with the id. */
  readonly keySecret?: string;
  /** Not a credential of this API. */
  readonly accessToken?: never;
}

/** A Bearer token (RFC 6750). */
export interface BearerCredentials {
  /**
   * The access token, or a function that gives it. The function is called for each request; when the server refuses its token
   * with 401, it is called once more with `refresh: true`, and the request is sent again. Falls back to `DATAPLAT_ACCESS_TOKEN`.
   */
  readonly accessToken?: string | ((request: { readonly refresh: boolean }) => string | Promise<string>);
  /** Not a credential of this API. */
  readonly keyId?: never;
  /** Not a credential of this API. */
  readonly keySecret?: never;
}

/** Gives the value of the `Authorization` header. */
export interface Authorizer {
  /**
   * The header; a promise when it must be asked for.
   *
   * @param refresh asks for another one than the last
   * @param call what an error is about
   */
  readonly header: (refresh: boolean, call: FailedCall) => string | Promise<string>;
  /** Whether asking again may give another one. */
  readonly refreshable: boolean;
}

/**
 * Checks HTTP Basic credentials and gives their header (RFC 7617 section 2).
 *
 * @param credentials both halves, or neither to take both from the environment
 * @returns what gives `Basic ...`, the Base64 of id, colon and secret in UTF-8
 * @throws ConfigError when a half is missing, or cannot be sent
 */
export function basicAuthorization(credentials: BasicCredentials): Authorizer {
  // Half a pair is never filled up from the environment: the halves would belong to different keys.
  const explicit = credentials.keyId !== undefined || credentials.keySecret !== undefined;
  const read = (option: "keyId" | "keySecret", variable: string): string =>
    checkSecret(option, explicit ? credentials[option] : readEnvironment(variable), variable);
  const id = read("keyId", "DATAPLAT_KEY_ID");
  const secret = read("keySecret", "DATAPLAT_KEY_SECRET");
  checkOption(!id.includes(":"), "keyId holds a colon. Is the secret in it?");
  const header = `Basic ${base64(`${id}:${secret}`)}`;
  return { header: () => header, refreshable: false };
}

/**
 * Checks a Bearer token and gives its header (RFC 6750 section 2.1).
 *
 * @param credentials the token or what gives it, or nothing to take it from the environment
 * @returns what gives `Bearer ...`; it throws ConfigError when a function's token cannot be had or sent
 * @throws ConfigError when the token is missing, or cannot be sent
 */
export function bearerAuthorization({ accessToken }: BearerCredentials): Authorizer {
  if (typeof accessToken !== "function") {
    const header = bearer(accessToken ?? readEnvironment(tokenVariable));
    return { header: () => header, refreshable: false };
  }
  const header = async (refresh: boolean, call: FailedCall): Promise<string> => {
    let token: unknown;
    try {
      token = await accessToken({ refresh });
    } catch (cause) {
      throw new ConfigError("The accessToken function failed; see the cause.", call, { cause });
    }
    return bearer(token, call);
  };
  return { header, refreshable: true };
}

const tokenVariable = "DATAPLAT_ACCESS_TOKEN";

function bearer(accessToken: unknown, call?: FailedCall): string {
  const token = checkSecret("accessToken", accessToken, tokenVariable, call);
  const sendable = /^[\x21-\x7e]+$/.test(token);
  checkOption(sendable, "accessToken holds a space or a character outside ASCII.", call);
  return `Bearer ${token}`;
}

function checkSecret(option: string, value: unknown, variable: string, call?: FailedCall): string {
  const text = requireOption(option, value, variable, call);
  checkOption(typeof text === "string" && text.trim() !== "", `${option} is empty or no string.`, call);
  const named = /^(?:undefined|null)$/.test(text);
  checkOption(!named, `${option} is the word "${text}". Pass it, or set ${variable}.`, call);
  // Among them the newline that a secret read from a file ends with.
  const controlled = /\p{Cc}/u.test(text);
  checkOption(!controlled, `${option} holds a control character, perhaps a line break.`, call);
  return text;
}

/** `btoa` takes bytes only, so the text is turned into UTF-8 first (RFC 7617 section 2.1); headers take less than arguments do. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
