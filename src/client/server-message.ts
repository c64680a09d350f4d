/**
 * Reads what a server says about a request. The vendor's documentation describes no error response, so every format is optional here: if
 * none matches, the status is all that is reported.
 */

/** Caps the length of a server's message. */
const maxMessageLength = 500;

/**
 * Reads the message of an error response.
 *
 * @param body parsed JSON, or else text, or else undefined
 * @returns the message, at most 500 characters; empty if there is none
 */
export function readMessage(body: unknown): string {
  // A top-level array of issues is listed. Nested arrays are not: they contain no message, and may be nested too deeply to recurse.
  const message = Array.isArray(body) ? joinTexts("; ", body.map(readItem)) : readItem(body);
  return message.slice(0, maxMessageLength);
}

function readItem(body: unknown): string {
  if (typeof body === "string") return /^\s*</.test(body) ? describePage(body) : body.trim();
  return (
    readText(body, "error") ??
    readText(body, "message") ??
    joinTexts(": ", [readText(body, "title"), readText(body, "detail")])
  );
}

/** A web page comes from something in front of the API, such as a proxy; its title says the most. */
function describePage(html: string): string {
  // The search is limited to the beginning, so that a hostile page cannot make it slow.
  const title = /<title[^<>]*>([^<]*)/i.exec(html.slice(0, 4000))?.[1]?.trim();
  return `a web page${title ? ` titled "${title}"` : ""}, perhaps from a proxy`;
}

/**
 * Reads the request ID that the server assigned.
 *
 * @param headers the response headers
 * @param body the response body: parsed JSON or text
 * @returns the ID from the body, or else from a header
 */
export function readRequestId(headers: Headers, body: unknown): string | undefined {
  return readText(body, "requestId") ?? headers.get("x-request-id") ?? headers.get("request-id") ?? undefined;
}

/** A member of a value of unknown shape, if it is a string that is not empty. */
function readText(value: unknown, name: string): string | undefined {
  const member: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === "string" && member !== "" ? member : undefined;
}

/** Joins the texts that are neither empty nor undefined. */
function joinTexts(separator: string, texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(separator);
}
