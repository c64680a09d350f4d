/**
 * Splits schemas with `readOnly` or `writeOnly` members: `Account` is what responses have, `AccountInput` what requests have. The published
 * document stays whole; types and validators are generated from the split one.
 */
import { isObject } from "../../../src/contract/openapi.ts";
import type { OpenApiDocument, Schema } from "../../lib/bundle.ts";
import { mapParts, mapSchemas } from "./map-schemas.ts";
import {
  type AnySchema,
  createSchemaFacts,
  nameOf,
  type SchemaFacts,
  tagsOf,
  unionsOf,
} from "./schema-facts.ts";

/** Keyword of the members that one direction does not have. */
type Marker = "readOnly" | "writeOnly";

/** Copies of schemas for one direction. */
interface Direction {
  readonly facts: SchemaFacts;
  readonly marker: Marker;
  /** The reference in this direction. */
  readonly rename: ($ref: string) => string;
}

/** Returns a document in which every schema is of one direction, without these keywords. */
export function splitDocument(document: OpenApiDocument): OpenApiDocument {
  const facts = createSchemaFacts(document);
  const schemas: Readonly<Record<string, Schema>> = document.components?.schemas ?? {};
  const inputs = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    if (!hasMarker(facts, schema, new Set())) continue;
    let input = `${name}Input`;
    for (let count = 2; input in schemas; count++) input = `${name}Input${count}`;
    inputs.set(`#/components/schemas/${name}`, `#/components/schemas/${input}`);
  }
  const request: Direction = { facts, marker: "readOnly", rename: ($ref) => inputs.get($ref) ?? $ref };
  const response: Direction = { facts, marker: "writeOnly", rename: ($ref) => $ref };
  const split = Object.entries(schemas).flatMap(([name, schema]) => {
    const input = inputs.get(`#/components/schemas/${name}`);
    const output: [string, Schema] = [name, copySchema(response, schema)];
    return input === undefined ? [output] : [output, [nameOf(input), copySchema(request, schema)]];
  });
  // Every schema is an object or, in some places, a boolean.
  const copy = mapSchemas(document, (schema, isRequest) =>
    isObject(schema) ? copySchema(isRequest ? request : response, schema as Schema) : schema,
  );
  // Only schemas have changed.
  return {
    ...copy,
    components: { ...(copy["components"] as object), schemas: Object.fromEntries(split) },
  } as OpenApiDocument;
}

/** Whether a schema has a marked member, itself or through references. */
function hasMarker(facts: SchemaFacts, schema: AnySchema, visited: Set<Schema>): boolean {
  return [...facts.partsOf(schema)].some((part) => {
    if (visited.has(part)) return false;
    visited.add(part);
    const members = Object.values(part.properties ?? {});
    if (members.some((member) => isMarked(facts, member, "readOnly") || isMarked(facts, member, "writeOnly")))
      return true;
    const nested: AnySchema[] = [];
    // Every part is a schema.
    mapParts({ ...part }, (each) => nested.push(each as AnySchema));
    return nested.some((each) => hasMarker(facts, each, visited));
  });
}

function isMarked(facts: SchemaFacts, member: AnySchema, marker: Marker): boolean {
  if (typeof member === "boolean") return false;
  const parts = [...(member.$ref === undefined ? [] : [facts.target(member.$ref)]), ...(member.allOf ?? [])];
  return member[marker] === true || parts.some((part) => isMarked(facts, part, marker));
}

/** @param outer names of marked members of the composition that the schema is a part of */
function copySchema(direction: Direction, schema: Schema, outer: ReadonlySet<string> = new Set()): Schema {
  const { facts, marker, rename } = direction;
  const marked = [...facts.partsOf(schema)].flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((name) => isMarked(facts, properties[name] ?? {}, marker)),
  );
  const hidden = new Set([...outer, ...marked]);
  const copyPart = (part: unknown, keyword: string): unknown => {
    if (!isObject(part)) return part;
    return copySchema(direction, part as Schema, compositions.has(keyword) ? hidden : undefined);
  };
  const kept = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    switch (keyword) {
      case "$ref":
        return [[keyword, rename(value)]];
      case "properties":
        return [[keyword, Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.has(name)))]];
      case "required": {
        const names = schema.required?.filter((name) => !hidden.has(name)) ?? [];
        return names.length > 0 ? [[keyword, names]] : [];
      }
      case "readOnly":
      case "writeOnly":
        return [];
      case "discriminator":
        return [[keyword, { ...schema.discriminator, mapping: copyMapping(direction, schema) }]];
      default:
        return [[keyword, value]];
    }
  });
  // The keywords are those of a schema.
  return mapParts(Object.fromEntries(kept), copyPart) as Schema;
}

/** Keywords whose schemas are about the same object. */
const compositions: ReadonlySet<string> = new Set([
  ...["allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas"],
]);

/** States the tag of every alternative: that of a renamed schema is still its name in the document. */
function copyMapping({ rename }: Direction, schema: Schema): Readonly<Record<string, string>> {
  const { discriminator } = schema;
  const references = unionsOf(schema).flatMap(({ alternatives }) =>
    alternatives.flatMap((each) => (typeof each === "object" && each.$ref !== undefined ? [each.$ref] : [])),
  );
  const entries = references.flatMap(($ref) =>
    discriminator ? tagsOf(discriminator, $ref).map((tag) => [tag, rename($ref)]) : [],
  );
  return Object.fromEntries(entries);
}
