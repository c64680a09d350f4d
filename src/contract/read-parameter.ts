/** Reads parameters in the styles of OpenAPI 3.1, the inverse of `parameter-style.ts`, for servers. */
import { ParameterError, type ParameterStyle, type TextType } from "./parameter-style.ts";

/** Between the elements of a list or an object, still percent-encoded. */
const delimiters = {
  simple: ",",
  form: ",",
  spaceDelimited: /%20|\+/,
  pipeDelimited: /%7C|\|/i,
  deepObject: ",",
};

/** Decodes a text by its place. Spaces around the elements of a header are not part of them (RFC 9110 section 5.6.1). */
const decoders: Readonly<Record<ParameterStyle["in"], (text: string) => string>> = {
  path: decodePercent,
  query: (text) => decodePercent(text.replaceAll("+", " ")),
  header: (text) => text.trim(),
};

/**
 * Decodes percent-encoded UTF-8 (RFC 3986 section 2.1).
 *
 * @throws ParameterError if it is not
 */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ParameterError("is not percent-encoded UTF-8");
  }
}

/**
 * Converts a text to a value of a type. A text of another form stays as it is, so that a validator reports it.
 *
 * @param type undefined for a string
 */
export function convertText(text: string, type: TextType | undefined): string | number | boolean {
  switch (type) {
    case "boolean":
      return text === "true" || text === "false" ? text === "true" : text;
    case "integer":
    case "number": {
      // The grammar of JSON (RFC 8259 section 6).
      if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return text;
      const number = Number(text);
      // The nearest number would be another id.
      return (type === "integer" ? Number.isSafeInteger(number) : Number.isFinite(number)) ? number : text;
    }
    default:
      return text;
  }
}

/**
 * Reads a parameter that is one text: a path segment, a header, or what follows the equals sign in a query.
 *
 * @param text still percent-encoded: a delimiter in an element is encoded, one between elements may not be
 * @returns a value, a list or an object; the text itself if it cannot be an object
 * @throws ParameterError if it cannot be decoded, or repeats a member of an object
 */
export function readParameter(parameter: ParameterStyle, text: string): unknown {
  const { style, explode, kind, type, members = {} } = parameter;
  const decode = decoders[parameter.in];
  if (kind === "value") return convertText(decode(text), type);
  const texts = text.split(delimiters[style]);
  if (kind === "list") return texts.map((each) => convertText(decode(each), type));
  const namesAndValues = explode ? texts.flatMap(splitPair) : texts;
  if (namesAndValues.length % 2 === 1) return decode(text);
  const object = new Map<string, unknown>();
  for (let index = 0; index < namesAndValues.length; index += 2) {
    const [name = "", value = ""] = namesAndValues.slice(index, index + 2).map(decode);
    if (object.has(name)) throw new ParameterError("must not repeat a member");
    object.set(name, convertText(value, members[name]));
  }
  return Object.fromEntries(object);
}

/** Splits at the first equals sign. */
export function splitPair(pair: string): [name: string, value: string] {
  const mark = pair.indexOf("=");
  return mark < 0 ? [pair, ""] : [pair.slice(0, mark), pair.slice(mark + 1)];
}

/** Target of a name in a query: a parameter, or a member of one. */
export interface QueryTarget {
  readonly parameter: ParameterStyle;
  readonly member?: string;
}

/** Lists the names that a query may have, with their targets. */
export function listQueryTargets(parameters: readonly ParameterStyle[]): ReadonlyMap<string, QueryTarget> {
  return new Map(parameters.filter(({ in: place }) => place === "query").flatMap(targetsOf));
}

function targetsOf(parameter: ParameterStyle): readonly (readonly [string, QueryTarget])[] {
  const { name, style, explode, kind, members = {} } = parameter;
  if (kind !== "object" || !explode) return [[name, { parameter }]];
  return Object.keys(members).map((member) => [
    style === "deepObject" ? `${name}[${member}]` : member,
    { parameter, member },
  ]);
}

/**
 * Reads one pair of a query.
 *
 * @param text what follows the equals sign, still percent-encoded
 * @throws ParameterError if it must not be repeated or cannot be decoded
 */
export function readPair(
  { parameter, member }: QueryTarget,
  text: string,
  values: Map<string, unknown>,
): void {
  const { name, in: place, explode, kind, type, members = {} } = parameter;
  const present = values.get(name);
  const decode = decoders[place];
  if (member !== undefined) {
    const object: Readonly<Record<string, unknown>> = Object(present ?? {});
    if (Object.hasOwn(object, member)) throw new ParameterError("must not be repeated");
    values.set(name, { ...object, [member]: convertText(decode(text), members[member]) });
  } else if (kind === "list" && explode) {
    const element = convertText(decode(text), type);
    if (Array.isArray(present)) present.push(element);
    else values.set(name, [element]);
  } else {
    if (present !== undefined) throw new ParameterError("must not be repeated");
    values.set(name, readParameter(parameter, text));
  }
}
