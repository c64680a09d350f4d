/**
 * Copies of schemas for the compiler, without annotations. Of a union, only the errors of the alternative that was meant are reported:
 * it is chosen by `discriminator` or by the type of the value.
 *
 * The documents leave responses open: unknown members and values beyond an open value list are valid. A closed copy reports both, so
 * that the client can detect drift and the platform can check its own responses.
 */
import type { OpenApiDocument, Schema } from "../lib/bundle.ts";

import { closeComposition, copyComposition } from "./copy-composition.ts";
import {
  type AnySchema,
  allTypes,
  createSchemaFacts,
  nameOf,
  overlaps,
  type SchemaFacts,
  unionsOf,
} from "./schema-facts.ts";
import { anyMembers, applyIf, closedKeywords, simplify, unsupported } from "./schema-forms.ts";

/** Copies the schemas of one document. */
export interface SchemaCopier {
  /**
   * @param schema a schema of the document; not changed
   * @param location name of the schema for error messages, such as `getPipe`
   * @throws if a closed copy cannot be made, or a schema is part of itself
   */
  readonly copy: (schema: AnySchema, location: string) => object;
  /** Copies of the component schemas that the copies refer to, by name. */
  readonly components: Readonly<Record<string, object>>;
}

/** State of a copier, and what compositions need of it. */
export interface Copier {
  readonly facts: SchemaFacts;
  readonly isResponse: boolean;
  /** Whether objects with `properties` are closed. */
  readonly isClosed: boolean;
  /** For the content of alternatives, where an unknown member must not decide which one matches; undefined if it is this one. */
  readonly open?: Copier;
  /** Name of a component schema's copy. */
  readonly toName: ($ref: string) => string;
  readonly components: Record<string, object>;
  /** Compositions that are being copied, with the names of those that contain themselves. */
  readonly inProgress: Map<AnySchema, string | undefined>;
  readonly copySchema: (copier: Copier, schema: AnySchema, place: Place) => object;
  readonly copyMembers: (copier: Copier, own: Schema, place: Place) => Schema;
}

/** Where a schema stands. */
export interface Place {
  readonly location: string;
  /** Whether it is within a list or a map. */
  readonly isRepeated: boolean;
  /** Names that the composition defines which the schema is a part of. */
  readonly known: ReadonlySet<string>;
}

/**
 * Creates a copier. A reference is kept, except within a list or a map, where it is resolved in place unless it is recursive:
 * Ajv compiles a reference to a function whose errors the caller concatenates, which for every element of a long list takes quadratic
 * time.
 *
 * @param document the bundled document
 * @param options `isClosed`: whether objects are closed that have `properties`, unless the document leaves them open on purpose
 */
export function createSchemaCopier(
  document: OpenApiDocument,
  { isClosed }: { readonly isClosed: boolean },
): SchemaCopier {
  const shared = { facts: createSchemaFacts(document), components: {}, copySchema, copyMembers };
  const copier: Copier = isClosed
    ? {
        ...shared,
        ...{ isResponse: true, isClosed, toName: nameOf, inProgress: new Map() },
        // Names of the document's schemas are in PascalCase.
        open: {
          ...shared,
          isResponse: true,
          isClosed: false,
          toName: ($ref) => `open${nameOf($ref)}`,
          inProgress: new Map(),
        },
      }
    : { ...shared, isResponse: false, isClosed, toName: nameOf, inProgress: new Map() };
  return {
    copy: (schema, location) => copySchema(copier, schema, { location, isRepeated: false, known: new Set() }),
    components: copier.components,
  };
}

function copySchema(copier: Copier, schema: AnySchema, place: Place): object {
  if (schema === false) throw unsupported(place.location, "the schema false");
  const own = simplify(schema, copier.isClosed);
  if (own.$ref !== undefined) return copyReference(copier, own.$ref, place);
  if (own.allOf || unionsOf(own).length > 0) {
    return nameIfRecursive(copier, schema, () => {
      return copyByType(copier, own, place) ?? copyParts(copier, own, place);
    });
  }
  const isOpen = own.additionalProperties !== undefined || own.unevaluatedProperties !== undefined;
  const closes = copier.isClosed && own.properties && !isOpen;
  return { ...copyMembers(copier, own, place), ...(closes && { additionalProperties: false }) };
}

