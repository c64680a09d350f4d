import type { Reader } from "../../contract/document/reader.ts";
import type { JsonObject } from "../../contract/openapi.ts";
import type { DocumentContent, DocumentNode, DocumentOperation } from "../../contract/read-document.ts";
import { inferencesOf } from "../reference/annotations.ts";
import { createField, type Field, inferRules } from "./field.ts";
import { withSchema } from "./schema-fields.ts";

/** Lists the fields of an operation: its address, parameters, request body and responses. */
export function listOperationFields(
  reader: Reader<string>,
  { entry, node, parameters, requestBody, responses }: DocumentOperation,
): readonly Field[] {
  const { method, path } = entry;
  const { deprecated, security, "x-beta": beta } = node.object;
  const inference = inferencesOf(node.object).find(({ members }) => members.includes("parameters"));
  return [
    createField("", node, { method, path, "x-beta": beta, deprecated, security }),
    ...parameters.flatMap(({ entry: { in: place, name }, node: parameter }) => {
      const field = createField(`${place}.${name}`, parameter, parameterRules(parameter));
      const [own, ...nested] = withSchema(reader, field, parameter);
      // If the inferred members of an operation include `parameters`, the schemas of its parameters are inferred.
      return inference ? inferSchema(field, [own, ...nested], inference.reason) : [own, ...nested];
    }),
    ...(requestBody ? listBodyFields(reader, "request", requestBody, {}) : []),
    ...responses.flatMap((response) => [
      ...listBodyFields(reader, response.status, response, { status: response.status }),
      ...response.headers.flatMap(([header, target]) => {
        const field = createField(`${response.status}.header.${header}`, target, parameterRules(target));
        return withSchema(reader, field, target);
      }),
    ]),
  ];
}

/** Marks the rules of a parameter's schema as inferred, not those of the parameter itself. */
function inferSchema(
  parameter: Field,
  [own, ...nested]: readonly [Field, ...Field[]],
  reason: string,
): readonly Field[] {
  const schema = { ...own, rules: own.rules.slice(parameter.rules.length) };
  const rules = [...parameter.rules, ...inferRules(schema, reason).rules];
  return [{ ...own, rules }, ...nested.map((field) => inferRules(field, reason))];
}

/** The rules of a parameter or a header itself. Its example is a rule only if it is inferred. */
function parameterRules({ object }: DocumentNode<string>): JsonObject {
  const { in: place, required = place && false, style, explode, deprecated, example } = object;
  const isInferred = inferencesOf(object).some(({ members }) => members.includes("example"));
  return { required, style, explode, deprecated, ...(isInferred && { example }) };
}

/** Fields of a request body or a response. Component schemas have groups of their own. */
function listBodyFields(
  reader: Reader<string>,
  name: string,
  {
    node,
    content,
  }: { readonly node: DocumentNode<string>; readonly content: DocumentContent<string> | undefined },
  rules: JsonObject,
): readonly Field[] {
  const { required } = node.object;
  const field = createField(name, node, { ...rules, required, content: content ? [content.mediaType] : [] });
  return withSchema(reader, field, content?.node);
}
