/** Parameters of an operation: how each is written, and what cannot be. */
import type { OperationParameter } from "../operation.ts";
import type { TextType } from "../parameter-style.ts";
import { checkTemplate } from "./paths.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema, schemaParts } from "./schemas.ts";

/** A parameter with its Parameter Object. */
export interface DocumentParameter<Place> {
  readonly entry: OperationParameter;
  readonly node: DocumentNode<Place>;
}

/** Styles by place; the first is the default (OpenAPI 3.1, Parameter Object). */
const styles = {
  path: ["simple"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
} as const;

/** Name of a header (RFC 9110 section 5.1). */
export const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Headers that the client, the connection or the runtime sets. */
const reservedHeaders =
  /^(?:accept|content-type|authorization|content-length|host|connection|keep-alive|upgrade|expect|te|trailer|transfer-encoding|cookie)$/i;

/** Reads the parameters of an operation: those of its path item, then its own, which override those of the same place and name. */
export function readParameters<Place>(
  reader: Reader<Place>,
  {
    pathItem,
    operation,
    path,
  }: {
    readonly pathItem: DocumentNode<Place>;
    readonly operation: DocumentNode<Place>;
    readonly path: string;
  },
): readonly DocumentParameter<Place>[] {
  const merged = new Map<string, DocumentNode<Place>>();
  for (const parent of [pathItem, operation]) {
    for (const [, reference] of reader.entries(parent, "parameters")) {
      const node = reader.follow(reference);
      merged.set(`${node.object["in"]} ${node.object["name"]}`, node);
    }
  }
  const parameters = [...merged.values()].flatMap((node) => {
    reader.checkMembers(node, "a parameter");
    const entry = readParameter(reader, node);
    return entry ? [{ entry, node }] : [];
  });
  checkNames(reader, operation, parameters);
  checkTemplate(reader, operation, path, [...merged.values()]);
  return parameters;
}

function readParameter<Place>(
  reader: Reader<Place>,
  node: DocumentNode<Place>,
): OperationParameter | undefined {
  const { name, in: place, required } = node.object;
  if (typeof name !== "string") return undefined;
  if (place !== "path" && place !== "query" && place !== "header") {
    reader.report(node, "A cookie is a credential of a browser. Use a query parameter or a header.", "in");
    return undefined;
  }
  if (place === "header" && reservedHeaders.test(name)) {
    reader.report(node, `The client sets the header ${name} itself. Leave the parameter out.`, "name");
  }
  if (place === "header" && !headerName.test(name)) {
    reader.report(node, `${name} is not a name of a header. Use letters, digits and hyphens.`, "name");
  }
  const allowed: readonly string[] = styles[place];
  const { style = styles[place][0], explode = style === "form" } = node.object;
  if (!allowed.includes(String(style))) {
    reader.report(node, `The style of a ${place} parameter must be ${allowed.join(" or ")}.`, "style");
    return undefined;
  }
  const type = readType(reader, node);
  if (!type) return undefined;
  if (place === "path" && required !== true) {
    reader.report(node, "A path parameter is always sent. Add `required: true`.", "required");
  }
  checkPresence(reader, node, type.kind);
  checkStyle(reader, node, { style, explode, kind: type.kind });
  checkMembers(reader, node, type.members ?? {});
  return {
    name,
    in: place,
    required: required === true,
    // One of the list above.
    style: style as OperationParameter["style"],
    // Which `explode` goes with it is undefined; each member has a name of its own.
    explode: explode === true || style === "deepObject",
    ...type,
  };
}

/** Reports schemas that no request can carry: a required list or object that may be empty, and a direction. */
function checkPresence<Place>(
  reader: Reader<Place>,
  node: DocumentNode<Place>,
  kind: OperationParameter["kind"],
): void {
  const schema = reader.member(node, "schema");
  const parts = schema ? schemaParts(reader, schema).map(({ object }) => object) : [];
  if (parts.some(({ readOnly, writeOnly }) => readOnly === true || writeOnly === true)) {
    const advice = "Remove them.";
    reader.report(node, `readOnly and writeOnly do not apply to parameters. ${advice}`, "schema");
  }
  const { in: place, required } = node.object;
  if (kind === "value" || place === "path" || required !== true) return;
  const isNeverEmpty = parts.some(
    ({ minItems, minProperties, required: members }) =>
      Number(minItems ?? minProperties) >= 1 || (Array.isArray(members) && members.length > 0),
  );
  if (isNeverEmpty) return;
  const keyword = kind === "list" ? "minItems" : "minProperties";
  reader.report(
    node,
    `An empty ${kind} is not sent. Add \`${keyword}: 1\`, or leave required out.`,
    "required",
  );
}

/** Rejects what cannot be read back: lists and objects in a style that is not made for them. */
function checkStyle<Place>(
  { report }: Reader<Place>,
  node: DocumentNode<Place>,
  { style, explode, kind }: { readonly style: unknown; readonly explode: unknown; readonly kind: string },
): void {
  if (style === "deepObject" && kind !== "object") {
    report(node, "The style deepObject is for objects. Use form.", "style");
  }
  if (style === "spaceDelimited" || style === "pipeDelimited") {
    if (kind === "value")
      report(node, `The style ${String(style)} is for lists and objects. Use form.`, "style");
    if (explode === true) report(node, `The style ${String(style)} needs \`explode: false\`.`, "explode");
  }
}

/** The text of a header is not encoded, so that a delimiter in a name would be read as one between members. */
function checkMembers<Place>(
  { report }: Reader<Place>,
  node: DocumentNode<Place>,
  members: Readonly<Record<string, TextType>>,
): void {
  const name = Object.keys(members).find((each) => !/^[\w.[\]-]+$/.test(each));
  if (node.object["in"] !== "header" || name === undefined) return;
  report(
    node,
    `A header cannot send the member ${name}. Use letters, digits and _-.[] in its name.`,
    "schema",
  );
}

type ParameterType = Pick<OperationParameter, "kind" | "type" | "members">;

const rule =
  "Its schema must be a string, an integer, a number or a boolean, a list of them, or an object of them with `additionalProperties: false`; null cannot be sent.";

function readType<Place>(reader: Reader<Place>, node: DocumentNode<Place>): ParameterType | undefined {
  const schema = reader.member(node, "schema");
  if (!schema) {
    const isReported = "content" in node.object || "schema" in node.object;
    if (!isReported) reader.report(node, `The parameter has no \`schema\`. ${rule}`);
    return undefined;
  }
  const { type, properties, items, additionalProperties } = resolveSchema(reader, schema);
  if (isTextType(type)) return { kind: "value", type };
  if (type === "array" && items) {
    const element = resolveSchema(reader, items).type;
    if (isTextType(element)) return { kind: "list", type: element };
  }
  if (type === "object" && additionalProperties === false) {
    const members = properties.map(([name, member]) => [name, resolveSchema(reader, member).type] as const);
    if (members.every((member): member is [string, TextType] => isTextType(member[1]))) {
      return { kind: "object", members: Object.fromEntries(members) };
    }
  }
  reader.report(node, `The parameter cannot be sent. ${rule}`, "schema");
  return undefined;
}

function isTextType(type: unknown): type is TextType {
  return type === "string" || type === "integer" || type === "number" || type === "boolean";
}

/** The client takes all parameters as one object, and the members of an exploded object share the query with other parameters. */
function checkNames<Place>(
  { report }: Reader<Place>,
  operation: DocumentNode<Place>,
  parameters: readonly DocumentParameter<Place>[],
): void {
  const names = new Set<string>();
  const sent = new Set<string>();
  for (const { entry, node } of parameters) {
    const { name, in: place } = entry;
    const key = place === "header" ? name.toLowerCase() : name;
    if (names.has(key)) {
      const advice = "Rename one: the client takes them as members of one object.";
      report(operation, `Two parameters are named ${name}. ${advice}`, "parameters");
    }
    names.add(key);
    if (name in Object.prototype)
      report(node, `A parameter named ${name} cannot be sent: every object has it. Rename it.`, "name");
    if (place !== "query") continue;
    for (const written of namesInQuery(entry)) {
      if (sent.has(written)) {
        report(operation, `Two parameters are sent as ${written}. Rename one.`, "parameters");
      }
      sent.add(written);
    }
  }
}

/** Names of the pairs of a query parameter. */
function namesInQuery({ name, style, explode, kind, members = {} }: OperationParameter): readonly string[] {
  if (kind !== "object") return [name];
  if (style === "deepObject") return Object.keys(members).map((member) => `${name}[${member}]`);
  return explode ? Object.keys(members) : [name];
}
