/** Copies of documents with other schemas. They are where OpenAPI and JSON Schema have them: a parameter or a property named `schema` is none. */
import { listKeywords, mapKeywords, singleKeywords } from "../../../src/contract/document/keywords.ts";
import { isObject, type JsonObject, methods } from "../../../src/contract/openapi.ts";

/** Members of OpenAPI objects that lead to schemas, with their kind; `*` is a map or a list of that kind. */
const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document: { paths: "path*", webhooks: "path*", components: "components" },
  components: {
    ...{ responses: "response*", parameters: "parameter*", requestBodies: "requestBody*" },
    ...{ headers: "header*", pathItems: "path*", callbacks: "path**", examples: "example*" },
  },
  path: {
    parameters: "parameter*",
    ...Object.fromEntries([...methods, "trace"].map((method) => [method, "operation"])),
  },
  operation: {
    ...{ parameters: "parameter*", requestBody: "requestBody", responses: "response*", callbacks: "path**" },
  },
  parameter: { schema: "schema", content: "media*", examples: "example*" },
  header: { schema: "schema", content: "media*", examples: "example*" },
  requestBody: { content: "media*" },
  response: { headers: "header*", content: "media*" },
  media: { schema: "schema", encoding: "encoding*", example: "value", examples: "example*" },
  example: { value: "value" },
  encoding: { headers: "header*" },
};

/** Copies one schema. */
type Change = (schema: unknown, isRequest: boolean) => unknown;

/**
 * Copies a document with the schemas of its parameters, headers and bodies changed, and the values of its examples. Those of
 * `components.schemas` stay; extensions that are objects are left out.
 */
export function mapSchemas(
  document: object,
  change: Change,
  changeValue: (value: unknown) => unknown = (value) => value,
): JsonObject {
  const copy = (value: unknown, kind: string, isRequest: boolean): unknown => {
    if (kind === "schema") return change(value, isRequest);
    if (kind === "value") return changeValue(value);
    if (kind.endsWith("*")) {
      const copyEach = (each: unknown): unknown => copy(each, kind.slice(0, -1), isRequest);
      return Array.isArray(value)
        ? value.map(copyEach)
        : isObject(value)
          ? // A name without a value in YAML is null.
            mapValues(value, (each) => copyEach(each ?? {}))
          : value;
    }
    if (!isObject(value)) return value;
    const shape = shapes[kind] ?? {};
    const isInside = kind === "parameter" || kind === "requestBody" || (isRequest && kind !== "response");
    // Objects of other tools may refer to anything.
    const known = Object.entries(value).filter(
      ([name, member]) => !name.startsWith("x-") || !isObject(member),
    );
    return mapValues(Object.fromEntries(known), (member, name) =>
      Object.hasOwn(shape, name) ? copy(member, shape[name] ?? "", isInside) : member,
    );
  };
  // A copy of an object is one.
  return copy(document, "document", false) as JsonObject;
}

/** Copies a schema with the schemas in it changed, whatever stands in their place. */
export function mapParts(
  schema: JsonObject,
  change: (part: unknown, keyword: string) => unknown,
): Record<string, unknown> {
  return mapValues(schema, (value, keyword) => {
    if (single.has(keyword)) return change(value, keyword);
    const changeEach = (part: unknown): unknown => change(part, keyword);
    if (lists.has(keyword) && Array.isArray(value)) return value.map(changeEach);
    return maps.has(keyword) && isObject(value) ? mapValues(value, changeEach) : value;
  });
}

const single: ReadonlySet<string> = new Set(singleKeywords);
const lists: ReadonlySet<string> = new Set(listKeywords);
const maps: ReadonlySet<string> = new Set(mapKeywords);

function mapValues(
  object: JsonObject,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
}
