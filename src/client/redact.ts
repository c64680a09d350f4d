/** Removes the client's own credentials from texts of a server or a `fetch`: some repeat the headers of a request. */

/** Shorter secrets are not redacted: they would match by chance and make a message unreadable. */
const minLength = 6;

/** Length of one character that takes three bytes, in a URL. */
const maxEscapeLength = 9;

/**
 * Creates a function that redacts texts. It also finds a secret that a text escapes as in a URL, in HTML or in JSON, once or several times.
 */
function createRedact(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= minLength)
    // The longest first: a token may begin with the one before it.
    .sort((one, other) => other.length - one.length)
    .map((secret) => Array.from(secret, formsOf).join(""));
  // Without a secret, the pattern matches nothing.
  const pattern = new RegExp(forms.join("|") || "(?!)", "gi");
  return (text) => text.replaceAll(pattern, "[redacted]");
}

/** Redacts one text. */
export function redactText(text: string, secrets: readonly string[]): string {
  return createRedact(secrets)(text);
}

/** A pattern of the forms of a character: as an escape of JSON, in a URL, as a character reference of HTML, and plain. */
function formsOf(char: string): string {
  const code = Number(char.codePointAt(0));
  const units = char.split("").map((unit) => `\\\\u${toHex(unit.charCodeAt(0), 4)}`);
  const bytes = Array.from(new TextEncoder().encode(char), (byte) => `%(?:25)*${toHex(byte, 2)}`);
  const name = /[&<>"']/.test(char) ? "|[a-z]+" : "";
  const reference = `&(?:amp;)*(?:#0*${code}|#x0*${toHex(code, 1)}${name});`;
  // A form in a URL may have `+` for a space.
  const plain = char === " " ? "[ +]" : char.replace(/[^\w\s]/, "\\$&");
  // JSON in JSON has several backslashes. A limit, since a hostile text may consist of them.
  return `\\\\{0,4}(?:${units.join("")}|${bytes.join("")}|${reference}|${plain})`;
}

function toHex(code: number, length: number): string {
  return code.toString(16).padStart(length, "0");
}

/**
 * Drops the end of a truncated text, which may be the beginning of a secret. Simpler than looking for every form of each beginning, and the
 * message of a long text is at its beginning.
 */
export function dropEnd(text: string, secrets: readonly string[]): string {
  const longest = Math.max(0, ...secrets.map(({ length }) => length));
  return text.slice(0, Math.max(0, text.length - longest * maxEscapeLength));
}

/**
 * Redacts every string in a response body, member names included. JSON is redacted after parsing, since a secret in it may be escaped.
 *
 * @param body parsed JSON, which is changed in place, or a text
 */
export function redactResponseBody(body: unknown, secrets: readonly string[]): unknown {
  const redact = createRedact(secrets);
  if (typeof body === "string") return redact(body);
  // A list instead of recursion: a body may be nested deeper than the stack.
  const pending = [body];
  for (const parent of pending) {
    if (typeof parent !== "object" || parent === null) continue;
    for (const [name, member] of Object.entries(parent)) {
      const newName = redact(name);
      const value: unknown = typeof member === "string" ? redact(member) : member;
      pending.push(value);
      if (newName === name && value === member) continue;
      if (newName !== name) Reflect.deleteProperty(parent, name);
      // Not assigned: an assignment to `__proto__` would set the prototype.
      Object.defineProperty(parent, newName, { value, configurable: true, enumerable: true, writable: true });
    }
  }
  return body;
}
