/** Shows the headers and the body of a response. */
import { highlight, jsonTokens } from "../../code/browser-tokens.ts";
import { element } from "../../dom.ts";
import { findIssues, type PointedIssue } from "./issues.ts";
import { indent, parse } from "./json-text.ts";

/** Headers to show, in this order. */
const shownHeaders = [
  ...["content-type", "location", "etag", "x-request-id", "www-authenticate", "allow", "retry-after"],
  ...["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"],
];

export async function readBody(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type === "" || /^text\/|[/+](?:json|xml)\b/i.test(type)) return await response.text();
  return `${type}, ${(await response.arrayBuffer()).byteLength} bytes`;
}

export function showContent(
  { headers, content }: { readonly headers: HTMLElement; readonly content: HTMLElement },
  response: Response,
  text: string,
): readonly PointedIssue[] {
  headers.closest("details")?.toggleAttribute("hidden", false);
  for (const name of shownHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.append(element("dt", name), element("dd", value));
  }
  const json = parse(text);
  const shown = json === undefined ? text : indent(text);
  // The element of a string or a literal has its path as `data-path`. A longer text would take seconds.
  content.replaceChildren(
    json === undefined || shown.length > 200_000 ? shown : highlight(jsonTokens(shown)),
  );
  content.hidden = text === "";
  return response.ok ? [] : findIssues(json);
}
