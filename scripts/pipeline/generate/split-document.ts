/**
 * Splits schemas with `readOnly` or `writeOnly` members: `Account` is what responses have, `AccountInput` what requests have. The published
 * document stays whole; types and validators are generated from the split one.
 */
import { isObject, type JsonObject } from "../../../src/contract/openapi.ts";
import type { OpenApiDocument, Schema } from "../../lib/bundle.ts";
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
    inputs.set(`#/components/schemas/${name}`, `#/components/schemas/${name}Input`);
  }
  const request: Direction = { facts, marker: "readOnly", rename: ($ref) => inputs.get($ref) ?? $ref };
  const response: Direction = { facts, marker: "writeOnly", rename: ($ref) => $ref };
  const split = Object.entries(schemas).flatMap(([name, schema]) => {
    const input = inputs.get(`#/components/schemas/${name}`);
    const output: [string, Schema] = [name, copySchema(response, schema)];
    return input === undefined ? [output] : [output, [nameOf(input), copySchema(request, schema)]];
  });
  const copy = copyObject(document, response, request);
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
    const nested = [...members, part.items, part.additionalProperties, part.unevaluatedProperties];
    return nested.some((each) => each !== undefined && hasMarker(facts, each, visited));
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
  const copyAny = <T>(value: T): T | Schema =>
    isObject(value) ? copySchema(direction, value as Schema) : value;
  const copyPart = (part: Schema): Schema => (isObject(part) ? copySchema(direction, part, hidden) : part);
  const copy = Object.entries(schema).flatMap(([keyword, value]) => {
    switch (keyword) {
      case "$ref":
        return [[keyword, rename(value)]];
      case "properties": {
        const kept = Object.entries(schema.properties ?? {}).filter(([name]) => !hidden.has(name));
        return [[keyword, Object.fromEntries(kept.map(([name, member]) => [name, copyAny(member)]))]];
      }
      case "required": {
        const kept = schema.required?.filter((name) => !hidden.has(name)) ?? [];
        return kept.length > 0 ? [[keyword, kept]] : [];
      }
      case "allOf":
      case "anyOf":
      case "oneOf":
        return [[keyword, schema[keyword]?.map(copyPart)]];
      case "items":
      case "additionalProperties":
      case "unevaluatedProperties":
        return [[keyword, copyAny(value)]];
      case "readOnly":
      case "writeOnly":
        return [];
      case "discriminator":
        return [[keyword, { ...schema.discriminator, mapping: copyMapping(direction, schema) }]];
      default:
        return [[keyword, value]];
    }
  });
  return Object.fromEntries(copy);
}

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

/** Members of OpenAPI objects that are about requests. */
const requestMembers = new Set(["parameters", "requestBody", "requestBodies"]);

/** Copies an OpenAPI object with the schemas of its bodies and parameters. */
function copyObject(object: object, direction: Direction, request: Direction): JsonObject {
  const copy = Object.entries(object).map(([name, value]) => {
    const inside = requestMembers.has(name) ? request : direction;
    const copyValue = (each: unknown): unknown => (isObject(each) ? copyObject(each, inside, request) : each);
    if (name === "schema" && isObject(value)) return [name, copySchema(direction, value)];
    if (name === "schemas" || name === "example" || name === "examples" || name.startsWith("x-"))
      return [name, value];
    return [name, Array.isArray(value) ? value.map(copyValue) : copyValue(value)];
  });
  return Object.fromEntries(copy);
}
