/** The fields for credentials and address, which all forms of an API share. They exist in the memory of the page only. */

const shared = "[data-credential], [data-address]";

/**
 * Copies what was entered to the other forms of the same API. The demo credentials are only for the sandbox: they are cleared when an
 * address is entered, and replace real ones when it is removed. `isDemo`: whether the demo credentials are accepted without an address.
 */
export function shareConnection(input: HTMLInputElement, isDemo: boolean): void {
  const { credential, address } = input.dataset;
  if (credential === undefined && address === undefined) return;
  const forms = document.querySelectorAll<HTMLFormElement>(`form[data-api="${input.form?.dataset["api"]}"]`);
  for (const form of forms) {
    for (const field of form.querySelectorAll<HTMLInputElement>(shared)) {
      if (field.dataset["credential"] === credential && field.dataset["address"] === address)
        field.value = input.value;
    }
    if (address !== undefined) replaceCredentials(form, input.value.trim() === "" && isDemo);
  }
}

/** Empties the credentials of all forms, for a platform without the demo credentials. */
export function clearCredentials(): void {
  replaceCredentials(document, false);
}

function replaceCredentials(parent: ParentNode, isDemo: boolean): void {
  for (const field of parent.querySelectorAll<HTMLInputElement>("[data-credential]")) {
    const { demo = "", secret } = field.dataset;
    if (isDemo) field.value = demo;
    else if (field.value === demo) field.value = "";
    field.type = secret === "true" && !isDemo ? "password" : "text";
  }
}
