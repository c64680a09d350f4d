/** Authenticates requests by their `Authorization` header. */
import type { SecurityAlternative } from "../../contract/operation.ts";
import { hashSecret, sameDigest } from "../store/digest.ts";
import type { Credential } from "../store/store.ts";
import { HttpError } from "./http-error.ts";
import { createLruCache } from "./lru-cache.ts";

/** Parsed credential of a request, before it is verified. */
export interface Claim {
  /** Id of the stored credential. */
  readonly id: string;
  readonly secretHash: string;
  readonly authentication: SecurityAlternative["scheme"];
  /** The header that it was parsed from. */
  readonly header: string;
  /** Whether it is in the cache. */
  cached: boolean;
}

/** Verifies credentials. */
export interface Authenticator {
  /**
   * Parses the credential of a request.
   *
   * @param api name of the API, which is its realm
   * @throws HttpError 401 if it is malformed
   */
  read(api: string, authentication: SecurityAlternative["scheme"], header: string | undefined): Claim;
  /**
   * Verifies a claim.
   *
   * @param stored the credential of this API with the claim's id
   * @param now milliseconds since 1970
   * @returns the stored credential
   * @throws HttpError 401; its message is the same for an unknown id, a wrong secret, an expired and a revoked credential
   */
  check(api: string, claim: Claim, stored: Credential | undefined, now: number): Credential;
  /** Empties the cache. */
  clear(): void;
}

/** Digest that no secret has. An unknown credential is compared with it, so that rejecting it takes the same time. */
const unknownDigest = "0".repeat(64);

/** RFC 9110 section 11.4: a scheme, whose case does not matter, spaces, and a token68. */
const credentials = /^([!#$%&'*+.^_`|~\w-]+) +([\w\-.~+/]+=*)$/;

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
    read: (api, authentication, header = "") => {
      const cached = accepted.get(header);
      if (cached?.authentication === authentication) return cached;
      const claim = parseClaim(authentication, header);
      if (typeof claim === "string") throw unauthorized(api, authentication, claim, false);
      return { ...claim, authentication, header, cached: false };
    },
    check: (api, claim, stored, now) => {
      const same = sameDigest(claim.secretHash, stored?.secretHash ?? unknownDigest);
      if (!stored || !same || isPast(stored.expiresAt, now) || isPast(stored.revokedAt, now)) {
        accepted.delete(claim.header);
        throw unauthorized(api, claim.authentication, "The credentials are not valid.", true);
      }
      if (!claim.cached) {
        claim.cached = true;
        accepted.set(claim.header, claim);
      }
      return stored;
    },
    clear: accepted.clear,
  };
}

function isPast(at: number | null, now: number): boolean {
  return at !== null && at <= now;
}

/** Returns the claim, or the message if the header is malformed. */
function parseClaim(
  authentication: SecurityAlternative["scheme"],
  header: string,
): Pick<Claim, "id" | "secretHash"> | string {
  const scheme = authentication === "basic" ? "Basic" : "Bearer";
  if (header === "") return `The header Authorization is missing. Send HTTP ${scheme} credentials.`;
  const [, sentScheme = "", token = ""] = credentials.exec(header.trim()) ?? [];
  if (sentScheme === "") return `The header Authorization is malformed. Send HTTP ${scheme} credentials.`;
  if (sentScheme.toLowerCase() !== authentication) return `Expected HTTP ${scheme} credentials.`;
  if (authentication === "bearer") {
    const digest = hashSecret(token);
    return { id: digest, secretHash: digest };
  }
  return readBasic(token) ?? "These HTTP Basic credentials are not Base64 of a key id, a colon and a secret.";
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

function unauthorized(api: string, authentication: string, message: string, presented: boolean): HttpError {
  const challenge =
    authentication === "basic"
      ? `Basic realm="${api}", charset="UTF-8"`
      : `Bearer realm="${api}"${presented ? ', error="invalid_token"' : ""}`;
  return new HttpError(401, message, { "www-authenticate": challenge });
}
