/** Shows the headers and the body of a response. */
import { highlight } from "./highlight.ts";
import { findIssues, type PointedIssue } from "./issues.ts";

/** Headers to show, in this order. */
const shownHeaders = [
  "content-type",
  "location",
  "etag",
  "x-request-id",
  "www-authenticate",
  "allow",
  "retry-after",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
];

/** Reads the text of a body, or describes bytes. */
export async function readBody(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type === "" || /^text\/|[/+](?:json|xml)\b/i.test(type)) return await response.text();
  return `${type}, ${(await response.arrayBuffer()).byteLength} bytes`;
}

/**
 * Shows headers and body.
 *
 * @param elements of the page, which are empty
 * @param response status and headers
 * @param text body of the response, from `readBody`
 * @returns the validation messages of an error response
 */
export function showContent(
  { headers, content }: { readonly headers: HTMLElement; readonly content: HTMLElement },
  response: Response,
  text: string,
): readonly PointedIssue[] {
  for (const name of shownHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.append(element("dt", name), element("dd", value));
  }
  const json = parse(text);
  content.replaceChildren(json === undefined ? text : highlight(indent(text)));
  content.hidden = text === "";
  return response.ok ? [] : findIssues(json);
}

/** Creates an element with a text. */
export function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

/** Indents JSON text, unless that would round numbers or remove names that occur twice. */
export function indent(text: string): string {
  const json = parse(text);
  return JSON.stringify(json) === text ? JSON.stringify(json, null, 2) : text;
}

/** Undefined if it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
