/** Shows the state of a request, without its response, which response.ts shows. */
import { select } from "../../dom.ts";

/** Shows that no request was sent since the operation was chosen. */
export function clearResponse(section: HTMLElement): void {
  show(section, "No request sent yet.", "");
}

/** Shows that a request was sent. The response before it stays, dimmed, so that the page does not flicker. */
export function showWaiting(section: HTMLElement): void {
  section.setAttribute("aria-busy", "true");
  setStatus(section, "Waiting for the response.", "");
}

export function showMissing(section: HTMLElement, message: readonly (string | Node)[]): void {
  show(section, "", "failure");
  select(section, "[data-status]").append(...message);
}

export function showStatus(
  section: HTMLElement,
  { status, statusText, ok }: Response,
  durationMs: number,
): { readonly headers: HTMLElement; readonly content: HTMLElement } {
  const text = `${`${status} ${statusText}`.trim()}, ${Math.round(durationMs)} ms`;
  return show(section, text, ok ? "success" : "failure");
}

function show(section: HTMLElement, message: string, result: string): ReturnType<typeof showStatus> {
  section.removeAttribute("aria-busy");
  setStatus(section, message, result);
  const headers = select(section, "[data-headers]");
  const content = select(section, "[data-content]");
  for (const part of [headers, select(section, "[data-notes]"), select(section, "[data-drawing]")]) {
    part.replaceChildren();
  }
  content.hidden = true;
  select(section, "[data-response-headers]").hidden = true;
  return { headers, content };
}

function setStatus(section: HTMLElement, message: string, result: string): void {
  const status = select(section, "[data-status]");
  status.textContent = message;
  status.dataset["status"] = result;
}
