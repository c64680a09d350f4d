/** Types of parameters: how their values are written, by their schemas. */
import type { OperationParameter } from "../operation.ts";
import type { TextType } from "../parameter-style.ts";
import { nestedKey } from "../read-parameter.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { alternativesOf, resolveSchema } from "./schemas.ts";

export type ParameterType = Pick<OperationParameter, "kind" | "type" | "members" | "isOpen">;

/** Deepest nesting whose types are listed, and schemas that are read for it: those that refer to each other have no end. */
const maxDepth = 6;
const maxSchemas = 2000;

/** Reads from a schema how the values of a parameter are written. Without types, each is written as the value that it is. */
export function readType(reader: Reader, schema: DocumentNode | undefined): ParameterType {
  const types = schema ? typesOf(reader, schema) : [];
  if (!schema || types.length === 0) return { kind: "any" };
  const whole = onlyAlternativeOf(reader, schema);
  const { properties, items, additionalProperties } = resolveSchema(reader, whole);
  if (types.every(isTextType)) return { kind: "value", ...textOf(types) };
  if (types.join() === "array") return { kind: "list", ...textOf(items ? typesOf(reader, items) : []) };
  if (types.join() !== "object") {
    const lists = alternativesOf(reader, schema).flatMap((each) => resolveSchema(reader, each).items ?? []);
    const texts = [...types, ...lists.flatMap((each) => typesOf(reader, each))];
    return { kind: "any", ...textOf(texts.filter((type) => type !== "array" && type !== "object")) };
  }
  const members = properties.flatMap(([name, member]) => {
    const { type } = textOf(typesOf(reader, member));
    return type ? [[name, type] as const] : [];
  });
  const isOpen = additionalProperties !== false || members.length < properties.length;
  return { kind: "object", members: Object.fromEntries(members), ...(isOpen && { isOpen }) };
}

/** Lists the members of an object that are lists, with the types of their elements. */
export function readLists(reader: Reader, schema?: DocumentNode): Pick<OperationParameter, "lists"> {
  const { properties = [] } = schema ? resolveSchema(reader, onlyAlternativeOf(reader, schema)) : {};
  const lists = properties.flatMap(([name, member]) => {
    const { kind, type = "string" } = readType(reader, member);
    return kind === "list" ? [[name, type] as const] : [];
  });
  return lists.length > 0 ? { lists: Object.fromEntries(lists) } : {};
}

/** Lists the types of what is nested in a value that is written in `deepObject`, for the reader: a string needs none. */
export function readNested(
  reader: Reader,
  schema: DocumentNode | undefined,
  { kind }: Pick<ParameterType, "kind">,
): Pick<OperationParameter, "nested"> {
  const types = new Map<string, readonly string[]>();
  // `members` and `type` have those of the first level.
  const isKnown = kind === "object" || kind === "list";
  const queue: { readonly node: DocumentNode; readonly path: readonly string[]; readonly depth: number }[] =
    [];
  const add = (node: DocumentNode, path: readonly string[], depth: number): void => {
    if (depth <= maxDepth && queue.length < maxSchemas) queue.push({ node, path, depth });
  };
  if (schema) add(schema, [], 0);
  // It grows meanwhile.
  for (const { node, path, depth } of queue) {
    const { properties, items } = resolveSchema(reader, node);
    for (const alternative of alternativesOf(reader, node)) add(alternative, path, depth + 1);
    for (const [name, member] of items ? [...properties, ["", items] as const] : properties) {
      const inner = [...path, name];
      const key = nestedKey(inner);
      if (path.length > 0 || !isKnown)
        types.set(key, [...(types.get(key) ?? []), ...typesOf(reader, member)]);
      add(member, inner, depth + 1);
    }
  }
  const nested = [...types].flatMap(([key, each]) => {
    const { type = "string" } = textOf(each.filter(isTextType));
    return type === "string" ? [] : [[key, type] as const];
  });
  return nested.length > 0 ? { nested: Object.fromEntries(nested) } : {};
}

/** The only alternative of a schema besides null, and that of the alternative, or else the schema. `outer`: schemas that have it as an alternative. */
export function onlyAlternativeOf(reader: Reader, schema: DocumentNode, outer: object[] = []): DocumentNode {
  const [alternative, ...others] = alternativesOf(reader, schema);
  const inside = [...outer, schema.object];
  if (!alternative || others.length > 0 || inside.includes(alternative.object)) return schema;
  return onlyAlternativeOf(reader, alternative, inside);
}

/** JSON types of the values, without null; empty if they are not stated. `outer`: schemas that have it as an alternative. */
export function typesOf(reader: Reader, schema: DocumentNode, outer: object[] = []): readonly string[] {
  const { type, properties } = resolveSchema(reader, schema);
  const own = [type ?? []].flat().map(String);
  const inside = [...outer, schema.object];
  const alternatives = alternativesOf(reader, schema).filter(({ object }) => !inside.includes(object));
  const lists = alternatives.map((each) => typesOf(reader, each, inside));
  const { enum: values, const: value = values } = schema.object;
  const given = [value ?? []].flat().map((each) => typeof each);
  const stated = own.length > 0 || lists.some((list) => list.length === 0) ? own : lists.flat();
  if (stated.length === 0 && given.length > 0) return [...new Set(given)];
  if (stated.length === 0 && properties.length > 0) return ["object"];
  return [...new Set(stated)].filter((each) => each !== "null");
}

/** The type of a text, if there is one. */
function textOf(types: readonly string[]): Pick<OperationParameter, "type"> {
  const isNumber = types.includes("number");
  const [type, ...others] = new Set(types.filter((each) => !(isNumber && each === "integer")));
  return isTextType(type) && others.length === 0 ? { type } : {};
}

function isTextType(type: unknown): type is TextType {
  return type === "string" || type === "integer" || type === "number" || type === "boolean";
}
