/** Check of schemas: reports names that cannot be types, and compositions without a useful type or a clear message. */
import { isObject } from "../openapi.ts";
import { checkDiscriminator } from "./check-discriminator.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema, schemaName, schemaParts } from "./schemas.ts";

/** Names that generated code uses, besides those of the API's client. */
const reservedNames = new Set(["Record", "Omit", "Extract", "NonNullable", "WithRequired"]);

/** Keywords whose members are schemas. */
const nested = ["properties", "allOf", "anyOf", "oneOf"];

/** Reports one kind of problem of a schema. */
type Check = <Place>(reader: Reader<Place>, node: DocumentNode<Place>) => void;

/** Checks the schemas of a document. */
export interface SchemaChecker<Place> {
  /** Reports what is not supported in a schema and the schemas in it, once per schema. */
  readonly check: (schema: DocumentNode<Place>) => void;
  /** Reports what is not supported in the names of the schemas that were checked. */
  readonly checkNames: () => void;
}

/**
 * Creates a checker of schemas.
 *
 * @param isReservedName whether a name of a component schema belongs to a type of the API's client
 */
export function createSchemaChecker<Place>(
  reader: Reader<Place>,
  isReservedName: (name: string) => boolean,
): SchemaChecker<Place> {
  const visited = new Set<object>();
  /** References by the name of their target. */
  const named = new Map<string, DocumentNode<Place>>();
  const check = (node: DocumentNode<Place>): void => {
    if (visited.has(node.object)) return;
    visited.add(node.object);
    reader.checkMembers(node, "a schema");
    for (const each of checks) each(reader, node);
    const { $ref } = node.object;
    if (typeof $ref === "string" && reader.target(node)) {
      checkReference(reader, node, $ref);
      named.set(schemaName($ref), node);
    }
    for (const [, schema] of partsOf(reader, node)) check(schema);
  };
  const checkNames = (): void => {
    for (const [name, node] of named) {
      if (!/^[A-Z]\w*$/.test(name)) {
        reader.report(
          node,
          `The schema ${name} is not in PascalCase, as types are. Rename its file.`,
          "$ref",
        );
      } else if (reservedNames.has(name) || isReservedName(name)) {
        const problem = `The generated code has a type ${name} of its own.`;
        reader.report(node, `${problem} Rename the file of the schema.`, "$ref");
      } else if (named.has(`${name}Input`) && isSplit(reader, node)) {
        const problem = `${name} has readOnly or writeOnly members, so that its form in requests is named ${name}Input.`;
        reader.report(node, `${problem} Rename the other schema of this name.`, "$ref");
      }
    }
  };
  return { check, checkNames };
}

/** The schemas that a schema consists of. */
function partsOf<Place>(
  reader: Reader<Place>,
  node: DocumentNode<Place>,
): readonly (readonly [name: string, schema: DocumentNode<Place>])[] {
  const single = ["items", "additionalProperties"].map((keyword) => reader.member(node, keyword));
  const parts = [reader.target(node), ...single].flatMap((part) => (part ? [["", part] as const] : []));
  return [...parts, ...nested.flatMap((keyword) => reader.entries(node, keyword))];
}

/** Whether requests and responses have different forms of a schema. */
function isSplit<Place>(reader: Reader<Place>, schema: DocumentNode<Place>): boolean {
  const visited = new Set<object>();
  const hasMarker = (node: DocumentNode<Place>): boolean => {
    if (visited.has(node.object)) return false;
    visited.add(node.object);
    const { readOnly, writeOnly } = node.object;
    return (
      readOnly === true || writeOnly === true || partsOf(reader, node).some(([, part]) => hasMarker(part))
    );
  };
  return hasMarker(schema);
}

/** A schema is referred to as a whole, since it becomes a type. */
function checkReference<Place>({ report }: Reader<Place>, node: DocumentNode<Place>, $ref: string): void {
  if ($ref.startsWith("#") && !/^#\/components\/schemas\/[^/]+$/.test($ref)) {
    report(node, "A reference leads to a part of the document. Give the schema a file of its own.", "$ref");
  }
}

