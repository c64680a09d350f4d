/** Copies of schemas for the compiler, in which a tag or the type of a value chooses the alternative whose errors are reported. */
import type { Schema } from "../../lib/bundle.ts";
import { type AnySchema, type SchemaFacts, tagsOf, type Union, unionsOf } from "./schema-facts.ts";
import { validationOnly } from "./validation-only.ts";

/** Alternatives with the types of their values. */
interface TypeGroup {
  readonly types: readonly string[];
  readonly alternatives: readonly AnySchema[];
}

/** Copies schemas without annotations. `isOpen`: whether objects may have other members: several alternatives of `oneOf` then match. */
export function copyForCompiler<T extends object>(facts: SchemaFacts, schema: T, isOpen: boolean): T {
  return validationOnly(schema, (each) => chooseAlternatives(facts, each, isOpen));
}

function chooseAlternatives(facts: SchemaFacts, schema: Schema, isOpen: boolean): Schema {
  const { $ref, ...beside } = schema;
  if ($ref !== undefined) {
    if (Object.keys(beside).length === 0) return schema;
    return chooseAlternatives(
      facts,
      toSchema({ ...beside, allOf: [{ $ref }, ...(beside.allOf ?? [])] }),
      isOpen,
    );
  }
  const [union, second] = unionsOf(schema);
  // Stated once outside, a wrong type is not reported by every part.
  const types = schema.allOf && schema.type === undefined ? facts.typesOf(schema) : undefined;
  if (types) return chooseAlternatives(facts, toSchema({ ...schema, type: types }), isOpen);
  if (!union) return schema;
  const { [union.keyword]: alternatives = [], discriminator, allOf = [], ...others } = schema;
  if (discriminator || alternatives.length > 1) {
    const isAlone = !second && allOf.length === 0 && Object.keys(others).every((name) => name === "type");
    const chosen = isAlone ? chooseByType(facts, schema, union, isOpen) : undefined;
    if (chosen) return chosen;
    if (discriminator) {
      const tagged = chooseByTag(discriminator.propertyName, alternatives, tagsIn(discriminator));
      return toSchema({ type: "object", ...others, allOf: [...allOf, ...tagged] });
    }
    const tag = findTag(facts, alternatives);
    if (tag !== undefined) {
      const isRequired = alternatives.every((each) => requires(facts, each, tag));
      const other = isRequired ? undefined : { [isOpen ? "anyOf" : union.keyword]: alternatives };
      const tagged = chooseByTag(tag, alternatives, (each) => constantsOf(facts, each, tag), other);
      return toSchema({ ...others, allOf: [...allOf, ...tagged] });
    }
    return isOpen && !second
      ? toSchema({ ...others, ...(schema.allOf && { allOf }), anyOf: alternatives })
      : schema;
  }
  return chooseAlternatives(facts, toSchema({ ...others, allOf: [...allOf, ...alternatives] }), isOpen);
}

/** @returns undefined if the alternatives do not differ by type */
function chooseByType(
  facts: SchemaFacts,
  { type, discriminator }: Schema,
  { keyword, alternatives }: Union,
  isOpen: boolean,
): Schema | undefined {
  const groups = groupByType(alternatives, facts.typesOf)?.filter(
    ({ types }) => type === undefined || overlaps(types, [type].flat()),
  );
  if (!groups || groups.length < 2) return undefined;
  const branches = groups.flatMap(({ types, alternatives: [only = true, ...more] }) => {
    const isTagged = discriminator && types.includes("object");
    if (more.length === 0 && !isTagged) {
      const isTypeOnly = typeof only === "boolean" || Object.keys(only).join() === "type";
      return isTypeOnly ? [] : [applyIf({ type: types }, only)];
    }
    const part = toSchema({ [keyword]: [only, ...more], ...(isTagged && { discriminator }) });
    return [applyIf({ type: types }, chooseAlternatives(facts, part, isOpen))];
  });
  return toSchema({
    type: groups.flatMap(({ types }) => types),
    ...(branches.length > 0 && { allOf: branches }),
  });
}

const tagsIn = (discriminator: NonNullable<Schema["discriminator"]>) => (schema: AnySchema) => {
  if (typeof schema === "boolean" || schema.$ref === undefined)
    throw new Error("an alternative without $ref beside a discriminator is not supported");
  return tagsOf(discriminator, schema.$ref);
};

/** Finds a member that has other texts in each alternative, so that it chooses one as a tag does. */
function findTag(facts: SchemaFacts, alternatives: readonly AnySchema[]): string | undefined {
  const [first = true] = alternatives;
  const names = [...facts.partsOf(first, false)].flatMap(({ properties = {} }) => Object.keys(properties));
  return names.find((name) => {
    const lists = alternatives.map((each) => constantsOf(facts, each, name));
    const all = lists.flat().filter((value) => typeof value === "string");
    return lists.every(({ length }) => length > 0) && new Set(all).size === lists.flat().length;
  });
}

function constantsOf(facts: SchemaFacts, schema: AnySchema, name: string): readonly unknown[] {
  const members = [...facts.partsOf(schema, false)].flatMap(({ properties = {} }) => properties[name] ?? []);
  const parts = members.flatMap((member) => [...facts.partsOf(member, false)]);
  return parts.flatMap((part) => part.enum ?? ("const" in part ? [part.const] : []));
}

const requires = (facts: SchemaFacts, schema: AnySchema, name: string): boolean =>
  facts.typesOf(schema)?.join() === "object" &&
  [...facts.partsOf(schema, false)].some(({ required = [] }) => required.includes(name));

/** Schemas that apply to an object what its tag chooses. `other`: schema of a value without such a tag; by default it is an error. */
function chooseByTag(
  name: string,
  alternatives: readonly AnySchema[],
  tagsFor: (alternative: AnySchema) => readonly unknown[],
  other?: object,
): readonly object[] {
  const withTag = (tags: readonly unknown[]): object => ({
    type: "object",
    properties: { [name]: { type: "string", enum: tags } },
    required: [name],
  });
  const known = withTag(alternatives.flatMap(tagsFor));
  const branches = alternatives.map((each) => applyIf(withTag(tagsFor(each)), each));
  return [other ? { if: known, else: other } : known, ...branches];
}

/** Applies a schema to the values for which a condition holds. */
function applyIf(condition: object, then: AnySchema): object {
  return { if: condition, then };
}

/** Groups alternatives so that no type is in two groups; undefined if an alternative does not state its types. */
function groupByType(
  alternatives: readonly AnySchema[],
  typesOf: SchemaFacts["typesOf"],
): readonly TypeGroup[] | undefined {
  let groups: readonly TypeGroup[] = [];
  for (const alternative of alternatives) {
    const types = typesOf(alternative);
    if (!types) return undefined;
    const same = groups.filter((group) => overlaps(group.types, types));
    const merged = {
      types: [...new Set([...same.flatMap((group) => group.types), ...types])],
      alternatives: [...same.flatMap((group) => group.alternatives), alternative],
    };
    groups = [...groups.filter((group) => !same.includes(group)), merged];
  }
  return groups;
}

/** Whether a value may have a type of both lists. */
function overlaps(left: readonly string[], right: readonly string[]): boolean {
  const widen = (type: string): string => (type === "integer" ? "number" : type);
  return left.some((type) => right.map(widen).includes(widen(type)));
}

/** Redocly's type does not have every keyword of JSON Schema. */
function toSchema(schema: object): Schema {
  return schema as Schema;
}
