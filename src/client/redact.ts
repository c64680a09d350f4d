/** Removes the client's own credentials from texts of a server or a `fetch`: some repeat the headers of a request. */

/** Shorter secrets are not redacted: they would match by chance and make a message unreadable. */
const minLength = 6;

/** Length of one character that takes three bytes, in a URL. */
const maxEscapeLength = 9;

/** How often a text is unescaped, such as JSON in HTML. A limit, since a hostile text may be escaped any number of times. */
const maxDepth = 3;

const replacement = "[redacted]";

/** Redacts a text. It is returned unescaped if a secret in it is escaped as in a URL, in HTML or in JSON. */
export function redactText(text: string, secrets: readonly string[]): string {
  const search = sortSecrets(secrets);
  const replace = (within: string): string =>
    search.reduce((redacted, secret) => redacted.replaceAll(secret, replacement), within);
  let redacted = replace(text);
  let plain = redacted;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const unescaped = decodeEscapes(plain);
    if (unescaped === plain) break;
    plain = replace(unescaped);
    if (plain !== unescaped) redacted = plain;
  }
  return redacted;
}

/** Drops the end of a truncated text, which may be half a character or the beginning of a secret. The message of a long text is at its beginning. */
export function dropEnd(text: string, secrets: readonly string[]): string {
  const longest = Math.max(1, ...secrets.map(({ length }) => length));
  return text.slice(0, Math.max(0, text.length - longest * maxEscapeLength));
}

/** The longest first: a token may begin with the one before it. A form in a URL may have `+` for a space. */
function sortSecrets(secrets: readonly string[]): readonly string[] {
  return secrets
    .filter(({ length }) => length >= minLength)
    .flatMap((secret) => [secret, secret.replaceAll(" ", "+")])
    .sort((one, other) => other.length - one.length);
}

/** One escaped character: percent-encoded UTF-8, a character reference of HTML, or an escape of JSON. */
const escaped =
  /%[c-f][\da-f](?:%[89ab][\da-f]){1,3}|%[\da-f]{2}|&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);|\\(?:u[\da-f]{4}|["\\/bfnrt])/gi;

const references: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEscapes(text: string): string {
  return text.replaceAll(escaped, (token) => {
    const content = token.slice(1, -1);
    try {
      if (token.startsWith("%")) return decodeURIComponent(token);
      if (token.startsWith("\\")) return JSON.parse(`"${token}"`);
      const named = references[content.toLowerCase()];
      return named ?? String.fromCodePoint(Number(content.replace("#", "0")));
    } catch {
      // Not a character.
      return token;
    }
  });
}

/** Parses a body, or else returns its text, with every string redacted, names included. Undefined if it is empty, or nested deeper than the stack. */
export function parseRedacted(text: string, secrets: readonly string[]): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value === "string") return redactText(value, secrets);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => [redactText(name, secrets), member]),
      );
    });
  } catch (error) {
    return error instanceof SyntaxError ? redactText(text, secrets) || undefined : undefined;
  }
}
