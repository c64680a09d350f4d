/** SHA-256 digests of secrets and resources, and their comparison. */
import { hash, timingSafeEqual } from "node:crypto";

/** Digest of a stored secret, 64 lower-case hexadecimal digits. Secrets are long and random: SHA-256 is enough, and is fast. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Buffers for comparisons, reused to avoid an allocation for each request. */
const [left, right] = [Buffer.alloc(64), Buffer.alloc(64)];

/** Compares two digests in constant time. */
export function sameDigest(one: string, other: string): boolean {
  if (one.length !== left.length || other.length !== right.length) return false;
  left.write(one, "latin1");
  right.write(other, "latin1");
  return timingSafeEqual(left, right);
}

/** Strong validator of a resource (RFC 9110 section 8.8.3), by its content alone: the same in every store, and after a restore. */
export function etagOf(body: string): string {
  return hash("sha256", body, "base64url").slice(0, 22);
}
