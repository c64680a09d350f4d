/** Discriminators: the alternative that each tag, a value of the discriminator's property, chooses. */
import { isObject } from "../openapi.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema, schemaName, schemaParts } from "./schemas.ts";

/** A reference of an alternative, with the tags that choose it and those that its property allows. */
interface Alternative {
  readonly $ref: string;
  readonly tags: readonly string[];
  readonly allowed: readonly unknown[] | undefined;
}

/**
 * Reads the references of a discriminator by tag: the document's, or else the values that each alternative allows for the property. Returns a text
 * that says why it has no effect: the alternatives are then those of the union alone.
 */
export function readTags(reader: Reader, node: DocumentNode): ReadonlyMap<string, string> | string {
  const { discriminator, oneOf, anyOf } = node.object;
  const { propertyName, mapping } = isObject(discriminator) ? discriminator : {};
  if (typeof propertyName !== "string") return "it has no `propertyName`";
  if ((oneOf === undefined) === (anyOf === undefined)) return "it needs `oneOf` or `anyOf` beside it";
  if (schemaParts(reader, node).filter(({ object }) => "discriminator" in object).length > 1)
    return "another part of the schema has a discriminator too";
  const nodes = reader
    .entries(node, oneOf === undefined ? "anyOf" : "oneOf")
    .flatMap(([, each]) => (each.object["type"] === "null" ? [] : [each]));
  const stated = Object.entries(mapping ?? {}).map(([tag, target]) => [tag, String(target)] as const);
  const alternatives: Alternative[] = [];
  for (const each of nodes) {
    const alternative = readAlternative(reader, each, propertyName, stated);
    if (typeof alternative === "string") return alternative;
    alternatives.push(alternative);
  }
  const targets = alternatives.flatMap(({ $ref }) => [$ref, schemaName($ref)]);
  const isKnown = stated.every(([, target]) => targets.includes(target));
  const isAllowed = alternatives.every(({ tags, allowed }) =>
    tags.every((tag) => allowed?.includes(tag) ?? true),
  );
  const tags = alternatives.flatMap(({ $ref, tags: own, allowed = [] }) =>
    (isKnown && isAllowed ? own : allowed).map((tag) => [String(tag), $ref] as const),
  );
  const byTag = new Map(tags);
  const isComplete = alternatives.every(({ $ref }) => tags.some(([, target]) => target === $ref));
  if (byTag.size < tags.length || !isComplete)
    return "its tags are not values of the alternatives, each of one";
  return byTag;
}

function readAlternative(
  reader: Reader,
  node: DocumentNode,
  propertyName: string,
  stated: readonly (readonly [tag: string, target: string])[],
): Alternative | string {
  const { $ref } = node.object;
  if (typeof $ref !== "string") return "an alternative is not a `$ref`";
  const name = schemaName($ref);
  const { type, properties, required } = resolveSchema(reader, node);
  const [, property] = properties.find(([each]) => each === propertyName) ?? [];
  if (type !== "object") return `${name} does not state \`type: object\``;
  if (!property || !required.includes(propertyName)) return `${name} does not require ${propertyName}`;
  const parts = schemaParts(reader, property).map(({ object }) => object);
  const constant = parts.find((part) => "const" in part);
  const values = constant ? [constant["const"]] : parts.find((part) => "enum" in part)?.["enum"];
  const allowed = Array.isArray(values) ? values : undefined;
  const isText = [resolveSchema(reader, property).type ?? "string"].flat().every((each) => each === "string");
  if (!isText || allowed?.some((value) => typeof value !== "string"))
    return `${propertyName} of ${name} is not a string`;
  const mapped = stated.flatMap(([tag, target]) => (target === $ref || target === name ? [tag] : []));
  return { $ref, tags: mapped.length > 0 ? mapped : [name], allowed };
}
