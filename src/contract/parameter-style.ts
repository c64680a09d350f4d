/** Writes parameters in the styles of OpenAPI 3.1: plain and repeated values of paths and queries here, others in `styled-parameter.ts`. `read-parameter.ts` reads them. */

/** JSON type of a value that is written as text. */
export type TextType = "string" | "integer" | "number" | "boolean";

/** How the values of a parameter are written. */
export interface ParameterStyle {
  /** Its name in the client, the command line and the tools of agents. */
  readonly name: string;
  /** Its name on the wire and in the template, if that is another one. */
  readonly key?: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly style: "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  /** Whether each element or member has a name of its own; true for `deepObject`. */
  readonly explode: boolean;
  /** One value, a list of values, an object of values, any of these as the value is, or JSON text. */
  readonly kind: "value" | "list" | "object" | "any" | "json";
  /** Type of the value, or of each element of a list; absent for an object, and if there are several. */
  readonly type?: TextType;
  /** Types of the members of an object that are texts, by name. */
  readonly members?: Readonly<Record<string, TextType>>;
  /** Types of the elements of members that are lists, by name, in an exploded object of a query: `sort=a&sort=b`. */
  readonly lists?: Readonly<Record<string, TextType>>;
  /** Types of the texts in `deepObject` that are not strings, by names as in `nestedKey`, without those in `members` and `type`. */
  readonly nested?: Readonly<Record<string, TextType>>;
  /** Whether an object may have other members. */
  readonly isOpen?: true;
  readonly allowReserved?: true;
  /** Whether an empty list or object is sent. */
  readonly allowEmptyValue?: true;
}

/** Writes a value in the style of its parameter. */
export type WriteValue = (parameter: ParameterStyle, value: unknown) => string;

/** A value that its parameter cannot carry. The message is the rest of a sentence, such as `is empty`. */
export class ParameterError extends Error {}

/**
 * Writes a parameter: percent-encoded, or as the text of a header.
 *
 * @param value its value: a string, a number, a boolean (in a path only if the document says so), or a list or an object of them. A list
 * must be an array without gaps. Null is not sent.
 * @param writeValue the writer of headers, cookies, and other kinds and styles than plain values and repeated ones, `writeStyled`
 * @returns a path segment, the pairs of a query joined by `&`, a cookie, or the value of a header; empty if there is nothing to send
 * @throws ParameterError if it cannot be written so that a server reads the same
 * @example
 * ```ts
 * const filter = { name: "filter", in: "query", style: "form", explode: true, kind: "list" } as const;
 * writeParameter(filter, ["tag:env=prod", "tag:team"]); // "filter=tag%3Aenv%3Dprod&filter=tag%3Ateam"
 * ```
 */
export function writeParameter(
  parameter: ParameterStyle,
  value: unknown,
  writeValue: WriteValue = writePlain,
): string {
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

function writePlain({ name, key = name, in: place, kind }: ParameterStyle, value: unknown): string {
  const prefix = place === "query" ? `${encode(key)}=` : "";
  if (kind === "value") return prefix + encode(value);
  if (!Array.isArray(value)) throw new ParameterError("must be an array");
  return value.map((each) => prefix + encode(each)).join("&");
}

/** The text of one value. */
export function textOf(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
    throw new ParameterError("must be a string, number or boolean");
  }
  return String(value);
}

/** Percent-encodes everything but unreserved characters (RFC 3986 section 2.3): `encodeURIComponent` leaves five more. */
export function encode(value: unknown): string {
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
 * @param operation its path template, which may have a query, and parameters
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
    const { name, key = name, in: place } = parameter;
    if (place === "path") address = address.replaceAll(`{${key}}`, text);
    else if (place === "query") query += (query || path.includes("?") ? "&" : "?") + text;
    else if (place === "header") headers[key.toLowerCase()] = text;
    else headers["cookie"] = headers["cookie"] ? `${headers["cookie"]}; ${text}` : text;
  }
  return { address: address + query, headers };
}
