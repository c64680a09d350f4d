import { gapsMember } from "../reference/gaps.ts";
import { inferableMembers } from "../reference/inference.ts";
import { schemaName } from "../reference/openapi-objects.ts";
import { createField, type Field, inferRules } from "./field.ts";
import { entriesOf, type LocatedObject, memberOf } from "./located-object.ts";

/** Members of a schema that are not rules: prose, examples, and the members that become fields. */
const notRules = new Set([
  "$ref",
  "title",
  "description",
  "examples",
  "$comment",
  "x-payload",
  gapsMember,
  ...inferableMembers,
  "properties",
  "items",
  "allOf",
  "anyOf",
  "oneOf",
]);

/**
 * Lists the fields of a schema: itself and its properties, elements and alternatives, without those behind references.
 *
 * @param name path of the schema in its group
 * @param schema the schema
 */
export function listSchemaFields(name: string, schema: LocatedObject): readonly [Field, ...Field[]] {
  const items = memberOf(schema, "items");
  const prefix = name === "" ? "" : `${name}.`;
  return [
    createField(name, schema, schemaRules(schema)),
    ...entriesOf(schema, "properties").flatMap(([property, member]) =>
      listSchemaFields(prefix + property, member),
    ),
    ...(items ? listSchemaFields(`${name}[]`, items) : []),
    ...["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
      entriesOf(schema, keyword).flatMap(([index, member]) =>
        listSchemaFields(`${prefix}${keyword}[${index}]`, member),
      ),
    ),
  ];
}

/**
 * Adds the rules of a schema to the field of a parameter, a header or a body, and the fields in that schema.
 *
 * @param field the field; if it is inferred as a whole, so are the rules
 * @param schema the schema, or undefined if there is none
 */
export function withSchema(field: Field, schema: LocatedObject | undefined): readonly [Field, ...Field[]] {
  if (!schema) return [field];
  const [own, ...nested] = listSchemaFields(field.name, schema);
  const { rules } = field.reason === undefined ? own : inferRules(own, field.reason);
  return [{ ...field, rules: [...field.rules, ...rules] }, ...nested];
}

/** Reads the rules of a schema itself by keyword; `schema` names the component that it refers to. */
function schemaRules({ object }: LocatedObject): Readonly<Record<string, unknown>> {
  const rules = Object.entries(object).filter(([keyword]) => !notRules.has(keyword));
  const reference = "$ref" in object ? { schema: schemaName(object["$ref"]) ?? object["$ref"] } : {};
  return { ...reference, ...Object.fromEntries(rules) };
}
