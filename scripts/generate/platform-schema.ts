/** Bundles the platform's schema of seed files with the schemas of the APIs that it refers to, and closes all of it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** A schema object of the bundle: plain data that JSON can hold. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The bundle: every reference in it points into its `$defs`. */
export type BundledSchema = JsonSchema & { readonly $defs: Readonly<Record<string, JsonSchema>> };

/** Keywords whose value is data, copied as it is. */
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
  // What editors show in place of a pattern.
  "patternErrorMessage",
]);
/** Keywords whose value is one schema. */
const nested = new Set(["items", "additionalProperties", "propertyNames"]);

/** Where a schema stands that is still to be put into `$defs`. */
interface Waiting {
  readonly schema: JsonSchema;
  readonly file: string;
}

/**
 * Bundles a schema file.
 *
 * @param file absolute path of a JSON Schema in YAML. It refers to its own `$defs`, and to whole files by relative paths.
 * @returns the bundle. Objects with `properties` refuse other members; `properties` beside a reference to a file are put into the
 *   members of that schema; extensions (`x-...`) are left out.
 * @throws when it uses a keyword that this function does not know, leaves an object open, or two schemas want one name
 */
export function bundleSeedSchema(file: string): BundledSchema {
  const bundler = createBundler();
  const root = bundler.copy(bundler.load(file), file);
  const definitions: Record<string, JsonSchema> = {};
  // Copying a definition may name further ones, which are met in the same walk.
  for (const [name, { schema, file: from }] of bundler.waiting)
    definitions[name] = bundler.copy(schema, from);
  return { ...root, $defs: definitions };
}

/** Files are read in the order of the references, one after the other: the order of `$defs` follows from it. */
function createBundler() {
  const loaded = new Map<string, JsonSchema>();
  const waiting = new Map<string, Waiting>();

  const load = (file: string): JsonSchema => {
    const schema = loaded.get(file) ?? toSchema(parse(readFileSync(file, "utf8")), file);
    loaded.set(file, schema);
    return schema;
  };

  /** The name that a reference's target has in the bundle; from then on it waits there. */
  const nameOf = (reference: string, from: string): string => {
    const own = /^#\/\$defs\/(\w+)$/.exec(reference)?.[1];
    if (own === undefined && reference.includes("#")) {
      throw new Error(`${from}: ${reference} is neither a whole file nor one of $defs.`);
    }
    const file = own === undefined ? path.resolve(path.dirname(from), reference) : from;
    const name = own ?? path.parse(file).name;
    const schema = own === undefined ? load(file) : definitionOf(load(file), own, file);
    const other = waiting.get(name);
    if (other && other.schema !== schema) {
      throw new Error(`${from}: ${reference} would be named ${name}, as another schema is already.`);
    }
    waiting.set(name, { schema, file });
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
    throw new Error(`${from}: ${keyword} is not supported here. Teach scripts/generate/platform-schema.ts.`);
  };

  const copyMembers = (members: JsonSchema, from: string): JsonSchema =>
    Object.fromEntries(
      Object.entries(members).map(([name, member]) => {
        return [name, member === false ? member : copy(toSchema(member, from), from)];
      }),
    );

  /** The schema of a file with members of our own, which take the place of those of the same name. */
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

  return { load, copy, waiting };
}

/** Closes an object. One without members would stay open, so it is refused, and so is a choice of members that it lacks. */
function closed(schema: JsonSchema, from: string): JsonSchema {
  const members = Object.keys(toSchema(schema["properties"] ?? {}, from));
  const unknown = asList(schema["oneOf"])
    .flatMap((choice) => asList(toSchema(choice, from)["required"]))
    .find((name) => !members.includes(String(name)));
  if (unknown !== undefined) throw new Error(`${from}: oneOf names ${unknown}, which is no member.`);
  if (schema["additionalProperties"] !== undefined) return schema;
  if (schema["properties"] !== undefined) return { ...schema, additionalProperties: false };
  if (asList(schema["type"]).includes("object")) {
    throw new Error(`${from}: an object without members cannot be closed. Say what it holds.`);
  }
  return schema;
}

/** Whether it only says which members are required: anything else could leave an object open. */
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
    throw new Error(`${place} holds no schema object.`);
  }
  // A plain object by the test above.
  return value as JsonSchema;
}

function asList(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}
