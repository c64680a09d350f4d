/**
 * Reads what a server says of a failure, whatever shape it comes in. The reference texts describe no error, so every
 * reading here is a courtesy: when nothing fits, the status alone is told.
 */
import { join } from "./join.ts";
import { textMember } from "./text-member.ts";

/**
 * Describes a response that is not a success.
 *
 * @param response the response; its body is not read
 * @param message what it says, see {@link readMessage}
 * @param retryAfterMs milliseconds that it asks to wait, when it does
 * @returns status, reason and message, then what to do
 */
export function describeServerError(
  { status, statusText }: Response,
  message: string,
  retryAfterMs: number | undefined,
): string {
  const told = join(": ", [join(" ", [status || "Redirect", statusText]), message]);
  const advice: Readonly<Record<number, string>> = {
    401: "Check the credentials.",
    403: "Check the rights of the credentials.",
    404: "Check the ids and the credentials.",
    429: "Send fewer requests.",
  };
  const later = status >= 500 && "Try again later.";
  // A browser hides the status of a redirect, and gives 0.
  const next = status < 400 ? "Redirects are not followed. Check baseUrl." : (advice[status] ?? later);
  const wait = retryAfterMs !== undefined && `Wait ${retryAfterMs} ms.`;
  return join(" ", [/[.!?]$/.test(told) ? told : `${told}.`, next, wait]);
}

/**
 * Reads a server's own message.
 *
 * @param body a body: parsed JSON, else text, else undefined
 * @returns what it says, cut to 500 characters; empty when it says nothing that can be understood
 */
export function readMessage(body: unknown): string {
  return messageIn(body).slice(0, 500);
}

/** What a body says; empty when it says nothing that can be understood. */
function messageIn(body: unknown, nested = false): string {
  if (typeof body === "string") return /^\s*</.test(body) ? describePage(body) : body.trim();
  if (Array.isArray(body)) {
    // Issues are listed once; deeper lists are no message, and could be deep enough to harm.
    const issues = nested ? [] : body.map((issue) => messageIn(issue, true));
    return join("; ", issues);
  }
  return (
    textMember(body, "error") ??
    textMember(body, "message") ??
    join(": ", [textMember(body, "title"), textMember(body, "detail")])
  );
}

/** A web page in place of an answer comes from something before the API; its title says the most. */
function describePage(html: string): string {
  // Of the beginning alone, which holds the title, and within which a search cannot take long.
  const title = /<title[^<>]*>([^<]*)/i.exec(html.slice(0, 4000))?.[1]?.trim();
  return `a web page${title ? ` titled "${title}"` : ""}, perhaps from a proxy`;
}
