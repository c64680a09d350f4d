/** Reads an OpenAPI document as plain JSON: objects, references and values at a path. */

/** A JSON object. */
export type Node = Readonly<Record<string, unknown>>;

/** Keywords that say something about a value and never refuse one. */
const annotations = new Set(["description", "title", "examples", "$comment", "x-inferred"]);

/** Whether a schema keyword is left out of the comparison. */
export function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword);
}

/** Whether a value is a JSON object (not an array, not null). */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A value as a JSON object.
 *
 * @param value what stands in the document
 * @param place where, for the message
 * @throws when it is anything else
 */
export function asNode(value: unknown, place: string): Node {
  if (isNode(value)) return value;
  throw new Error(
    `${place}: expected an object, found ${JSON.stringify(value)}. Correct the document there.`,
  );
}

/** The members of an object as pairs; none when it is not an object. */
export function membersOf(value: unknown): [string, unknown][] {
  return isNode(value) ? Object.entries(value) : [];
}

/** The elements of an array; none when it is not an array. */
export function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a local reference (`#/components/...`, RFC 6901) points at. */
function lookUp(document: Node, reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  return steps
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, step) => (isNode(value) ? value[step] : undefined), document);
}

/**
 * Follows `$ref`. What stands beside the reference is added to what it points at.
 *
 * @param document the bundle the reference points into
 * @param value an object, with or without `$ref`
 * @param place where it stands, for the message
 * @returns an object without `$ref`
 * @throws when the reference points at no object, or a keyword beside it is also in its target
 */
export function resolve(document: Node, value: unknown, place: string): Node {
  const { $ref, ...beside } = asNode(value, place);
  if ($ref === undefined) return beside;
  const target = resolve(document, lookUp(document, String($ref)), `${place} -> ${String($ref)}`);
  const twice = Object.keys(beside).filter((keyword) => !isAnnotation(keyword) && keyword in target);
  if (twice.length === 0) return { ...target, ...beside };
  throw new Error(`${place}: ${twice.join(", ")} beside $ref is also in its target. Keep it in one place.`);
}

/**
 * The object at a path of keys, following every `$ref` on the way.
 *
 * @returns the object, or undefined when a step leads nowhere
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
