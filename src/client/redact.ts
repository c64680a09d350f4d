/** Shorter secrets are not redacted: they would match by chance and make a message unreadable. */
const minLength = 6;

/**
 * Removes the client's own credentials from a text of a server or a `fetch`: some echo the headers of a request.
 *
 * @param text a message or a response body
 * @param secrets the secrets to remove; in JSON, they may be escaped
 */
export function redact(text: string, secrets: readonly string[]): string {
  let redacted = text;
  for (const secret of secrets) {
    if (secret.length < minLength) continue;
    const escaped = JSON.stringify(secret).slice(1, -1);
    for (const form of [secret, escaped, escaped.replaceAll("/", "\\/")]) {
      redacted = redacted.replaceAll(form, "[redacted]");
    }
  }
  return redacted;
}
