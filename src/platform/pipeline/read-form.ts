/** Reads forms, the inverse of `src/contract/write-form.ts`. Loaded with the first form. */
import { appendPointer } from "../../contract/json-pointer.ts";
import type { BodyContent, FormField } from "../../contract/operation.ts";
import { convertText, typeBelow } from "../../contract/read-parameter.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformHeaders } from "../http/message.ts";
import { requestLimits } from "../http/request-limits.ts";

/** A form as the object that it was sent from. */
export interface ReadForm {
  /** With each file as a `File`. */
  readonly body: unknown;
  /** With the name of each file in its place, as it is validated and recorded. */
  readonly plain: unknown;
}

const delimiters: Partial<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

/**
 * Reads a form.
 *
 * @throws HttpError 400 if it cannot be parsed, or repeats a field that is not a list
 */
export async function readForm(
  content: Uint8Array,
  headers: PlatformHeaders,
  { fields = [] }: BodyContent,
): Promise<ReadForm> {
  const known = new Map(fields.map((field) => [field.name, field]));
  // The members of an exploded object are fields.
  const owners = new Map(
    fields.flatMap(({ name, kind, style, explode, members = {} }) =>
      kind === "object" && style === "form" && explode
        ? Object.entries(members).map(([member, type]) => [member, { name, type }] as const)
        : [],
    ),
  );
  const body: Record<string, unknown> = Object.create(null);
  for (const [key, sent] of await parse(content, headers)) {
    if (/(?:^|\[)__proto__(?:\]|$)/.test(key)) {
      throw new HttpError(400, "The body has a member named __proto__, which is refused.");
    }
    const owner = owners.get(key);
    if (owner && !known.has(key) && typeof sent === "string") {
      setDeep(body, [owner.name, key], convertText(sent, owner.type));
      continue;
    }
    const { contentType, isFile } = known.get(key) ?? {};
    // Only a file can have a media type of its own.
    const value = sent instanceof File && contentType !== undefined && !isFile ? await sent.text() : sent;
    const [name = "", ...path] = known.has(key)
      ? [key]
      : key.split(/\[|\]\[?/).slice(0, key.endsWith("]") ? -1 : undefined);
    const field = known.get(name);
    if (field?.style === "deepObject" && path.length > 0) {
      if (path.length >= requestLimits.depth)
        throw new HttpError(400, `The body is nested deeper than ${requestLimits.depth} levels.`);
      const item = typeof value === "string" ? convertText(value, typeBelow(field, path)) : value;
      setDeep(body, [name, ...path], item);
    } else setField(body, key, readField(known.get(key), value), known.get(key));
  }
  const plain = Object.entries(body).map(([name, value]) => [name, hideFiles(value)]);
  return { body: { ...body }, plain: Object.fromEntries(plain) };
}

async function parse(content: Uint8Array, { "content-type": type = "" }: PlatformHeaders): Promise<FormData> {
  try {
    // A copy of a view, whose buffer may be shared.
    return await new Response(Uint8Array.from(content), { headers: { "content-type": type } }).formData();
  } catch {
    throw new HttpError(400, "The body is not a form, or ends in the middle of one.");
  }
}

function setField(
  body: Record<string, unknown>,
  name: string,
  value: unknown,
  field: FormField | undefined,
): void {
  const present = body[name];
  const isRepeated = field?.kind === "list" && field.explode !== false;
  if (isRepeated && Array.isArray(present)) present.push(value);
  else if (present !== undefined) throw new HttpError(400, `/body/${name} must not be repeated.`);
  else body[name] = isRepeated ? [value] : value;
}

function readField(field: FormField | undefined, value: FormDataEntryValue): unknown {
  if (!field || typeof value !== "string" || field.explode !== false || field.kind === "value")
    return readValue(value, field);
  const texts = value.split(delimiters[field.style ?? ""] ?? ",");
  if (field.kind === "list") return texts.map((each) => readValue(each, field));
  const pairs = texts.flatMap((name, index) =>
    index % 2 === 0 ? [[name, texts[index + 1] ?? ""] as const] : [],
  );
  return Object.fromEntries(pairs.map(([name, text]) => [name, convertText(text, field.members?.[name])]));
}

function readValue(value: FormDataEntryValue, field: FormField | undefined): unknown {
  if (typeof value !== "string") return value;
  if (field?.isFile) throw new HttpError(400, `/body/${field.name} must be a file.`);
  if (field?.kind !== "object" && (field?.kind !== "list" || field.type !== undefined))
    return convertText(value, field?.type);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function setDeep(
  target: Record<string, unknown>,
  [name = "", ...rest]: readonly string[],
  value: unknown,
  parent = "/body",
): void {
  const pointer = appendPointer(parent, name);
  const present = Object.hasOwn(target, name) ? target[name] : undefined;
  const isContainer = typeof present === "object" && !(present instanceof File);
  if (present !== undefined && (rest.length === 0 || !isContainer))
    throw new HttpError(400, `${pointer} must not be repeated.`);
  // A gap would make a list of up to 4 billion elements.
  if (Array.isArray(target) && present === undefined && name !== String(target.length))
    throw new HttpError(400, `${pointer} must be the next element, ${parent}/${target.length}.`);
  const empty = rest[0] === "0" ? [] : {};
  target[name] = present ?? (rest.length === 0 ? value : empty);
  // An array has its elements as members.
  if (rest.length > 0) setDeep(Object(target[name]), rest, value, pointer);
}

function hideFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideFiles);
  return value instanceof File ? value.name : value;
}
