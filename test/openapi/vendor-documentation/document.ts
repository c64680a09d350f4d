/** The document of an API, in forms that tests compare with its transcription. */
import { dereference } from "@apidevtools/json-schema-ref-parser";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { bundleApi } from "../../../scripts/lib/bundle.ts";
import { isObject, type JsonObject, methods } from "../../../src/contract/openapi.ts";

/** Bundles an API of the register, so that tests see an edit of a YAML file without `npm run generate`. */
export async function readBundle(name: string): Promise<JsonObject> {
  const register = await readRegister();
  const api = register.apis.find((each) => each.name === name);
  if (!api) throw new Error(`redocly.yaml has no API ${name}.`);
  return { ...(await bundleApi(api, register)) };
}

/** Lists the objects of a document that have a member, with their places. */
export function objectsWith(
  member: string,
  value: unknown,
  place: readonly string[] = [],
): readonly (readonly [place: string, object: JsonObject])[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isObject(value) && member in value ? [[place.join(" "), value] as const] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, each]) => objectsWith(member, each, [...place, name])),
  ];
}

/** The lines of a document about gaps of the vendor's documentation. */
export function gapLines(document: JsonObject): readonly string[] {
  return objectsWith("x-not-documented", document).flatMap(([, gaps]) =>
    [gaps["x-not-documented"]].flat().map(String),
  );
}

/** The members that a document calls inferred, by place. */
export function inferredMembers(document: JsonObject): Readonly<Record<string, unknown>> {
  const entries = objectsWith("x-inferred", document).map(
    ([place, object]) => [place, object["x-inferred-members"] ?? ["*"]] as const,
  );
  return Object.fromEntries(entries.filter(([place]) => !place.startsWith("components examples ")));
}

/** Keywords that do not restrict a request or a response. */
const annotations = new Set([
  ...["description", "title", "summary", "tags", "example", "examples", "$comment"],
  ...["x-inferred", "x-inferred-members", "x-not-documented"],
]);

/** Copies a part of a document without annotations. `areNames`: whether the members of the object are properties. */
function withoutAnnotations(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutAnnotations(each));
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => areNames || !annotations.has(name));
  return Object.fromEntries(
    members.map(([name, each]) => [name, withoutAnnotations(each, name === "properties" && !areNames)]),
  );
}

/** The document without references. Only members that the types of Redocly have are read. */
// biome-ignore lint/suspicious/noExplicitAny: the document is linted, and a member that is missing fails the test.
const withoutReferences = async (document: JsonObject): Promise<any> =>
  dereference(structuredClone(document));

/** Everything in a document that a request or a response must match, without annotations. */
export async function readContract(document: JsonObject): Promise<JsonObject> {
  const {
    openapi: _,
    info: __,
    paths,
    components,
    security,
    servers,
    ...others
  } = Object(withoutAnnotations(await withoutReferences(document)));
  const schemesOf = (alternatives: unknown) =>
    Object(alternatives).map((each: object) => Object.keys(each).map((id) => components.securitySchemes[id]));
  const operations = Object.entries<JsonObject>(paths).flatMap(
    ([path, { parameters: shared = [], ...item }]) =>
      methods.flatMap((method) => {
        const { [method]: operation, ...rest } = item;
        if (!isObject(operation)) return [];
        const all = [shared, operation["parameters"] ?? []].flat().map(readParameter);
        const parameters = Object.fromEntries(all);
        const others = Object.entries(rest).filter(([name]) => !methods.some((each) => each === name));
        const own = operation["security"] !== undefined && { security: schemesOf(operation["security"]) };
        return [{ ...operation, ...own, method, path, parameters, ...Object.fromEntries(others) }];
      }),
  );
  return {
    ...others,
    security: schemesOf(security),
    servers: servers.map(({ url, variables }: JsonObject) => ({
      url,
      variables: Object.keys(Object(variables)),
    })),
    operations: Object.fromEntries(operations.map((each) => [Object(each)["operationId"], each])),
  };
}

/** A parameter, with the default style if it has none (OpenAPI 3.1, "Style Values"). */
function readParameter(parameter: unknown): readonly [name: string, parameter: object] {
  const { name, in: place, required = false, style, explode, ...others } = Object(parameter);
  const own = style ?? (place === "query" || place === "cookie" ? "form" : "simple");
  return [`${place}.${name}`, { required, style: own, explode: explode ?? own === "form", ...others }];
}

/** A JSON body of a request or a success: `getPart 200`. */
export interface DocumentBody {
  readonly place: string;
  readonly schema: JsonObject;
  readonly examples: readonly unknown[];
}

export async function readBodies(document: JsonObject): Promise<readonly DocumentBody[]> {
  const { paths } = await withoutReferences(document);
  const operations = Object.values(paths).flatMap((item) =>
    methods.flatMap((method) => Object(item)[method] ?? []),
  );
  return operations.flatMap(({ operationId, requestBody, responses }) =>
    Object.entries({ request: requestBody, ...responses }).flatMap(([place, body]) => {
      const contents = Object.entries(Object(Object(body).content));
      const { schema, examples } = Object(contents.find(([mediaType]) => mediaType.endsWith("json"))?.[1]);
      const values = Object.values<{ value: unknown }>(examples ?? {}).map(({ value }) => value);
      return place === "default" || !schema
        ? []
        : [{ place: `${operationId} ${place}`, schema, examples: values }];
    }),
  );
}

/** Lists a schema and all schemas in it, with what some values have in their places. */
export function valuesOf(
  schema: unknown,
  values: readonly unknown[],
  outer: readonly unknown[] = [],
): readonly (readonly [schema: JsonObject, values: readonly unknown[]])[] {
  // A schema that contains itself, below the values.
  if (!isObject(schema) || (values.length === 0 && outer.includes(schema))) return [];
  const inner = [...outer, schema];
  const elements = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const members = Object.entries(Object(schema["properties"])).flatMap(([name, member]) => {
    const own = values.flatMap((value) => (isObject(value) && name in value ? [value[name]] : []));
    return valuesOf(member, own, inner);
  });
  return [[schema, values], ...valuesOf(schema["items"], elements, inner), ...members];
}
