/** Facts about a schema through its references and compositions: types of its values, names of its members, tags of its alternatives. */
import type { OpenApiDocument, Schema } from "../lib/bundle.ts";

/** A schema at any place of a document. */
export type AnySchema = Schema | boolean;

/** `oneOf` or `anyOf` of a schema. */
export interface Union {
  readonly keyword: "oneOf" | "anyOf";
  readonly alternatives: readonly AnySchema[];
}

/** Alternatives with the types of their values. */
export interface TypeGroup {
  readonly types: readonly string[];
  readonly alternatives: readonly AnySchema[];
}

/** Every JSON type. */
export const allTypes: readonly string[] = ["object", "array", "string", "number", "boolean", "null"];

/** Facts about the schemas of one document. */
export interface SchemaFacts {
  /** @throws if the reference does not lead to a component schema */
  readonly target: ($ref: string) => Schema;
  /** The schema, the targets of its references and its parts and alternatives, each once. */
  readonly partsOf: (schema: AnySchema) => ReadonlySet<Schema>;
  /** Whether a component schema contains itself. */
  readonly isRecursive: ($ref: string) => boolean;
  /** JSON types of the values; undefined if the schema does not state them. */
  readonly typesOf: (schema: AnySchema) => readonly string[] | undefined;
  /** Groups alternatives so that no type is in two groups; undefined if an alternative does not state its types. */
  readonly groupByType: (union: Union) => readonly TypeGroup[] | undefined;
  /** Names of the members that the schema and its parts define. `isTagged`: also those of alternatives that a tag chooses. */
  readonly namesOf: (schema: AnySchema, isTagged: boolean) => ReadonlySet<string>;
  /** Number of discriminators in the schema and its parts, without their alternatives. */
  readonly countDiscriminators: (schema: AnySchema) => number;
}

const prefix = "#/components/schemas/";

/**
 * Creates the facts about a document's schemas.
 *
 * @param document the bundled document
 */
export function createSchemaFacts(document: OpenApiDocument): SchemaFacts {
  const schemas: Readonly<Record<string, Schema>> = document.components?.schemas ?? {};
  const target = ($ref: string): Schema => {
    const schema = $ref.startsWith(prefix) ? schemas[nameOf($ref)] : undefined;
    if (!schema) throw new Error(`$ref ${$ref} does not lead to a schema of the components`);
    return schema;
  };

  /** The schema, the targets of its references and the members of `allOf`, each once; with alternatives if they are wanted. */
  const partsOf = (schema: AnySchema, includes: (owner: Schema) => boolean): ReadonlySet<Schema> => {
    const parts = new Set<Schema>();
    const collect = (part: AnySchema): void => {
      if (typeof part === "boolean" || parts.has(part)) return;
      parts.add(part);
      if (part.$ref !== undefined) collect(target(part.$ref));
      part.allOf?.forEach(collect);
      if (includes(part)) for (const { alternatives } of unionsOf(part)) alternatives.forEach(collect);
    };
    collect(schema);
    return parts;
  };

  const typesOf: SchemaFacts["typesOf"] = (schema) => {
    for (const part of partsOf(schema, () => false)) {
      if (part.type !== undefined) return [part.type].flat();
      const values = part.enum ?? ("const" in part ? [part.const] : undefined);
      if (values) return [...new Set(values.map(typeOf))];
      for (const { alternatives } of unionsOf(part)) {
        const types = alternatives.map((alternative) =>
          alternative === schema ? undefined : typesOf(alternative),
        );
        if (types.every((each) => each !== undefined)) return [...new Set(types.flat())];
      }
    }
    return undefined;
  };

  return {
    target,
    partsOf: (schema) => partsOf(schema, () => true),
    isRecursive: ($ref) => {
      const visited = new Set<string>();
      const visit = (schema: Schema): void => {
        for (const reference of referencesIn(schema)) {
          if (visited.has(reference)) continue;
          visited.add(reference);
          visit(target(reference));
        }
      };
      visit(target($ref));
      return visited.has($ref);
    },
    typesOf,
    groupByType: ({ alternatives }) => groupByType(alternatives, typesOf),
    namesOf: (schema, isTagged) => {
      const parts = partsOf(schema, ({ discriminator }) => isTagged || !discriminator);
      return new Set([...parts].flatMap(({ properties }) => Object.keys(properties ?? {})));
    },
    countDiscriminators: (schema) =>
      [...partsOf(schema, ({ discriminator }) => !discriminator)].filter(({ discriminator }) => discriminator)
        .length,
  };
}

/** Name of a component in a reference. */
export function nameOf($ref: string): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** The unions of a schema. */
export function unionsOf(schema: Schema): readonly Union[] {
  return (["oneOf", "anyOf"] as const).flatMap((keyword) => {
    const { [keyword]: alternatives } = schema;
    return alternatives ? [{ keyword, alternatives }] : [];
  });
}

/**
 * Values of a discriminator that choose an alternative: those of `mapping`, or the schema's name.
 *
 * @param $ref the reference of the alternative
 */
export function tagsOf(
  { mapping = {} }: NonNullable<Schema["discriminator"]>,
  $ref: string,
): readonly string[] {
  const name = nameOf($ref);
  const tags = Object.keys(mapping).filter((tag) => nameOf(mapping[tag] ?? "") === name);
  return tags.length > 0 ? tags : [name];
}

/** The references in a schema. */
function referencesIn(schema: Schema): readonly string[] {
  const references: string[] = [];
  JSON.stringify(schema, (key, value) => {
    if (key === "$ref" && typeof value === "string") references.push(value);
    return value;
  });
  return references;
}

/** Type of a value in JSON Schema, the narrowest one. */
function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function groupByType(
  alternatives: readonly AnySchema[],
  typesOf: SchemaFacts["typesOf"],
): readonly TypeGroup[] | undefined {
  let groups: readonly TypeGroup[] = [];
  for (const alternative of alternatives) {
    const types = typesOf(alternative);
    if (!types) return undefined;
    const same = groups.filter((group) => overlaps(group.types, types));
    const merged = {
      types: [...new Set([...same.flatMap((group) => group.types), ...types])],
      alternatives: [...same.flatMap((group) => group.alternatives), alternative],
    };
    groups = [...groups.filter((group) => !same.includes(group)), merged];
  }
  return groups;
}

/** Whether a value may have a type of both lists. */
export function overlaps(left: readonly string[], right: readonly string[]): boolean {
  const widen = (type: string): string => (type === "integer" ? "number" : type);
  return left.some((type) => right.map(widen).includes(widen(type)));
}
