/** Models of values for the command line: what its flags need of a schema. */
import {
  copiedKeywords,
  type MemberModel,
  type ValueModel,
  type ValueType,
} from "../../../src/cli/model/command-model.ts";
import type { Reader } from "../../../src/contract/document/reader.ts";
import {
  alternativesOf,
  firstOf,
  schemaMembers,
  schemaParts,
} from "../../../src/contract/document/schemas.ts";
import type { DocumentNode } from "../../../src/contract/read-document.ts";
import type { Schema } from "../../lib/bundle.ts";
import { plainText } from "./plain-text.ts";
import type { SchemaFacts } from "./schema-facts.ts";

export type Node = DocumentNode;

/** The schemas of one document, split by direction. */
export interface SchemaSource {
  readonly reader: Reader;
  readonly facts: SchemaFacts;
}

/** Returns the model of a schema. */
export function modelValue(
  source: SchemaSource,
  node: Node,
  within: ReadonlySet<object> = new Set(),
  levels = describedLevels(source.reader, node),
): ValueModel {
  const { reader, facts } = source;
  const parts = partsOf(reader, node);
  // A node of the reader is an object of the document.
  const stated = facts.typesOf(node.object as Schema);
  // Not every document says that a schema with members is one of objects.
  const types = stated ?? (schemaMembers(reader, node).size > 0 ? ["object"] : undefined);
  const type = typeOf(types);
  const keywords = [...copiedKeywords, "default"].flatMap((keyword) => {
    const value = firstOf(parts, keyword);
    return value === undefined ? [] : [[keyword, value]];
  });
  const values = valuesOf(reader, node)?.filter((value) => value !== null);
  const known = firstOf(parts, "x-extensible-enum");
  return {
    type,
    // Of any value, null is one; but a parameter is a text.
    ...((types ? types.includes("null") : within.size > 0) && { nullable: true }),
    ...Object.fromEntries(keywords),
    ...(values && { values }),
    ...(Array.isArray(known) && { known }),
    ...(levels > 0 &&
      !parts.some(({ object }) => within.has(object)) &&
      contentOf(source, node, type, within, levels - 1)),
  };
}

/** The items of a list, or the members of an object. */
function contentOf(
  source: SchemaSource,
  node: Node,
  type: ValueType,
  within: ReadonlySet<object>,
  levels: number,
): Pick<ValueModel, "items" | "members" | "open"> {
  const { reader } = source;
  const parts = partsOf(reader, node);
  const inside = new Set([...within, ...parts.map(({ object }) => object)]);
  const items = itemsOf(reader, parts);
  if (items) return { items: modelValue(source, items, inside, levels) };
  if (type !== "object") return {};
  const required = requiredOf(reader, node);
  const members = [...schemaMembers(reader, node)].map(([name, nodes]): MemberModel => {
    const examples = firstOf(
      nodes.flatMap((each) => partsOf(reader, each)),
      "examples",
    );
    return {
      name,
      ...modelAnnotations(reader, nodes),
      ...mergeValues(nodes.map((each) => modelValue(source, each, inside, levels))),
      ...(required.includes(name) && { required: true }),
      ...(Array.isArray(examples) && { example: examples[0] }),
    };
  });
  const isOpen = parts.some(({ object: { additionalProperties: others } }) => (others ?? false) !== false);
  return members.length > 0 ? { members, ...(isOpen && { open: true }) } : {};
}

/** Flag, text and deprecation of a parameter, or of a member by all of its schemas. */
export function modelAnnotations(
  reader: Reader,
  nodes: readonly Node[],
): Pick<MemberModel, "flag" | "text" | "deprecated"> {
  const parts = nodes.flatMap((node) => partsOf(reader, node));
  const flag = firstOf(parts, "x-flag");
  const description = firstOf(parts, "description");
  const [text] = typeof description === "string" ? plainText(description).split("\n\n") : [];
  return {
    ...(flag !== undefined && { flag: String(flag) }),
    ...(parts.some(({ object }) => object["deprecated"] === true) && { deprecated: true }),
    ...(text !== undefined && { text: text.replaceAll("\n", " ") }),
  };
}

