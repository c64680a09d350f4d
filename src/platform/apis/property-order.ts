/** Property order of resources: that of the OpenAPI documents, so that equal content is equal text, whatever order it was given in. */
import { propertyOrder } from "../../../generated/platform/property-order.ts";

interface PropertyOrder {
  readonly [name: string]: PropertyOrder | null;
}

const { services } = propertyOrder.organizations;
const { dashboards, alerts } = propertyOrder.teams;

const orders = { Service: services, Pipe: services.pipes, Dashboard: dashboards, Alert: alerts } as const;

/** Kinds of resources, as in the store. */
export type ResourceKind = keyof typeof orders;

export const settingNames: readonly string[] = Object.keys(services.pipes.settings);

/**
 * Copies a resource with the properties of all its objects in order. A property that the documents do not define, as one that an older
 * document defined, comes last. Properties whose value is undefined are omitted.
 */
export function orderProperties(kind: ResourceKind, resource: object): object {
  return orderObject(resource, orders[kind]);
}

function orderObject(value: object, order: PropertyOrder): object {
  const given = new Map<string, unknown>(Object.entries(value));
  const known = Object.entries(order).map(
    ([name, inner]) => [name, orderValue(given.get(name), inner)] as const,
  );
  const others = [...given].filter(([name]) => !Object.hasOwn(order, name));
  return Object.fromEntries([...known, ...others].filter(([, property]) => property !== undefined));
}

function orderValue(value: unknown, order: PropertyOrder | null): unknown {
  if (order === null || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => orderValue(item, order));
  return orderObject(value, order);
}
