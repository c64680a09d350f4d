/** Writes parameters in the styles of OpenAPI 3.1 (Parameter Object, `style` and `explode`), for the client and the code samples. */

/** JSON type of a value that is written as text. */
export type TextType = "string" | "integer" | "number" | "boolean";

/** How the values of a parameter are written. */
export interface ParameterStyle {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly style: "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
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

/** Between the elements of a list or an object that is written as one value. */
const delimiters = {
  simple: ",",
  form: ",",
  spaceDelimited: "%20",
  pipeDelimited: "%7C",
  deepObject: "",
};

/**
 * Writes a parameter, percent-encoded.
 *
 * @param value its value: a string, a number or (except as a path segment) a boolean, a list or an object of them. A list must be an array without gaps.
 * @returns a path segment, or the pairs of a query joined by `&`; empty if there is nothing to send
 * @throws ParameterError if it cannot be written so that a server reads the same
 * @example
 * ```ts
 * const filter = { name: "filter", in: "query", style: "form", explode: true, kind: "list" } as const;
 * writeParameter(filter, ["tag:env=prod", "tag:team"]); // "filter=tag%3Aenv%3Dprod&filter=tag%3Ateam"
 * ```
 */
export function writeParameter(parameter: ParameterStyle, value: unknown): string {
  if (parameter.in === "query")
    return value === undefined || value === null ? "" : writeQuery(parameter, value);
  if (value === undefined || value === null) throw new ParameterError("is missing");
  // Such as of `id: isKnown && id`.
  if (typeof value === "boolean") throw new ParameterError("must be a string or a number");
  const segment = writeValue(parameter, value, "");
  if (segment === "") throw new ParameterError("is empty");
  // URL parsers resolve dot segments, percent-encoded ones included. Most segments start with neither.
  if ((segment[0] === "." || segment[0] === "%") && /^(?:\.|%(?:25)*2e){1,2}$/i.test(segment))
    throw new ParameterError("is a dot segment");
  return segment;
}

function writeQuery(parameter: ParameterStyle, value: unknown): string {
  const { name, style, explode, kind } = parameter;
  const key = `${encode(name)}=`;
  if (kind === "list" && explode) {
    return elementsOf(value)
      .map((element) => key + encode(element))
      .join("&");
  }
  if (kind === "object" && (explode || style === "deepObject")) {
    return membersOf(value)
      .map(
        ([member, each]) =>
          `${encode(style === "deepObject" ? `${name}[${member}]` : member)}=${encode(each)}`,
      )
      .join("&");
  }
  return writeValue(parameter, value, key);
}

/** Writes a parameter as one value with a key in front, which lists and objects without elements do not have. */
function writeValue({ style, explode, kind }: ParameterStyle, value: unknown, key: string): string {
  if (kind === "value") return key + encode(value);
  const delimiter = delimiters[style];
  let texts: readonly string[];
  if (kind === "list") texts = elementsOf(value).map(encode);
  else if (explode) texts = membersOf(value).map(([name, member]) => `${encode(name)}=${encode(member)}`);
  else texts = membersOf(value).flatMap(([name, member]) => [encode(name), encode(member)]);
  // A comma in an element is encoded. Space and pipe are encoded themselves, so that an element with one would be read as two.
  if (delimiter !== "," && texts.some((text) => text.includes(delimiter))) {
    throw new ParameterError(`has an element with the delimiter of ${style}`);
  }
  return texts.length > 0 ? key + texts.join(delimiter) : "";
}

function elementsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ParameterError("must be an array");
  return value;
}

/** Own members that are not undefined. */
function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ParameterError("must be an object");
  }
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/** Percent-encodes everything but unreserved characters (RFC 3986 section 2.3): `encodeURIComponent` leaves five more. */
function encode(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
    throw new ParameterError("must be a string, a number or a boolean");
  }
  const text = String(value);
  // Most values, such as ids.
  if (/^[\w.~-]*$/.test(text)) return text;
  // A lone surrogate cannot be encoded as UTF-8.
  if (/\p{Cs}/u.test(text)) throw new ParameterError("contains half a character");
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Writes the address of an operation, relative to the base URL.
 *
 * @param operation its path template and parameters
 * @param write writes a parameter; undefined leaves it in the template
 * @example
 * ```ts
 * writeAddress(operation, (parameter) => writeParameter(parameter, values[parameter.name]));
 * ```
 */
export function writeAddress<Parameter extends ParameterStyle>(
  { path, parameters }: { readonly path: string; readonly parameters: readonly Parameter[] },
  write: (parameter: Parameter) => string | undefined,
): string {
  let address = path;
  let query = "";
  for (const parameter of parameters) {
    const text = write(parameter);
    if (text === undefined || text === "") continue;
    if (parameter.in === "path") address = address.split(`{${parameter.name}}`).join(text);
    else query += (query === "" ? "?" : "&") + text;
  }
  return address + query;
}
