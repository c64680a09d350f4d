/**
 * Reads what a server says of a failure, whatever shape it comes in. The reference texts describe no error, so every
 * reading here is a courtesy: when nothing fits, the status alone is told.
 */
import { readRequestId } from "./request-id.ts";
import { readRetryAfter } from "./retry-after.ts";
import { textMember } from "./text-member.ts";

/** What could be read of a failure. */
export interface ServerError {
  /** Status, reason and the server's own message, then what to do. */
  readonly text: string;
  readonly requestId: string | undefined;
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
}

/** Longest message taken over from a server, in characters. */
const longestMessage = 500;

const advice: Readonly<Record<number, string>> = {
  401: "Check the credentials.",
  403: "These credentials may not do this.",
  404: "Check the ids and the credentials.",
  429: "Send fewer requests.",
};

/** What to do about what is no error; a browser hides the status of a redirect, and gives 0. */
const redirected = "Redirects are not followed. Check baseUrl.";

/**
 * Describes a response that is not a success.
 *
 * @param response the response; its body is not read
 * @param body its body: parsed JSON, else text, else undefined
 */
export function describeServerError(response: Response, body: unknown): ServerError {
  const { status, statusText, headers } = response;
  const message = messageIn(body).slice(0, longestMessage);
  const retryAfterMs = readRetryAfter(headers);
  const told = join(": ", [join(" ", [status || "Redirect", statusText]), message]);
  const next = status < 400 ? redirected : (advice[status] ?? (status >= 500 && "Try again later."));
  const wait = retryAfterMs !== undefined && `Wait ${retryAfterMs} ms.`;
  return {
    text: join(" ", [/[.!?]$/.test(told) ? told : `${told}.`, next, wait]),
    requestId: readRequestId(response, body),
    code: /^([A-Z][A-Z\d_]*):/.exec(message)?.[1],
    retryAfterMs,
  };
}

/** Joins those texts that say something. */
function join(separator: string, texts: readonly unknown[]): string {
  return texts.filter(Boolean).join(separator);
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
