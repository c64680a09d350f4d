/** Bundles the schema of seed files with the API schemas that it refers to, and closes every object. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** A schema object. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A bundled schema: every reference points into its `$defs`. */
export type BundledSchema = JsonSchema & { readonly $defs: Readonly<Record<string, JsonSchema>> };

/** Keywords whose value is copied as it is. */
const data = new Set([
  ...[
    "$schema",
    "$comment",
    "title",
    "description",
    "examples",
    "default",
    "deprecated",
    "format",
    "pattern",
  ],
  ...["type", "enum", "const", "required", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["multipleOf", "minLength", "maxLength", "minItems", "maxItems"],
  // Shown by editors in place of a pattern (VS Code).
  "patternErrorMessage",
]);
/** Keywords whose value is one schema. */
const nested = new Set(["items", "additionalProperties", "propertyNames"]);

/** A schema that is to be copied into `$defs`, and the file it is in. */
interface Definition {
  readonly schema: JsonSchema;
  readonly file: string;
}

/**
 * Bundles a schema file.
 *
 * @param file absolute path of a JSON Schema in YAML. It refers to its own `$defs`, and to whole files by relative paths.
 * @returns the bundle. Objects with `properties` are closed; `properties` beside a reference to a file extend that file's schema;
 *   extensions (`x-...`) are left out.
 * @throws if a keyword is not supported, an object cannot be closed, or two schemas have the same name
 */
export function bundleSeedSchema(file: string): BundledSchema {
  const bundler = createBundler();
  const root = bundler.copy(bundler.load(file), file);
  const definitions: Record<string, JsonSchema> = {};
  // Copying a definition may add further ones, which are visited as well.
  for (const [name, { schema, file: from }] of bundler.definitions)
    definitions[name] = bundler.copy(schema, from);
  return { ...root, $defs: definitions };
}

/** Copies schemas and collects the definitions they refer to, in the order of the references. */
function createBundler() {
  const loaded = new Map<string, JsonSchema>();
  const found = new Map<string, Definition>();

  const load = (file: string): JsonSchema => {
    const schema = loaded.get(file) ?? toSchema(parse(readFileSync(file, "utf8")), file);
    loaded.set(file, schema);
    return schema;
  };

  /** Name of a reference's target in `$defs`; adds the target to the definitions. */
  const nameOf = (reference: string, from: string): string => {
    const own = /^#\/\$defs\/(\w+)$/.exec(reference)?.[1];
    if (own === undefined && reference.includes("#")) {
      throw new Error(`${from}: ${reference} must be a whole file or one of $defs.`);
    }
    const file = own === undefined ? path.resolve(path.dirname(from), reference) : from;
    const name = own ?? path.parse(file).name;
    const schema = own === undefined ? load(file) : definitionOf(load(file), own, file);
    const other = found.get(name);
    if (other && other.schema !== schema) {
      throw new Error(
        `${from}: ${reference} has the name ${name}, which another schema has already. Rename one.`,
      );
    }
    found.set(name, { schema, file });
    return name;
  };

  const copy = (schema: JsonSchema, from: string): JsonSchema => {
    const { $ref: reference, properties, ...rest } = schema;
    if (typeof reference === "string" && properties !== undefined) {
      return extend(reference, toSchema(properties, from), rest, from);
    }
    const kept = Object.entries(schema).filter(([key]) => !key.startsWith("x-") && key !== "$defs");
    return closed(Object.fromEntries(kept.map(([key, value]) => [key, copyValue(key, value, from)])), from);
  };

  const copyValue = (keyword: string, value: unknown, from: string): unknown => {
    if (data.has(keyword)) return value;
    if (keyword === "$ref") return `#/$defs/${nameOf(String(value), from)}`;
    if (keyword === "properties") return copyMembers(toSchema(value, from), from);
    if (nested.has(keyword)) return typeof value === "boolean" ? value : copy(toSchema(value, from), from);
    if (keyword === "oneOf" && isChoice(value)) return value;
    throw new Error(
      `${from}: ${keyword} is not supported. Add support for it in scripts/generate/platform-schema.ts.`,
    );
  };

  const copyMembers = (members: JsonSchema, from: string): JsonSchema =>
    Object.fromEntries(
      Object.entries(members).map(([name, member]) => {
        return [name, member === false ? member : copy(toSchema(member, from), from)];
      }),
    );

  /** Adds properties to the schema of a file, or replaces those of the same name. */
  const extend = (reference: string, members: JsonSchema, own: JsonSchema, from: string): JsonSchema => {
    const file = path.resolve(path.dirname(from), reference);
    const { properties, required, ...rest } = load(file);
    const theirs = toSchema(properties, file);
    const kept = Object.entries(theirs).filter(([name]) => !Object.hasOwn(members, name));
    const all = { ...copyMembers(Object.fromEntries(kept), file), ...copyMembers(members, from) };
    const order = Object.keys({ ...theirs, ...members });
    return {
      ...copy({ ...rest, properties: {} }, file),
      ...copy(own, from),
      required: [...asList(required), ...asList(own["required"])],
      properties: Object.fromEntries(order.map((name) => [name, all[name]])),
    };
  };

  return { load, copy, definitions: found };
}

/** Closes an object. Throws if it has no `properties`, or if `oneOf` requires a member that it does not have. */
function closed(schema: JsonSchema, from: string): JsonSchema {
  const members = Object.keys(toSchema(schema["properties"] ?? {}, from));
  const unknown = asList(schema["oneOf"])
    .flatMap((choice) => asList(toSchema(choice, from)["required"]))
    .find((name) => !members.includes(String(name)));
  if (unknown !== undefined) throw new Error(`${from}: oneOf requires ${unknown}, which is not a property.`);
  if (schema["additionalProperties"] !== undefined) return schema;
  if (schema["properties"] !== undefined) return { ...schema, additionalProperties: false };
  if (asList(schema["type"]).includes("object")) {
    throw new Error(`${from}: an object without properties cannot be closed. Add its properties.`);
  }
  return schema;
}

/** Whether every alternative of `oneOf` has only `required`: anything else could leave an object open. */
function isChoice(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((choice) => Object.keys(toSchema(choice, "oneOf")).join() === "required")
  );
}

function definitionOf(schema: JsonSchema, name: string, file: string): JsonSchema {
  return toSchema(toSchema(schema["$defs"], file)[name], `${file}#/$defs/${name}`);
}

function toSchema(value: unknown, place: string): JsonSchema {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${place} is not a schema object.`);
  }
  // The test above leaves only plain objects.
  return value as JsonSchema;
}

function asList(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}
