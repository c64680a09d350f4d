/** Puts members of resources into the documents' order, so that equal content is equal text whoever wrote it. */
import { seedShape } from "../../../generated/platform/seed-shape.ts";

/**
 * Copies a value with its objects' members in the documents' order. Members whose value is undefined are left out.
 *
 * @param definition the name of the schema that the value, or every item of it, has in the seed's schema, as in `SeedPipe`
 * @param value a value that fits that schema, with what the platform fills in
 * @returns the copy
 * @throws when the value has a member that the schema does not know: it would be lost
 */
export function inOrder(definition: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(definition, item));
  if (typeof value !== "object" || value === null) return value;
  const shape = shapeOf(definition);
  const given = new Map<string, unknown>(Object.entries(value));
  const lost = [...given.keys()].find((name) => !Object.hasOwn(shape, name));
  if (lost !== undefined) throw new Error(`${definition} has no member ${lost}.`);
  const members = Object.entries(shape)
    .map(([name, inner]) => [name, inner ? inOrder(inner, given.get(name)) : given.get(name)] as const)
    .filter(([, member]) => member !== undefined);
  return Object.fromEntries(members);
}

/**
 * Names the members of a schema.
 *
 * @param definition its name in the seed's schema
 * @returns the names in the document's order
 */
export function membersOf(definition: string): readonly string[] {
  return Object.keys(shapeOf(definition));
}

function shapeOf(definition: string): Readonly<Record<string, string | null | false>> {
  const shape = seedShape[definition];
  if (!shape) throw new Error(`The seed's schema has no object ${definition}.`);
  return shape;
}
