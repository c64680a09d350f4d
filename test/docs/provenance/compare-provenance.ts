/** Compares the provenance of a document with the transcription of the vendor's documentation: neither may claim more than the other. */
import { splitPointer } from "../../../src/contract/json-pointer.ts";
import type { Field, Rule } from "../../../src/docs/provenance/field.ts";
import type { ApiProvenance } from "../../../src/docs/provenance/provenance.ts";
import { operationsOf, partsOf } from "../../openapi/vendor-documentation/flatten.ts";
import { elementsOf, isNode, membersOf, type Node } from "../../openapi/vendor-documentation/node.ts";
import { canonical, type Facts } from "../../openapi/vendor-documentation/schema.ts";
import {
  flattenTranscription,
  type Inference,
  type Transcription,
} from "../../openapi/vendor-documentation/transcription.ts";

/** A field of the provenance with its group. */
interface GroupField {
  readonly group: string;
  /** Pointer to the operation or schema of the group. */
  readonly groupPointer: string | undefined;
  readonly field: Field;
}

/** Lists what the provenance and the transcription state differently, one line each. */
export function compareProvenance(
  provenance: ApiProvenance,
  document: Node,
  transcription: Transcription,
): readonly string[] {
  const fields = provenance.groups.flatMap((group) =>
    group.fields.map(
      (field): GroupField => ({
        group: group.name,
        groupPointer: group.fields[0]?.pointer,
        field,
      }),
    ),
  );
  const claims = transcription.inferences.map((inference) => resolveClaim(document, inference));
  const transcribed = transcribedRules(document, transcription);
  return [
    ...fields.flatMap((each) => checkField(each, transcribed, claims)),
    ...findUnknown(fields, transcribed),
    ...findUnused(fields, claims),
  ];
}

/** An inference of the transcription, with the pointers of the objects that may have it. */
interface Claim {
  readonly what: string;
  readonly pointers: readonly string[];
  readonly members: readonly string[] | undefined;
}

function resolveClaim(document: Node, { what, places, members }: Inference): Claim {
  return { what, members, pointers: places.map((place) => resolvePointer(document, place)) };
}

