/** Variant of `digest.ts` for browsers, with the same digests. WebCrypto only has an asynchronous SHA-256. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Digest under which a secret is stored, in lower-case hexadecimal digits. */
export function hashSecret(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** Compares two digests. The platform of a page has no other clients, which could measure the time. */
export function sameDigest(one: string, other: string): boolean {
  return one === other;
}

/** Strong validator of a resource. */
export function etagOf(body: string): string {
  const base64 = btoa(String.fromCharCode(...sha256(utf8ToBytes(body))));
  return base64.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}
