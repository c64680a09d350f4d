/** Reads an OpenAPI document as plain JSON: objects, references and values at a path. */

/** A JSON object. */
export type Node = Readonly<Record<string, unknown>>;

/** Keywords that do not restrict a value. `payloadType` of flatten.ts reads `x-payload`. */
const annotations = new Set([
  "description",
  "title",
  "examples",
  "$comment",
  "x-inferred",
  "x-inferred-members",
  "x-not-documented",
  "x-payload",
]);

/** Checks whether a schema keyword is left out of the comparison. */
export function isIgnoredKeyword(keyword: string): boolean {
  return annotations.has(keyword);
}

/** Checks whether a value is a JSON object (not an array, not null). */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as a JSON object; throws if it is not one. `place` is for the message. */
export function asNode(value: unknown, place: string): Node {
  if (isNode(value)) return value;
  throw new Error(
    `${place}: expected an object, found ${JSON.stringify(value)}. Correct the document there.`,
  );
}

/** The members of an object as pairs; none if it is not an object. */
export function membersOf(value: unknown): [string, unknown][] {
  return isNode(value) ? Object.entries(value) : [];
}

/** The elements of an array; none if it is not an array. */
export function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The target of a local reference (`#/components/...`, RFC 6901). */
function lookUp(document: Node, reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  return steps
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, step) => (isNode(value) ? value[step] : undefined), document);
}

/** The value at a path of keys of the document itself, behind references: not a copy. */
export function followed(document: Node, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => {
    const next = Object(value)[step];
    return isNode(next) && typeof next["$ref"] === "string" ? lookUp(document, next["$ref"]) : next;
  }, document);
}

/**
 * Resolves `$ref`. Keywords beside the reference are added to its target.
 *
 * @throws if the target is not an object, or a keyword beside the reference is also in the target
 */
export function resolve(document: Node, value: unknown, place: string): Node {
  const { $ref, ...beside } = asNode(value, place);
  if ($ref === undefined) return beside;
  const target = resolve(document, lookUp(document, String($ref)), `${place} -> ${String($ref)}`);
  const twice = Object.keys(beside).filter((keyword) => !isIgnoredKeyword(keyword) && keyword in target);
  if (twice.length === 0) return { ...target, ...beside };
  throw new Error(`${place}: ${twice.join(", ")} beside $ref is also in its target. Keep it in one place.`);
}

/**
 * The object at a path of keys, with every `$ref` resolved.
 *
 * @returns undefined if the path does not exist
 */
export function nodeAt(document: Node, path: readonly string[]): Node | undefined {
  let node = document;
  for (const step of path) {
    const next = Array.isArray(node[step]) ? { ...node[step] } : node[step];
    if (!isNode(next)) return undefined;
    node = resolve(document, next, path.join(" "));
  }
  return node;
}
