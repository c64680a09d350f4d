/** Reads and marks the form of one operation. */
import type { Operation } from "../../../contract/operation.ts";
import type { ParameterStyle } from "../../../contract/parameter-style.ts";
import { convertText, splitPair } from "../../../contract/read-parameter.ts";
import type { SampleCredentials, SampleParameter } from "../../../samples/sample-values.ts";
import { element, select } from "../../dom.ts";
import type { PointedIssue } from "./issues.ts";

export interface FormContent {
  readonly api: string;
  readonly operation: Operation;
  /** Default address of the API's server. */
  readonly server: string;
  /** Path below which the platform serves the API. */
  readonly basePath: string;
  /** Address that the reader entered, without spaces; empty for none. */
  readonly address: string;
  readonly parameters: Readonly<Record<string, SampleParameter>>;
  /** Text or file of the body; undefined if there is none. */
  readonly body: string | File | undefined;
  /** Files of a form, by the name of their field. */
  readonly files?: Readonly<Record<string, readonly File[]>>;
  readonly credentials: SampleCredentials | undefined;
  readonly isDemo: boolean;
  /** The operation that reads what an update changes, and the member of its payload if that is not all of it. */
  readonly before?: { readonly operation: Operation; readonly member?: string };
}

/** Elements with a value. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function readForm(form: HTMLFormElement): FormContent {
  const { api = "", server = "", base = "", operation: text = "", before } = form.dataset;
  // Written by OperationForm.astro.
  const operation = JSON.parse(text) as Operation;
  const parameters = operation.parameters.map((parameter) => {
    return [parameter.name, readValue(parameter, parameterField(form, parameter.name)?.value ?? "")] as const;
  });
  return {
    api,
    operation,
    server,
    basePath: base,
    address: addressField(form).value.trim(),
    parameters: Object.fromEntries(parameters),
    body: readBody(bodyField(form), operation),
    files: readFiles(form),
    credentials: readCredentials(form),
    isDemo: credentialFields(form).every(({ value, dataset }) => value === dataset["demo"]),
    ...(before && { before: JSON.parse(before) }),
  };
}

/** Address of an API on a platform. */
export function addressOn(platform: string, { basePath }: Pick<FormContent, "basePath">): string {
  return new URL(basePath.slice(1), platform).href;
}

/** Reads the text of a field: the values of a list and the members of an object are on lines of their own, or the whole is JSON. */
export function readValue({ kind, type, members = {} }: ParameterStyle, text: string): SampleParameter {
  if (kind === "value") return convertText(text, type);
  const json = kind === "json" || /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
  if (json !== undefined) return json;
  if (kind === "any" && !text.includes("\n")) return convertText(text, type);
  const lines = text.split("\n").filter((line) => line !== "");
  if (kind !== "object") return lines.map((line) => convertText(line, type));
  const pairs = lines.map(splitPair);
  return Object.fromEntries(pairs.map(([name, value]) => [name, convertText(value, members[name])]));
}

/** Undefined if it is not JSON. Null is not sent, as an empty text. */
function parseJson(text: string): SampleParameter | undefined {
  try {
    return JSON.parse(text) ?? "";
  } catch {
    return undefined;
  }
}

/** Undefined if the field is empty: for a request without a body. */
function readBody(field: ReturnType<typeof bodyField>, { requestBody }: Operation): FormContent["body"] {
  if (field instanceof HTMLInputElement) return field.files?.[0];
  return (isJsonText(requestBody) ? field?.value.trim() : field?.value) || undefined;
}

/** Whether the text of a body is JSON: also that of a form, without its files. */
export function isJsonText(requestBody: Operation["requestBody"]): boolean {
  return requestBody?.kind === "json" || requestBody?.kind === "form";
}

function readFiles(form: HTMLFormElement): NonNullable<FormContent["files"]> {
  const fields = [...form.querySelectorAll<HTMLInputElement>("[data-file]")];
  return Object.fromEntries(fields.map(({ dataset, files }) => [dataset["file"] ?? "", [...(files ?? [])]]));
}

/** The members of a form with its files, undefined without a body. Throws if its text is not JSON. */
export function fieldsOf({ operation, body, files = {} }: FormContent): object | undefined {
  const chosen = Object.entries(files).filter(([, own]) => own.length > 0);
  if (body === undefined && chosen.length === 0) return undefined;
  const isList = (name: string): boolean =>
    operation.requestBody?.fields?.some((field) => field.name === name && field.kind === "list") === true;
  const members = chosen.map(([name, own]) => [name, isList(name) ? own : own[0]]);
  return { ...JSON.parse(typeof body === "string" ? body : "{}"), ...Object.fromEntries(members) };
}

/** Undefined if they are empty, for a request without them. */
function readCredentials(form: HTMLFormElement): SampleCredentials | undefined {
  const fields = credentialFields(form).filter(({ value }) => value !== "");
  const names = fields.map((field) => [field.dataset["credential"], field.value]);
  return names.length > 0 ? Object.fromEntries(names) : undefined;
}

/** Shows messages beside the fields that they belong to, in place of those before. */
export function showIssues(form: HTMLFormElement, issues: readonly PointedIssue[]): Field | undefined {
  const fields = [...form.querySelectorAll<Field>("[aria-describedby]")];
  return fields.filter((field) => {
    const prefix = pointerOf(field);
    const own = issues.filter(({ pointer }) => pointer === prefix || pointer.startsWith(`${prefix}/`));
    const lines = own.map(({ pointer, message }) => {
      const line = element("span", "");
      const place = pointer.slice(prefix.length);
      if (place) line.append(element("code", place), " ");
      line.append(message);
      return line;
    });
    select(form, `#${CSS.escape(`${field.id}-issue`)}`).replaceChildren(...lines);
    field.toggleAttribute("aria-invalid", false);
    if (own.length > 0) field.setAttribute("aria-invalid", "true");
    return own.length > 0;
  })[0];
}

function pointerOf({ dataset }: Field): string {
  if (dataset["parameter"] !== undefined) return `/parameters/${dataset["parameter"]}`;
  if (dataset["credential"] !== undefined) return `/credentials/${dataset["credential"]}`;
  return dataset["body"] === undefined ? "/address" : "/body";
}

export function parameterField(form: HTMLFormElement, name: string): Field | null {
  return form.querySelector<Field>(`[data-parameter="${CSS.escape(name)}"]`);
}

export function bodyField(form: HTMLFormElement): HTMLTextAreaElement | HTMLInputElement | null {
  return form.querySelector<HTMLTextAreaElement | HTMLInputElement>("[data-body]");
}

export function addressField(form: HTMLFormElement): HTMLInputElement {
  return select<HTMLInputElement>(form, "[data-address]");
}

export function credentialFields(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[data-credential]")];
}

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
