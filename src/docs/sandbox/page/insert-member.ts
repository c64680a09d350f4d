import { bodyField } from "./operation-form.ts";

/** Inserts the member of a button into the body, with its example, or replaces its value. A body that is not a JSON object stays. */
export function insertMember(form: HTMLFormElement, { dataset }: HTMLElement): void {
  const body = bodyField(form);
  const { member = "", example = "null" } = dataset;
  try {
    const value: unknown = JSON.parse(body?.value.trim() || "{}");
    if (!body || typeof value !== "object" || value === null || Array.isArray(value)) return;
    body.value = JSON.stringify({ ...value, [member]: JSON.parse(example) }, null, 2);
  } catch {
    // The body is not JSON.
  }
}
