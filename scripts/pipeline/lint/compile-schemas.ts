/** Compiles the schemas of a document with Ajv 2020-12 in strict mode, each once. */
import type { Location, UserContext } from "@redocly/openapi-core";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { messageOf } from "../../lib/message-of.ts";
import { isObjectOrArray, isReference } from "./type-guards.ts";

/** A problem of a rule of the plugin. */
export interface RuleProblem {
  readonly message: string;
  readonly location: Location;
}

/** Result of compiling the schemas of a document. */
export interface CompiledSchemas {
  readonly problems: readonly RuleProblem[];
  /**
   * The validator of a schema or of a reference to one; undefined if Ajv rejected the schema. `without`: marker of the members that the
   * value must not have; undefined for any value.
   */
  validatorOf(schema: object, from: Location, without?: Marker): ValidateFunction | undefined;
}

/** Marker of members that only responses have, or only requests. */
export type Marker = "readOnly" | "writeOnly";

/** The target of a reference in the file of `from`, or the node itself if it is a schema. */
type TargetOf = (node: object, from: Location) => object | undefined;

/** Schema objects with their locations, nested schemas before the schemas that contain them. */
type Schemas = ReadonlyMap<object, Location>;

/** Keywords that OpenAPI adds to JSON Schema. They describe and do not restrict. */
const annotations = ["discriminator", "example", "externalDocs", "xml"];

/** Keywords that apply further schemas to the same value. */
const composition = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/** Compiles schemas. Of schemas that fail for one reason, only the innermost is reported. `resolve`: resolves a `$ref` of the document. */
export function compileSchemas(schemas: Schemas, resolve: UserContext["resolve"]): CompiledSchemas {
  const targetOf: TargetOf = (node, from) =>
    isReference(node) && !schemas.has(node) ? resolve<object>(node, from.source.absoluteRef).node : node;
  const { ajv, ids, references } = addSchemas(schemas, targetOf);
  const failed = new Set<object>();
  const problems: RuleProblem[] = [];
  for (const [schema, location] of schemas) {
    try {
      ajv.getSchema(ids.get(schema) ?? "");
    } catch (error) {
      failed.add(schema);
      const isInnermost = !references.get(schema)?.some((target) => failed.has(target));
      // Redocly's rule `no-unresolved-refs` reports it.
      const isUnresolved = isObjectOrArray(error) && "missingRef" in error;
      if (isInnermost && !isUnresolved) {
        const reason = messageOf(error)
          .replace(/( ignored)? in schema at path ".*"$/, "")
          .replace(/^strict mode: /, "")
          .replace(/ at "schema:\d+#.*$/, "");
        problems.push({ message: `Ajv cannot compile this schema: ${reason}. Correct it.`, location });
      }
    }
  }
  const compilers = new Map<Marker | undefined, Ajv2020>([[undefined, ajv]]);
  const validatorOf: CompiledSchemas["validatorOf"] = (schema, from, marker) => {
    const target = targetOf(schema, from);
    if (!target || failed.has(target)) return undefined;
    const isMarked = marker && [...schemas.keys()].some((each) => Reflect.get(each, marker) === true);
    const without = isMarked ? marker : undefined;
    const compiler = compilers.get(without) ?? addSchemas(schemas, targetOf, without).ajv;
    compilers.set(without, compiler);
    return compiler.getSchema(ids.get(target) ?? "");
  };
  return { problems, validatorOf };
}

/**
 * Adds schemas to Ajv. Each nested or referenced schema becomes a `$ref` to an ID, so that none is compiled twice and no file is
 * loaded. Open objects become closed ones: a value in the document shows only members that its schema has.
 */
function addSchemas(schemas: Schemas, targetOf: TargetOf, without?: Marker) {
  const ajv = createSchemaCompiler(schemas);
  const ids = new Map([...schemas.keys()].map((schema, index) => [schema, `schema:${index}`]));
  const parts = new Set([...schemas].flatMap(([schema, location]) => partsOf(schema, location, targetOf)));
  const references = new Map<object, object[]>();
  for (const [schema, location] of schemas) {
    const targets: object[] = [];
    const toReference = (node: object): object => {
      const target = targetOf(node, location);
      const id = target && ids.get(target);
      if (!target || !id) return node;
      targets.push(target);
      return { $ref: id };
    };
    const used = without ? omitMembers(schema, without, (node) => targetOf(node, location)) : schema;
    const text = JSON.stringify(used, (_, value) =>
      isObjectOrArray(value) && value !== used ? toReference(value) : value,
    );
    const own = isReference(schema) ? toReference({ $ref: schema.$ref }) : {};
    const isComposed = parts.has(schema) || partsOf(schema, location, targetOf).length > 0;
    const closed = "properties" in schema && !isComposed ? { additionalProperties: false } : {};
    ajv.addSchema({ ...closed, ...JSON.parse(text), ...own }, ids.get(schema));
    references.set(schema, targets);
  }
  return { ajv, ids, references };
}

/** The schema without the members that have a marker, directly or in the schema that they refer to. */
function omitMembers(schema: object, marker: Marker, targetOf: (node: object) => object | undefined): object {
  if (!("properties" in schema) || !isObjectOrArray(schema.properties)) return schema;
  const isMarked = (property: unknown): boolean =>
    isObjectOrArray(property) &&
    [property, targetOf(property)].some((node) => node && Reflect.get(node, marker) === true);
  const marked = Object.entries(schema.properties).flatMap(([name, value]) => (isMarked(value) ? name : []));
  if (marked.length === 0) return schema;
  const properties = Object.entries(schema.properties).filter(([name]) => !marked.includes(name));
  const required =
    "required" in schema && Array.isArray(schema.required)
      ? { required: schema.required.filter((name) => !marked.includes(name)) }
      : {};
  return { ...schema, ...required, properties: Object.fromEntries(properties) };
}

/** Schemas that apply to the same value as `schema`. */
function partsOf(schema: object, location: Location, targetOf: TargetOf): object[] {
  const parts = Object.entries(schema).flatMap(([keyword, value]) =>
    composition.includes(keyword) ? value : [],
  );
  if ("properties" in schema && isReference(schema)) parts.push({ $ref: schema.$ref });
  return parts.flatMap((part) => targetOf(part, location) ?? []);
}

function createSchemaCompiler(schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: true,
    strictTuples: true,
    strictRequired: true,
    // A value that may be null has a list of types.
    allowUnionTypes: true,
    allErrors: true,
    // As the validators of clients and platform.
    ownProperties: true,
    multipleOfPrecision: 9,
    // Redocly's rule `struct` validates the form of schemas.
    validateSchema: false,
  });
  formats.default(ajv);
  const openList = "x-extensible-enum";
  ajv.addKeyword({ keyword: openList, type: "string" });
  const extensions = [...schemas.keys()].flatMap((schema) =>
    Object.keys(schema).filter((key) => key.startsWith("x-") && key !== openList),
  );
  ajv.addVocabulary([...annotations, ...new Set(extensions)]);
  return ajv;
}
