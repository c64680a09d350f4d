/** Removes the client's own credentials from texts of a server or a `fetch`: some repeat the headers of a request. */

/** Shorter secrets are not redacted: they would match by chance and make a message unreadable. */
const minLength = 6;

/**
 * Redacts a text.
 *
 * @param text a message or a response body that is not JSON
 * @param secrets the secrets to remove
 */
export function redactText(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(({ length }) => length >= minLength)
    .reduce((redacted, secret) => redacted.replaceAll(secret, "[redacted]"), text);
}

/**
 * Redacts every string in a response body, member names included. JSON is redacted after parsing, since a secret in it may be escaped.
 *
 * @param body parsed JSON, which is changed in place, or a text
 * @param secrets the secrets to remove
 */
export function redactResponseBody(body: unknown, secrets: readonly string[]): unknown {
  if (typeof body === "string") return redactText(body, secrets);
  // A list instead of recursion: a body may be nested deeper than the stack.
  const pending = [body];
  for (const parent of pending) {
    if (typeof parent !== "object" || parent === null) continue;
    for (const [name, member] of Object.entries(parent)) {
      const newName = redactText(name, secrets);
      const value: unknown = typeof member === "string" ? redactText(member, secrets) : member;
      pending.push(value);
      if (newName === name && value === member) continue;
      if (newName !== name) Reflect.deleteProperty(parent, name);
      // Not assigned: an assignment to `__proto__` would set the prototype.
      Object.defineProperty(parent, newName, { value, configurable: true, enumerable: true, writable: true });
    }
  }
  return body;
}
