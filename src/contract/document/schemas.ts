/** Schemas of a document: their content through references and `allOf`. */
import type { DocumentNode, Reader } from "./reader.ts";

/** Content of a schema, with that of its `$ref` and `allOf`. The outermost value of a keyword counts. */
export interface ResolvedSchema {
  readonly type: unknown;
  readonly properties: readonly (readonly [name: string, schema: DocumentNode])[];
  readonly required: readonly unknown[];
  readonly items: DocumentNode | undefined;
  readonly additionalProperties: unknown;
  /** The value of `x-payload` and the schema that has it. */
  readonly payload: { readonly name: unknown; readonly node: DocumentNode } | undefined;
}

/** Resolves a schema. */
export function resolveSchema(reader: Reader, node: DocumentNode): ResolvedSchema {
  const parts = schemaParts(reader, node);
  const first = (keyword: string): unknown => parts.find(({ object }) => keyword in object)?.object[keyword];
  const type = first("type");
  const payload = parts.find(({ object }) => "x-payload" in object);
  return {
    type: Array.isArray(type) && type.length === 1 ? type[0] : type,
    properties: parts.flatMap((part) => reader.entries(part, "properties")),
    required: parts.flatMap(({ object: { required } }) => (Array.isArray(required) ? required : [])),
    items: parts.map((part) => reader.member(part, "items")).find((items) => items !== undefined),
    additionalProperties: first("additionalProperties") ?? first("unevaluatedProperties"),
    payload: payload && { name: payload.object["x-payload"], node: payload },
  };
}

/** A schema, the targets of its references and the members of its `allOf`, from the outside to the inside. */
export function schemaParts(reader: Reader, node: DocumentNode): readonly DocumentNode[] {
  const parts: DocumentNode[] = [];
  const visited = new Set<object>();
  const collect = (part: DocumentNode): void => {
    if (visited.has(part.object)) return;
    visited.add(part.object);
    parts.push(part);
    const target = reader.target(part);
    if (target) collect(target);
    for (const [, member] of reader.entries(part, "allOf")) collect(member);
  };
  collect(node);
  return parts;
}

/** First value of a keyword among the parts: the outermost one overrides the others. */
export function firstOf(parts: readonly DocumentNode[], keyword: string): unknown {
  return parts.find(({ object }) => object[keyword] !== undefined)?.object[keyword];
}

/** Whether a part of a composition allows its own properties only, and so rejects those of the other parts. */
export function hasClosedPart(reader: Reader, node: DocumentNode): boolean {
  if (!("allOf" in node.object || "$ref" in node.object)) return false;
  const parts = schemaParts(reader, node);
  if (parts.length === 1) return false;
  const namesOf = (part: (typeof parts)[number]) => reader.entries(part, "properties").map(([name]) => name);
  const names = new Set(parts.flatMap(namesOf));
  return parts.some(
    (part) => part.object["additionalProperties"] === false && namesOf(part).length < names.size,
  );
}

/** The alternatives of a schema and of its parts, without `null`. */
export function alternativesOf(reader: Reader, node: DocumentNode): readonly DocumentNode[] {
  return schemaParts(reader, node).flatMap((part) =>
    ["oneOf", "anyOf"].flatMap((keyword) =>
      reader.entries(part, keyword).flatMap(([, each]) => (each.object["type"] === "null" ? [] : [each])),
    ),
  );
}

/** Members of an object by name, of its parts and of all alternatives, each with every schema that it has. */
export function schemaMembers(
  reader: Reader,
  node: DocumentNode,
): ReadonlyMap<string, readonly DocumentNode[]> {
  const members = new Map<string, DocumentNode[]>();
  const visited = new Set<object>();
  const collect = (schema: DocumentNode): void => {
    if (visited.has(schema.object)) return;
    visited.add(schema.object);
    for (const [name, member] of resolveSchema(reader, schema).properties) {
      members.set(name, [...(members.get(name) ?? []), member]);
    }
    for (const alternative of alternativesOf(reader, schema)) collect(alternative);
  };
  collect(node);
  return members;
}

/** The name that a bundle gives to the target of a reference. */
export function schemaName($ref: string): string {
  return /([^/#]*?)(?:\.(?:ya?ml|json))?$/.exec($ref)?.[1] ?? "";
}
