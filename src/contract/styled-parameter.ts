/** Writes parameters that few documents have: objects, delimited lists, JSON, headers, cookies. The generated clients of such documents pass it to the core. */
import { isPlainObject } from "./check-options.ts";
import { encode, ParameterError, type ParameterStyle, textOf, writeParameter } from "./parameter-style.ts";

/** Delimiters of a list or an object that is written as one value; a comma in the other styles. */
const delimiters: Partial<Record<ParameterStyle["style"], string>> = {
  spaceDelimited: "%20",
  pipeDelimited: "%7C",
};

/** Mark before the first element, and before each other one if it has a name of its own. */
const marks: Partial<Record<ParameterStyle["style"], string>> = { label: ".", matrix: ";", form: "&" };

/** Whether the client core writes a parameter alone: a value, or a repeated one. */
export function isPlain({ in: place, kind, style, explode, ...others }: ParameterStyle): boolean {
  if (place === "header" || place === "cookie" || others.allowReserved || others.allowEmptyValue)
    return false;
  if (kind === "value") return style === "simple" || style === "form";
  return kind === "list" && place === "query" && style === "form" && explode;
}

/** Writes a parameter of any kind and style, see `writeParameter`. */
export function writeAnyParameter(parameter: ParameterStyle, value: unknown): string {
  return writeParameter(parameter, value, writeStyled);
}

/** Why a value cannot be written, as the rest of a sentence; undefined if it can be. */
export function reasonAgainstValue(parameter: ParameterStyle, value: unknown): string | undefined {
  try {
    writeAnyParameter(parameter, value);
    return undefined;
  } catch (error) {
    if (error instanceof ParameterError) return error.message;
    throw error;
  }
}

/**
 * Writes a parameter of any kind and style. In `deepObject`, what is nested has one more pair of brackets, such as `filter[range][from]=1`
 * and `ids[0]=1`. In an object, members that are null are not sent.
 */
export function writeStyled(parameter: ParameterStyle, value: unknown): string {
  const { name, key = name, in: place, style, kind, allowEmptyValue } = parameter;
  if (kind === "json") return writeOne(parameter, stringify(value, place === "header"));
  const isObject = kind === "object" || (kind === "any" && isPlainObject(value));
  const isList = kind === "list" || (kind === "any" && Array.isArray(value));
  if (!isObject && !isList) return writeOne(parameter, value);
  if (!(isList ? Array.isArray(value) : isPlainObject(value))) {
    throw new ParameterError(`must be an ${isList ? "array" : "object"}`);
  }
  const pairs = Object.entries(Object(value)).filter(
    ([, each]) => isList || (each ?? undefined) !== undefined,
  );
  if (pairs.length === 0) return allowEmptyValue && place === "query" ? `${encode(key)}=` : "";
  if (style !== "deepObject") return writePairs(parameter, pairs, isList);
  // A circular value would have no end.
  stringify(value, false);
  return writeDeep(key, pairs);
}

/** Writes one value, or a JSON text. */
function writeOne(parameter: ParameterStyle, value: unknown): string {
  const { name, key = name, in: place, style } = parameter;
  const text = writerOf(parameter)(value);
  if (place === "query" || place === "cookie") return `${encode(key)}=${text}`;
  if (style === "matrix") return `;${encode(key)}${text && `=${text}`}`;
  return (style === "label" ? "." : "") + text;
}

function writePairs(
  parameter: ParameterStyle,
  pairs: readonly (readonly [string, unknown])[],
  isList: boolean,
): string {
  const { name, key = name, in: place, style, explode, lists = {} } = parameter;
  const write = writerOf(parameter);
  // Elements of their own, such as `id=1&id=2`.
  const mark = explode && style !== "simple" ? (marks[style] ?? "&") : undefined;
  if (place === "cookie" && mark) throw new ParameterError("has no form in a cookie");
  const isNamed = mark === "&" || mark === ";";
  const delimiter = mark ?? delimiters[style] ?? ",";
  const texts = pairs.flatMap(([member, each]) => {
    if (isList) return isNamed ? `${encode(key)}=${write(each)}` : write(each);
    if (place === "header" && /[=,]/.test(member)) throw new ParameterError(`has a member with = or ,`);
    const own = place === "header" ? headerText(member) : encode(member);
    const elements: unknown = Object.hasOwn(lists, member) ? each : [each];
    if (!Array.isArray(elements)) throw new ParameterError(`must have an array in "${member}"`);
    if (elements.some((element) => Array.isArray(element) || isPlainObject(element))) {
      throw new ParameterError(`has a list or an object in "${member}", which style ${style} cannot write`);
    }
    return elements.flatMap((element) => (explode ? `${own}=${write(element)}` : [own, write(element)]));
  });
  // Such an element would be read as two. A comma in one is encoded, except in a header; space and pipe are delimiters in encoded form.
  if (!isNamed && texts.some((text) => text.includes(delimiter))) {
    throw new ParameterError(`has an element with "${decodeURIComponent(delimiter)}"`);
  }
  const first = place === "path" && mark ? mark : "";
  if (mark) return first + texts.join(delimiter);
  const prefix = place === "query" || place === "cookie" || style === "matrix" ? `${encode(key)}=` : "";
  return (place === "path" ? (marks[style] ?? "") : "") + prefix + texts.join(delimiter);
}

function writeDeep(prefix: string, pairs: readonly (readonly [string, unknown])[]): string {
  const texts = pairs.flatMap(([member, each]): string | readonly string[] => {
    const own = `${prefix}[${member}]`;
    if (Array.isArray(each) || isPlainObject(each)) return writeDeep(own, Object.entries(each)) || [];
    return (each ?? undefined) === undefined ? [] : `${encode(own)}=${encode(each)}`;
  });
  return texts.join("&");
}

/** Visible ASCII, with spaces only between: servers and `fetch` remove the others (RFC 9110 section 5.5). */
function headerText(value: unknown): string {
  const text = textOf(value);
  if (/^[!-~](?:[ -~]*[!-~])?$/.test(text)) return text;
  throw new ParameterError("must be visible ASCII");
}

/** Encodes a value by its place. Reserved characters stay if they do not end the value. */
function writerOf({ in: place, allowReserved }: ParameterStyle): (value: unknown) => string {
  if (place === "header") return headerText;
  if (!allowReserved) return encode;
  const kept =
    place === "path" ? /%(?:2F|3A|40|2C|3B|3D)/g : /%(?:2F|3A|40|2C|3B|3D|3F|21|24|27|28|29|2A|5B|5D)/g;
  return (value) => {
    const text = encode(value).replaceAll(kept, decodeURIComponent);
    if (place === "path" && /(?:^|\/)\.{1,2}(?:\/|$)/.test(text))
      throw new ParameterError("has a dot segment");
    return text;
  };
}

/** @param isAscii whether other characters are escaped, for a header */
function stringify(value: unknown, isAscii: boolean): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Such as a circular value.
  }
  if (text === undefined) throw new ParameterError("must be plain JSON");
  const escapeChar = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return isAscii ? text.replaceAll(/[^ -~]/g, escapeChar) : text;
}
