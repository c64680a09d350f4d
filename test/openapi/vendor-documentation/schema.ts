/** Visits schemas, and selects the facts that are compared. */
import { asNode, elementsOf, isIgnoredKeyword, membersOf, type Node, resolve } from "./node.ts";

/** Facts about one place: keyword to value. */
export type Facts = Readonly<Record<string, unknown>>;

/** Facts of every place of a contract, as canonical JSON. */
export type FlatList = Record<string, string>;

/** Arrays whose order is not significant. */
const sets = new Set(["type", "enum", "required", "x-extensible-enum", "content", "operations", "responses"]);

/** Keywords that contain further places. */
const structural = new Set(["properties", "items"]);

/** Deeper than any body here. Stops at a schema that contains itself. */
const maxDepth = 20;

/** Facts as JSON with sorted keys and sets. */
export function canonical(facts: Facts): string {
  const sorted = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, sets.has(key) && Array.isArray(value) ? [...value].sort() : value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted));
}

/** Every keyword of a schema except annotations and those that contain further places. */
export function schemaFacts(schema: Node | boolean): Facts {
  if (typeof schema === "boolean") return { schema };
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !isIgnoredKeyword(keyword) && !structural.has(keyword)),
  );
}

/**
 * Visits a schema and every schema below it: `path.member` for properties, `path[]` for array elements. Throws if a value is not a schema,
 * or a schema contains itself.
 */
export function visitSchema(
  document: Node,
  value: unknown,
  path: string,
  visit: (path: string, schema: Node | boolean) => void,
  depth = 0,
): void {
  if (depth > maxDepth) throw new Error(`${path}: deeper than ${maxDepth}. Does the schema contain itself?`);
  const schema = typeof value === "boolean" ? value : resolve(document, value, path);
  visit(path, schema);
  if (typeof schema === "boolean") return;
  for (const [name, member] of membersOf(schema["properties"])) {
    visitSchema(document, member, `${path}.${name}`, visit, depth + 1);
  }
  if ("items" in schema) visitSchema(document, schema["items"], `${path}[]`, visit, depth + 1);
}

/** Lists a value and all values in it, with their places, named like those of the schema. */
export function valuesIn(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  const elements = elementsOf(value).flatMap((element) => valuesIn(element, `${path}[]`));
  const members = membersOf(value).flatMap(([name, member]) => valuesIn(member, `${path}.${name}`));
  return [[path, value], ...elements, ...members];
}

/** The component that a schema refers to, otherwise its type: `Pipe`, `Service[]`, `string`. */
export function schemaName(value: unknown, place: string): string {
  const schema = asNode(value, place);
  if (typeof schema["$ref"] === "string") return schema["$ref"].split("/").at(-1) ?? "";
  if (schema["type"] === "array") return `${schemaName(schema["items"], `${place}[]`)}[]`;
  return JSON.stringify(schema["type"]);
}