/** The pointer to an object, behind references. */
function resolvePointer(document: Node, place: readonly string[]): string {
  let value: unknown = document;
  let pointer = "";
  for (const key of place) {
    value = Object(value)[key];
    pointer += `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (isNode(value) && typeof value["$ref"] === "string") {
      pointer = value["$ref"].slice(1);
      value = splitPointer(pointer).reduce<unknown>((at, token) => Object(at)[token], document);
    }
  }
  return pointer;
}

function isClaimed(
  claims: readonly Claim[],
  { groupPointer = "", field }: GroupField,
  rule: string,
): boolean {
  return claims.some(({ pointers, members }) => {
    // `parameters` of an operation: the schemas of its parameters, whose fields are in the operation's group.
    const isParameterType = /^(?:path|query)\./.test(field.name) && /^(?:type|format)$/.test(rule);
    if (members?.includes("parameters") && isParameterType) return pointers.includes(groupPointer);
    return pointers.includes(field.pointer) && (members?.includes(rule) ?? true);
  });
}

const keyOf = (group: string, field: string): string => `${group} ${field}`;

/** Facts of the transcription by group and field of the provenance. Places that the document does not have are keys themselves. */
function transcribedRules(document: Node, transcription: Transcription): ReadonlyMap<string, Facts> {
  const flat = flattenTranscription(transcription);
  const visited = new Set(["document"]);
  const factsAt = (place: string): Facts => {
    visited.add(place);
    return JSON.parse(flat[place] ?? "{}");
  };
  const rules = new Map<string, Facts>();
  const add = (key: string, facts: Facts) => rules.set(key, { ...rules.get(key), ...facts });
  const schemas = membersOf(Object(document["components"])["schemas"]);
  /** Adds the facts of a schema's place to its field, and to the component that it refers to. */
  const addSchema = (value: unknown, place: string, group: string, field: string): void => {
    if (!isNode(value)) return;
    if (typeof value["$ref"] === "string") {
      const name = value["$ref"].split("/").at(-1) ?? "";
      add(keyOf(group, field), { schema: name });
      addSchema(schemas.find(([each]) => each === name)?.[1], place, name, "");
      return;
    }
    add(keyOf(group, field), factsAt(place));
    for (const [property, member] of membersOf(value["properties"])) {
      addSchema(member, `${place}.${property}`, group, field === "" ? property : `${field}.${property}`);
    }
    addSchema(value["items"], `${place}[]`, group, `${field}[]`);
  };
  for (const operation of operationsOf(document)) {
    const stated = transcription.operations.find(({ id }) => id === operation.id);
    const method = stated?.method.toUpperCase();
    add(keyOf(operation.id, ""), { method, path: stated?.path, "x-beta": stated?.beta || undefined });
    const { responses } = factsAt(operation.id);
    // Also those without content.
    for (const [status] of membersOf(operation.node["responses"])) {
      const stated = elementsOf(responses).includes(status) ? { status } : {};
      add(keyOf(operation.id, status), { ...factsAt(`${operation.id} ${status}`), ...stated });
    }
    for (const { place, schemaPath, schema } of partsOf(document, operation)) {
      const field = place.slice(operation.id.length + 1);
      add(keyOf(operation.id, field), factsAt(place));
      addSchema(schema, schemaPath, operation.id, field);
    }
  }
  for (const place of Object.keys(flat)) {
    if (!visited.has(place)) rules.set(place, {});
  }
  return rules;
}

/** Rules of a field that differ from the transcription in value or provenance. */
function checkField(
  each: GroupField,
  transcribed: ReadonlyMap<string, Facts>,
  claims: readonly Claim[],
): readonly string[] {
  const key = keyOf(each.group, each.field.name);
  const facts = { ...transcribed.get(key), ...documentFacts(each.field) };
  return each.field.rules.flatMap((rule) => {
    const expected = expectedProvenance(each, rule, claims);
    const isKnown = rule.rule in facts && same(facts[rule.rule], rule.value);
    // For values that only the document has, the transcription states only that they are inferred.
    if (!isKnown && expected !== "inferred") {
      return [`${key}: the transcription does not have ${rule.rule} ${JSON.stringify(rule.value)}`];
    }
    if (rule.provenance === expected) return [];
    return [`${key}: ${rule.rule} is ${rule.provenance}, but ${expected} by the transcription`];
  });
}

function expectedProvenance(each: GroupField, { rule }: Rule, claims: readonly Claim[]): Rule["provenance"] {
  if (isClaimed(claims, each, rule)) return "inferred";
  return rule === "x-extensible-enum" ? "example" : "stated";
}

/** Facts of the document that every transcription has: test/openapi/vendor-documentation.test.ts compares it. */
function documentFacts({ name, rules }: Field): Facts {
  const isCompared = name.startsWith("security.") || /^servers\[\d+\]$/.test(name);
  return isCompared ? Object.fromEntries(rules.map(({ rule, value }) => [rule, value])) : {};
}

const same = (one: unknown, other: unknown): boolean =>
  canonical({ required: one }) === canonical({ required: other });

/** Facts of the transcription that the provenance does not have. */
function findUnknown(
  fields: readonly GroupField[],
  transcribed: ReadonlyMap<string, Facts>,
): readonly string[] {
  return [...transcribed].flatMap(([key, facts]) => {
    const field = fields.find((each) => keyOf(each.group, each.field.name) === key)?.field;
    if (!field) return [`${key}: only in the transcription`];
    const isPath = field.name.startsWith("path.");
    return membersOf(facts)
      .filter(([name, value]) => value !== undefined && !field.rules.some(({ rule }) => rule === name))
      .filter(([name]) => !(isPath && (name === "style" || name === "explode")))
      .map(([name]) => `${key}: ${name} is only in the transcription`);
  });
}

/** Inferences of the transcription that the provenance does not show. */
function findUnused(fields: readonly GroupField[], claims: readonly Claim[]): readonly string[] {
  return claims.flatMap((claim) => {
    const isShown = fields.some((each) =>
      each.field.rules.some(
        ({ rule, provenance }) => provenance === "inferred" && isClaimed([claim], each, rule),
      ),
    );
    return isShown ? [] : [`${claim.what}: not inferred by the document`];
  });
}
