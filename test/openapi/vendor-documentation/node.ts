/** Reads an OpenAPI document as plain JSON: objects, references and values at a path. */

import { findReferenced, isObject, type JsonObject } from "../../../src/contract/openapi.ts";

export type Node = JsonObject;

/** Keywords that do not restrict a value. `payloadType` of flatten.ts reads `x-payload`. */
const annotations = new Set([
  ...["description", "title", "examples", "$comment", "x-inferred", "x-inferred-members"],
  ...["x-not-documented", "x-payload"],
]);

/** Checks whether a schema keyword is left out of the comparison. */
export function isIgnoredKeyword(keyword: string): boolean {
  return annotations.has(keyword);
}

/** A value as a JSON object; throws if it is not one. `place` is for the message. */
export function asNode(value: unknown, place: string): Node {
  if (isObject(value)) return value;
  throw new Error(
    `${place}: expected an object, found ${JSON.stringify(value)}. Correct the document there.`,
  );
}

/** The members of an object as pairs; none if it is not an object. */
export function membersOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The elements of an array; none if it is not an array. */
export function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value at a path of keys of the document itself, behind references: not a copy. */
export function followed(document: Node, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => {
    const next = Object(value)[step];
    return isObject(next) && typeof next["$ref"] === "string" ? findReferenced(document, next["$ref"]) : next;
  }, document);
}

/**
 * Resolves `$ref`. Keywords beside the reference are added to its target. Throws if the target is not an object, or a keyword beside the
 * reference is also in the target.
 */
export function resolve(document: Node, value: unknown, place: string): Node {
  const { $ref, ...beside } = asNode(value, place);
  if ($ref === undefined) return beside;
  const target = resolve(document, findReferenced(document, String($ref)), `${place} -> ${String($ref)}`);
  const twice = Object.keys(beside).filter((keyword) => !isIgnoredKeyword(keyword) && keyword in target);
  if (twice.length === 0) return { ...target, ...beside };
  throw new Error(`${place}: ${twice.join(", ")} beside $ref is also in its target. Keep it in one place.`);
}

/** The object at a path of keys, with every `$ref` resolved. Returns undefined if the path does not exist. */
export function nodeAt(document: Node, path: readonly string[]): Node | undefined {
  let node = document;
  for (const step of path) {
    const next = Array.isArray(node[step]) ? { ...node[step] } : node[step];
    if (!isObject(next)) return undefined;
    node = resolve(document, next, path.join(" "));
  }
  return node;
}

/** An object of a document with `x-inferred`. */
interface Annotated {
  /** Its path. */
  readonly place: string;
  readonly node: Node;
}

/** Lists the objects of a document that have `x-inferred`. */
export function annotatedObjects(value: unknown, place = ""): readonly Annotated[] {
  const own = isObject(value) && typeof value["x-inferred"] === "string" ? [{ place, node: value }] : [];
  const members = [...membersOf(value), ...elementsOf(value).entries()];
  return [...own, ...members.flatMap(([name, member]) => annotatedObjects(member, `${place}/${name}`))];
}
