/** Shows a response. */
import { highlight } from "./highlight.ts";
import { findIssues, type PointedIssue } from "./issues.ts";
import { select } from "./select.ts";

/** Headers of interest, in the order in which they are shown. */
const shownHeaders = [
  "content-type",
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

/**
 * Shows why there is no response.
 *
 * @param section of the page
 * @param message for the reader
 */
export function showFailure(section: HTMLElement, message: string): void {
  show(section, message, "failure");
}

/**
 * Shows a response.
 *
 * @param section of the page
 * @param response its body is read
 * @param durationMs from the request to the response
 * @returns the validation messages of an error response
 */
export async function showResponse(
  section: HTMLElement,
  response: Response,
  durationMs: number,
): Promise<readonly PointedIssue[]> {
  const text = await response.text();
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
  content.replaceChildren(json === undefined ? text : highlight(JSON.stringify(json, null, 2)));
  content.hidden = text === "";
  return ok ? [] : findIssues(json);
}

function show(section: HTMLElement, message: string, result: string): void {
  const status = select(section, "[data-status]");
  status.textContent = message;
  status.dataset["status"] = result;
  select(section, "[data-headers]").replaceChildren();
  select(section, "[data-content]").hidden = true;
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
