/** Schemas of a document: their content through references and `allOf`, and what of them is not supported. */
import { isObject } from "../openapi.ts";
import type { DocumentNode, Reader } from "./reader.ts";

/** Content of a schema, with that of its `$ref` and `allOf`. The outermost value of a keyword counts. */
export interface ResolvedSchema<Place> {
  readonly type: unknown;
  readonly properties: readonly (readonly [name: string, schema: DocumentNode<Place>])[];
  readonly items: DocumentNode<Place> | undefined;
  readonly additionalProperties: unknown;
  /** The value of `x-payload` and the schema that has it. */
  readonly payload: { readonly name: unknown; readonly node: DocumentNode<Place> } | undefined;
}

/**
 * Resolves a schema.
 *
 * @param node a schema, or a reference to one
 */
export function resolveSchema<Place>(
  reader: Reader<Place>,
  node: DocumentNode<Place>,
): ResolvedSchema<Place> {
  const parts = schemaParts(reader, node);
  const first = (keyword: string): unknown => parts.find(({ object }) => keyword in object)?.object[keyword];
  const payload = parts.find(({ object }) => "x-payload" in object);
  return {
    type: first("type"),
    properties: parts.flatMap((part) => reader.entries(part, "properties")),
    items: parts.map((part) => reader.member(part, "items")).find((items) => items !== undefined),
    additionalProperties: first("additionalProperties") ?? first("unevaluatedProperties"),
    payload: payload && { name: payload.object["x-payload"], node: payload },
  };
}

/** A schema, the targets of its references and the members of its `allOf`, from the outside to the inside. */
export function schemaParts<Place>(
  reader: Reader<Place>,
  node: DocumentNode<Place>,
): readonly DocumentNode<Place>[] {
  const parts: DocumentNode<Place>[] = [];
  const visited = new Set<object>();
  const collect = (part: DocumentNode<Place>): void => {
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

/** Names that generated code uses, besides those of the API's client. */
const reservedNames = new Set(["Record", "Omit", "Extract", "NonNullable", "WithRequired"]);

/** Keywords whose members are schemas. */
const nested = ["properties", "allOf", "anyOf", "oneOf"];

/**
 * Creates the check of schemas. It reports what is not supported in a schema and the schemas in it, once per schema.
 *
 * @param isReservedName whether a name of a component schema belongs to a type of the API's client
 */
export function createSchemaCheck<Place>(
  reader: Reader<Place>,
  isReservedName: (name: string) => boolean,
): (schema: DocumentNode<Place>) => void {
  const visited = new Set<object>();
  const check = (node: DocumentNode<Place>): void => {
    if (visited.has(node.object)) return;
    visited.add(node.object);
    reader.checkMembers(node, "a schema");
    checkComposition(reader, node);
    const target = reader.target(node);
    if (target) {
      checkName(reader, node, isReservedName);
      check(target);
    }
    for (const keyword of nested) {
      for (const [, schema] of reader.entries(node, keyword)) check(schema);
    }
    for (const keyword of ["items", "additionalProperties"]) {
      const schema = reader.member(node, keyword);
      if (schema) check(schema);
    }
  };
  return check;
}

/** The name of a referenced schema becomes that of its type. */
function checkName<Place>(
  { report }: Reader<Place>,
  node: DocumentNode<Place>,
  isReservedName: (name: string) => boolean,
): void {
  const { $ref } = node.object;
  if (typeof $ref !== "string") return;
  const [, name = ""] = /([^/#]*?)(?:\.(?:ya?ml|json))?$/.exec($ref) ?? [];
  if (!/^[A-Z]\w*$/.test(name)) {
    report(node, `The schema ${name} is not in PascalCase, as types are. Rename its file.`, "$ref");
  } else if (reservedNames.has(name) || isReservedName(name)) {
    report(node, `The generated code has a type ${name} of its own. Rename the file of the schema.`, "$ref");
  }
}

/** Rejects compositions that have no useful type, or that no validator can report clearly. */
function checkComposition<Place>(reader: Reader<Place>, node: DocumentNode<Place>): void {
  const { discriminator, oneOf, properties, additionalProperties } = node.object;
  if (discriminator !== undefined && oneOf === undefined) {
    reader.report(
      node,
      "A discriminator needs `oneOf` beside it. List the alternatives there.",
      "discriminator",
    );
  }
  if (isObject(properties) && isObject(additionalProperties)) {
    const advice = "Put the map into a property of its own, or use `additionalProperties: true`.";
    reader.report(
      node,
      `No TypeScript type has \`properties\` beside a map. ${advice}`,
      "additionalProperties",
    );
  }
  if (additionalProperties === false && "allOf" in node.object) {
    const advice = "Use `unevaluatedProperties: false`.";
    reader.report(
      node,
      `\`additionalProperties: false\` rejects the members of \`allOf\`. ${advice}`,
      "additionalProperties",
    );
  }
  for (const keyword of ["properties", "items", "allOf", "anyOf", "oneOf"]) {
    const value = node.object[keyword];
    const members = keyword === "items" ? [value] : Object.values(value ?? {});
    if (members.includes(false)) {
      reader.report(node, "The schema false accepts no value. Leave it out.", keyword);
    }
  }
  if (isWithin(reader, node))
    reader.report(node, "The schema contains itself without a member in between. Correct it.");
}

/** Whether a schema leads to itself by references and compositions alone. */
function isWithin<Place>(reader: Reader<Place>, node: DocumentNode<Place>): boolean {
  const visited = new Set<object>();
  const leads = (part: DocumentNode<Place>): boolean => {
    const target = reader.target(part);
    const members = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => reader.entries(part, keyword));
    return [...(target ? [target] : []), ...members.map(([, member]) => member)].some((next) => {
      if (next.object === node.object) return true;
      if (visited.has(next.object)) return false;
      visited.add(next.object);
      return leads(next);
    });
  };
  return leads(node);
}
