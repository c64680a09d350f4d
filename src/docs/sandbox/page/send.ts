/** Sends the request of a form, and shows its response. The page loads this module with the first request. */
import { element, select } from "../../dom.ts";
import { type Before, pathOf, payloadOf, readBefore } from "./before.ts";
import { markChanges } from "./changes.ts";
import { checkBody, normalizeAddress } from "./check-texts.ts";
import type { Connection } from "./connection.ts";
import { writeFragment } from "./drafts.ts";
import { drawTiles } from "./drawing.ts";
import { describeFailure, type Failure, InjectionError, injectFailure } from "./failures.ts";
import { parse } from "./json-text.ts";
import { addressOn, credentialFields, type FormContent, readForm, showIssues } from "./operation-form.ts";
import { checkContent, createRequest } from "./request.ts";
import { clearResponse, showMissing, showStatus, showWaiting } from "./request-status.ts";
import { readBody, showContent } from "./response.ts";

/** The page that sends a request. */
interface SendContext {
  readonly root: HTMLElement;
  readonly connection: Connection;
  /** Whether no other request was sent, and no other operation chosen, since. */
  readonly isCurrent: () => boolean;
}

/** Sends the request of a form, unless the form is invalid. */
export async function sendRequest(form: HTMLFormElement, context: SendContext): Promise<void> {
  const section = select(context.root, "[data-response]");
  const content = readForm(form);
  const bodyIssues = checkBody(content);
  const refused = checkContent(content);
  const invalid = showIssues(form, refused);
  showIssues(form, [...refused, ...bodyIssues]);
  if (invalid) {
    clearResponse(section);
    invalid.closest("details")?.toggleAttribute("open", true);
    return invalid.focus();
  }
  showWaiting(section);
  const fragment = writeFragment(form);
  const remember = (result: string | number): void => {
    const { method, operationId } = content.operation;
    addToHistory(select(context.root, "[data-history]"), fragment, `${method} ${operationId}, ${result}`);
  };
  const { value } = select<HTMLSelectElement>(context.root, "[data-failure]");
  // Another server is not told to fail.
  const failure = content.address === "" ? describeFailure(value, content.operation) : undefined;
  try {
    const { connection } = context;
    // Another server receives no request that the reader has not asked for.
    const before =
      content.address === "" ? await readBefore(content, connection).catch(() => undefined) : undefined;
    const remove = failure && (await injectFailure(connection, content, failure));
    const { response, text, durationMs } = await exchange(content, connection).finally(remove);
    remember(response.status);
    if (!context.isCurrent()) return;
    const issues = showContent(showStatus(section, response, durationMs), response, text);
    showPayload(section, content.operation, response.status, parse(text), before);
    const notes = select(section, "[data-notes]");
    if (response.headers.has("x-dataplat-example")) {
      notes.append(
        element("p", "This operation answers the example of its document: it keeps no state here."),
      );
    }
    const isOwn = content.address === "" && context.connection.demo && !content.isDemo;
    if (response.status === 401 && isOwn) notes.append(offerDemo(form));
    showIssues(form, [...bodyIssues, ...issues]);
  } catch (error) {
    remember("no response");
    if (!context.isCurrent()) return;
    showMissing(section, describeMissing(content, context.connection, failure, error));
  }
  reveal(section);
}

/** Draws a payload that has tiles, and marks what an update has changed. */
function showPayload(
  section: HTMLElement,
  operation: FormContent["operation"],
  status: number,
  body: unknown,
  before: Before | undefined,
): void {
  const path = pathOf(operation.success, status);
  if (!path) return;
  const payload = payloadOf(operation, status, body);
  select(section, "[data-drawing]").append(...drawTiles(payload));
  if (!before) return;
  const marks = markChanges(select(section, "[data-content]"), path, before.values, payload);
  const count = `${marks || "No"} ${marks === 1 ? "value has" : "values have"} changed`;
  const text = `${count}, compared with ${before.source} before the request.`;
  select(section, "[data-notes]").append(element("p", text));
}

async function exchange(content: FormContent, connection: Connection) {
  const own = content.address && normalizeAddress(content.address);
  const request = createRequest(content, own || addressOn(connection.baseUrl, content));
  const start = performance.now();
  const response = await (own ? fetch(request) : connection.fetch(request));
  const durationMs = performance.now() - start;
  return { response, text: await readBody(response), durationMs };
}

const maxHistory = 10;

/** Adds a request to the latest ones, each as a link that fills its form again; folded to the last one. */
function addToHistory(details: HTMLElement, fragment: string, text: string): void {
  select(details, "summary").textContent = `Latest requests: ${text}`;
  const item = element("li", "");
  item.append(Object.assign(element("a", text), { href: `#${fragment}` }));
  const entries = select(details, "ol");
  entries.prepend(item);
  if (entries.childElementCount > maxHistory) entries.lastElementChild?.remove();
  details.hidden = false;
}

/** Creates a button that fills in the demo credentials, and sends the request again. */
function offerDemo(form: HTMLFormElement): HTMLElement {
  const button = Object.assign(element("button", "Send with the demo credentials"), { type: "button" });
  button.addEventListener("click", () => {
    for (const field of credentialFields(form)) {
      field.value = field.dataset["demo"] ?? "";
      // The page keeps it for the other forms of the API.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    form.requestSubmit();
  });
  return button;
}

/** Scrolls to a response unless its status and the beginning of its body are visible. */
function reveal(section: HTMLElement): void {
  const { top } = section.getBoundingClientRect();
  const body = select(section, "[data-content]").getBoundingClientRect().top;
  const isVisible =
    top >= Number.parseFloat(getComputedStyle(section).scrollMarginTop) && body < innerHeight * 0.6;
  if (!isVisible) section.scrollIntoView();
}

/** The browser does not tell a page why a request failed, and its message may quote a secret. */
function describeMissing(
  { address, operation }: FormContent,
  { kind }: Connection,
  failure: Failure | undefined,
  error: unknown,
): readonly (string | Node)[] {
  if (address) return describeUnreadable(new URL(address).origin);
  if (error instanceof InjectionError) return [error.message];
  if (failure?.fault.type === "truncate") {
    return [
      `No complete response: the platform has closed the connection, as chosen under Failure on demand.${operation.safe ? "" : " If the request was valid, its write has taken effect."}`,
    ];
  }
  return [
    kind === "platform"
      ? "No response. Check whether the platform is running."
      : "The sandbox has stopped. Reload the page.",
  ];
}

function describeUnreadable(origin: string): readonly (string | Node)[] {
  const sandbox = Object.assign(element("a", `${origin}/sandbox/`), { href: `${origin}/sandbox/` });
  return [
    `No response, or the browser has blocked it (CORS). Check the address, and whether ${origin} allows requests from other sites. If it is `,
    element("code", "dataplat serve"),
    ", start it with ",
    element("code", `--cors ${location.origin}`),
    ", or open ",
    sandbox,
    " instead.",
  ];
}
