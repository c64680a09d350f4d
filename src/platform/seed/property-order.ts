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

/** Names of the pipe settings. */
export const settingNames: readonly string[] = Object.keys(services.pipes.settings);

/**
 * Copies a resource with the properties of all its objects in order. Properties whose value is undefined are omitted.
 *
 * @param kind schema name of the resource
 * @param resource a valid resource
 * @throws if the resource has a property that the documents do not define, which would be lost
 */
export function orderProperties(kind: ResourceKind, resource: object): object {
  return orderObject(resource, orders[kind], kind);
}

function orderObject(value: object, order: PropertyOrder, location: string): object {
  const given = new Map<string, unknown>(Object.entries(value));
  const unknownName = [...given.keys()].find((name) => !Object.hasOwn(order, name));
  if (unknownName !== undefined) throw new Error(`${location} has no property ${unknownName}.`);
  const properties = Object.entries(order)
    .map(([name, inner]) => [name, orderValue(given.get(name), inner, `${location}.${name}`)] as const)
    .filter(([, property]) => property !== undefined);
  return Object.fromEntries(properties);
}

function orderValue(value: unknown, order: PropertyOrder | null, location: string): unknown {
  if (order === null || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => orderValue(item, order, location));
  return orderObject(value, order, location);
}
