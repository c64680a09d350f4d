/** Sends the request of a form, and shows its response. The page loads this module with the first request. */
import { checkBody, normalizeAddress } from "./check-texts.ts";
import type { Connection } from "./connection.ts";
import { type FormContent, readForm, showIssues } from "./operation-form.ts";
import { checkContent, createRequest } from "./request.ts";
import { clearResponse, showFailure, showStatus, showWaiting } from "./request-status.ts";
import { element, readBody, showContent } from "./response.ts";
import { select } from "./select.ts";

/** The page that sends a request. */
interface SendContext {
  /** Element of the sandbox. */
  readonly root: HTMLElement;
  readonly connection: Connection;
  /** Whether no other request was sent, and no other operation chosen, since. */
  readonly isCurrent: () => boolean;
}

/** Sends the request of a form, unless the form is invalid. */
export async function sendRequest(form: HTMLFormElement, context: SendContext): Promise<void> {
  const section = select(context.root, "[data-response]");
  const content = readForm(form);
  const notes = checkBody(content);
  const refused = checkContent(content);
  const invalid = showIssues(form, refused);
  showIssues(form, [...refused, ...notes]);
  if (invalid) {
    clearResponse(section);
    invalid.closest("details")?.toggleAttribute("open", true);
    return invalid.focus();
  }
  showWaiting(section);
  try {
    const { response, text, durationMs } = await exchange(content, context.connection);
    if (!context.isCurrent()) return;
    const issues = showContent(showStatus(section, response, durationMs), response, text);
    showIssues(form, [...notes, ...issues]);
  } catch {
    if (!context.isCurrent()) return;
    showFailure(section, failureMessage(content.address, context.connection));
  }
  reveal(section);
}

/** Sends a request, and reads its response. */
async function exchange(content: FormContent, connection: Connection) {
  const own = content.address && normalizeAddress(content.address);
  const request = createRequest(content, own || connection.baseUrl);
  const start = performance.now();
  const response = await (own ? fetch(request) : connection.fetch(request));
  const durationMs = performance.now() - start;
  return { response, text: await readBody(response), durationMs };
}

/** Scrolls to a section that begins below the visible part of the page, as on a phone. */
function reveal(section: HTMLElement): void {
  if (section.getBoundingClientRect().top > innerHeight * 0.8) section.scrollIntoView();
}

/** The browser does not tell a page why a request failed, and its message may quote a secret. */
function failureMessage(address: string, { kind }: Connection): readonly (string | Node)[] {
  if (address) {
    const { origin } = new URL(address);
    const sandbox = Object.assign(element("a", `${origin}/sandbox/`), { href: `${origin}/sandbox/` });
    return [
      `No response that this page may read. Check the address, and whether ${origin} allows requests from other sites (CORS). If it is `,
      element("code", "dataplat serve"),
      ", start it with ",
      element("code", `--cors ${location.origin}`),
      ", or open ",
      sandbox,
      " instead.",
    ];
  }
  return [
    kind === "platform"
      ? "No response. Check whether the platform is running."
      : "The sandbox has stopped. Reload the page.",
  ];
}
