/** The sandbox page: chooses an operation, shows its code and sends its request. */
import { curlSample, requestUrl } from "../../../samples/curl-sample.ts";
import { typescriptSample } from "../../../samples/typescript-sample.ts";
import { type Connection, connect } from "./connection.ts";
import { clearCredentials, shareConnection } from "./connection-fields.ts";
import { bodyField, readForm, showIssues } from "./operation-form.ts";
import { checkContent, createRequest } from "./request.ts";
import { clearResponse, showFailure, showResponse } from "./response.ts";
import { select } from "./select.ts";

const root = select(document, "[data-sandbox]");
const responseSection = select(root, "[data-response]");
const sections = [...root.querySelectorAll<HTMLElement>("section.operation")];
const folder = new URL(root.dataset["sandbox"] ?? "", location.href).href;

let connection: Connection | undefined;
/** Number of requests so far: the response of an earlier one is not shown any more. */
let sent = 0;

/** What the label says, by where the requests go. */
const labels: Readonly<Record<Connection["kind"] | "own", string>> = {
  worker: "Sandbox with demo data. Requests are answered in this browser, and changes stay in it.",
  page: "Sandbox with demo data. Requests are answered in this page, and changes stay in this browser.",
  platform: "Not a sandbox: requests go to the platform that serves this site, and change its data.",
  own: "Not the sandbox: requests of this API go to the address that you entered, and may change its data.",
};

function currentForm(): HTMLFormElement {
  const section = sections.find(({ hidden }) => !hidden) ?? root;
  return select<HTMLFormElement>(section, "form");
}

/** The operation that the fragment of the address names. It may name something else, such as the start of the page. */
function namedSection(): HTMLElement | undefined {
  return sections.find(({ dataset }) => `#${dataset["operationId"]}` === location.hash);
}

/** Shows the form of one operation. */
function showOperation(current: HTMLElement | undefined): void {
  for (const section of sections) section.hidden = section !== current;
  for (const link of root.querySelectorAll<HTMLAnchorElement>("nav li a")) {
    if (link.hash === `#${current?.dataset["operationId"]}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  forgetResponse();
  update();
}

/** Shows the label, the request line and the code for the current form. */
function update(): void {
  const form = currentForm();
  const content = readForm(form);
  const { api, operation, parameters, server, address, credentials } = content;
  const { body, issue } = readBody(content.body);
  const isOwn = address !== "";
  const baseUrl = address || (connection?.kind === "platform" ? connection.baseUrl : folder);
  // A sandbox can be reached from this page only. The code is for a platform at the document's own address instead.
  const isSandbox = !isOwn && connection?.kind !== "platform";
  const values = {
    api,
    baseUrl: isSandbox ? server : baseUrl,
    parameters,
    body,
    ...(credentials && !isOwn && { credentials }),
  };
  const url = requestUrl(operation, { ...values, baseUrl });
  select(root, "[data-request-line]").textContent = `${operation.method} ${url.replace(location.origin, "")}`;
  const hidden = issue && "// Correct the body to see the code.";
  select(root, '[data-sample="curl"]').textContent = hidden ?? curlSample(operation, values);
  select(root, '[data-sample="typescript"]').textContent = hidden ?? typescriptSample(operation, values);
  select(root, "[data-sample-note]").hidden = !isSandbox;
  showIssues(form, issue ? [{ pointer: "/body", message: issue }] : []);
  showLabel(isOwn);
}

function showLabel(isOwn: boolean): void {
  const label = select(root, "[data-label]");
  const text = isOwn ? labels.own : connection && labels[connection.kind];
  // A live region announces each assignment.
  if (text !== undefined && label.textContent !== text) label.textContent = text;
  root.classList.toggle("own-address", isOwn);
  select(root, "[data-reset]").hidden = isOwn || !connection?.reset;
}

/** The JSON value of a body, or why it is none. It is sent as it is. */
function readBody(text: string | undefined): { readonly body?: unknown; readonly issue?: string } {
  try {
    return text === undefined ? {} : { body: JSON.parse(text) };
  } catch (error) {
    return { issue: `This is not JSON: ${error instanceof Error ? error.message : error}` };
  }
}

async function sendRequest(form: HTMLFormElement): Promise<void> {
  if (!connection) return;
  const content = readForm(form);
  const invalid = showIssues(form, checkContent(content));
  if (invalid) {
    invalid.closest("details")?.toggleAttribute("open", true);
    return invalid.focus();
  }
  const number = ++sent;
  const start = performance.now();
  responseSection.setAttribute("aria-busy", "true");
  try {
    const request = createRequest(content, content.address || connection.baseUrl);
    const response = await (content.address ? fetch(request) : connection.fetch(request));
    if (number === sent) {
      const issues = await showResponse(responseSection, response, performance.now() - start);
      showIssues(form, issues);
      reveal(responseSection);
    }
  } catch {
    if (number !== sent) return;
    showFailure(responseSection, failureMessage(content.address));
    reveal(responseSection);
  } finally {
    responseSection.removeAttribute("aria-busy");
  }
}

/** Scrolls to a section that begins below the visible part of the page, as on a phone. */
function reveal(section: HTMLElement): void {
  if (section.getBoundingClientRect().top > innerHeight * 0.8) section.scrollIntoView();
}

/** The browser does not tell a page why a request failed, and its message may quote a secret. */
function failureMessage(address: string): string {
  return address
    ? `No response that this page may read. Check the address and the credentials, and whether ${new URL(address).origin} accepts requests from other sites (CORS).`
    : "No response. Reload the page.";
}

function listen(): void {
  addEventListener("hashchange", () => {
    const section = namedSection();
    if (!section) return;
    showOperation(section);
    select(section, "h2").focus();
  });
  root.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLElement) follow(target);
    update();
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    void sendRequest(currentForm());
  });
  root.addEventListener("keydown", (event) => {
    const form = event.target instanceof Element && event.target.closest("form");
    if (form && event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  const copy = select(root, "[data-copy]");
  copy.hidden = !navigator.clipboard;
  copy.addEventListener("click", () => void copyCode(copy));
  select(root, "[data-reset]").addEventListener("click", () => void reset());
}

/** Changes the fields that depend on another one. */
function follow(field: HTMLElement): void {
  if (field instanceof HTMLInputElement) {
    shareConnection(field, connection?.demo ?? false);
    // The response came from another address.
    if (field.dataset["address"] !== undefined) forgetResponse();
  }
  if (field instanceof HTMLSelectElement && field.dataset["examples"] !== undefined && field.form) {
    const body = bodyField(field.form);
    if (body) body.value = field.value;
  }
}

function forgetResponse(): void {
  sent += 1;
  clearResponse(responseSection);
}

async function copyCode(button: HTMLElement): Promise<void> {
  const language = select<HTMLInputElement>(root, "[name=language]:checked").value;
  await navigator.clipboard.writeText(select(root, `[data-sample="${language}"]`).textContent ?? "");
  button.textContent = "Copied";
  setTimeout(() => {
    button.textContent = "Copy";
  }, 2000);
}

async function reset(): Promise<void> {
  forgetResponse();
  let message = "The demo data is as it was at first.";
  await connection?.reset?.().catch(() => {
    message = "The data could not be reset. Reload the page.";
  });
  select(root, "[data-status]").textContent = message;
}

/** Starts the page. Requests can be sent when this resolves. */
export async function startPage(): Promise<void> {
  listen();
  showOperation(namedSection() ?? sections[0]);
  connection = await connect(folder);
  if (!connection.demo) clearCredentials();
  for (const button of root.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = false;
  update();
}
