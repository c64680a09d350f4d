import { inferencesOf } from "../reference/inference.ts";
import { createField, type Field, inferRules } from "./field.ts";
import {
  entriesOf,
  followReference,
  type JsonObject,
  type LocatedObject,
  memberOf,
} from "./located-object.ts";
import { listSchemaFields, withSchema } from "./schema-fields.ts";

/**
 * Lists the fields of an operation: its address, parameters, request body and responses.
 *
 * @param document the bundled document
 * @param pathItem the path item of the operation
 * @param operation the operation
 * @param address its method and path
 */
export function listOperationFields(
  document: JsonObject,
  pathItem: LocatedObject,
  operation: LocatedObject,
  address: { readonly method: string; readonly path: string },
): readonly Field[] {
  const { deprecated, security, "x-beta": beta } = operation.object;
  const body = memberOf(operation, "requestBody");
  return [
    createField("", operation, { ...address, "x-beta": beta, deprecated, security }),
    ...listParameterFields(document, pathItem, operation),
    ...(body ? listBodyFields(document, "request", followReference(document, body), {}) : []),
    ...entriesOf(operation, "responses").flatMap(([status, response]) =>
      listBodyFields(document, status, followReference(document, response), { status }),
    ),
  ];
}

/** If the inferred members of an operation include `parameters`, the schemas of its parameters are inferred. */
function listParameterFields(
  document: JsonObject,
  pathItem: LocatedObject,
  operation: LocatedObject,
): readonly Field[] {
  const inference = inferencesOf(operation.object).find(({ members }) => members.includes("parameters"));
  const parameters = [...entriesOf(pathItem, "parameters"), ...entriesOf(operation, "parameters")];
  return parameters.flatMap(([, reference]) => {
    const parameter = followReference(document, reference);
    const { name, in: place } = parameter.object;
    const schema = memberOf(parameter, "schema");
    const field = createField(`${place}.${name}`, parameter, parameterRules(parameter));
    if (!inference || !schema) return withSchema(field, schema);
    const [own, ...nested] = listSchemaFields(field.name, schema).map((each) =>
      inferRules(each, inference.reason),
    );
    return [{ ...field, rules: [...field.rules, ...(own?.rules ?? [])] }, ...nested];
  });
}

/** The rules of a parameter or a header itself. Its example is a rule only if it is inferred. */
function parameterRules({ object }: LocatedObject): JsonObject {
  const { in: place, required = place && false, style, explode, deprecated, example } = object;
  const isInferred = inferencesOf(object).some(({ members }) => members.includes("example"));
  return { required, style, explode, deprecated, ...(isInferred && { example }) };
}

/** Fields of a request body or a response. Component schemas have groups of their own. */
function listBodyFields(
  document: JsonObject,
  name: string,
  body: LocatedObject,
  rules: JsonObject,
): readonly Field[] {
  const content = entriesOf(body, "content");
  const field = createField(name, body, {
    ...rules,
    required: body.object["required"],
    content: content.map(([mediaType]) => mediaType),
  });
  // Our documents have one media type per body; the generator rejects others in requests.
  const [media] = content.map(([, each]) => each);
  return [
    ...withSchema(field, media && memberOf(media, "schema")),
    ...entriesOf(body, "headers").flatMap(([header, reference]) => {
      const target = followReference(document, reference);
      const headerField = createField(`${name}.header.${header}`, target, parameterRules(target));
      return withSchema(headerField, memberOf(target, "schema"));
    }),
  ];
}
