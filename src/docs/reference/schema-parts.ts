/** Parts of a schema: the schema itself, the target of its `$ref` and the members of its `allOf`, all of which a value must satisfy. */

import { findReferenced, isObject } from "../../contract/openapi.ts";
import type { OpenApiDocument } from "./documents.ts";
import { gapsMember } from "./gaps.ts";
import { inferableMembers } from "./inference.ts";
import { assertKnown, type SchemaObject, schemaName } from "./openapi-objects.ts";

/** A schema split into its parts. */
export interface SchemaParts {
  /** From the outermost to the innermost, without `$ref` and `allOf`. */
  readonly parts: readonly SchemaObject[];
  /** Names of the component schemas among them. */
  readonly references: readonly string[];
}

/** Keywords that the reference pages show. Any other one stops the build. */
const keywords: ReadonlySet<string> = new Set([
  ...["$ref", "allOf", "anyOf", "oneOf", "type", "format", "const", "enum", "x-extensible-enum"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "items", "minItems", "maxItems", "uniqueItems"],
  ...["properties", "required", "additionalProperties", "minProperties", "maxProperties"],
  ...["title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"],
  ...[
    "x-beta",
    "x-sensitive",
    "x-payload",
    "discriminator",
    "unevaluatedProperties",
    gapsMember,
    ...inferableMembers,
  ],
]);

/**
 * Splits a schema into its parts.
 *
 * @param document the document that holds the referenced schemas
 * @param schema the schema; `true` accepts any value
 * @param where where it is, for messages
 * @throws if it has a keyword that the reference pages do not show, accepts no value, or refers to itself
 */
export function schemaParts(document: OpenApiDocument, schema: unknown, where: string): SchemaParts {
  const references: string[] = [];
  const visited = new Set<string>();

  function collect(value: unknown): SchemaObject[] {
    if (value === true) return [{}];
    if (!isObject(value)) throw new Error(`${where}: expected a schema that accepts values.`);
    assertKnown(value, keywords, where);
    const { $ref, allOf, ...part } = value;
    const members = Array.isArray(allOf) ? allOf : [];
    return [
      part,
      ...($ref === undefined ? [] : collectReferenced(String($ref))),
      ...members.flatMap(collect),
    ];
  }

  function collectReferenced($ref: string): SchemaObject[] {
    if (visited.has($ref)) throw new Error(`${where}: ${$ref} refers to itself.`);
    visited.add($ref);
    const name = schemaName($ref);
    if (name !== undefined) references.push(name);
    const target = findReferenced(document, $ref);
    if (!target) throw new Error(`${where}: ${$ref} does not resolve.`);
    return collect(target);
  }

  return { parts: collect(schema).filter((part) => Object.keys(part).length > 0), references };
}

/** First value of a keyword among the parts: the outermost one overrides the others. */
export function firstOf(parts: readonly SchemaObject[], keyword: string): unknown {
  return parts.find((part) => part[keyword] !== undefined)?.[keyword];
}

/** All values of a text keyword among the parts, without repetition. */
export function textsOf(parts: readonly SchemaObject[], keyword: string): string[] {
  const texts = parts.map((part) => part[keyword]).filter((text) => typeof text === "string");
  return [...new Set(texts)];
}