/** The parts of a schema, and of its only alternative besides null. */
export function partsOf(reader: Reader, node: Node): readonly Node[] {
  const parts = schemaParts(reader, node);
  const [alternative, ...others] = alternativesOf(reader, node);
  return alternative && others.length === 0 ? [...parts, ...schemaParts(reader, alternative)] : parts;
}

/** Maximum number of values of one body that are described, unless its first level has more. The largest of public documents have 8,800. */
const maxValues = 10_000;

/** Number of levels of a schema to describe: the values of 25 schemas that all refer to each other are too many to list. */
export function describedLevels(reader: Reader, schema: Node): number {
  let count = 0;
  let level: { readonly node: Node; readonly within: ReadonlySet<object> }[] = [
    { node: schema, within: new Set() },
  ];
  for (let levels = 0; level.length > 0; levels += 1) {
    const next: typeof level = [];
    for (const { node, within } of level) {
      const parts = partsOf(reader, node).map(({ object }) => object);
      if (parts.some((part) => within.has(part))) continue;
      const inside = new Set([...within, ...parts]);
      const children = childrenOf(reader, node);
      next.push(...children.map(([, child]) => ({ node: child, within: inside })));
      count += children.length;
      if (count > maxValues) return Math.max(1, levels);
    }
    level = next;
  }
  return Number.POSITIVE_INFINITY;
}

/** Items, values of a map and members. */
export function childrenOf(reader: Reader, node: Node): readonly (readonly [name: string, node: Node])[] {
  const parts = partsOf(reader, node);
  const items = parts.flatMap((part) =>
    ["items", "additionalProperties"].map((keyword) => reader.member(part, keyword)),
  );
  const members = [...schemaMembers(reader, node)];
  return [
    ...items.flatMap((each) => (each ? [["*", each] as const] : [])),
    ...members.flatMap(([name, nodes]) => nodes.map((each) => [name, each] as const)),
  ];
}

/** The schema of the items of a list. */
export function itemsOf(reader: Reader, parts: readonly Node[]): Node | undefined {
  return parts.map((part) => reader.member(part, "items")).find((items) => items !== undefined);
}

/** All values, of a schema or of its alternatives; undefined if it is open. */
function valuesOf(reader: Reader, node: Node): readonly unknown[] | undefined {
  const parts = partsOf(reader, node);
  const values = firstOf(parts, "enum");
  if (Array.isArray(values)) return values;
  const constant = parts.find(({ object }) => "const" in object);
  if (constant) return [constant.object["const"]];
  const lists = alternativesOf(reader, node).map((each) => valuesOf(reader, each));
  return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** Names that the parts require, and those that every alternative requires. */
function requiredOf(reader: Reader, node: Node): readonly string[] {
  const own = schemaParts(reader, node).flatMap(({ object: { required } }) =>
    Array.isArray(required) ? required : [],
  );
  const [first = [], ...others] = alternativesOf(reader, node).map((each) => requiredOf(reader, each));
  return [...own, ...first.filter((name) => others.every((each) => each.includes(name)))];
}

/** The type of a value, from the types of its schema. */
function typeOf(types: readonly string[] | undefined): ValueType {
  const others = types?.filter((type) => type !== "null") ?? [];
  // A type of JSON Schema besides null.
  if (others.length === 1) return others[0] as ValueType;
  const isNumber = others.length > 0 && others.every((type) => type === "integer" || type === "number");
  return isNumber ? "number" : "any";
}

/** Model of a member that several alternatives have: what they have in common, and the values of all. */
function mergeValues(models: readonly ValueModel[]): ValueModel {
  const [first, ...others] = models;
  if (!first) return { type: "any" };
  if (others.every((each) => JSON.stringify(each) === JSON.stringify(first))) return first;
  const isOneType = others.every(({ type }) => type === first.type);
  const lists = models.map(({ values }) => values);
  const hasValues = lists.every((values) => values !== undefined);
  return {
    type: isOneType ? first.type : "any",
    ...(models.some(({ nullable }) => nullable) && { nullable: true }),
    ...(hasValues && { values: [...new Set(lists.flat())] }),
  };
}
