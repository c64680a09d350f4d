/** Reads parameters in the styles of OpenAPI 3.1, the inverse of `parameter-style.ts`, for servers. */
import { ParameterError, type ParameterStyle, type TextType } from "./parameter-style.ts";

/** Between the elements of a list or an object, still percent-encoded. */
const delimiters = {
  simple: ",",
  label: ",",
  matrix: ",",
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
  cookie: decodePercent,
};

/** Decodes percent-encoded UTF-8 (RFC 3986 section 2.1). Throws ParameterError if it is not. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ParameterError("is not percent-encoded UTF-8");
  }
}

/** Converts a text to a value of a type. A text of another form stays as it is, so that a validator reports it. */
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
 * Reads a parameter that is one text: a path segment, a header, a cookie, or what follows the equals sign in a query. It is still percent-encoded:
 * a delimiter in an element is encoded, one between elements may not be. A text that cannot be an object is returned as it is.
 */
export function readParameter(parameter: ParameterStyle, text: string): unknown {
  const { name, key = name, in: place, style, explode, kind, type, members = {} } = parameter;
  const decode = decoders[place];
  if (style === "label" || style === "matrix") {
    const mark = style === "label" ? "." : ";";
    if (!text.startsWith(mark)) throw new ParameterError(`must begin with ${mark}`);
    const pairs = explode && kind !== "value" ? text.slice(1).split(mark) : [text.slice(1)];
    const isOwn = style === "matrix" && !(explode && kind === "object");
    const texts = isOwn ? pairs.map((pair) => valueFor(decode, pair, key)) : pairs;
    return readParameter({ ...parameter, style: "simple" }, texts.join(","));
  }
  if (kind === "json") return parseJson(decode(text));
  if (kind === "value" || kind === "any") return convertText(decode(text), type);
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

/** The value of a pair whose name is known. */
function valueFor(decode: (text: string) => string, pair: string, key: string): string {
  const [name, value] = splitPair(pair);
  if (decode(name) !== key) throw new ParameterError(`must begin with ;${key}`);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ParameterError("is not JSON");
  }
}

/** Splits at the first equals sign. */
export function splitPair(pair: string): [name: string, value: string] {
  const mark = pair.indexOf("=");
  return mark < 0 ? [pair, ""] : [pair.slice(0, mark), pair.slice(mark + 1)];
}

/** Target of a name in a query: a parameter, or a member of one, with the names of those in it. */
export interface QueryTarget {
  readonly parameter: ParameterStyle;
  readonly path?: readonly string[];
  /** Whether the member is a list, and the pair one of its elements. */
  readonly isList?: boolean;
}

/** The names that a query may have. */
export type QueryTargets = ReturnType<typeof listQueryTargets>;

/** Lists the names that a query may have, with their targets. */
export function listQueryTargets(parameters: readonly ParameterStyle[]) {
  const query = parameters.filter(({ in: place }) => place === "query");
  const targets = new Map(query.flatMap(targetsOf));
  const deep = query.filter(
    ({ style, kind, isOpen }) => style === "deepObject" && (kind !== "object" || isOpen),
  );
  const open = query.find(
    ({ kind, style, explode, isOpen }) => isOpen && explode && style === "form" && kind === "object",
  );
  return {
    /** Those that the document has. */
    names: [...targets.keys()],
    /** Undefined for an unknown name. An object that is open takes any. */
    find: (name: string): QueryTarget | undefined =>
      targets.get(name) ??
      deep.map((parameter) => findDeep(parameter, name)).find((target) => target !== undefined) ??
      (open && { parameter: open, path: [name] }),
  };
}

function targetsOf(parameter: ParameterStyle): readonly (readonly [string, QueryTarget])[] {
  const { name, key = name, style, explode, kind, members, lists } = parameter;
  if (kind !== "object" || !explode) return [[key, { parameter }]];
  return Object.keys({ ...members, ...lists }).map((member) => [
    style === "deepObject" ? `${key}[${member}]` : member,
    { parameter, path: [member], isList: lists !== undefined && Object.hasOwn(lists, member) },
  ]);
}

/** The names in the brackets of a pair, such as `filter[range][from]`; undefined if it is of another parameter. */
function findDeep(parameter: ParameterStyle, text: string): QueryTarget | undefined {
  const { name, key = name } = parameter;
  const brackets = text.startsWith(key) ? text.slice(key.length) : "";
  if (!/^(?:\[[^[\]]+\])+$/.test(brackets)) return undefined;
  return { parameter, path: brackets.slice(1, -1).split("][") };
}

/** Names in brackets as one text, such as `[range][from]`; `[]` stands for any element of a list. */
export function nestedKey(path: readonly string[]): string {
  return path.map((name) => (/^\d*$/.test(name) ? "[]" : `[${name}]`)).join("");
}

/** The type of a text below the names in brackets. */
export function typeBelow(
  { kind, type, members = {}, lists, nested = {} }: Omit<ParameterStyle, "in" | "style" | "explode">,
  path: readonly string[],
): TextType | undefined {
  const [member = "", ...inner] = path;
  const isOwn = inner.length === 0 && (kind === "object" || kind === "list");
  return isOwn ? (members[member] ?? type) : (lists?.[member] ?? nested[nestedKey(path)]);
}

/** Reads one pair of a query. `text`: what follows the equals sign, still percent-encoded. */
export function readPair(target: QueryTarget, text: string, values: Map<string, unknown>): void {
  const { parameter, path: member, isList } = target;
  const { name, in: place, explode, kind, type } = parameter;
  const present = values.get(name);
  const decode = decoders[place];
  const path = member && isList ? [...member, ""] : member;
  if (path) {
    const value = convertText(decode(text), typeBelow(parameter, path));
    values.set(name, addMember(present ?? (kind === "object" ? {} : undefined), path, value));
  } else if ((kind === "list" || (kind === "any" && present !== undefined)) && explode) {
    const element = convertText(decode(text), type);
    values.set(name, present === undefined ? [element] : [present, element].flat());
  } else {
    if (present !== undefined) throw new ParameterError("must not be repeated");
    values.set(name, readParameter(parameter, text));
  }
}

/** Adds a value below names. Those of a list are its indices; an empty one appends. */
function addMember(present: unknown, [name = "", ...inner]: readonly string[], value: unknown): unknown {
  const isList = present === undefined ? name === "0" || name === "" : Array.isArray(present);
  const isContainer = present === undefined || typeof present === "object";
  const entries = new Map(Object.entries(present ?? {}));
  const key = isList && name === "" ? String(entries.size) : name;
  if (!isContainer || (inner.length === 0 && entries.has(key)))
    throw new ParameterError("must not be repeated");
  entries.set(key, inner.length === 0 ? value : addMember(entries.get(key), inner, value));
  return isList ? [...entries.values()] : Object.fromEntries(entries);
}
