/**
 * Decorator for `redocly diff`: writes what OpenAPI lets one say in several ways in one way, in both descriptions, so that moving it is not a change
 * and that Redocly compares what counts.
 */
import type { Oas3Decorator, Oas3PathItem, UserContext } from "@redocly/openapi-core";
import { isObject, methods } from "../../../src/contract/openapi.ts";

/** A member of a parsed document, which this decorator changes. */
type Members = Record<string, unknown>;

/**
 * Moves the security of the document and the parameters of a path into the operations, names security schemes after their kind, writes the
 * defaults of parameters out, and schemas in one form.
 */
export const normalize: Oas3Decorator = () => {
  let security: unknown;
  const kinds = new Map<string, string>();
  return {
    Root: {
      enter(root, { resolve }: UserContext) {
        security = root.security;
        for (const [name, scheme] of Object.entries(root.components?.securitySchemes ?? {})) {
          const { node } = resolve<object>(scheme);
          kinds.set(name, node ? schemeKind(node) : name);
        }
        // The options of several keys are named after their schemes.
        const keys = [...kinds].filter(([, kind]) => kind.startsWith("apiKey "));
        const areSeveral = new Set(keys.map(([, kind]) => kind)).size > 1;
        if (areSeveral) for (const [name, kind] of keys) kinds.set(name, `${kind} ${name}`);
      },
      leave(root) {
        delete root.security;
        const schemes = root.components?.securitySchemes;
        if (schemes && root.components) root.components.securitySchemes = renameKeys(schemes, kinds);
      },
    },
    PathItem: { enter: moveParameters },
    Parameter: {
      leave(parameter) {
        parameter.required ??= false;
        parameter.style ??= parameter.in === "query" ? "form" : "simple";
        parameter.explode ??= parameter.style === "form";
      },
    },
    Operation: {
      enter(operation) {
        // Samples are generated.
        delete operation["x-codeSamples"];
        const requirements: unknown = operation.security ?? security ?? [];
        if (!Array.isArray(requirements)) return;
        operation.security = requirements.map((each) => (isObject(each) ? renameKeys(each, kinds) : each));
      },
    },
    any: {
      leave(node: unknown, { type }: UserContext) {
        // A schema may be a boolean.
        if (!isObject(node)) return;
        const members = node as Members;
        if (type.name === "Schema") normalizeSchema(members);
        writeScalars(members, type.name);
      },
    },
  };
};

function moveParameters(item: Oas3PathItem, { resolve }: UserContext): void {
  const identify = (parameter: object): string => {
    const { node = parameter } = resolve<object>(parameter);
    const { name, in: place } = node as Members;
    return `${String(place)} ${String(name)}`;
  };
  const shared = item.parameters ?? [];
  delete item.parameters;
  for (const method of methods) {
    const operation = item[method];
    if (!operation) continue;
    const own = operation.parameters ?? [];
    const names = new Set(own.map(identify));
    const all = [...own, ...shared.filter((each) => !names.has(identify(each)))];
    if (all.length > 0) operation.parameters = all;
    else delete operation.parameters;
  }
}

/** The part of a security scheme that a client needs; its name in the document does not matter. */
function schemeKind(scheme: Members | object): string {
  const { type, scheme: http, in: place, name } = scheme as Members;
  return [type, http, place, name].filter((part) => typeof part === "string").join(" ");
}

function renameKeys<Value>(members: Readonly<Record<string, Value>>, names: ReadonlyMap<string, string>) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** Lists are sorted if their order says nothing. `const` becomes `enum`, which means the same. */
function normalizeSchema(schema: Members): void {
  if ("const" in schema) {
    // Beside an `enum`, it leaves one of the values.
    schema["enum"] = [schema["const"]];
    delete schema["const"];
  }
  if (isStrings(schema["enum"])) schema["type"] ??= "string";
  if (Array.isArray(schema["enum"])) schema["enum"] = schema["enum"].map(toScalar).toSorted(compareText);
  if (Array.isArray(schema["type"])) schema["type"] = schema["type"].toSorted(compareText);
  if (Array.isArray(schema["required"])) schema["required"] = schema["required"].toSorted(compareText);
  dropCovered(schema);
  // Without another schema that evaluates members, both mean the same.
  if ("unevaluatedProperties" in schema && !Object.keys(schema).some((each) => evaluating.test(each))) {
    schema["additionalProperties"] = schema["unevaluatedProperties"];
    delete schema["unevaluatedProperties"];
  }
}

/** Members that have any JSON value. */
const anyValue =
  /^(?:Example\.value|Schema\.(?:default|examples)|(?:Header|MediaType|Parameter|Schema)\.example)$/;

/** Redocly compares scalars and lists of scalars: any other value becomes JSON text, and a list of an extension the text of its values. */
function writeScalars(node: Members, typeName: string): void {
  for (const [name, value] of Object.entries(node)) {
    if (name.startsWith("x-") && Array.isArray(value)) node[name] = value.toSorted(compareText).join(", ");
    if (anyValue.test(`${typeName}.${name}`)) node[name] = toScalar(value);
  }
}

/** A value that Redocly compares; objects and lists as JSON, which no document has as text in the same place. */
function toScalar(value: unknown): unknown {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

function compareText(one: unknown, other: unknown): number {
  return String(one) < String(other) ? -1 : 1;
}

/** Known values beside an alternative that accepts every string only inform: `anyOf: [{ type: string }, { enum: [a] }]`. */
function dropCovered(schema: Members): void {
  const parts = schema["anyOf"];
  if (!Array.isArray(parts)) return;
  const isOpen = (part: unknown): boolean =>
    isObject(part) && part["type"] === "string" && Object.keys(part).every((key) => annotations.has(key));
  if (!parts.some(isOpen)) return;
  schema["anyOf"] = parts.filter(
    (part) => isOpen(part) || !(isObject(part) && (part["type"] === "string" || isStrings(part["enum"]))),
  );
}

/** Keywords beside which `unevaluatedProperties` differs from `additionalProperties`. */
const evaluating = /^(?:\w+Of|\$ref|\$dynamicRef|if|then|else|dependentSchemas|additionalProperties)$/;

const annotations = new Set(["type", "title", "description", "examples", "default", "deprecated"]);

function isStrings(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}