/** Makes a composition a component if it contains itself: the parts of a closed one are written in place of their references. */
function nameIfRecursive(
  { components, inProgress }: Copier,
  schema: AnySchema,
  create: () => object,
): object {
  if (inProgress.has(schema)) {
    // Names of the document's schemas are in PascalCase.
    const name = inProgress.get(schema) ?? `composition${Object.keys(components).length}`;
    inProgress.set(schema, name);
    components[name] ??= {};
    return toReference(name);
  }
  inProgress.set(schema, undefined);
  const copy = create();
  const name = inProgress.get(schema);
  inProgress.delete(schema);
  if (name === undefined) return copy;
  components[name] = copy;
  return toReference(name);
}

function toReference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

function copyParts(copier: Copier, own: Schema, place: Place): object {
  const { facts, isClosed } = copier;
  const names = facts.namesOf(own, true);
  const inside = { ...place, known: new Set([...place.known, ...names]) };
  const closes = isClosed ? names.size > 0 : own.unevaluatedProperties === false;
  return closes ? closeComposition(copier, own, inside) : copyComposition(copier, own, inside);
}

function copyReference(copier: Copier, $ref: string, place: Place): object {
  const { facts, components } = copier;
  const name = copier.toName($ref);
  const target = facts.target($ref);
  const inside = { location: nameOf($ref), isRepeated: place.isRepeated, known: new Set<string>() };
  if (place.isRepeated && !facts.isRecursive($ref)) return copySchema(copier, target, inside);
  if (!Object.hasOwn(components, name)) {
    // Reserved before it is copied, since it may refer to itself.
    components[name] = {};
    components[name] = copySchema(copier, target, { ...inside, isRepeated: false });
  }
  return toReference(name);
}

/** Copies all keywords but compositions. */
function copyMembers(copier: Copier, own: Schema, place: Place): Schema {
  const inside = { isRepeated: place.isRepeated, known: new Set<string>() };
  const copy = Object.entries(own).map(([keyword, value]) => {
    if (keyword === "properties") {
      const properties = Object.entries(own.properties ?? {});
      const copies = properties.map(([name, property]) => [
        name,
        copySchema(copier, property, { ...inside, location: `${place.location}.${name}` }),
      ]);
      return [keyword, Object.fromEntries(copies)];
    }
    if (["items", "additionalProperties", "unevaluatedProperties"].includes(keyword)) {
      if (typeof value === "boolean" && keyword !== "items") return [keyword, value];
      const location = `${place.location}[]`;
      return [keyword, copySchema(copier, value, { ...inside, isRepeated: true, location })];
    }
    if (copier.isResponse && !closedKeywords.has(keyword)) throw unsupported(place.location, keyword);
    return [keyword, value];
  });
  return defineRequired(Object.fromEntries(copy), place);
}

/** Strict mode wants a required member defined beside `required`; another part of the composition may define it. */
function defineRequired(copy: Schema, { known }: Place): Schema {
  const names = (copy.required ?? []).filter(
    (name) => known.has(name) && !Object.hasOwn(copy.properties ?? {}, name),
  );
  return names.length === 0 ? copy : { ...copy, properties: { ...copy.properties, ...anyMembers(names) } };
}

/** Chooses the alternatives of a union by the type of the value; undefined if they do not differ by type, or are not all of the schema. */
function copyByType(copier: Copier, own: Schema, place: Place): object | undefined {
  const [union, second] = unionsOf(own);
  const { discriminator } = own;
  const isAlone = Object.keys(own).every((keyword) =>
    [union?.keyword, "discriminator", "type"].includes(keyword),
  );
  if (!union || second || !isAlone) return undefined;
  const allowed = own.type === undefined ? allTypes : [own.type].flat();
  const groups = copier.facts.groupByType(union)?.filter(({ types }) => overlaps(types, allowed)) ?? [];
  if (groups.length < 2) return undefined;
  const branches = groups.flatMap(({ types, alternatives }) => {
    const isTagged = discriminator && types.includes("object");
    const [only, ...others] = alternatives;
    const schema: AnySchema =
      only !== undefined && others.length === 0 && !isTagged
        ? only
        : // The alternatives are those of the document.
          ({ [union.keyword]: alternatives, ...(isTagged && { discriminator }) } as Schema);
    const then = copySchema(copier, schema, place);
    return Object.keys(then).join() === "type" ? [] : [applyIf({ type: types }, then)];
  });
  const type = groups.flatMap(({ types }) => types);
  return branches.length === 1
    ? { type, ...branches[0] }
    : { type, ...(branches.length > 0 && { allOf: branches }) };
}
