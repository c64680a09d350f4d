/** Shows the headers and the body of a response. */

import { highlight } from "./highlight.ts";
import { findIssues, type PointedIssue } from "./issues.ts";
import { indent, parse } from "./json-text.ts";
import { element } from "./select.ts";

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

/** Shows headers and body. */
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
