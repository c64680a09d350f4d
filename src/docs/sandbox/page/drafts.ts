/** The texts of a form, as the fragment of a link: `updatePipeSettings&pipeId=...&body=...`; never credentials or address. */
import { indent } from "./json-text.ts";
import { bodyField, parameterField } from "./operation-form.ts";

export function writeFragment(form: HTMLFormElement): string {
  const texts = new URLSearchParams();
  for (const { dataset, value } of form.querySelectorAll<HTMLInputElement>("[data-parameter]")) {
    texts.set(dataset["parameter"] ?? "", value);
  }
  const body = bodyField(form);
  if (body instanceof HTMLTextAreaElement) texts.set("body", body.value);
  return [operationIdOf(form), ...(texts.size > 0 ? [texts] : [])].join("&");
}

/** Fills a form with the texts of a fragment. Fields that it does not name stay as they are. */
function readFragment(form: HTMLFormElement, fragment: string): void {
  for (const [name, text] of new URLSearchParams(fragment.replace(/^[^&]*/, ""))) {
    const field = parameterField(form, name) ?? (name === "body" ? bodyField(form) : null);
    if (field && field.type !== "file") field.value = text;
  }
}

/** Fills the form that the link of the page names. Afterwards the form counts, not the link. */
export function readLink(form: HTMLFormElement): void {
  if (!location.hash.includes("&")) return;
  readFragment(form, location.hash);
  const body = bodyField(form);
  // The links of examples are compact.
  if (body instanceof HTMLTextAreaElement) body.value = indent(body.value);
  history.replaceState(history.state, "", `#${operationIdOf(form)}`);
  keepDraft(form);
}

/** Keeps the texts of a form until the tab is closed. */
export function keepDraft(form: HTMLFormElement): void {
  withStorage((storage) => storage.setItem(draftKey(form), writeFragment(form)));
}

/** Fills a form with the texts that were kept. */
export function restoreDraft(form: HTMLFormElement): void {
  readFragment(form, withStorage((storage) => storage.getItem(draftKey(form))) ?? "");
}

export function forgetDrafts(): void {
  withStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(`${location.pathname}#`));
    for (const key of keys) storage.removeItem(key);
  });
}

/** Undefined if the browser denies storage: the texts are then lost with the form. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function operationIdOf({ parentElement }: HTMLFormElement): string {
  return parentElement?.dataset["operationId"] ?? "";
}

/** Several sandboxes of one origin do not share their texts. */
function draftKey(form: HTMLFormElement): string {
  return `${location.pathname}#${operationIdOf(form)}`;
}