const checkMaps: Check = ({ report }, node) => {
  const { properties, additionalProperties, unevaluatedProperties } = node.object;
  if (isObject(properties) && isObject(additionalProperties)) {
    const advice = "Put the map into a property of its own, or use `additionalProperties: true`.";
    report(node, `No TypeScript type has \`properties\` beside a map. ${advice}`, "additionalProperties");
  }
  if (isObject(unevaluatedProperties)) {
    const advice = "Use `additionalProperties` in an object of its own.";
    report(node, `No TypeScript type has a map beside other parts. ${advice}`, "unevaluatedProperties");
  }
  for (const name of ["__proto__", "hasOwnProperty"]) {
    if (!isObject(properties) || !Object.hasOwn(properties, name)) continue;
    report(node, `A property named ${name} cannot be validated. Rename it.`, "properties");
  }
};

/** A closed part of `allOf` rejects the members of the other parts. */
const checkClosedParts: Check = (reader, node) => {
  const parts = schemaParts(reader, node);
  if (!("allOf" in node.object)) return;
  const namesOf = (part: (typeof parts)[number]) => reader.entries(part, "properties").map(([name]) => name);
  const names = new Set(parts.flatMap(namesOf));
  for (const part of parts) {
    if (part.object["additionalProperties"] !== false || namesOf(part).length === names.size) continue;
    const advice = "Use `unevaluatedProperties: false` beside `allOf`.";
    reader.report(
      part,
      `\`additionalProperties: false\` rejects members of other parts of an \`allOf\`. ${advice}`,
      "additionalProperties",
    );
  }
};

const checkFalse: Check = ({ report }, { object, place }) => {
  for (const keyword of ["items", ...nested]) {
    const value = object[keyword];
    const members = keyword === "items" ? [value] : Object.values(value ?? {});
    if (members.includes(false)) {
      report({ object, place }, "The schema false accepts no value. Leave it out.", keyword);
    }
  }
};

/** Values that a validator cannot compare without code of a library, and values that the types and the validators see differently. */
const checkValues: Check = (reader, node) => {
  const { enum: values, const: constant, type, uniqueItems, readOnly, writeOnly } = node.object;
  const listed = Array.isArray(values) ? values : [];
  for (const [keyword, isCompound] of [
    ["enum", listed.some(isCompoundValue)],
    ["const", isCompoundValue(constant)],
  ] as const) {
    if (isCompound)
      reader.report(node, "Objects and lists are not compared. Describe them as a schema.", keyword);
  }
  if (Array.isArray(type) && type.includes("null") && listed.length > 0 && !listed.includes(null)) {
    reader.report(
      node,
      "The type allows null, and `enum` does not. Add null to `enum`, or remove it from `type`.",
      "enum",
    );
  }
  const known = node.object["x-extensible-enum"];
  if (known !== undefined && !(Array.isArray(known) && known.length > 0 && known.every(isText))) {
    reader.report(node, "x-extensible-enum is a list of strings. Correct it.", "x-extensible-enum");
  }
  const items = reader.member(node, "items");
  if (uniqueItems === true && !(items && isScalar(resolveSchema(reader, items).type))) {
    const advice = "Leave it out, or use elements of one scalar type.";
    reader.report(node, `Only elements that are scalars are compared. ${advice}`, "uniqueItems");
  }
  for (const part of [items, reader.member(node, "additionalProperties")]) {
    if (part?.object["readOnly"] !== true && part?.object["writeOnly"] !== true) continue;
    const advice = "Mark the property that contains them.";
    reader.report(part, `readOnly and writeOnly apply to properties only. ${advice}`);
  }
  if (readOnly === true && writeOnly === true) {
    reader.report(
      node,
      "No request and no response has a member that is readOnly and writeOnly. Remove one.",
      "readOnly",
    );
  }
};

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isCompoundValue(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isScalar(type: unknown): boolean {
  return type === "string" || type === "integer" || type === "number" || type === "boolean";
}

/** A schema that leads to itself by references and compositions alone has no end. */
const checkRecursion: Check = (reader, node) => {
  const visited = new Set<object>();
  const leads = (part: typeof node): boolean => {
    const target = reader.target(part);
    const members = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => reader.entries(part, keyword));
    return [...(target ? [target] : []), ...members.map(([, member]) => member)].some((next) => {
      if (next.object === node.object) return true;
      if (visited.has(next.object)) return false;
      visited.add(next.object);
      return leads(next);
    });
  };
  if (leads(node)) reader.report(node, "The schema contains itself without a member in between. Correct it.");
};

const checks: readonly Check[] = [
  checkMaps,
  checkClosedParts,
  checkFalse,
  checkValues,
  checkDiscriminator,
  checkRecursion,
];
