/** Finds out who sent a request, by its `Authorization` header. */
import type { Operation } from "../../contract/operation.ts";
import { hashSecret, sameDigest } from "../store/digest.ts";
import type { Credential } from "../store/store.ts";
import { HttpError } from "./http-error.ts";
import { createLruCache } from "./lru-cache.ts";

/** What a credential says before it is checked. */
export interface Claim {
  /** What the credential is stored under. */
  readonly id: string;
  readonly secretHash: string;
  readonly authentication: Operation["authentication"];
  /** The header that it was read from. */
  readonly header: string;
  /** Whether it was right before, so that it need not be kept again. */
  kept: boolean;
}

/** Tells who sends requests. */
export interface Authenticator {
  /**
   * Reads the credential of a request.
   *
   * @param api name of the API, which is its realm
   * @param authentication the scheme that the operation asks for
   * @param header the value of `Authorization`
   * @throws HttpError 401 that says what is wrong with its form
   */
  read(api: string, authentication: Operation["authentication"], header: string | undefined): Claim;
  /**
   * Checks what was claimed against what is known.
   *
   * @param api name of the API
   * @param claim by the request
   * @param known the credential that this API has under the claim's id
   * @param now milliseconds since 1970
   * @returns the credential, which is known, not expired and not revoked
   * @throws HttpError 401; its message is the same for an unknown id, a wrong secret, an expired and a revoked credential
   */
  check(api: string, claim: Claim, known: Credential | undefined, now: number): Credential;
  /** Forgets every header that it keeps. */
  clear(): void;
}

/** A digest that no secret has, compared with when the credential is not known, so that this takes as long. */
const nobody = "0".repeat(64);

/** RFC 9110 section 11.4: a scheme, whose case does not matter, spaces, and a token68. */
const credentials = /^([!#$%&'*+.^_`|~\w-]+) +([\w\-.~+/]+=*)$/;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** How many headers are kept, and how long one may be. */
const [mostHeaders, longestHeader] = [100, 1024];

/**
 * Makes an authenticator. It keeps the headers that were right latest, with the digest of each secret: a client sends the same one
 * every time, and making the digest again would be a tenth of the whole work. Whether the credential is known, and still good, is
 * asked every time; a header that is refused is forgotten.
 */
export function createAuthenticator(): Authenticator {
  const right = createLruCache<Claim>(mostHeaders, longestHeader);
  return {
    read: (api, authentication, header = "") => {
      const known = right.get(header);
      if (known?.authentication === authentication) return known;
      const claim = parseClaim(authentication, header);
      if (typeof claim === "string") throw unauthorized(api, authentication, claim, false);
      return { ...claim, authentication, header, kept: false };
    },
    check: (api, claim, known, now) => {
      const same = sameDigest(claim.secretHash, known?.secretHash ?? nobody);
      if (!known || !same || isOver(known.expiresAt, now) || isOver(known.revokedAt, now)) {
        right.delete(claim.header);
        throw unauthorized(api, claim.authentication, "the credentials are not valid", true);
      }
      if (!claim.kept) {
        claim.kept = true;
        right.set(claim.header, claim);
      }
      return known;
    },
    clear: right.clear,
  };
}

function isOver(at: number | null, now: number): boolean {
  return at !== null && at <= now;
}

/** The claim, or what is wrong with its form. */
function parseClaim(
  authentication: Operation["authentication"],
  header: string,
): Pick<Claim, "id" | "secretHash"> | string {
  const scheme = authentication === "basic" ? "Basic" : "Bearer";
  if (header === "") return `the header Authorization is missing; send HTTP ${scheme} credentials`;
  const [, given = "", token = ""] = credentials.exec(header.trim()) ?? [];
  if (given === "") return `the header Authorization is malformed; send HTTP ${scheme} credentials`;
  if (given.toLowerCase() !== authentication) return `these are no HTTP ${scheme} credentials`;
  if (authentication === "bearer") {
    const digest = hashSecret(token);
    return { id: digest, secretHash: digest };
  }
  return readBasic(token) ?? "these HTTP Basic credentials are not Base64 of a key id, a colon and a secret";
}

/** RFC 7617: the first colon ends the id, so a secret may hold others. */
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

/**
 * Decodes bytes that come as a text of one character each. Nearly all credentials are ASCII, which is UTF-8 as it stands: they are spared
 * the copies.
 */
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
