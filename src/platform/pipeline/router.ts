/** Finds the operation of a request by its path and method, among all APIs. */
import { listQueryKeys } from "../../contract/credential-parts.ts";
import type { Operation } from "../../contract/operation.ts";
import { listQueryTargets } from "../../contract/read-parameter.ts";
import type { Handler, PlatformApi } from "../apis/api.ts";
import { createExampleHandler } from "../apis/example-handler.ts";
import { decodePart } from "./target.ts";

/** An operation with everything that serving it needs. */
export type Route = ReturnType<typeof createRoute>;

/** Routes of a path. */
export interface PathMatch {
  /** By method in upper case. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Path parameters as they were sent, in the order of the template. */
  readonly values: readonly string[];
}

/** Node of the tree of path segments. */
interface Segment {
  readonly literals: Map<string, Segment>;
  /** The longest literal text first. */
  readonly parameters: ParameterSegment[];
  readonly routes: Map<string, Route>;
  /** Routes whose path has a query. */
  readonly variants: Route[];
}

/** Segments with parameters, such as `{name}`, `{name}:stop` or `{name}.{format}`. */
interface ParameterSegment {
  /** The template without the names of its parameters, such as `{}.{}`. */
  readonly key: string;
  /** Literal texts before, between and after the parameters. */
  readonly literals: readonly string[];
  /** Whether it is the rest of the path, as `{+name}` is, which has slashes. */
  readonly isRest: boolean;
  readonly segment: Segment;
}

function createSegment(): Segment {
  return { literals: new Map(), parameters: [], routes: new Map(), variants: [] };
}

export type Router = ReturnType<typeof createRouter>;

/** Creates a router. */
export function createRouter(apis: readonly PlatformApi[]) {
  const root = createSegment();
  const apiBySegment = new Map<string, PlatformApi>();
  for (const api of apis) {
    for (const operation of Object.values(api.operations)) {
      const [template = "", query] = servedPath(api, operation).split("?");
      const names = template.split("/").slice(1);
      apiBySegment.set(names[0] ?? "", api);
      const rest = names.findIndex((name) => name.includes("{+"));
      if (rest >= 0) names.push(names.splice(rest).join("/"));
      const { routes, variants } = names.reduce(addSegment, root);
      if (query !== undefined) variants.push(createRoute(api, operation));
      // If several operations have one method and path, the first one answers.
      else if (!routes.has(operation.method)) routes.set(operation.method, createRoute(api, operation));
    }
  }
  return {
    /** Undefined if no template matches. Literal segments are preferred to parameters (OpenAPI 3.1, Paths Object). */
    find: (path: string, query = ""): PathMatch | undefined => {
      const values: string[] = [];
      // The path begins with a slash, so the first part is empty.
      const segment = walk(root, path.split("/"), 1, values);
      if (!segment || segment.variants.length === 0) return segment && { routes: segment.routes, values };
      const pairs = query.split("&");
      const routes = new Map(segment.routes);
      for (const route of segment.variants) {
        if (route.fixedPairs.every((pair) => pairs.includes(pair))) routes.set(route.operation.method, route);
      }
      return routes.size > 0 ? { routes, values } : undefined;
    },
    /** The API whose paths share the target's first segment, for the format of its errors. */
    findApi: (target: string): PlatformApi | undefined =>
      apiBySegment.get(/^(?:https?:\/\/[^/?#]*)?\/([^/?#]*)/i.exec(target)?.[1] ?? ""),
  };
}

/** Path template of an operation on the platform. */
export function servedPath(
  { basePath }: Pick<PlatformApi, "basePath">,
  { path }: Pick<Operation, "path">,
): string {
  return basePath + path;
}

function addSegment(parent: Segment, template: string): Segment {
  const literals = template.split(/\{[^{}]+\}/);
  if (literals.length === 1) {
    const child = parent.literals.get(template) ?? createSegment();
    parent.literals.set(template, child);
    return child;
  }
  const isRest = template.includes("{+");
  const key = literals.join(isRest ? "{+}" : "{}");
  const present = parent.parameters.find((each) => each.key === key);
  if (present) return present.segment;
  const segment = createSegment();
  parent.parameters.push({ key, literals, isRest, segment });
  // A segment before the rest of a path, and of these the one with most literal text.
  parent.parameters.sort(
    (a, b) => Number(a.isRest) - Number(b.isRest) || literalLength(b) - literalLength(a),
  );
  return segment;
}

function literalLength({ literals }: ParameterSegment): number {
  return literals.join("").length;
}

/**
 * Returns the values of the parameters in a text, of which each ends where the next literal text begins; undefined if it does not match. No
 * value is empty: `/pipes/` is not the pipe whose id is empty.
 */
function matchSegment(
  [prefix = "", ...others]: readonly string[],
  text: string,
): readonly string[] | undefined {
  const suffix = others.pop() ?? "";
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return undefined;
  const values: string[] = [];
  let start = prefix.length;
  for (const literal of others) {
    const end = text.indexOf(literal, start + 1);
    if (end < 0) return undefined;
    values.push(text.slice(start, end));
    start = end + literal.length;
  }
  values.push(text.slice(start, text.length - suffix.length));
  return text.length - suffix.length > start ? values : undefined;
}

function walk(node: Segment, parts: readonly string[], index: number, values: string[]): Segment | undefined {
  const part = parts[index];
  if (part === undefined) return node.routes.size + node.variants.length > 0 ? node : undefined;
  const literal = node.literals.get(decodePart(part));
  const found = literal && walk(literal, parts, index + 1, values);
  if (found) return found;
  for (const { literals, isRest, segment } of node.parameters) {
    const matched = matchSegment(literals, isRest ? parts.slice(index).join("/") : part);
    if (!matched) continue;
    const { length } = values;
    values.push(...matched);
    const further = walk(segment, parts, isRest ? parts.length : index + 1, values);
    if (further) return further;
    values.length = length;
  }
  return undefined;
}

function createRoute(api: PlatformApi, operation: Operation) {
  const { operationId, parameters, path, success } = operation;
  const validators = api.requests[operationId];
  // Fail closed: an operation is never served without request validation.
  if (!validators)
    throw new Error(`${operationId}: generated/${api.name}/requests.js has no validators for it.`);
  const handler: Handler =
    (Object.hasOwn(api.handlers, operationId) && api.handlers[operationId]) ||
    createExampleHandler(api, operation);
  const responses = Object.values(success).flatMap((each) => [each, ...(each.others ?? [])]);
  return {
    api,
    operation,
    handler,
    validators,
    /** Path parameters, in the order of the template. */
    pathParameters: [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => {
      const parameter = parameters.find((each) => each.in === "path" && (each.key ?? each.name) === name);
      if (!parameter) throw new Error(`${operationId}: its path parameter ${name} is not described.`);
      return parameter;
    }),
    /** Parameters in headers and cookies. */
    headerParameters: parameters.filter(({ in: place }) => place === "header" || place === "cookie"),
    /** Pairs of the query that its path has, such as `beta=true` of `/items?beta=true`. */
    fixedPairs: path.split("?")[1]?.split("&") ?? [],
    queryTargets: listQueryTargets(parameters),
    /** Names of credentials in the query, which are not parameters. */
    queryKeys: listQueryKeys([operation]),
    /** Media types of its success responses, in lower case. */
    mediaTypes: [...new Set(responses.flatMap(({ mediaType }) => mediaType?.toLowerCase() ?? []))],
    /** Status of a success if its handler does not state one: the first of the operation, or 200 for a range and the default. */
    status: Number(Object.keys(success)[0]) || 200,
  };
}
