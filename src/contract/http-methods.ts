/** Properties of HTTP methods (RFC 9110 section 9.2). */

const safeMethods: readonly string[] = ["GET", "HEAD", "OPTIONS", "TRACE"];

/** Whether a method, in upper case, only reads. */
export function isSafe(method: string): boolean {
  return safeMethods.includes(method);
}

/** Whether several identical requests of a method, in upper case, have the effect of one. */
export function isIdempotent(method: string): boolean {
  return isSafe(method) || method === "PUT" || method === "DELETE";
}
