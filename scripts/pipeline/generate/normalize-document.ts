/**
 * Brings a bundle into the one form that the generators read: schemas have names that are types, references lead to them as a whole,
 * discriminators state every tag, and operations have the names of their functions. The published document stays the author's.
 */
import { successPattern } from "../../../src/contract/document/bodies.ts";
import { createSchemaChecker } from "../../../src/contract/document/check-schemas.ts";
import { readTags } from "../../../src/contract/document/discriminator.ts";
import { operationName, typeName } from "../../../src/contract/document/names.ts";
import type { Reader } from "../../../src/contract/document/reader.ts";
import { hasClosedPart, schemaParts } from "../../../src/contract/document/schemas.ts";
import { isObject, type JsonObject, methods, referenceTokens } from "../../../src/contract/openapi.ts";
import { createBundleReader, listOperations } from "../../../src/contract/read-document.ts";
import type { Api } from "../../lib/apis.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { mapParts, mapSchemas } from "./map-schemas.ts";
import { normalizeSchema } from "./normalize-schema.ts";

const prefix = "#/components/schemas/";

/** Names that generated code uses, besides those of the API's client, and two that openapi-typescript takes for numbers. */
const reservedNames = ["Record", "Omit", "Extract", "NonNullable", "WithRequired", "NaN", "Infinity"];

/**
 * Normalizes a document, without the operations that are not supported.
 *
 * @param bundle the bundled document; not changed
 * @param reserved names of types that schemas cannot have
 * @param unsupported whether an operation that is not supported is an error
 * @throws with everything that is not supported
 */
export function normalizeDocument(
  bundle: OpenApiDocument,
  reserved: readonly string[] = [],
  unsupported?: Api["unsupported"],
): OpenApiDocument {
  const carried = new Set(listOperations(bundle, unsupported).map(({ node }) => node.object));
  const { components, info } = bundle;
  const schemas: JsonObject = { ...components?.schemas };
  const names = nameSchemas(Object.keys(schemas), [...reservedNames, ...reserved]);
  const reader = createBundleReader(bundle);
  const { change, hoisted } = createChange(reader, names);
  const normal = mapSchemas({ ...bundle, ...changePaths(reader, bundle, carried) }, change);
  const named = Object.entries(schemas).map(([name, schema]) => [names.get(name), change(schema, "")]);
  // Schemas that are hoisted may refer to others: the list grows while it is read.
  for (const [name, schema] of hoisted) named.push([name, change(schema, "")]);
  return removeUnusable({
    ...normal,
    // YAML reads a year as a number.
    info: {
      ...info,
      title: String(info?.title ?? "API")
        .replaceAll(/\s+/g, " ")
        .replaceAll("*/", "* /"),
    },
    components: { ...Object(normal["components"]), schemas: Object.fromEntries(named) },
  });
}

/** Names the types: a schema that has the name of its type keeps it; of the others with one name, in alphabetical order, the second gets a 2. */
function nameSchemas(names: readonly string[], reserved: readonly string[]): ReadonlyMap<string, string> {
  const isOwn = (name: string): boolean => typeName(name) === name && !reserved.includes(name);
  const taken = new Set([...reserved, ...names.filter(isOwn)]);
  return new Map([
    ...names.filter(isOwn).map((name) => [name, name] as const),
    ...names
      .filter((name) => !isOwn(name))
      .toSorted()
      .map((name) => [name, freeName(typeName(name), taken)] as const),
  ]);
}

/** Adds a name to those that are taken, with a number if it is one of them. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}${count}`;
  taken.add(free);
  return free;
}

/** Creates the change of schemas. `hoisted` has the parts of the document that references lead to, by the names of their types. */
function createChange(reader: Reader, names: ReadonlyMap<string, string>) {
  const hoisted = new Map<string, JsonObject>();
  const types = new Map<string, string>();
  const taken = new Set(names.values());
  const rename = ($ref: string): string => {
    const [section, kind, name = "", ...inner] = referenceTokens($ref);
    const isComponent = section === "components" && kind === "schemas" && inner.length === 0;
    const type = isComponent ? names.get(name) : (types.get($ref) ?? hoist($ref));
    return prefix + type;
  };
  const hoist = ($ref: string): string => {
    const words = referenceTokens($ref).filter((token) => !containers.has(token));
    const type = freeName(typeName(words.join(" ")), taken);
    types.set($ref, type);
    const target = reader.target({ object: { $ref }, place: "" });
    if (target) hoisted.set(type, target.object);
    return type;
  };
  const change = (schema: unknown, keyword: unknown): unknown => {
    if (typeof schema === "boolean" && /Properties$/.test(String(keyword))) return schema;
    if (Array.isArray(schema)) return schema.map((each) => change(each, ""));
    // The schema false accepts nothing, and true everything.
    if (!isObject(schema)) return schema === false ? { not: {} } : {};
    if (hasClosedPart(reader, { object: schema, place: "" }))
      return change({ ...openParts(reader, schema), unevaluatedProperties: false }, keyword);
    const { $ref, discriminator } = schema;
    const own = mapParts(schema, change);
    if (typeof $ref === "string") own["$ref"] = rename($ref);
    const tags = discriminator === undefined ? "" : readTags(reader, { object: schema, place: "" });
    if (typeof tags === "string") delete own["discriminator"];
    else {
      const mapping = Object.fromEntries([...tags].map(([tag, target]) => [tag, rename(target)]));
      own["discriminator"] = { ...Object(discriminator), mapping };
    }
    return normalizeSchema(own);
  };
  return { change, hoisted };
}

