/** The fields for credentials and address, which all forms of an API share. What is entered exists in the memory of the page only. */
import { addressField, credentialFields } from "./operation-form.ts";

/** Entered values, by API and name of the credential; the name of the address is empty. */
const entered = new Map<string, Readonly<Record<string, string>>>();

const fieldsOf = (form: HTMLFormElement) => [...credentialFields(form), addressField(form)];
const nameOf = ({ dataset }: HTMLInputElement): string => dataset["credential"] ?? "";
const apiOf = ({ dataset }: HTMLFormElement): string => dataset["api"] ?? "";

/** Fills in what was entered in other forms of the API. `isDemo`: whether the demo credentials are accepted without an address. */
export function showConnection(form: HTMLFormElement, isDemo: boolean): void {
  const texts = entered.get(apiOf(form)) ?? {};
  replaceCredentials(form, isDemo && !texts[""]?.trim());
  for (const field of fieldsOf(form)) field.value = texts[nameOf(field)] ?? field.value;
}

/**
 * Keeps what is entered for the other forms of the API. The demo credentials are only for the sandbox: they are cleared when an address is
 * entered, and replace real ones when it is removed.
 */
export function followConnection(field: HTMLInputElement, isDemo: boolean): void {
  const { form } = field;
  if (!form || !fieldsOf(form).includes(field)) return;
  const isAddress = field === addressField(form);
  if (isAddress) replaceCredentials(form, isDemo && field.value.trim() === "");
  const own = fieldsOf(form).map((each) => [nameOf(each), each.value]);
  entered.set(apiOf(form), { ...(isAddress ? {} : entered.get(apiOf(form))), ...Object.fromEntries(own) });
}

export function forgetConnections(): void {
  entered.clear();
}

function replaceCredentials(form: HTMLFormElement, isDemo: boolean): void {
  for (const field of credentialFields(form)) {
    const { demo = "", secret } = field.dataset;
    if (isDemo) field.value = demo;
    else if (field.value === demo) field.value = "";
    field.type = secret === "true" && !isDemo ? "password" : "text";
  }
}
