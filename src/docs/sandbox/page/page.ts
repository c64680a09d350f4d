/** The sandbox page: chooses an operation, shows its code and sends its request. */

import { select } from "../../dom.ts";
import { checkBody, checkTexts } from "./check-texts.ts";
import { showCode } from "./code.ts";
import { type Connection, connect } from "./connection.ts";
import { clearCredentials, shareConnection } from "./connection-fields.ts";
import { forgetDrafts, keepDraft, readLink, restoreDrafts, writeFragment } from "./drafts.ts";
import { loadFacts } from "./facts.ts";
import { labels } from "./labels.ts";
import { addressField, addressOn, bodyField, readForm, showIssues } from "./operation-form.ts";
import { clearResponse, showMissing } from "./request-status.ts";

const root = select(document, "[data-sandbox]");
const responseSection = select(root, "[data-response]");
const sections = [...root.querySelectorAll<HTMLElement>("section.operation")];
const forms = root.querySelectorAll("form");
const folder = new URL(root.dataset["sandbox"] ?? "", location.href).href;

let connection: Connection | undefined;
/** Number of requests so far: responses of earlier ones are discarded. */
let sent = 0;

/** Where requests go without an address. */
let place: keyof typeof labels = "worker";

function currentForm(): HTMLFormElement {
  const section = sections.find(({ hidden }) => !hidden) ?? root;
  return select<HTMLFormElement>(section, "form");
}

/** The operation that the fragment of the address names, with the texts of a link. It may name something else, such as the start of the page. */
function namedSection(): HTMLElement | undefined {
  const [, operationId] = /^#([^&]*)/.exec(location.hash) ?? [];
  const section = sections.find(({ dataset }) => dataset["operationId"] === operationId);
  if (section) readLink(select(section, "form"));
  return section;
}

function showOperation(current: HTMLElement | undefined): void {
  for (const section of sections) section.hidden = section !== current;
  for (const link of root.querySelectorAll<HTMLAnchorElement>("nav li a")) {
    if (link.hash === `#${current?.dataset["operationId"]}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  forgetResponse();
  void showFailure();
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
  const isOwn = addressField(currentForm()).value.trim() !== "";
  const label = select(root, "[data-label]");
  const text = labels[isOwn ? "own" : place];
  // A live region announces each assignment.
  if (label.textContent !== text) label.textContent = text;
  root.classList.toggle("own-address", isOwn);
  select(root, "[data-reset]").hidden = isOwn || !connection;
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (!connection) return;
  const number = ++sent;
  select(root, "[data-notice]").textContent = "";
  // Loaded with the first request, to keep the page light.
  const loaded = await import("./send.ts").catch(() => undefined);
  if (loaded) await loaded.sendRequest(form, { root, connection, isCurrent: () => number === sent });
  else showMissing(responseSection, ["A script of this page could not be loaded. Reload the page."]);
}

function listen(): void {
  addEventListener("hashchange", () => {
    // Back to the address without a fragment.
    const section = namedSection() ?? (location.hash === "" ? sections[0] : undefined);
    if (!section) return;
    showOperation(section);
    select(section, "h2").focus();
  });
  root.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLElement) follow(target);
    keepDraft(currentForm());
    update();
  });
  for (const details of root.querySelectorAll<HTMLDetailsElement>("[data-members]")) {
    details.addEventListener("toggle", () => void showMembers(details), { once: true });
  }
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(currentForm());
  });
  root.addEventListener("keydown", (event) => {
    const form = event.target instanceof Element && event.target.closest("form");
    if (form && event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  for (const button of root.querySelectorAll<HTMLElement>("[data-copy]")) {
    button.hidden = !navigator.clipboard;
    button.addEventListener("click", () => void copy(button));
  }
  select(root, "[data-reset]").addEventListener("click", () => void reset());
}

/** Changes the fields that depend on another one. */
function follow(field: HTMLElement): void {
  if (field instanceof HTMLInputElement) {
    shareConnection(field, connection?.demo ?? false);
    // The response came from another address.
    if (field.dataset["address"] !== undefined) forgetResponse();
  }
  if (field.dataset["failure"] !== undefined) void showFailure();
  if (field instanceof HTMLSelectElement && field.dataset["examples"] !== undefined) void showExample(field);
}

async function showMembers(details: HTMLDetailsElement): Promise<void> {
  const body = bodyField(currentForm());
  const [{ listMembers }, facts] = await Promise.all([
    import("./members.ts"),
    loadFacts(root, readForm(currentForm())),
  ]);
  if (body instanceof HTMLTextAreaElement) listMembers(select(details, "ul"), facts?.members ?? [], body);
}

async function showExample({ form, value }: HTMLSelectElement): Promise<void> {
  const body = form && bodyField(form);
  if (!body) return;
  const facts = await loadFacts(root, readForm(form));
  body.value = facts?.bodies[value] ?? "";
  keepDraft(form);
  update();
}

function forgetResponse(): void {
  sent += 1;
  clearResponse(responseSection);
  select(root, "[data-notice]").textContent = "";
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: what, label = button.textContent ?? "" } = button.dataset;
  button.dataset["label"] = label;
  const language = select<HTMLInputElement>(root, "[name=language]:checked").value;
  const text =
    what === "link"
      ? new URL(`#${writeFragment(currentForm())}`, location.href).href
      : (select(root, `[data-sample="${language}"]`).textContent ?? "");
  // Browsers may deny it.
  const copied = navigator.clipboard.writeText(text).then(() => "Copied");
  button.textContent = await copied.catch(() => "Not copied");
  setTimeout(() => {
    button.textContent = label;
  }, 2000);
}

/** Restores the texts of the forms, the credentials and, but for a platform that others may use, the data. */
async function reset(): Promise<void> {
  forgetResponse();
  for (const form of forms) form.reset();
  forgetDrafts(forms);
  if (!connection?.demo) clearCredentials();
  update();
  let message = connection?.reset ? "Demo data restored." : "Form restored.";
  await connection?.reset?.().catch(() => {
    message = "The data could not be reset. Reload the page.";
  });
  // Beside the button: the response may be off screen.
  select(root, "[data-notice]").textContent = message;
}

/** Starts the page. Requests can be sent when this resolves, unless the sandbox could not start. */
export async function startPage(): Promise<void> {
  listen();
  restoreDrafts(forms);
  showOperation(namedSection() ?? sections[0]);
  root.classList.add("ready");
  try {
    connection = await connect(folder);
  } catch {
    place = "failed";
    return showLabel();
  }
  place = connection.kind;
  if (!connection.demo) clearCredentials();
  for (const button of root.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = false;
  update();
  await showWhetherSaved(connection);
}

/** Changes the label if changes are not saved. */
async function showWhetherSaved({ isSaved }: Connection): Promise<void> {
  // A worker that does not answer is reported with the next request.
  if ((await isSaved?.().catch(() => true)) !== false) return;
  place = "unsaved";
  showLabel();
}
