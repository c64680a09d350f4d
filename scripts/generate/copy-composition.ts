/**
 * Copies of schemas with `allOf`, `anyOf` and `oneOf`. In a closed one the parts stay open, and `unevaluatedProperties` stands outside.
 * Ajv reports the members of a part as unevaluated where it does not know when compiling that the part applies. So parts are written in
 * place of their references, and each alternative of a discriminator is closed on its own.
 */

import type { Schema } from "../lib/bundle.ts";
import type { Copier, Place } from "./copy-schema.ts";
import { type AnySchema, allTypes, tagsOf, unionsOf } from "./schema-facts.ts";
import { anyMembers, applyIf, simplify, unsupported } from "./schema-forms.ts";

/** Place in a closed composition. */
interface ClosedPlace extends Place {
  /** Names of the members that are defined outside of this alternative. */
  readonly outer: ReadonlySet<string>;
  /** Types of the whole; undefined if no type stands outside of the parts. */
  readonly types: readonly string[] | undefined;
}

/** How the schemas of a composition are copied. */
interface PartCopier {
  readonly copyPart: (part: AnySchema) => object;
  readonly copyAlternative: (alternative: AnySchema) => object;
  /** Copies an alternative that the member `tag` chooses. */
  readonly copyTagged: (alternative: AnySchema, tag: string) => object;
}

/** Copies a composition that stays open, or whose parts are closed. */
export function copyComposition(copier: Copier, own: Schema, place: Place): object {
  const { copySchema, open = copier } = copier;
  return joinParts(copier, own, place, {
    copyPart: (part) => copySchema(copier, part, place),
    copyAlternative: (alternative) => copySchema(open, alternative, place),
    copyTagged: (alternative) => copySchema(copier, alternative, place),
  });
}

/** Copies a composition and closes it. */
export function closeComposition(copier: Copier, own: Schema, place: Place): object {
  return closeAlternative(copier, own, { ...place, outer: new Set(), types: undefined });
}

function closeAlternative(copier: Copier, schema: AnySchema, place: ClosedPlace): object {
  const { facts } = copier;
  const discriminators = facts.countDiscriminators(schema);
  if (discriminators > 1) throw unsupported(place.location, "a second discriminator in one object");
  if (discriminators === 1) {
    // Each of its alternatives is closed instead, with the members that all have in common.
    const outer = new Set([...place.outer, ...facts.namesOf(schema, false)]);
    return copyOpen(copier, schema, { ...place, outer, types: undefined });
  }
  const types = facts.typesOf(schema);
  const copy = copyOpen(copier, schema, { ...place, types });
  const outer = [...place.outer].filter((name) => !Object.hasOwn(copy.properties ?? {}, name));
  const properties = { ...copy.properties, ...anyMembers(outer) };
  return {
    type: types ?? allTypes,
    ...copy,
    ...(Object.keys(properties).length > 0 && { properties }),
    unevaluatedProperties: false,
  };
}

/** Copies a part of a closed composition: open, without references. */
function copyOpen(copier: Copier, schema: AnySchema, place: ClosedPlace): Schema {
  const own = simplify(schema, copier.isClosed);
  const { $ref, type, unevaluatedProperties, ...rest } = own;
  if ($ref !== undefined) return copyOpen(copier, copier.facts.target($ref), place);
  const open = {
    // A value of another type is reported once.
    ...(type !== undefined && [type].flat().join() !== place.types?.join() && { type }),
    ...rest,
    ...(unevaluatedProperties !== undefined && unevaluatedProperties !== false && { unevaluatedProperties }),
  };
  return joinParts(copier, open, place, {
    copyPart: (part) => copyOpen(copier, part, place),
    copyAlternative: (alternative) => ({
      ...copyOpen(copier.open ?? copier, alternative, place),
      ...(copier.isResponse && isFreeForm(copier, alternative) && { additionalProperties: true }),
    }),
    copyTagged: (alternative, tag) => closeTagged(copier, alternative, tag, place),
  });
}

/** Closes an alternative of a discriminator; that of a response keeps its reference if no other part has members. */
function closeTagged(copier: Copier, alternative: AnySchema, tag: string, place: ClosedPlace): object {
  const outer = new Set([...place.outer, tag]);
  const names = copier.facts.namesOf(alternative, true);
  const isAlone = names.size === 0 || (outer.size === 1 && names.has(tag));
  return copier.isClosed && isAlone
    ? copier.copySchema(copier, alternative, place)
    : closeAlternative(copier, alternative, { ...place, outer });
}

/** Copies the keywords of a schema, and its parts with the given functions. */
function joinParts(
  copier: Copier,
  { allOf = [], anyOf, oneOf, discriminator, ...members }: Schema,
  place: Place,
  { copyPart, copyAlternative, copyTagged }: PartCopier,
): Schema {
  const copy: Record<string, unknown> = { ...copier.copyMembers(copier, members, place) };
  const parts = allOf.map(copyPart);
  for (const { keyword, alternatives } of unionsOf({ ...(anyOf && { anyOf }), ...(oneOf && { oneOf }) })) {
    if (discriminator) {
      const { propertyName: tag } = discriminator;
      const branches = alternatives.map((alternative) => {
        const $ref = typeof alternative === "object" ? alternative.$ref : undefined;
        if ($ref === undefined)
          throw unsupported(place.location, "an alternative without $ref beside a discriminator");
        return { tags: tagsOf(discriminator, $ref), schema: copyTagged(alternative, tag) };
      });
      copy["type"] ??= "object";
      parts.push(...chooseByTag(tag, branches));
    } else {
      // The objects of a response are open in the document, so that several alternatives may match.
      copy[copier.isResponse ? "anyOf" : keyword] = alternatives.map(copyAlternative);
    }
  }
  return { ...copy, ...(parts.length > 0 && { allOf: parts }) };
}

/** Schemas that check the tag, and apply to an object what its tag chooses. */
function chooseByTag(
  tag: string,
  branches: readonly { readonly tags: readonly string[]; readonly schema: object }[],
): readonly object[] {
  const withTags = (tags: readonly string[]): Schema => ({
    properties: { [tag]: { type: "string", enum: [...tags] } },
    required: [tag],
  });
  return [
    withTags(branches.flatMap(({ tags }) => tags)),
    ...branches.map(({ tags, schema }) => applyIf({ type: "object", ...withTags(tags) }, schema)),
  ];
}

/** Whether a schema accepts objects of any members. */
function isFreeForm(copier: Copier, schema: AnySchema): boolean {
  const { type, ...others } = simplify(schema, copier.isClosed);
  return Object.keys(others).length === 0 && (type === undefined || [type].flat().includes("object"));
}
