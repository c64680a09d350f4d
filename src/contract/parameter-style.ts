/**
 * Writes parameters in the styles of OpenAPI 3.1 (Parameter Object, `style` and `explode`), for the client and the code samples.
 * `read-parameter.ts` reads them.
 */
import { isPlainObject } from "./check-options.ts";

/** JSON type of a value that is written as text. */
export type TextType = "string" | "integer" | "number" | "boolean";

/** How the values of a parameter are written. */
export interface ParameterStyle {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly style: "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  /** Whether each element or member has a name of its own; true for `deepObject`. */
  readonly explode: boolean;
  /** One value, a list of values, or an object of values. */
  readonly kind: "value" | "list" | "object";
  /** Type of the value, or of each element of a list; absent for an object. */
  readonly type?: TextType;
  /** Types of the members of an object, by name. */
  readonly members?: Readonly<Record<string, TextType>>;
}

/** A value that its parameter cannot carry. The message is the rest of a sentence, such as `is empty`. */
export class ParameterError extends Error {}

/** Between the elements of a list or an object that is written as one value; a comma in the other styles. */
const delimiters: Partial<Record<ParameterStyle["style"], string>> = {
  spaceDelimited: "%20",
  pipeDelimited: "%7C",
};

/**
 * Writes a parameter: percent-encoded, or as the text of a header.
 *
 * @param value its value: a string, a number, a boolean (in a path only if the document says so), or a list or an object of them. A list
 * must be an array without gaps.
 * @returns a path segment, the pairs of a query joined by `&`, or the value of a header; empty if there is nothing to send
 * @throws ParameterError if it cannot be written so that a server reads the same
 * @example
 * ```ts
 * const filter = { name: "filter", in: "query", style: "form", explode: true, kind: "list" } as const;
 * writeParameter(filter, ["tag:env=prod", "tag:team"]); // "filter=tag%3Aenv%3Dprod&filter=tag%3Ateam"
 * ```
 */
export function writeParameter(parameter: ParameterStyle, value: unknown): string {
  const isMissing = value === undefined || value === null;
  const text = isMissing ? "" : writeValue(parameter, value);
  if (parameter.in !== "path") return text;
  if (text === "") throw new ParameterError(isMissing ? "is missing" : "is empty");
  // Such as of `id: isKnown && id`.
  if (typeof value === "boolean" && parameter.type !== "boolean") {
    throw new ParameterError("must be a string or number");
  }
  // URL parsers resolve dot segments, percent-encoded ones included.
  if (/^(?:\.|%(?:25)*2e){1,2}$/i.test(text)) throw new ParameterError("is a dot segment");
  return text;
}

function writeValue({ name, in: place, style, explode, kind }: ParameterStyle, value: unknown): string {
  const write = place === "header" ? headerText : encode;
  const key = place === "query" ? `${encode(name)}=` : "";
  if (kind === "value") return key + write(value);
  const isList = kind === "list";
  const values = isList ? Array.isArray(value) && value : isPlainObject(value) && value;
  if (!values) throw new ParameterError(`must be an ${isList ? "array" : "object"}`);
  const isSpread = key && explode;
  const texts = Object.entries(values).flatMap(([member, each]) => {
    if (isList) return isSpread ? key + write(each) : write(each);
    if (each === undefined) return [];
    const pair = [write(style === "deepObject" ? `${name}[${member}]` : member), write(each)];
    return explode ? pair.join("=") : pair;
  });
  if (isSpread) return texts.join("&");
  const delimiter = delimiters[style] ?? ",";
  // Such an element would be read as two. A comma in one is encoded, except in a header; space and pipe are delimiters in encoded form.
  if (texts.some((text) => text.includes(delimiter))) {
    throw new ParameterError(`has an element with "${decodeURIComponent(delimiter)}"`);
  }
  return texts.length ? key + texts.join(delimiter) : "";
}

function textOf(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
    throw new ParameterError("must be a string, number or boolean");
  }
  return String(value);
}

/** Visible ASCII, with spaces only between: servers and `fetch` remove the others (RFC 9110 section 5.5). */
function headerText(value: unknown): string {
  const text = textOf(value);
  if (/^[!-~](?:[ -~]*[!-~])?$/.test(text)) return text;
  throw new ParameterError("must be visible ASCII");
}

/** Percent-encodes everything but unreserved characters (RFC 3986 section 2.3): `encodeURIComponent` leaves five more. */
function encode(value: unknown): string {
  const text = textOf(value);
  // Most values, such as ids.
  if (/^[\w.~-]*$/.test(text)) return text;
  // A lone surrogate cannot be encoded as UTF-8.
  if (/\p{Cs}/u.test(text)) throw new ParameterError("contains half a character");
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Parameters as a request carries them. */
export interface WrittenParameters {
  /** Path and query, relative to the base URL. */
  readonly address: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Writes the parameters of an operation.
 *
 * @param operation its path template and parameters
 * @param write writes a parameter; undefined leaves it in the template
 * @example
 * ```ts
 * const { address, headers } = writeParameters(operation, (parameter) => writeParameter(parameter, values[parameter.name]));
 * ```
 */
export function writeParameters<Parameter extends ParameterStyle>(
  { path, parameters }: { readonly path: string; readonly parameters: readonly Parameter[] },
  write: (parameter: Parameter) => string | undefined,
): WrittenParameters {
  let address = path;
  let query = "";
  const headers: Record<string, string> = {};
  for (const parameter of parameters) {
    const text = write(parameter);
    if (!text) continue;
    if (parameter.in === "path") address = address.replaceAll(`{${parameter.name}}`, text);
    else if (parameter.in === "query") query += (query === "" ? "?" : "&") + text;
    else headers[parameter.name.toLowerCase()] = text;
  }
  return { address: address + query, headers };
}
