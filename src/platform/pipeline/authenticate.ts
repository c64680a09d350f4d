/** Authenticates requests by their `Authorization` header, by keys in headers, the query or cookies, or by several of them. */
import { headerOf } from "../../contract/credential-parts.ts";
import {
  type Operation,
  partsOf,
  type SecurityAlternative,
  type SecurityPart,
} from "../../contract/operation.ts";
import type { PlatformApi } from "../apis/api.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformRequest } from "../http/message.ts";
import { hashSecret, sameDigest } from "../store/digest.ts";
import type { Credential } from "../store/store.ts";
import { createLruCache } from "./lru-cache.ts";
import { readCookie, readTarget } from "./target.ts";

/** Parsed credential of a request, before it is verified. */
export interface Claim {
  /** Id of the stored credential. */
  readonly id: string;
  readonly secretHash: string;
  readonly kind: SecurityPart["kind"];
  /** The value that it was parsed from. */
  readonly text: string;
  cached: boolean;
}

/** An operation that takes credentials. The name of its API is their realm. */
interface SecuredRoute {
  readonly api: Pick<PlatformApi, "name">;
  readonly operation: Pick<Operation, "security">;
}

type SecuredRequest = Pick<PlatformRequest, "target" | "headers">;

export type Authenticator = ReturnType<typeof createAuthenticator>;

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
export function createAuthenticator() {
  const accepted = createLruCache<Claim>(maxHeaders, maxHeaderLength);
  return {
    /**
     * Parses the credentials of the first alternative that was sent, in the order of the document; none if the operation may be called
     * without. Throws HttpError 401 if no alternative was sent.
     */
    read: (route: SecuredRoute, request: SecuredRequest): readonly Claim[] => {
      const { security } = route.operation;
      const readPart = (part: SecurityPart): Claim | undefined => {
        const text = textOf(part, request);
        const cached = accepted.get(text);
        if (cached?.kind === part.kind) return cached;
        const claim = parseClaim(part.kind, text);
        if (typeof claim === "string") throw unauthorized(route, claim);
        return claim && { ...claim, kind: part.kind, text, cached: false };
      };
      for (const alternative of security) {
        const parts = partsOf(alternative);
        const claims = parts.map(readPart).filter((claim) => claim !== undefined);
        if (claims.length === parts.length) return claims;
      }
      throw unauthorized(route, describeExpected(security, request.headers?.["authorization"]));
    },
    /**
     * Verifies a claim. `now`: milliseconds since 1970. `tenantId`: tenant of the claims before it, which must be the same; null for the
     * first. Throws HttpError 401, with the same message for an unknown id, a wrong secret, an expired and a revoked credential.
     */
    check: (
      route: SecuredRoute,
      claim: Claim,
      stored: Credential | undefined,
      now: number,
      tenantId: string | null,
    ): Credential => {
      const same = sameDigest(claim.secretHash, stored?.secretHash ?? unknownDigest);
      const isActive = stored && same && !isPast(stored.expiresAt, now) && !isPast(stored.revokedAt, now);
      if (!isActive || (tenantId !== null && stored.tenantId !== tenantId)) {
        accepted.delete(claim.text);
        throw unauthorized(route, "The credentials are not valid.", claim.kind);
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

/** Text of a request that carries a credential; empty if there is none. */
function textOf(part: SecurityPart, { target, headers = {} }: SecuredRequest): string {
  if (part.kind === "query") return new URLSearchParams(readTarget(target).query).get(part.name) ?? "";
  if (part.kind === "cookie") return readCookie(headers, part.name) ?? "";
  return headers[headerOf(part) ?? ""] ?? "";
}

/** Returns the claim, the message if the header is malformed, or undefined if it has no credential of the scheme. */
function parseClaim(
  kind: SecurityPart["kind"],
  text: string,
): Pick<Claim, "id" | "secretHash"> | string | undefined {
  if (kind !== "basic" && kind !== "bearer") return text === "" ? undefined : readSecret(text);
  const [, sentScheme = "", token = ""] = authorization.exec(text.trim()) ?? [];
  if (sentScheme.toLowerCase() !== kind) return undefined;
  if (kind === "bearer") return readSecret(token);
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
  const describe = (part: SecurityPart): string =>
    "name" in part
      ? `a key in the ${part.kind} ${part.name}`
      : `HTTP ${part.kind === "basic" ? "Basic" : "Bearer"} credentials`;
  const expected = security
    .map((alternative) => partsOf(alternative).map(describe).join(" and "))
    .join(" or ");
  if (header === "") return `The credentials are missing. Send ${expected}.`;
  if (!authorization.test(header.trim())) return `The header Authorization is malformed. Send ${expected}.`;
  return `Expected ${expected}.`;
}

/** @param presented kind of a credential that is not valid */
function unauthorized(
  { api, operation }: SecuredRoute,
  message: string,
  presented?: SecurityPart["kind"],
): HttpError {
  const error = presented === "bearer" ? ', error="invalid_token"' : "";
  const parts = operation.security.flatMap(partsOf);
  const challenges = new Set(parts.map((part) => challengeOf(part, api.name, error)));
  return new HttpError(401, message, { "www-authenticate": [...challenges].join(", ") });
}

function challengeOf(part: SecurityPart, realm: string, bearerError: string): string {
  switch (part.kind) {
    case "basic":
      return `Basic realm="${realm}", charset="UTF-8"`;
    case "bearer":
      return `Bearer realm="${realm}"${bearerError}`;
    default:
      // No scheme is registered for keys, and a 401 must have a challenge (RFC 9110 section 15.5.2).
      return `ApiKey realm="${realm}", ${part.kind}="${part.name}"`;
  }
}
