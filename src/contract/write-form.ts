/** Writes the fields of a form (OpenAPI 3.1, Encoding Object), for the client, the code samples and the command line. */
import { isPlainObject } from "./check-options.ts";
import type { BodyContent, FormField } from "./operation.ts";
import { ParameterError } from "./parameter-style.ts";
import { writeAnyParameter } from "./styled-parameter.ts";

/** One entry of a form: a text, perhaps with a media type of its own, or a file. */
export interface FormEntry<FileValue> {
  readonly name: string;
  readonly text?: string;
  readonly file?: FileValue;
  readonly type?: string;
}

/** How the values of a form are written. */
interface FormContext<FileValue> {
  readonly isFile: (value: unknown) => value is FileValue;
  /** Rejects a field. */
  readonly fail: (name: string, message: string) => never;
}

/** Whether a form is multipart; otherwise it is form-encoded. */
export function isMultipart({ mediaType }: Pick<BodyContent, "mediaType">): boolean {
  return /^multipart\//i.test(mediaType);
}

/** Lists the entries of a form. A list repeats its field, and an object is JSON, unless `encoding` states a style. */
export function writeForm<FileValue>(
  content: BodyContent,
  body: object,
  context: FormContext<FileValue>,
): readonly FormEntry<FileValue>[] {
  const fields = new Map(content.fields?.map((field) => [field.name, field]));
  return Object.entries(body).flatMap(([name, value]) => {
    const field: FormField = fields.get(name) ?? { name, kind: "value", type: "string" };
    return value === undefined ? [] : writeField(content, field, value, context);
  });
}

function writeField<FileValue>(
  content: BodyContent,
  field: FormField,
  value: unknown,
  context: FormContext<FileValue>,
): readonly FormEntry<FileValue>[] {
  const { name, style, explode = true } = field;
  const isContainer = typeof value === "object" && value !== null && !context.isFile(value);
  if (isContainer && style === "deepObject") return writeDeep(content, field, name, value, context);
  if (Array.isArray(value) && (style === undefined || explode))
    return value.map((each) => writeEntry(content, field, name, each, context));
  if (!isContainer || style === undefined) return [writeEntry(content, field, name, value, context)];
  try {
    const kind = Array.isArray(value) ? "list" : "object";
    const pairs = new URLSearchParams(writeAnyParameter({ name, in: "query", style, explode, kind }, value));
    return [...pairs].map(([key, text]) => ({ name: key, text }));
  } catch (error) {
    if (error instanceof ParameterError) return context.fail(name, error.message);
    throw error;
  }
}

/** Encodes entries as a body of `fetch`, which states the media type of `FormData` with the boundary between its parts. */
export function encodeForm(
  content: BodyContent,
  entries: readonly FormEntry<Blob>[],
): FormData | URLSearchParams {
  if (!isMultipart(content)) return new URLSearchParams(entries.map(({ name, text = "" }) => [name, text]));
  const data = new FormData();
  for (const { name, text = "", file, type } of entries) {
    if (file) data.append(name, type && !file.type ? addType(file, type) : file);
    else if (type) data.append(name, new Blob([text], { type }));
    else data.append(name, text);
  }
  return data;
}

function addType(file: Blob, type: string): Blob {
  return file instanceof File ? new File([file], file.name, { type }) : new Blob([file], { type });
}

/** Members in brackets, at any depth: `a[b][0]`. OpenAPI defines the first level; servers that take it read the others. */
function writeDeep<FileValue>(
  content: BodyContent,
  field: FormField,
  key: string,
  value: unknown,
  context: FormContext<FileValue>,
): readonly FormEntry<FileValue>[] {
  if (!Array.isArray(value) && !isPlainObject(value))
    return [writeEntry(content, field, key, value, context)];
  return Object.entries(value).flatMap(([member, each]) =>
    each === undefined ? [] : writeDeep(content, field, `${key}[${member}]`, each, context),
  );
}

function writeEntry<FileValue>(
  content: BodyContent,
  { isFile, contentType }: FormField,
  name: string,
  value: unknown,
  context: FormContext<FileValue>,
): FormEntry<FileValue> {
  const [field = name] = name.split("[");
  const isInParts = isMultipart(content);
  // A list of media types, or a range, is what the caller may choose from.
  const type = isInParts && contentType && !/[*,]/.test(contentType) ? contentType : undefined;
  if (context.isFile(value)) {
    if (!isInParts) return context.fail(field, "is a file, which a form-encoded body cannot have");
    return { name, file: value, ...(type && { type }) };
  }
  if (isFile) return context.fail(field, "must be a file (a Blob)");
  if (value === null) return context.fail(field, "cannot be null in a form: leave it out");
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (/\p{Cs}/u.test(text)) return context.fail(field, "contains half a character");
  return { name, text, ...(type && !type.startsWith("text/plain") && { type }) };
}
