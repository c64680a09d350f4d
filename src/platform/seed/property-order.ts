/** Property order of resources: that of the OpenAPI documents, so that equal content is equal text, whatever order it was given in. */

/** Names of an object's properties; null for any other value. */
export interface PropertyOrder {
  readonly [name: string]: PropertyOrder | null;
}

/**
 * Copies a resource with the properties of all its objects in order. A property that the documents do not define, as one that an older
 * document defined, comes last. Properties whose value is undefined are omitted.
 */
export function orderProperties(order: PropertyOrder, resource: object): object {
  const given = new Map<string, unknown>(Object.entries(resource));
  const known = Object.entries(order).map(
    ([name, inner]) => [name, orderValue(given.get(name), inner)] as const,
  );
  const others = [...given].filter(([name]) => !Object.hasOwn(order, name));
  return Object.fromEntries([...known, ...others].filter(([, property]) => property !== undefined));
}

function orderValue(value: unknown, order: PropertyOrder | null): unknown {
  if (order === null || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => orderValue(item, order));
  return orderProperties(order, value);
}
