/** Check of discriminators: reports those whose alternatives cannot be told apart. */
import { isObject } from "../openapi.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema, schemaName, schemaParts } from "./schemas.ts";

/** The value of the discriminator's property, the tag, names an alternative: by its key in `mapping`, or else by the schema's name. */
export function checkDiscriminator<Place>(reader: Reader<Place>, node: DocumentNode<Place>): void {
  const { discriminator, oneOf } = node.object;
  if (discriminator === undefined) return;
  if (oneOf === undefined) {
    reader.report(
      node,
      "A discriminator needs `oneOf` beside it. List the alternatives there.",
      "discriminator",
    );
    return;
  }
  if (schemaParts(reader, node).filter(({ object }) => "discriminator" in object).length > 1) {
    reader.report(node, "Another part of the schema has a discriminator too. Keep one.", "discriminator");
  }
  const { propertyName, mapping } = isObject(discriminator) ? discriminator : {};
  const alternatives = reader.entries(node, "oneOf").filter(([, { object }]) => object["type"] !== "null");
  // A mapping names a reference, or a schema by its name alone.
  const references = new Set(
    alternatives.flatMap(([, { object }]) => [object["$ref"], schemaName(String(object["$ref"]))]),
  );
  for (const [tag, target] of Object.entries(mapping ?? {})) {
    if (references.has(target)) continue;
    reader.report(
      node,
      `The mapping of ${tag} is not among the alternatives. Add it to \`oneOf\`.`,
      "discriminator",
    );
  }
  for (const [, alternative] of alternatives) checkAlternative(reader, alternative, propertyName, mapping);
}

function checkAlternative<Place>(
  reader: Reader<Place>,
  alternative: DocumentNode<Place>,
  propertyName: unknown,
  mapping: unknown,
): void {
  const { $ref } = alternative.object;
  if (typeof $ref !== "string") {
    reader.report(
      alternative,
      "An alternative beside a discriminator must be a `$ref`. Give the schema a file of its own.",
    );
    return;
  }
  const { type, properties } = resolveSchema(reader, alternative);
  const [, tagSchema] = properties.find(([name]) => name === propertyName) ?? [];
  if (type !== "object") {
    const message = "An alternative beside a discriminator must be an object. State `type: object`.";
    reader.report(alternative, message, "$ref");
  }
  if (!tagSchema) return;
  const tagType = resolveSchema(reader, tagSchema).type;
  if (tagType !== undefined && tagType !== "string") {
    reader.report(tagSchema, "The property of a discriminator must be a string. Use `type: string`.", "type");
  }
  const name = schemaName($ref);
  const mapped = Object.entries(mapping ?? {}).filter(([, target]) => target === $ref || target === name);
  const tags = mapped.length > 0 ? mapped.map(([tag]) => tag) : [name];
  const { const: constant, enum: values } = reader.follow(tagSchema).object;
  const allowed = constant === undefined ? values : [constant];
  if (!Array.isArray(allowed)) return;
  for (const tag of tags.filter((each) => !allowed.includes(each))) {
    const message = `${tag} is not a value of the discriminator's property. Correct the property or the mapping.`;
    reader.report(alternative, message, "$ref");
  }
}
