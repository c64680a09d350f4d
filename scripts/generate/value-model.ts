/** Models of values for the command line: what its flags need of a schema. */

import type { MemberModel, ValueModel, ValueType } from "../../src/cli/operation/command-model.ts";
import type { Reader } from "../../src/contract/document/reader.ts";
import { alternativesOf, schemaMembers, schemaParts } from "../../src/contract/document/schemas.ts";
import { isObject } from "../../src/contract/openapi.ts";
import type { DocumentNode } from "../../src/contract/read-document.ts";
import type { OpenApiDocument, Schema } from "../lib/bundle.ts";
import { plainText } from "./plain-text.ts";
import { createSchemaFacts } from "./schema-facts.ts";

export type Node = DocumentNode<string>;

/** Keywords that a model copies. */
const copied = [
  ...["format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "minItems", "maxItems"],
];

/** Makes the models of one document. */
export interface ValueModels {
  readonly reader: Reader<string>;
  /** Model of a schema. */
  readonly value: (schema: Node) => ValueModel;
  /** Flag and text of a parameter, or of a member by all of its schemas. */
  readonly annotations: (nodes: readonly Node[]) => Pick<MemberModel, "flag" | "text">;
  /** Paths of the `x-sensitive` members of a payload. */
  readonly sensitive: (schema: Node) => readonly string[];
  /** Whether a payload is a list of objects with tiles on a grid. */
  readonly hasTiles: (schema: Node) => boolean;
  /** Names of the scalar members of a payload, or of the items of a list. `example`: one of its media type. */
  readonly columns: (schema: Node, example: unknown) => readonly string[];
}

/**
 * Creates the models of a document.
 *
 * @param document the bundled document, split by direction
 * @param reader its reader
 */
export function createValueModels(document: OpenApiDocument, reader: Reader<string>): ValueModels {
  const facts = createSchemaFacts(document);
  /** The parts of a schema, and of its only alternative besides null. */
  const partsOf = (node: Node): readonly Node[] => {
    const parts = schemaParts(reader, node);
    const [alternative, ...others] = alternativesOf(reader, node);
    return alternative && others.length === 0 ? [...parts, ...schemaParts(reader, alternative)] : parts;
  };
  const firstOf = (parts: readonly Node[], keyword: string): unknown =>
    parts.find(({ object }) => object[keyword] !== undefined)?.object[keyword];

  const annotations: ValueModels["annotations"] = (nodes) => {
    const parts = nodes.flatMap(partsOf);
    const flag = firstOf(parts, "x-flag");
    const description = firstOf(parts, "description");
    const [text] = typeof description === "string" ? plainText(description).split("\n\n") : [];
    return {
      ...(flag !== undefined && { flag: String(flag) }),
      ...(text !== undefined && { text: text.replaceAll("\n", " ") }),
    };
  };

  const valuesOf = (node: Node): readonly unknown[] | undefined => {
    const parts = partsOf(node);
    const values =
      firstOf(parts, "enum") ?? parts.flatMap(({ object }) => ("const" in object ? [object["const"]] : []));
    if (Array.isArray(values) && values.length > 0) return values;
    const alternatives = alternativesOf(reader, node);
    const lists = alternatives.map(valuesOf);
    return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  };

  const requiredOf = (node: Node): readonly string[] => {
    const own = schemaParts(reader, node).flatMap(({ object: { required } }) =>
      Array.isArray(required) ? required : [],
    );
    const [first = [], ...others] = alternativesOf(reader, node).map(requiredOf);
    return [...own, ...first.filter((name) => others.every((each) => each.includes(name)))];
  };

  const memberOf = (
    name: string,
    nodes: readonly Node[],
    isRequired: boolean,
    within: ReadonlySet<object>,
  ): MemberModel => {
    const example = firstOf(nodes.flatMap(partsOf), "examples");
    return {
      name,
      ...annotations(nodes),
      ...mergeValues(nodes.map((node) => modelOf(node, within))),
      ...(isRequired && { required: true }),
      ...(Array.isArray(example) && { example: example[0] }),
    };
  };

  const modelOf = (node: Node, within: ReadonlySet<object>): ValueModel => {
    const parts = partsOf(node);
    // A node of the reader is an object of the document.
    const types = facts.typesOf(node.object as Schema);
    const type = typeOf(types);
    const isNullable = types?.includes("null") === true;
    const isRecursive = parts.some(({ object }) => within.has(object));
    const inside = new Set([...within, ...parts.map(({ object }) => object)]);
    const values = valuesOf(node)?.filter((value) => value !== null);
    const known = firstOf(parts, "x-extensible-enum");
    const items = isRecursive ? undefined : parts.flatMap((part) => reader.member(part, "items") ?? [])[0];
    const required = requiredOf(node);
    const members = [...(isRecursive || type !== "object" ? [] : schemaMembers(reader, node))].map(
      ([name, nodes]) => memberOf(name, nodes, required.includes(name), inside),
    );
    const keywords = copied.flatMap((keyword) => {
      const value = firstOf(parts, keyword);
      return value === undefined ? [] : [[keyword, value]];
    });
    return {
      type,
      ...(isNullable && { nullable: true }),
      ...Object.fromEntries(keywords),
      ...(values && { values }),
      ...(Array.isArray(known) && { known }),
      ...(items && { items: modelOf(items, inside) }),
      ...(members.length > 0 && { members }),
    };
  };

  const childrenOf = (node: Node): readonly (readonly [name: string, node: Node])[] => [
    ...partsOf(node).flatMap((part) =>
      ["items", "additionalProperties"].flatMap((keyword) => {
        const each = reader.member(part, keyword);
        return each ? [["*", each] as const] : [];
      }),
    ),
    ...[...schemaMembers(reader, node)].flatMap(([name, nodes]) =>
      nodes.map((each) => [name, each] as const),
    ),
  ];
  const isSensitive = (node: Node, visited: Set<object> = new Set()): boolean => {
    if (visited.has(node.object)) return false;
    visited.add(node.object);
    const isMarked = partsOf(node).some(({ object }) => object["x-sensitive"] === true);
    return isMarked || childrenOf(node).some(([, each]) => isSensitive(each, visited));
  };
  const sensitiveIn = (node: Node, within: ReadonlySet<object>): readonly (readonly string[])[] => {
    const parts = partsOf(node);
    if (parts.some(({ object }) => object["x-sensitive"] === true)) return [[]];
    // Of a schema that contains itself, the inner one is hidden as a whole if anything in it is sensitive.
    if (parts.some(({ object }) => within.has(object))) return isSensitive(node) ? [[]] : [];
    const inside = new Set([...within, ...parts.map(({ object }) => object)]);
    return childrenOf(node).flatMap(([name, each]) =>
      sensitiveIn(each, inside).map((path) => [name, ...path]),
    );
  };

  return {
    reader,
    value: (schema) => modelOf(schema, new Set()),
    annotations,
    sensitive: (schema) => sensitiveIn(schema, new Set()).map((path) => path.join(".")),
    hasTiles: (schema) => {
      const { items } = modelOf(schema, new Set());
      return (items?.members ?? []).some((list) =>
        ["x", "y", "w", "h"].every((name) => list.items?.members?.some((each) => each.name === name)),
      );
    },
    columns: (schema, example) => {
      const parts = partsOf(schema);
      const items = parts.flatMap((part) => reader.member(part, "items") ?? [])[0];
      const examples = firstOf(items ? partsOf(items) : parts, "examples");
      const [own] = Array.isArray(examples) ? examples : [];
      const shown = [own, Array.isArray(example) ? example[0] : example].find(isObject) ?? {};
      return Object.keys(shown).filter((name) => typeof shown[name] !== "object");
    },
  };
}

/** The type of a value, from the types of its schema. */
function typeOf(types: readonly string[] | undefined): ValueType {
  const others = types?.filter((type) => type !== "null") ?? [];
  if (others.length === 1) {
    // A type of JSON Schema besides null.
    return others[0] as ValueType;
  }
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
