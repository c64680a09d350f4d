/** Forms of schemas that copies are made of. */

import type { Schema } from "../lib/bundle.ts";
import { type AnySchema, unionsOf } from "./schema-facts.ts";
import { isAnnotation } from "./validation-only.ts";

/** Keywords of closed copies that are copied as they are. `required` matters to the platform; the client reports the others as drift. */
export const closedKeywords = new Set([
  ...["type", "format", "pattern", "enum", "const", "required", "x-extensible-enum", "multipleOf"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"],
  ...["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"],
]);

/**
 * Removes annotations, and brings a schema into the simplest of equivalent forms: keywords beside a `$ref` and a union of one become
 * `allOf`; `allOf` of one, alone, becomes that one.
 */
export function simplify(schema: AnySchema, isClosed: boolean): Schema {
  if (typeof schema === "boolean") return {};
  const kept = Object.entries(schema).filter(
    ([keyword]) => !isAnnotation(keyword) || (isClosed && closedKeywords.has(keyword)),
  );
  const { $ref, ...own }: Schema = Object.fromEntries(kept);
  if ($ref !== undefined) {
    return kept.length === 1
      ? { $ref }
      : simplify({ ...own, allOf: [{ $ref }, ...(own.allOf ?? [])] }, isClosed);
  }
  const single = own.discriminator
    ? undefined
    : unionsOf(own).find(({ alternatives }) => alternatives.length === 1);
  if (single) {
    const { [single.keyword]: alternatives = [], ...others } = own;
    return simplify({ ...others, allOf: [...(others.allOf ?? []), ...alternatives] }, isClosed);
  }
  const [only, ...others] = own.allOf ?? [];
  return only && others.length === 0 && kept.length === 1 ? simplify(only, isClosed) : own;
}

/** Members with any value. */
export function anyMembers(names: Iterable<string>): Record<string, Schema> {
  // `true` is a schema; Redocly's types do not have it.
  return Object.fromEntries([...names].map((name) => [name, true])) as object as Record<string, Schema>;
}

/** Applies a schema to the values for which a condition holds. */
export function applyIf(condition: object, then: object): object {
  return { if: condition, then };
}

/** Error about a schema that cannot be copied. */
export function unsupported(location: string, what: string): Error {
  return new Error(`${location}: ${what} is not supported`);
}
