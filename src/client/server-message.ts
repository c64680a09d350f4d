/** Reads what a server says about a request. Not every API describes its errors: if no format matches, only the status is reported. */

/** Caps the length of a server's message. */
const maxMessageLength = 500;

/** Characters that would change the lines or colors of a log, or its reading direction. */
const controls = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/** Caps the nesting of errors within errors: a hostile body may be nested deeper than the stack. */
const maxDepth = 5;

/** Members that contain a message or nested errors, in the order in which they are reported. */
const messageNames = ["error", "message", "msg", "error_description", "title", "detail", "errors", "issues"];

/** Reads the message of an error response, at most 500 characters; empty if there is none. */
export function readMessage(body: unknown): string {
  return readItem(body, 0).replaceAll(controls, " ").slice(0, maxMessageLength);
}

function readItem(item: unknown, depth: number): string {
  if (typeof item === "string") return /^\s*</.test(item) ? describePage(item) : item.trim();
  if (typeof item !== "object" || depth === maxDepth) return "";
  const isList = Array.isArray(item);
  const parts: unknown[] = isList ? item : messageNames.map((name) => readMember(item, name));
  const texts = new Set(parts.map((part) => readItem(part, depth + 1)));
  return [...texts].filter(Boolean).join(isList ? "; " : ": ");
}

/** A web page comes from something in front of the API, such as a proxy; its title says the most. */
function describePage(html: string): string {
  // The search is limited to the beginning, so that a hostile page cannot make it slow.
  const title = /<title[^<>]*>([^<]*)/i.exec(html.slice(0, 4000))?.[1]?.trim();
  return `a web page${title ? ` titled "${title}"` : ""}, perhaps from a proxy`;
}

/**
 * Reads the code of an error response: `code` of the body, of its `error` or of its first error; or else the `type` of problem details
 * (RFC 9457); or else the upper-case word that the message starts with.
 */
export function readCode(body: unknown, message: string): string | undefined {
  const first: unknown = [readMember(body, "errors") ?? body].flat()[0];
  for (const item of [body, readMember(body, "error"), first]) {
    const code = readMember(item, "code");
    if (isIdentifier(code)) return code;
    if (Number.isInteger(code)) return String(code);
  }
  const type = (readMember(body, "title") ?? readMember(body, "detail")) && readMember(body, "type");
  if (isIdentifier(type) && type !== "about:blank") return type;
  return /^([A-Z][A-Z\d_]*):/.exec(message)?.[1];
}

/** Reads the request ID that the server assigned, from the body or else from a header. */
export function readRequestId(headers: Headers, body: unknown): string | undefined {
  const id = readMember(body, "requestId");
  if (typeof id === "string" && id !== "") return id;
  return headers.get("x-request-id") || headers.get("request-id") || undefined;
}

/** An own member of a value of unknown shape. */
function readMember(value: unknown, name: string): unknown {
  const owner = Object(value);
  return Object.hasOwn(owner, name) ? owner[name] : undefined;
}

/** Whether a value is a text without spaces that is short enough for a code. */
function isIdentifier(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]{1,200}$/.test(value);
}
