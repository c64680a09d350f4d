/** Forms in samples, whose files are named. */
import type { BodyContent } from "../contract/operation.ts";
import { type FormEntry, isMultipart, writeForm } from "../contract/write-form.ts";
import { quote } from "./quote.ts";

/** A file among the members of a form, by its name. */
export class FileName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Replaces the file members of a form. `create` gets the name that a sample shows. */
export function replaceFiles(
  content: BodyContent,
  body: unknown,
  create: (name: string) => unknown,
): unknown {
  const files = content.fields?.filter(({ isFile }) => isFile) ?? [];
  if (files.length === 0 || typeof body !== "object" || body === null) return body;
  const members = files.flatMap(({ name, kind }) => {
    if (!Object.hasOwn(body, name)) return [];
    return [[name, kind === "list" ? [create("file")] : create("file")]];
  });
  return { ...body, ...Object.fromEntries(members) };
}

/** The arguments of curl for a form whose files are `FileName`. Leaves out what a form cannot send, such as null in a sample. */
export function formArguments(content: BodyContent, body: object): readonly string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    try {
      const entries = writeForm(content, { [name]: value }, { isFile, fail });
      return entries.map((entry) => formArgument(entry, isMultipart(content)));
    } catch {
      return [];
    }
  });
}

const isFile = (value: unknown): value is FileName => value instanceof FileName;

function fail(name: string, message: string): never {
  throw new TypeError(`${name} ${message}`);
}

/** The argument of curl for one entry of a form, not quoted for a shell. */
export function formArgument(
  { name, text = "", file, type }: FormEntry<FileName>,
  isInParts: boolean,
): string {
  if (!isInParts) return `--data-urlencode ${quote(`${encodeURIComponent(name)}=${text}`)}`;
  const suffix = type === undefined ? "" : `;type=${type}`;
  if (file) return `--form ${quote(`${name}=@${quoteValue(file.name)}${suffix}`)}`;
  // --form would read a file if a text begins with @ or <.
  return type === undefined
    ? `--form-string ${quote(`${name}=${text}`)}`
    : `--form ${quote(`${name}=${quoteValue(text)}${suffix}`)}`;
}

/** Quotes a value for curl, to which semicolons and commas have a meaning. */
function quoteValue(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}
