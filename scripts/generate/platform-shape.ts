/** `seed-shape.ts` of the platform: the members of each object in a seed, in the documents' order. */
import type { BundledSchema, JsonSchema } from "./platform-schema.ts";

/** Name of the bundle's root. */
const rootName = "Seed";

/**
 * Generates the tables of members and of pattern messages.
 *
 * @param schema the bundled schema
 * @returns TypeScript source
 * @throws if an object inside another is not a named schema
 */
export function generateSeedShape(schema: BundledSchema): string {
  const definitions: Definitions = { [rootName]: schema, ...schema.$defs };
  const shapes = Object.entries(definitions).flatMap(([name, { properties }]) =>
    isObject(properties) ? [[name, shapeOf(name, properties, definitions)] as const] : [],
  );
  const patterns = new Map<string, string>();
  collectPatterns(schema, patterns);
  return `/**
 * Members of every object in a seed, in the documents' order, by schema name. The value is the schema name of the object, or of the
 * items of the array, that the member holds; null for other values; false if the platform sets the member.
 */
export const seedShape: Readonly<Record<string, Readonly<Record<string, string | null | false>>>> = ${print(Object.fromEntries(shapes))};

/** Error messages, by pattern. */
export const patternMessages: Readonly<Record<string, string>> = ${print(Object.fromEntries(patterns))};
`;
}

type Definitions = Readonly<Record<string, JsonSchema>>;

function shapeOf(
  owner: string,
  members: JsonSchema,
  definitions: Definitions,
): Record<string, string | null | false> {
  const shapes = Object.entries(members).map(([name, member]) => [
    name,
    memberShape(`${owner}.${name}`, member, definitions),
  ]);
  return Object.fromEntries(shapes);
}

function memberShape(place: string, member: unknown, definitions: Definitions): string | null | false {
  if (!isObject(member)) return false;
  const { $ref: reference, items, properties } = member;
  if (properties !== undefined) throw new Error(`${place}: move this object to $defs.`);
  if (items !== undefined) return memberShape(place, items, definitions);
  const name = typeof reference === "string" ? reference.slice("#/$defs/".length) : "";
  return definitions[name]?.["properties"] === undefined ? null : name;
}

function collectPatterns(value: unknown, found: Map<string, string>): void {
  if (!isObject(value)) return;
  const { pattern, patternErrorMessage: message } = value;
  if (typeof pattern === "string" && typeof message === "string") {
    const other = found.get(pattern) ?? message;
    if (other !== message) throw new Error(`The pattern ${pattern} has two messages.`);
    found.set(pattern, message);
  }
  for (const inner of Object.values(value)) collectPatterns(inner, found);
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}

function print(value: object): string {
  return JSON.stringify(value, null, 2);
}
