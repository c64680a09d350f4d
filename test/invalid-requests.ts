/** Requests that an operation must reject, derived from its document: a valid request with exactly one violation each. */
import type { OpenApiDocument } from "../scripts/lib/bundle.ts";
import { exampleArguments } from "../scripts/lib/import-client.ts";
import type { Reader } from "../src/contract/document/reader.ts";
import { schemaName, schemaParts } from "../src/contract/document/schemas.ts";
import { appendPointer } from "../src/contract/json-pointer.ts";
import { isObject, type JsonObject } from "../src/contract/openapi.ts";
import type { ParameterStyle } from "../src/contract/parameter-style.ts";
import {
  createBundleReader,
  type DocumentNode,
  type DocumentOperation,
} from "../src/contract/read-document.ts";
import { reasonAgainstValue, writeAnyParameter } from "../src/contract/styled-parameter.ts";

export interface RequestValues {
  /** By name. */
  readonly parameters: JsonObject;
  /** A JSON value, a text or bytes; undefined if absent. */
  readonly body?: unknown;
}

/** A request with one violation. */
export interface InvalidRequest extends RequestValues {
  /** JSON Pointer to the violation, such as `/body/engine_max_threads`. */
  readonly pointer: string;
  /** The keyword of JSON Schema that is violated. */
  readonly keyword: string;
}

/** A value that violates a schema: itself, or at the pointer below it. */
type Violation = Omit<InvalidRequest, keyof RequestValues> & { readonly value: unknown };

/** The first example of each parameter and of the body. */
export function exampleValues(document: OpenApiDocument, operation: DocumentOperation): RequestValues {
  const { parameters, bodies } = exampleArguments(document, operation);
  const [body = operation.requestBody?.entry.kind === "binary" ? new Uint8Array(1) : undefined] =
    bodies.values();
  return { parameters, body };
}

/**
 * Derives the requests that an operation must reject: each lacks something required, or violates one keyword at one place.
 *
 * The last parameter is the valid request that is changed; by default, that of the first examples.
 */
export function invalidRequests(
  document: OpenApiDocument,
  operation: DocumentOperation,
  { parameters, body }: RequestValues = exampleValues(document, operation),
): readonly InvalidRequest[] {
  const reader = createBundleReader(document);
  const ofParameters = operation.parameters.flatMap(({ entry, node }) => {
    const { [entry.name]: value, ...others } = parameters;
    const pointer = appendPointer("/parameters", entry.name);
    const schema = reader.member(node, "schema");
    const violations = schema ? violationsOf(reader, schema, value, true) : [];
    const invalid = violations
      .filter((violation) => isWritable(entry, violation.value))
      .map(({ value: wrong, ...violation }) => ({
        ...violation,
        parameters: { ...others, [entry.name]: wrong },
      }));
    const missing = { pointer: "", keyword: "required", parameters: others };
    const all = [...(entry.required && entry.in !== "path" ? [missing] : []), ...invalid];
    return all.map((request) => ({ ...request, pointer: pointer + request.pointer, body }));
  });
  const { entry, content } = operation.requestBody ?? {};
  const ofBody = [
    ...(entry?.required ? [{ pointer: "", keyword: "required", value: undefined }] : []),
    ...(entry?.kind === "json" && content?.schema ? violationsOf(reader, content.schema, body) : []),
  ].map(({ pointer, keyword, value }) => ({ pointer: `/body${pointer}`, keyword, parameters, body: value }));
  return [...ofParameters, ...ofBody];
}

/** Whether a parameter can carry a value. An empty list is not sent, for example. */
const isWritable = (parameter: ParameterStyle, value: unknown) =>
  reasonAgainstValue(parameter, value) === undefined && writeAnyParameter(parameter, value) !== "";

/** Formats that every value of their type has. */
const unrestricted = ["binary", "password", "float", "double", "int64"];

/**
 * Values that violate a keyword, from the keyword's value and a valid value.
 *
 * `isText`: values are sent as text, so that a number is a valid string.
 */
const violate: Readonly<Record<string, (limit: unknown, valid: unknown, isText: boolean) => unknown[]>> = {
  type: (limit, _, isText) => {
    const allowed = [limit].flat();
    // Lenient servers convert some of them to the type.
    const others = isText ? ["x", 1.5] : [null, "1", 1.5, true, {}, []];
    return others.filter(
      (value) => !allowed.includes(isText && allowed.includes("string") ? "string" : typeOf(value)),
    );
  },
  // The limits of int64 are doubles, whose neighbours are further away.
  minimum: (limit) => [Number(limit) - 1].filter((value) => value !== limit),
  maximum: (limit) => [Number(limit) + 1].filter((value) => value !== limit),
  exclusiveMinimum: (limit) => [limit],
  exclusiveMaximum: (limit) => [limit],
  multipleOf: (limit) => [Number(limit) / 2],
  minLength: (limit) => (limit ? ["x".repeat(Number(limit) - 1)] : []),
  maxLength: (limit) => ["x".repeat(Number(limit) + 1)],
  pattern: (limit) => ["", "%("].filter((text) => !new RegExp(String(limit), "u").test(text)),
  format: (limit) => {
    if (limit === "int32") return [2 ** 31];
    return unrestricted.includes(String(limit)) ? [] : ["%("];
  },
  enum: (limit) => elementsOf(limit).slice(0, 1).map(another),
  const: (limit) => [another(limit)],
  minItems: (limit, valid) => (limit ? [elementsOf(valid).slice(0, Number(limit) - 1)] : []),
  maxItems: (limit, valid) => repeatFirst(valid, Number(limit) + 1),
  uniqueItems: (limit, valid) => (limit ? repeatFirst(valid, 2) : []),
};

