/** SHA-256, the one thing that the platform's core takes from Node: everything that hashes or compares secrets is here. */
import { hash, timingSafeEqual } from "node:crypto";

/**
 * Digest under which a secret is stored. Secrets here are long random texts, which nobody can guess: a plain SHA-256 keeps them from
 * whoever reads the store, and a slow password hash would only slow down every request.
 *
 * @param secret the secret or token
 * @returns 64 lower-case hexadecimal digits
 */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Where digests are put to be compared: a pair of buffers for each request would only be garbage. */
const [left, right] = [Buffer.alloc(64), Buffer.alloc(64)];

/**
 * Compares two digests in a time that does not depend on where they differ.
 *
 * @param one 64 hexadecimal digits
 * @param other 64 hexadecimal digits
 */
export function sameDigest(one: string, other: string): boolean {
  if (one.length !== left.length || other.length !== right.length) return false;
  left.write(one, "latin1");
  right.write(other, "latin1");
  return timingSafeEqual(left, right);
}

/**
 * Strong validator of a resource (RFC 9110 section 8.8.3). It is made of the content, not of a counter, so that it says the same
 * in every store, and after an export and a restore.
 *
 * @param body the resource as it is stored
 * @returns 22 characters of base64url: 132 bits of the digest
 */
export function etagOf(body: string): string {
  return hash("sha256", body, "base64url").slice(0, 22);
}
