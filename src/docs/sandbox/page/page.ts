/** The sandbox page: chooses an operation, shows its code and sends its request. */
import { select } from "../../dom.ts";
import { checkBody, checkTexts } from "./check-texts.ts";
import { showCode } from "./code.ts";
import { type Connection, connect } from "./connection.ts";
import { followConnection, forgetConnections, showConnection } from "./connection-fields.ts";
import { forgetDrafts, keepDraft, readLink, restoreDraft, writeFragment } from "./drafts.ts";
import { labels } from "./labels.ts";
import { addressField, addressOn, bodyField, insertMember, readForm, showIssues } from "./operation-form.ts";
import { clearResponse, showMissing } from "./request-status.ts";

const root = select(document, "[data-sandbox]");
const responseSection = select(root, "[data-response]");
const slot = select(root, "[data-form]");
const resetButton = select(root, "[data-reset]");
const notice = select(root, "[data-notice]");
const links = [...root.querySelectorAll<HTMLAnchorElement>("nav li a")];
const folder = new URL(root.dataset["sandbox"] ?? "", location.href).href;

let connection: Connection | undefined;
/** Number of requests so far: responses of earlier ones are discarded. */
let sent = 0;

/** Where requests go without an address. */
let place: keyof typeof labels = "worker";

/** Whether the demo credentials are accepted without an address. */
const isDemo = (): boolean => connection?.demo ?? true;
const currentForm = (): HTMLFormElement => select<HTMLFormElement>(slot, "form");
const currentLink = () => links.find((link) => link.hasAttribute("aria-current"));

/** The operation that the fragment of the address names. It may name something else, such as the start of the page. */
function namedLink(): HTMLAnchorElement | undefined {
  return links.find(({ hash }) => hash === location.hash.replace(/&.*/, ""));
}

/** Shows the form of an operation, with what was entered in it before, or with the texts of the link. */
async function showOperation(link: HTMLAnchorElement | undefined): Promise<void> {
  if (!link) return;
  for (const each of links) each.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  const response = await fetch(`${folder}operations/${link.hash.slice(1)}.json`);
  const html: string = await response.json();
  // Another one was chosen meanwhile.
  if (link !== currentLink()) return;
  slot.innerHTML = html;
  const form = currentForm();
  restoreDraft(form);
  readLink(form);
  startForm(form);
  forgetResponse();
  void showFailure();
}

/** Fills in the credentials and the address of the form, which can be sent when the page is connected. */
function startForm(form: HTMLFormElement): void {
  showConnection(form, isDemo());
  select<HTMLButtonElement>(form, "[type=submit]").disabled = !connection;
  update();
}

async function showFailure(): Promise<void> {
  const { value } = select<HTMLSelectElement>(root, "[data-failure]");
  const note = select(root, "[data-client]");
  if (value === "" && !note.hasChildNodes()) return;
  const { showClient } = await import("./failures.ts");
  showClient(note, value, readForm(currentForm()).operation);
}

/** Shows the label, the request line, the code and the issues of the current form. */
function update(): void {
  const form = currentForm();
  const content = readForm(form);
  const isPlatform = place === "platform";
  const baseUrl = addressOn(connection?.baseUrl ?? folder, content);
  // A sandbox can be reached from this page only. The code is for a platform at the document's own address instead.
  void showCode(root, content, isPlatform ? baseUrl : content.server);
  select(root, "[data-sample-note]").hidden = isPlatform || content.address !== "";
  showIssues(form, [...checkTexts(content), ...checkBody(content)]);
  showLabel();
}

function showLabel(): void {
  const isOwn = slot.hasChildNodes() && addressField(currentForm()).value.trim() !== "";
  const label = select(root, "[data-label]");
  const text = labels[isOwn ? "own" : place];
  // A live region announces each assignment.
  if (label.textContent !== text) label.textContent = text;
  root.classList.toggle("own-address", isOwn);
  resetButton.hidden = isOwn || !connection;
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (!connection) return;
  const number = ++sent;
  notice.textContent = "";
  // Loaded with the first request, to keep the page light.
  const loaded = await import("./send.ts").catch(() => undefined);
  if (loaded) await loaded.sendRequest(form, { root, connection, isCurrent: () => number === sent });
  else showUnloaded();
}

function showUnloaded(): void {
  showMissing(responseSection, ["A part of this page could not be loaded. Reload the page."]);
}

function listen(): void {
  addEventListener("hashchange", async () => {
    // Back to the address without a fragment.
    const link = namedLink() ?? (location.hash === "" ? links[0] : undefined);
    await showOperation(link).catch(showUnloaded);
    if (link) select(slot, "h2").focus();
  });
  root.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLElement) follow(target);
    changed();
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(currentForm());
  });
  root.addEventListener("keydown", (event) => {
    const form = event.target instanceof Element && event.target.closest("form");
    if (form && event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  slot.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset["member"] === undefined) return;
    insertMember(currentForm(), target);
    changed();
  });
  for (const event of ["click", "keyup"]) select(root, "starlight-tabs").addEventListener(event, update);
  const copyButton = select(root, "[data-copy]");
  copyButton.hidden = !navigator.clipboard;
  copyButton.addEventListener("click", () => void copyLink(copyButton));
  resetButton.addEventListener("click", () => void reset());
}

function changed(): void {
  keepDraft(currentForm());
  update();
}

/** Changes the fields that depend on another one. */
function follow(field: HTMLElement): void {
  if (field instanceof HTMLInputElement) {
    followConnection(field, isDemo());
    // The response came from another address.
    if (field.dataset["address"] !== undefined) forgetResponse();
  }
  if (field.dataset["failure"] !== undefined) void showFailure();
  const body = bodyField(currentForm());
  if (body && field instanceof HTMLSelectElement && field.dataset["examples"] !== undefined)
    body.value = field.value;
}

function forgetResponse(): void {
  sent += 1;
  clearResponse(responseSection);
  notice.textContent = "";
}

async function copyLink(button: HTMLElement): Promise<void> {
  const { textContent } = button;
  const { href } = new URL(`#${writeFragment(currentForm())}`, location.href);
  // Browsers may deny it.
  const copied = navigator.clipboard.writeText(href).then(() => "Copied");
  button.textContent = await copied.catch(() => "Not copied");
  setTimeout(() => {
    button.textContent = textContent;
  }, 2000);
}

/** Restores the texts of the forms, the credentials and, but for a platform that others may use, the data. */
async function reset(): Promise<void> {
  const form = currentForm();
  forgetDrafts();
  forgetConnections();
  form.reset();
  startForm(form);
  forgetResponse();
  let message = connection?.reset ? "Demo data restored." : "Form restored.";
  await connection?.reset?.().catch(() => {
    message = "The data could not be reset. Reload the page.";
  });
  // Beside the button: the response may be off screen.
  notice.textContent = message;
}

/** Starts the page. Requests can be sent when this resolves, unless the sandbox could not start. */
export async function startPage(): Promise<void> {
  listen();
  try {
    await Promise.all([
      showOperation(namedLink() ?? links[0]).then(() => root.classList.add("ready")),
      connect(folder).then((found) => {
        connection = found;
        place = found.kind;
      }),
    ]);
  } catch {
    place = "failed";
    return showLabel();
  }
  // Another operation may be loading.
  if (slot.hasChildNodes()) startForm(currentForm());
  // A worker that does not answer is reported with the next request.
  if ((await connection?.isSaved?.().catch(() => true)) !== false) return;
  place = "unsaved";
  showLabel();
}