/** Copies a composition without `additionalProperties: false` in its parts. The target of a reference is copied in its place if it has one. */
function openParts(reader: Reader, schema: JsonObject): JsonObject {
  const parts = schemaParts(reader, { object: schema, place: "" });
  if (parts.every(({ object }) => object["additionalProperties"] !== false)) return schema;
  const { $ref, allOf, additionalProperties: closed, ...others } = schema;
  const target = reader.target({ object: { $ref }, place: "" });
  const inner = [...(target ? [target.object] : []), ...(Array.isArray(allOf) ? allOf : [])];
  return {
    ...others,
    ...(closed !== false && closed !== undefined && { additionalProperties: closed }),
    ...(inner.length > 0 && {
      allOf: inner.map((part) => (isObject(part) ? openParts(reader, part) : part)),
    }),
  };
}

/** Tokens of a reference that say nothing of the schema. */
const containers = new Set(["components", "schemas", "properties", "schema", "paths", "content", "$defs"]);

/**
 * The paths, webhooks and shared path items without references: operations that are carried have the names of their functions, others are
 * gone. Those that a server calls have no name.
 */
function changePaths(
  reader: Reader,
  { paths = {}, webhooks, components }: OpenApiDocument,
  carried: ReadonlySet<object>,
): JsonObject {
  const changeItem = (
    item: unknown,
    change: (operation: JsonObject, method: string) => object | undefined,
  ) => {
    const { object } = reader.follow({ object: isObject(item) ? item : {}, place: "" });
    const members = Object.entries(object).flatMap(([name, member]) => {
      if (name !== "trace" && !methods.some((method) => method === name)) return [[name, member]];
      const changed = isObject(member) ? change(member, name) : undefined;
      return changed ? [[name, changed]] : [];
    });
    return Object.fromEntries(members);
  };
  const changeItems = (items: unknown): object =>
    Object.fromEntries(
      Object.entries(Object(items)).map(([name, item]) => [name, changeItem(item, withoutName)]),
    );
  const withoutName = ({ operationId: _, ...operation }: JsonObject): object => operation;
  const changed = Object.entries(paths).map(([path, item]) => {
    const named = changeItem(item, (operation, method) => {
      if (!carried.has(operation)) return undefined;
      const callbacks = Object.entries(Object(operation["callbacks"])).map(([name, each]) => [
        name,
        changeItems(each),
      ]);
      const operationId = operationName({ node: { object: operation, place: "" }, method, path });
      const responses = Object(operation["responses"]);
      return {
        ...operation,
        operationId,
        // The reader takes any 2xx for a success without content.
        ...(!successPattern(Object.keys(responses)) && {
          responses: { ...responses, default: { description: "Any success." } },
        }),
        ...(callbacks.length > 0 && { callbacks: Object.fromEntries(callbacks) }),
      };
    });
    return [path, named] as const;
  });
  // The operations of shared path items are in the paths.
  const shared = components?.pathItems && { ...components, pathItems: changeItems(components.pathItems) };
  return {
    paths: Object.fromEntries(changed),
    ...(webhooks && { webhooks: changeItems(webhooks) }),
    ...(shared && { components: shared }),
  };
}

/** Removes the schemas that are not supported, and what refers to them: no operation that is carried does. */
function removeUnusable(document: JsonObject): OpenApiDocument {
  const reader = createBundleReader(document);
  const check = createSchemaChecker(reader);
  const { components, webhooks } = document;
  const { schemas, ...others } = Object(components);
  const usable = Object.entries<JsonObject>(schemas).filter(
    ([, schema]) => reader.collect(() => check({ object: schema, place: "" })).problems.size === 0,
  );
  // Redocly's type of a document.
  if (usable.length === Object.keys(schemas).length) return document as unknown as OpenApiDocument;
  const removed = new Set(Object.keys(schemas));
  for (const [name] of usable) removed.delete(name);
  const isUsable = (value: unknown): boolean => {
    const text = JSON.stringify(value);
    return ![...removed].some((name) => text.includes(`"${prefix}${name}"`));
  };
  const keep = (members: unknown): object =>
    Object.fromEntries(Object.entries(Object(members)).filter(([, member]) => isUsable(member)));
  const sections = Object.entries(others).map(([name, section]) => [name, keep(section)]);
  return {
    ...document,
    components: { ...Object.fromEntries(sections), schemas: Object.fromEntries(usable) },
    ...(isObject(webhooks) && { webhooks: keep(webhooks) }),
  } as unknown as OpenApiDocument;
}
