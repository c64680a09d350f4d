/** Parameters of an operation: their places, styles and names. */
import { connectionHeaders, isToken } from "../header-names.ts";
import type { OperationParameter } from "../operation.ts";
import { listQueryTargets } from "../read-parameter.ts";
import type { NamedOperation } from "./names.ts";
import { type ParameterType, readLists, readNested, readType, typesOf } from "./parameter-types.ts";
import { checkTemplate, listPlaceholders } from "./paths.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import type { AddressedOperation } from "./servers.ts";

/** A parameter with its Parameter Object, whose `schema` is that of its `content`, if it has one. */
export interface DocumentParameter {
  readonly entry: OperationParameter;
  readonly node: DocumentNode;
}

type Style = OperationParameter["style"];

/** Styles by place; the first is the default (OpenAPI 3.1, Parameter Object). */
const styles: Readonly<Record<OperationParameter["in"], readonly Style[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Header parameters that have no effect (OpenAPI 3.1, Parameter Object): media types and credentials are described elsewhere. */
const ignoredHeaders = /^(?:accept|content-type|authorization)$/i;

/** Headers that the connection or the runtime sets. */
const reservedHeaders = [...connectionHeaders, "cookie"];

/** Reads the parameters of an operation: those of its path item, then its own, which override those of the same place and name. */
export function readParameters(
  reader: Reader,
  { pathItem, node: operation, path }: NamedOperation & AddressedOperation,
): readonly DocumentParameter[] {
  const merged = new Map<string, DocumentNode>();
  for (const parent of [pathItem, operation]) {
    if (!Array.isArray(parent.object["parameters"] ?? []))
      reader.report(parent, "`parameters` must be a list. Correct it.", "parameters");
    for (const [, reference] of reader.entries(parent, "parameters")) {
      const node = reader.follow(reference);
      merged.set(`${node.object["in"]} ${node.object["name"]}`, node);
    }
  }
  checkTemplate(reader, operation, path);
  const placeholders = listPlaceholders(path);
  const parameters = [...merged.values()].flatMap((node) => {
    const parameter = isSent(reader, node, placeholders) && readParameter(reader, node, placeholders);
    return parameter ? [parameter] : [];
  });
  const described = parameters.filter(({ entry }) => entry.in === "path").map(({ entry }) => keyOf(entry));
  const others = placeholders.filter((placeholder) => !described.includes(placeholder));
  const all = [...parameters, ...others.map((name) => describePlaceholder(operation, name))];
  return checkNames(reader, operation, path, nameParameters(all));
}

const keyOf = ({ name, key = name }: OperationParameter): string => key;

/** Whether requests have the parameter. Reports why not, unless OpenAPI itself ignores it. */
function isSent({ report, warn }: Reader, node: DocumentNode, placeholders: readonly string[]): boolean {
  const { name, in: place, required } = node.object;
  if (typeof name !== "string") return false;
  if (place === "path" && placeholderOf(name, placeholders) === undefined) {
    const problem = `The path has no {${name}}: the parameter is left out.`;
    warn(node, `${problem} Add it, or remove the parameter.`, "name");
    return false;
  }
  if (place !== "header") return true;
  if (ignoredHeaders.test(name)) return false;
  if (!reservedHeaders.includes(name.toLowerCase())) return true;
  const message = `The connection sets the header ${name} itself`;
  if (required === true) report(node, `${message}. Remove the parameter.`, "name");
  else warn(node, `${message}: the parameter is left out. Remove it.`, "name");
  return false;
}

/** The placeholder of a path parameter, such as `+name` for `name`. */
function placeholderOf(name: string, placeholders: readonly string[]): string | undefined {
  return placeholders.find((placeholder) => placeholder === name || placeholder === `+${name}`);
}

/** A placeholder that no parameter describes is a string. */
function describePlaceholder({ place }: DocumentNode, placeholder: string): DocumentParameter {
  const name = placeholder.replace(/^\+/, "");
  const entry = { name, in: "path", required: true, style: "simple", explode: false } as const;
  return {
    entry: { ...entry, kind: "value", type: "string", ...reservedOf(name, placeholder) },
    node: { object: { name, in: "path", required: true, schema: { type: "string" } }, place },
  };
}

/** `{+name}` has slashes as they are (RFC 6570, reserved expansion). */
function reservedOf(name: string, placeholder: string): Partial<OperationParameter> {
  return placeholder === name ? {} : { key: placeholder, allowReserved: true };
}

function readParameter(
  reader: Reader,
  node: DocumentNode,
  placeholders: readonly string[],
): DocumentParameter | undefined {
  const { in: place, required, allowReserved, allowEmptyValue } = node.object;
  const name = String(node.object["name"]);
  if (place !== "path" && place !== "query" && place !== "header" && place !== "cookie") {
    reader.report(node, "A parameter is in path, query, header or cookie. Correct it.", "in");
    return undefined;
  }
  if ((place === "header" || place === "cookie") && !isToken(name)) {
    reader.report(node, `${name} is not a name of a ${place}. Use letters, digits and hyphens.`, "name");
  }
  const content = readContent(reader, node);
  if (content === null) return undefined;
  const schema = content?.schema ?? reader.member(node, "schema");
  const type: ParameterType = content?.isJson ? { kind: "json" } : readType(reader, schema);
  const { style, explode } = readStyle(reader, node, place, type.kind);
  if (place === "path" && required !== true) {
    reader.warn(node, "A path parameter is always sent. Add `required: true`.", "required");
  }
  const { key, ...reserved } =
    place === "path" ? reservedOf(name, placeholderOf(name, placeholders) ?? name) : {};
  const entry: OperationParameter = {
    name,
    ...(key !== undefined && { key }),
    in: place,
    required: required === true || place === "path",
    style,
    explode,
    ...type,
    ...(style === "deepObject" && readNested(reader, schema, type)),
    ...(style === "form" && explode && type.kind === "object" && readLists(reader, schema)),
    ...(allowReserved === true && place === "query" && { allowReserved: true }),
    ...(allowEmptyValue === true && place === "query" && type.kind !== "value" && { allowEmptyValue: true }),
    ...reserved,
  };
  if (!content && (place !== "path" || required === true)) return { entry, node };
  const others = content && { schema: content.schema?.object ?? {} };
  const object = { ...node.object, required: entry.required, ...others };
  return { entry, node: { object, place: node.place } };
}

/** How a parameter with `content` is written; undefined for one without, null for one that cannot be. */
function readContent(
  reader: Reader,
  node: DocumentNode,
): { readonly isJson: boolean; readonly schema: DocumentNode | undefined } | undefined | null {
  if (!reader.member(node, "content")) return undefined;
  const [[mediaType, media] = []] = reader.entries(node, "content");
  const schema = media && reader.member(media, "schema");
  if (/^application\/(?:[^;]*\+)?json\s*(?:;|$)/i.test(mediaType ?? "")) return { isJson: true, schema };
  if (schema && typesOf(reader, schema).join() === "string") return { isJson: false, schema };
  const problem = `A parameter cannot be written as ${mediaType}. Use application/json, or a string.`;
  reader.report(node, problem, "content");
  return null;
}

/** A style of another place is an error only where it matters: one value is written as the default. */
function readStyle(
  reader: Reader,
  node: DocumentNode,
  place: OperationParameter["in"],
  kind: OperationParameter["kind"],
): Pick<OperationParameter, "style" | "explode"> {
  const [first = "form"] = styles[place];
  const { style: given = first, explode } = node.object;
  const style = styles[place].find((each) => each === given);
  const hasEffect = kind === "list" || kind === "object" || kind === "any";
  if (!style) {
    const message = `The style of a ${place} parameter must be ${styles[place].join(" or ")}.`;
    if (hasEffect) reader.report(node, message, "style");
    else reader.warn(node, message, "style");
  }
  const isValue = !hasEffect && place !== "path";
  const written = isValue ? first : (style ?? first);
  // Which `explode` goes with deepObject is undefined; each member has a name of its own.
  return { style: written, explode: written === "deepObject" || (explode ?? written === "form") === true };
}

/** Places in the order in which they keep a name that several have. */
const places = ["path", "query", "header", "cookie"] as const;

/**
 * Names the parameters: the client takes them as members of one object. Of several with one name, the first place keeps it; the others, and a
 * name that every object has, get their place as well: `idQuery`, `pet_id_query`, `X-Id-header`.
 */
function nameParameters(parameters: readonly DocumentParameter[]): readonly DocumentParameter[] {
  const keepers = new Map<string, OperationParameter>();
  const ranked = parameters.toSorted((a, b) => places.indexOf(a.entry.in) - places.indexOf(b.entry.in));
  for (const { entry } of ranked) if (!keepers.has(entry.name)) keepers.set(entry.name, entry);
  return parameters.map(({ entry, node }) => {
    const { name, ...others } = entry;
    if (keepers.get(name) === entry && !(name in Object.prototype)) return { entry, node };
    const separator = /[_-]/.exec(name)?.[0];
    const place = separator ? separator + entry.in : entry.in.replace(/^./, (char) => char.toUpperCase());
    return { entry: { name: name + place, key: name, ...others }, node };
  });
}

/** Two parameters must not be one in the client, or on the wire: the members of an exploded object share the query with the others. */
function checkNames(
  { report }: Reader,
  operation: DocumentNode,
  path: string,
  parameters: readonly DocumentParameter[],
): readonly DocumentParameter[] {
  const names = new Set<string>();
  const fixed = path.split("?")[1]?.split("&") ?? [];
  const sent = new Set(fixed.map((pair) => `query ${pair.split("=")[0]}`));
  for (const { entry } of parameters) {
    const { name, in: place } = entry;
    if (names.has(name)) report(operation, `Two parameters are named ${name}. Rename one.`, "parameters");
    names.add(name);
    for (const written of place === "query" ? listQueryTargets([entry]).names : [keyOf(entry)]) {
      const key = `${place} ${place === "header" ? written.toLowerCase() : written}`;
      if (sent.has(key))
        report(operation, `Two parameters are sent as ${written}. Rename one.`, "parameters");
      sent.add(key);
    }
  }
  return parameters;
}