/** Lists of the first element of a list; none if that is empty. */
const repeatFirst = (valid: unknown, length: number) =>
  elementsOf(valid)
    .slice(0, 1)
    .map((first) => Array.from({ length }, () => first));

/** A value of the same type that is not in any list of values. */
const another = (value: unknown) => (typeof value === "string" ? `${value}x` : 1e9);

const elementsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Derives values with one violation of a schema. `example`: a valid value, if there is one. `isText`: whether values are sent as text. */
function violationsOf(
  reader: Reader,
  node: DocumentNode,
  example: unknown,
  isText = false,
  outer: readonly object[] = [],
): readonly Violation[] {
  const parts = partsOf(reader, node, example);
  const schemas = parts.map(({ object }) => object);
  // A schema that contains itself, below the example.
  if (example === undefined && schemas.some((schema) => outer.includes(schema))) return [];
  const valid = example ?? schemas.flatMap(({ examples }) => elementsOf(examples))[0];
  const own = schemas.flatMap((schema) =>
    Object.entries(schema).flatMap(([keyword, limit]) =>
      (violate[keyword]?.(limit, valid, isText) ?? []).map((value) => ({ pointer: "", keyword, value })),
    ),
  );
  const [first, ...others] = elementsOf(valid);
  const object = isObject(valid) ? valid : {};
  const below = membersOf(reader, parts, object).flatMap(([name, schema]) => {
    const isItem = name === 0;
    return violationsOf(reader, schema, isItem ? first : object[name], isText, [...outer, ...schemas]).map(
      ({ pointer, keyword, value }) => ({
        pointer: appendPointer("", name) + pointer,
        keyword,
        value: isItem ? [value, ...others] : withMember(parts, object, name, value),
      }),
    );
  });
  return [...own, ...wrongMembers(reader, parts, object), ...below];
}

/** The parts of a schema; of alternatives with a discriminator, those of the one that an example has. */
function partsOf(reader: Reader, node: DocumentNode, example: unknown): readonly DocumentNode[] {
  return schemaParts(reader, node).flatMap((part) => {
    const { discriminator } = part.object;
    if (!isObject(discriminator)) return [part];
    const { propertyName, mapping } = discriminator;
    const tag = isObject(example) ? String(example[String(propertyName)]) : "";
    const target = isObject(mapping) ? mapping[tag] : undefined;
    const alternatives = reader.entries(part, "oneOf").map(([, alternative]) => alternative);
    const isChosen = ({ object: { $ref } }: DocumentNode) =>
      $ref === target || schemaName(String($ref)) === tag;
    return [part, ...alternatives.filter(isChosen).flatMap((each) => schemaParts(reader, each))];
  });
}

function isReadOnly(reader: Reader, schema: DocumentNode): boolean {
  return schemaParts(reader, schema).some(({ object }) => object["readOnly"] === true);
}

/** Schemas of the members of an object by name, and of the first element of a list. */
function membersOf(
  reader: Reader,
  parts: readonly DocumentNode[],
  valid: JsonObject,
): readonly (readonly [name: string | 0, schema: DocumentNode])[] {
  const [key = "x"] = Object.keys(valid);
  return parts.flatMap((part) => {
    const [item, ofMap] = [reader.member(part, "items"), reader.member(part, "additionalProperties")];
    const properties = reader.entries(part, "properties").filter(([, schema]) => !isReadOnly(reader, schema));
    return [...properties, ...(ofMap ? [[key, ofMap] as const] : []), ...(item ? [[0, item] as const] : [])];
  });
}

/** Sets a member of an object, in place of another one if the object may have no more of them. */
function withMember(parts: readonly DocumentNode[], valid: JsonObject, name: string, value: unknown) {
  const max = Math.min(...parts.map(({ object: { maxProperties = Infinity } }) => Number(maxProperties)));
  const others = Object.entries(valid).filter(([other]) => other !== name);
  return Object.fromEntries([[name, value], ...others].slice(0, max));
}

/** An object without a required member, and with an unknown or a read-only one. */
function wrongMembers(reader: Reader, parts: readonly DocumentNode[], valid: JsonObject) {
  const properties = parts.flatMap((part) => reader.entries(part, "properties"));
  const readOnly = properties.filter(([, schema]) => isReadOnly(reader, schema)).map(([name]) => name);
  return parts.flatMap(({ object: { required, ...schema } }) => {
    const violation = (name: string, keyword: string, value: unknown) => {
      return { pointer: appendPointer("", name), keyword, value };
    };
    const needed = elementsOf(required).map(String);
    const missing = needed
      .filter((name) => !readOnly.includes(name))
      .map((name) => {
        const { [name]: _, ...value } = valid;
        return violation(name, "required", value);
      });
    const unknown = ["notInTheDocument", ...readOnly];
    const closing = ["additionalProperties", "unevaluatedProperties"];
    const add = (keyword: string) =>
      unknown.map((name) => violation(name, keyword, withMember(parts, valid, name, "x")));
    const added = closing.filter((keyword) => schema[keyword] === false).flatMap(add);
    return [...missing, ...added];
  });
}
