/** Objects of a document with their location. */
import { appendPointer } from "../../contract/json-pointer.ts";
import { findReferenced, isObject } from "../../contract/openapi.ts";

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An object of a document. */
export interface LocatedObject {
  readonly object: JsonObject;
  /** JSON Pointer to the object (RFC 6901). */
  readonly pointer: string;
}

/** Returns a member that is an object; undefined if it is absent or not an object. */
export function memberOf({ object, pointer }: LocatedObject, name: string): LocatedObject | undefined {
  const member = object[name];
  return isObject(member) ? { object: member, pointer: appendPointer(pointer, name) } : undefined;
}

/** Lists the entries of a member that are objects: the properties of a schema, or the elements of an array. */
export function entriesOf(
  parent: LocatedObject,
  name: string,
): readonly (readonly [name: string, LocatedObject])[] {
  const container = parent.object[name];
  const pointer = appendPointer(parent.pointer, name);
  return Object.entries(container ?? {}).flatMap(([key, object]) =>
    isObject(object) ? [[key, { object, pointer: appendPointer(pointer, key) }] as const] : [],
  );
}

/**
 * Follows the reference of an object.
 *
 * @param document the document that contains the target
 * @param located an object with or without `$ref`
 * @returns the target, or the object itself
 * @throws if the target does not exist
 */
export function followReference(document: JsonObject, located: LocatedObject): LocatedObject {
  const { $ref } = located.object;
  if (typeof $ref !== "string") return located;
  const object = findReferenced(document, $ref);
  if (!object) throw new Error(`$ref ${$ref} does not resolve.`);
  return followReference(document, { object, pointer: decodeURIComponent($ref.slice(1)) });
}
