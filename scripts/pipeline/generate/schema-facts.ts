/** Facts about a schema through its references and compositions: types of its values; tags of its alternatives. */
import { typeName } from "../../../src/contract/openapi.ts";
import type { OpenApiDocument, Schema } from "../../lib/bundle.ts";

/** A schema at any place of a document. */
export type AnySchema = Schema | boolean;

/** `oneOf` or `anyOf` of a schema. */
export interface Union {
  readonly keyword: "oneOf" | "anyOf";
  readonly alternatives: readonly AnySchema[];
}

/** Facts about the schemas of one document. */
export interface SchemaFacts {
  /** @throws if the reference does not lead to a component schema */
  readonly target: ($ref: string) => Schema;
  /** The schema, the targets of its references and its parts, each once; by default also its alternatives. */
  readonly partsOf: (schema: AnySchema, hasAlternatives?: boolean) => ReadonlySet<Schema>;
  /** JSON types of the values; undefined if the schema does not state them. */
  readonly typesOf: (schema: AnySchema) => readonly string[] | undefined;
}

const prefix = "#/components/schemas/";

/** Creates the facts about a document's schemas. */
export function createSchemaFacts(document: OpenApiDocument): SchemaFacts {
  const schemas: Readonly<Record<string, Schema>> = document.components?.schemas ?? {};
  const target = ($ref: string): Schema => {
    const schema = $ref.startsWith(prefix) ? schemas[nameOf($ref)] : undefined;
    if (!schema) throw new Error(`$ref ${$ref} does not lead to a schema of the components`);
    return schema;
  };

  const partsOf: SchemaFacts["partsOf"] = (schema, hasAlternatives = true) => {
    const parts = new Set<Schema>();
    const collect = (part: AnySchema): void => {
      if (typeof part === "boolean" || parts.has(part)) return;
      parts.add(part);
      if (part.$ref !== undefined) collect(target(part.$ref));
      part.allOf?.forEach(collect);
      if (!hasAlternatives) return;
      for (const { alternatives } of unionsOf(part)) alternatives.forEach(collect);
      for (const each of conditionalParts(part)) collect(each);
    };
    collect(schema);
    return parts;
  };

  const typesOf: SchemaFacts["typesOf"] = (schema) => {
    for (const part of partsOf(schema, false)) {
      if (part.type !== undefined) return [part.type].flat();
      const values = part.enum ?? ("const" in part ? [part.const] : undefined);
      if (values) return [...new Set(values.map(typeName))];
      for (const { alternatives } of unionsOf(part)) {
        const types = alternatives.map((alternative) =>
          alternative === schema ? undefined : typesOf(alternative),
        );
        if (types.every((each) => each !== undefined)) return [...new Set(types.flat())];
      }
    }
    return undefined;
  };

  return { target, partsOf, typesOf };
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

/** Schemas that apply to a value if it meets a condition. */
function conditionalParts({ then, else: otherwise, dependentSchemas }: Schema): readonly AnySchema[] {
  return [then, otherwise, ...Object.values(dependentSchemas ?? {})].filter((each) => each !== undefined);
}

/** Values of a discriminator that choose an alternative: those of `mapping`, or the schema's name. */
export function tagsOf(
  { mapping = {} }: NonNullable<Schema["discriminator"]>,
  $ref: string,
): readonly string[] {
  const name = nameOf($ref);
  const tags = Object.keys(mapping).filter((tag) => nameOf(mapping[tag] ?? "") === name);
  return tags.length > 0 ? tags : [name];
}
