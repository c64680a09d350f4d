/** Shows a response. */
import { highlight } from "./highlight.ts";
import { findIssues, type PointedIssue } from "./issues.ts";
import { select } from "./select.ts";

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

/** Shows that no request was sent since the operation was chosen. */
export function clearResponse(section: HTMLElement): void {
  show(section, "No request sent yet.", "");
}

/** Shows that a request was sent. The response before it stays, dimmed, so that the page does not flicker. */
export function showWaiting(section: HTMLElement): void {
  section.setAttribute("aria-busy", "true");
  showStatus(section, "Waiting for the response.", "");
}

/**
 * Shows the reason for a missing response.
 *
 * @param section of the page
 * @param message for the reader
 */
export function showFailure(section: HTMLElement, message: string): void {
  show(section, message, "failure");
}

/** Reads the text of a body, or describes bytes. */
export async function readBody(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type === "" || /^text\/|[/+](?:json|xml)\b/i.test(type)) return await response.text();
  return `${type}, ${(await response.arrayBuffer()).byteLength} bytes`;
}

/**
 * Shows a response.
 *
 * @param section of the page
 * @param response status and headers
 * @param text body of the response, from `readBody`
 * @param durationMs from the request to the response
 * @returns the validation messages of an error response
 */
export function showResponse(
  section: HTMLElement,
  response: Response,
  text: string,
  durationMs: number,
): readonly PointedIssue[] {
  const { status, statusText, ok } = response;
  show(
    section,
    `${`${status} ${statusText}`.trim()}, ${Math.round(durationMs)} ms`,
    ok ? "success" : "failure",
  );
  const headers = select(section, "[data-headers]");
  for (const name of shownHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.append(element("dt", name), element("dd", value));
  }
  const content = select(section, "[data-content]");
  const json = parse(text);
  content.replaceChildren(json === undefined ? text : highlight(indent(text, json)));
  content.hidden = text === "";
  return ok ? [] : findIssues(json);
}

function show(section: HTMLElement, message: string, result: string): void {
  section.removeAttribute("aria-busy");
  showStatus(section, message, result);
  select(section, "[data-headers]").replaceChildren();
  select(section, "[data-content]").hidden = true;
}

function showStatus(section: HTMLElement, message: string, result: string): void {
  const status = select(section, "[data-status]");
  status.textContent = message;
  status.dataset["status"] = result;
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

/** Indents JSON text, unless that would round numbers or remove names that occur twice. */
function indent(text: string, json: unknown): string {
  return JSON.stringify(json) === text ? JSON.stringify(json, null, 2) : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
