import type { Reader } from "../../contract/document/reader.ts";
import type { DocumentNode } from "../../contract/read-document.ts";
import { annotationMembers } from "../reference/annotations.ts";
import { schemaName } from "../reference/nodes.ts";
import { createField, type Field, inferRules } from "./field.ts";

/** Members of a schema that are not rules: prose, examples, and the members that become fields. */
const notRules = new Set([
  ...["$ref", "title", "description", "examples", "x-payload", ...annotationMembers],
  ...["properties", "items", "allOf", "anyOf", "oneOf"],
]);

/**
 * Lists the fields of a schema: itself and its properties, elements and alternatives, without those behind references.
 *
 * @param name path of the schema in its group
 * @param schema the schema
 */
export function listSchemaFields(
  reader: Reader<string>,
  name: string,
  schema: DocumentNode<string>,
): readonly [Field, ...Field[]] {
  const list = (path: string, member: DocumentNode<string> | undefined) =>
    member ? listSchemaFields(reader, path, member) : [];
  const prefix = name === "" ? "" : `${name}.`;
  return [
    createField(name, schema, schemaRules(schema)),
    ...reader.entries(schema, "properties").flatMap(([property, member]) => list(prefix + property, member)),
    ...["additionalProperties", "unevaluatedProperties"].flatMap((keyword) =>
      list(`${prefix}*`, reader.member(schema, keyword)),
    ),
    ...list(`${name}[]`, reader.member(schema, "items")),
    ...["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
      reader
        .entries(schema, keyword)
        .flatMap(([index, member]) => list(`${prefix}${keyword}[${index}]`, member)),
    ),
  ];
}

/**
 * Adds the rules of the schema of a parameter, a header or a media type to its field, and the fields in that schema.
 *
 * @param field the field; if it is inferred as a whole, so are the rules
 * @param node the object that may have a schema
 */
export function withSchema(
  reader: Reader<string>,
  field: Field,
  node: DocumentNode<string> | undefined,
): readonly [Field, ...Field[]] {
  const schema = node && reader.member(node, "schema");
  if (!schema) return [field];
  const [own, ...nested] = listSchemaFields(reader, field.name, schema);
  const { rules } = field.reason === undefined ? own : inferRules(own, field.reason);
  return [{ ...field, rules: [...field.rules, ...rules] }, ...nested];
}

/** Reads the rules of a schema itself by keyword; `schema` names the component that it refers to. */
function schemaRules({ object }: DocumentNode<string>): Readonly<Record<string, unknown>> {
  const rules = Object.entries(object).filter(
    ([keyword, value]) =>
      !notRules.has(keyword) && !(/Properties$/.test(keyword) && typeof value === "object"),
  );
  const reference = "$ref" in object ? { schema: schemaName(object["$ref"]) ?? object["$ref"] } : {};
  return { ...reference, ...Object.fromEntries(rules) };
}
