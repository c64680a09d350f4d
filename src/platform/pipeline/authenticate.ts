/** Authenticates requests by their `Authorization` header, or by a key in a header of its own. */
import type { Operation, SecurityAlternative } from "../../contract/operation.ts";
import type { PlatformApi } from "../apis/api.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformHeaders } from "../http/message.ts";
import { hashSecret, sameDigest } from "../store/digest.ts";
import type { Credential } from "../store/store.ts";
import { createLruCache } from "./lru-cache.ts";

/** Parsed credential of a request, before it is verified. */
export interface Claim {
  /** Id of the stored credential. */
  readonly id: string;
  readonly secretHash: string;
  readonly scheme: SecurityAlternative["scheme"];
  /** The header value that it was parsed from. */
  readonly text: string;
  cached: boolean;
}

/** An operation that takes credentials. The name of its API is their realm. */
interface SecuredRoute {
  readonly api: Pick<PlatformApi, "name">;
  readonly operation: Pick<Operation, "security">;
}

/** Verifies credentials. */
export interface Authenticator {
  /** Parses the first credential that was sent, in the order of the alternatives of the document; an HttpError 401 if there is none. */
  read(route: SecuredRoute, headers: PlatformHeaders): Claim;
  /**
   * Verifies a claim.
   *
   * @param now milliseconds since 1970
   * @throws HttpError 401; its message is the same for an unknown id, a wrong secret, an expired and a revoked credential
   */
  check(route: SecuredRoute, claim: Claim, stored: Credential | undefined, now: number): Credential;
  /** Empties the cache. */
  clear(): void;
}

/** Digest that no secret has. An unknown credential is compared with it, so that rejecting it takes the same time. */
const unknownDigest = "0".repeat(64);

/** RFC 9110 section 11.4: a scheme, whose case does not matter, spaces, and a token68. */
const authorization = /^([!#$%&'*+.^_`|~\w-]+) +([\w\-.~+/]+=*)$/;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Bounds of the cache of accepted headers. */
const [maxHeaders, maxHeaderLength] = [100, 1024];

/**
 * Creates an authenticator. It caches the headers that were accepted most recently with the digests of their secrets: a client sends the
 * same header each time, and hashing the secret again would take a tenth of the time of a request. The stored credential is checked
 * for every request; a rejected header is removed from the cache.
 */
export function createAuthenticator(): Authenticator {
  const accepted = createLruCache<Claim>(maxHeaders, maxHeaderLength);
  return {
    read: (route, headers) => {
      for (const alternative of route.operation.security) {
        const { scheme } = alternative;
        const text = headers[headerOf(alternative)] ?? "";
        const cached = accepted.get(text);
        if (cached?.scheme === scheme) return cached;
        const claim = parseClaim(scheme, text);
        if (typeof claim === "string") throw unauthorized(route, claim);
        if (claim) return { ...claim, scheme, text, cached: false };
      }
      throw unauthorized(route, describeExpected(route.operation.security, headers["authorization"]));
    },
    check: (route, claim, stored, now) => {
      const same = sameDigest(claim.secretHash, stored?.secretHash ?? unknownDigest);
      if (!stored || !same || isPast(stored.expiresAt, now) || isPast(stored.revokedAt, now)) {
        accepted.delete(claim.text);
        throw unauthorized(route, "The credentials are not valid.", claim.scheme);
      }
      if (!claim.cached) {
        claim.cached = true;
        accepted.set(claim.text, claim);
      }
      return stored;
    },
    clear: accepted.clear,
  };
}

function isPast(at: number | null, now: number): boolean {
  return at !== null && at <= now;
}

/** Name of the header of a credential, in lower case. */
function headerOf(alternative: SecurityAlternative): string {
  return alternative.scheme === "key" ? alternative.header.toLowerCase() : "authorization";
}

/** Returns the claim, the message if the header is malformed, or undefined if it has no credential of the scheme. */
function parseClaim(
  scheme: SecurityAlternative["scheme"],
  text: string,
): Pick<Claim, "id" | "secretHash"> | string | undefined {
  if (scheme === "key") return text === "" ? undefined : readSecret(text);
  const [, sentScheme = "", token = ""] = authorization.exec(text.trim()) ?? [];
  if (sentScheme.toLowerCase() !== scheme) return undefined;
  if (scheme === "bearer") return readSecret(token);
  return readBasic(token) ?? "These HTTP Basic credentials are not Base64 of a key id, a colon and a secret.";
}

/** A token or a key has no id: it is stored under its digest. */
function readSecret(secret: string): Pick<Claim, "id" | "secretHash"> {
  const digest = hashSecret(secret);
  return { id: digest, secretHash: digest };
}

/** RFC 7617: the first colon ends the id; the secret may contain colons. */
function readBasic(token: string): Pick<Claim, "id" | "secretHash"> | undefined {
  let pair: string;
  try {
    pair = decodeUtf8(atob(token));
  } catch {
    return undefined;
  }
  const colon = pair.indexOf(":");
  if (colon < 0) return undefined;
  return { id: pair.slice(0, colon), secretHash: hashSecret(pair.slice(colon + 1)) };
}

/** Decodes a string of one character per byte. Nearly all credentials are ASCII, which needs no decoding. */
function decodeUtf8(bytes: string): string {
  if (!/[\x80-\xff]/.test(bytes)) return bytes;
  return decoder.decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}

/** Message for a request without a credential of any alternative. */
function describeExpected(security: readonly SecurityAlternative[], header = ""): string {
  const expected = security
    .map((alternative) => {
      if (alternative.scheme === "key") return `a key in the header ${alternative.header}`;
      return `HTTP ${alternative.scheme === "basic" ? "Basic" : "Bearer"} credentials`;
    })
    .join(" or ");
  if (header === "") return `The credentials are missing. Send ${expected}.`;
  if (!authorization.test(header.trim())) return `The header Authorization is malformed. Send ${expected}.`;
  return `Expected ${expected}.`;
}

/** @param presented scheme of a credential that is not valid */
function unauthorized(
  { api, operation }: SecuredRoute,
  message: string,
  presented?: SecurityAlternative["scheme"],
): HttpError {
  const error = presented === "bearer" ? ', error="invalid_token"' : "";
  const challenges = operation.security.map((alternative) => challengeOf(alternative, api.name, error));
  return new HttpError(401, message, { "www-authenticate": challenges.join(", ") });
}

function challengeOf(alternative: SecurityAlternative, realm: string, bearerError: string): string {
  switch (alternative.scheme) {
    case "basic":
      return `Basic realm="${realm}", charset="UTF-8"`;
    case "bearer":
      return `Bearer realm="${realm}"${bearerError}`;
    case "key":
      // No scheme is registered for keys, and a 401 must have a challenge (RFC 9110 section 15.5.2).
      return `ApiKey realm="${realm}", header="${alternative.header}"`;
  }
}
