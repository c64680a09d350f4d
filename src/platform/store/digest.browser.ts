/** Variant of `digest.ts` for browsers, with the same digests. WebCrypto only has an asynchronous SHA-256. */
import { sha256 } from "@noble/hashes/sha2.js";

const encoder = new TextEncoder();

/** Digest under which a secret is stored, in lower-case hexadecimal digits. */
export function hashSecret(secret: string): string {
  return Array.from(digest(secret), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares two digests, in a time that does not depend on where they differ. */
export function sameDigest(one: string, other: string): boolean {
  if (one.length !== 64 || other.length !== 64) return false;
  let difference = 0;
  for (let index = 0; index < 64; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}

/** Strong validator of a resource. */
export function etagOf(body: string): string {
  const base64 = btoa(String.fromCharCode(...digest(body)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}

function digest(text: string): Uint8Array {
  return sha256(encoder.encode(text));
}
