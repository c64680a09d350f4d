/** Parameters in one form: what a request has, as the reader of documents understands it. */
import { findReferenced, isObject, type JsonObject } from "../../../src/contract/openapi.ts";
import type { OperationParameter } from "../../../src/contract/operation.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import type { OpenApiDocument, Schema } from "../../lib/bundle.ts";
import type { SchemaFacts } from "./schema-facts.ts";

/**
 * Returns a document whose operations have the parameters that they send: without those that are left out, with one for each placeholder of the
 * path, and with the schema of their `content` as their own. What has these already stays as it is.
 */
export function normalizeParameters(original: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(original);
  const operations = listOperations(document);
  const resolve = (value: unknown): unknown =>
    isObject(value) && typeof value["$ref"] === "string" ? findReferenced(document, value["$ref"]) : value;
  const listOf = (object: unknown): readonly unknown[] =>
    isObject(object) && Array.isArray(object["parameters"]) ? object["parameters"].map(resolve) : [];
  for (const [path, reference] of Object.entries(document.paths ?? {})) {
    const pathItem = resolve(reference);
    const own = operations.filter(({ entry }) => entry.path === path);
    const isSame = own.every(({ node, parameters }) => {
      const described = [...listOf(pathItem), ...listOf(node.object)];
      const sent = parameters.map((parameter) => parameter.node.object);
      return described.length === sent.length && sent.every((each) => described.includes(each));
    });
    if (isSame) continue;
    for (const { node, parameters } of own) {
      Object.assign(node.object, { parameters: parameters.map((parameter) => parameter.node.object) });
    }
    if (isObject(pathItem)) delete (pathItem as { parameters?: unknown }).parameters;
  }
  return document;
}

/** The schema of a parameter in the validator of a request: what is not sent, as null and an empty list, cannot be required. */
export function sentSchema(
  facts: SchemaFacts,
  { required, kind }: OperationParameter,
  schema: Schema,
): Schema | JsonObject {
  const types = facts.typesOf(schema);
  const isNullable = types?.includes("null") ?? kind === "any";
  const limits = { list: { type: "array", minItems: 1 }, object: { type: "object", minProperties: 1 } };
  const limit = kind === "list" || kind === "object" ? limits[kind] : undefined;
  if (!required || !(isNullable || limit)) return schema;
  return { allOf: [schema], ...(isNullable && { not: { type: "null" } }), ...limit };
}
