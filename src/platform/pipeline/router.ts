/** Finds the operation of a request by its path and method, among all APIs. */
import type { Operation, OperationParameter } from "../../contract/operation.ts";
import type { RequestValidators } from "../../contract/validator.ts";
import type { Handler, PlatformApi } from "../apis/api.ts";
import { decodePart, readQuery } from "./target.ts";
import { checkValue } from "./validation.ts";

/** An operation with everything that serving it needs. */
export interface Route {
  readonly api: PlatformApi;
  readonly operation: Operation;
  /** Undefined for an operation that is not implemented. */
  readonly handler: Handler | undefined;
  readonly validators: RequestValidators;
  /** Names of the path parameters, in the order of the template. */
  readonly pathNames: readonly string[];
  /** Query parameters by name. */
  readonly query: ReadonlyMap<string, OperationParameter>;
}

/** Routes of a path. */
export interface PathMatch {
  /** By method in upper case. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Decoded path parameters, in the order of the template. */
  readonly values: readonly string[];
}

/** Node of the tree of path segments. */
interface Segment {
  readonly literals: Map<string, Segment>;
  parameter: Segment | undefined;
  readonly routes: Map<string, Route>;
}

/** Finds routes. */
export interface Router {
  /** Undefined if no template matches. Literal segments are preferred to parameters (OpenAPI 3.1, Paths Object). */
  find(path: string): PathMatch | undefined;
  /** The API whose paths share the target's first segment, for the format of its errors. */
  findApi(target: string): PlatformApi | undefined;
}

function createSegment(): Segment {
  return { literals: new Map(), parameter: undefined, routes: new Map() };
}

/**
 * Creates a router.
 *
 * @throws Error if two operations share method and path
 */
export function createRouter(apis: readonly PlatformApi[]): Router {
  const root = createSegment();
  const apiBySegment = new Map<string, PlatformApi>();
  for (const api of apis) {
    for (const operation of Object.values(api.operations)) {
      const names = operation.path.split("/").slice(1);
      apiBySegment.set(names[0] ?? "", api);
      const { routes } = names.reduce(addSegment, root);
      if (routes.has(operation.method)) {
        throw new Error(`${operation.operationId}: another operation has its method and path already.`);
      }
      routes.set(operation.method, createRoute(api, operation));
    }
  }
  return {
    find(path) {
      const values: string[] = [];
      // The path begins with a slash, so the first part is empty.
      const segment = walk(root, path.split("/"), 1, values);
      return segment && { routes: segment.routes, values };
    },
    findApi: (target) => apiBySegment.get(/^(?:https?:\/\/[^/?#]*)?\/([^/?#]*)/i.exec(target)?.[1] ?? ""),
  };
}

function addSegment(parent: Segment, name: string): Segment {
  if (name.startsWith("{")) {
    parent.parameter ??= createSegment();
    return parent.parameter;
  }
  const child = parent.literals.get(name) ?? createSegment();
  parent.literals.set(name, child);
  return child;
}

function walk(node: Segment, parts: readonly string[], index: number, values: string[]): Segment | undefined {
  const part = parts[index];
  if (part === undefined) return node.routes.size > 0 ? node : undefined;
  const decoded = decodePart(part);
  const literal = node.literals.get(decoded);
  const found = literal && walk(literal, parts, index + 1, values);
  // An empty segment is not a parameter: `/pipes/` is not the pipe whose id is empty.
  if (found || !node.parameter || decoded === "") return found;
  const length = values.push(decoded);
  const further = walk(node.parameter, parts, index + 1, values);
  if (!further) values.length = length - 1;
  return further;
}

function createRoute(api: PlatformApi, operation: Operation): Route {
  const { operationId, parameters, path } = operation;
  const validators = api.requests[operationId];
  // Fail closed: an operation is never served without request validation.
  if (!validators)
    throw new Error(`${operationId}: generated/${api.name}/requests.js has no validators for it.`);
  const query = parameters.filter((parameter) => parameter.in === "query");
  return {
    api,
    operation,
    handler: Object.hasOwn(api.handlers, operationId) ? api.handlers[operationId] : undefined,
    validators,
    pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
    query: new Map(query.map((parameter) => [parameter.name, parameter])),
  };
}

/** A route with the parameters of one target. */
export interface RouteMatch {
  readonly route: Route;
  /** Decoded, by name. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Path and query parameters by name, frozen, since requests share them. Throws HttpError 400 if they break the contract. */
  readonly readParameters: () => unknown;
}

/**
 * Matches a target with a route. Parameters are not validated yet: credentials are checked first.
 *
 * @param values decoded path parameters, in the order of the template
 * @param onValid called once, when the parameters have been read and are valid
 */
export function matchRoute(
  route: Route,
  values: readonly string[],
  query: string,
  onValid: (match: RouteMatch) => void,
): RouteMatch {
  const pathParameters = Object.freeze(
    Object.fromEntries(route.pathNames.map((name, index) => [name, values[index] ?? ""])),
  );
  let parameters: unknown;
  const match: RouteMatch = {
    route,
    pathParameters,
    readParameters: () => {
      if (parameters === undefined) {
        parameters = readParameters(route, pathParameters, query);
        onValid(match);
      }
      return parameters;
    },
  };
  return match;
}

function readParameters(
  { query: known, validators }: Route,
  pathParameters: RouteMatch["pathParameters"],
  query: string,
): unknown {
  const parameters: Record<string, unknown> = { ...pathParameters };
  readQuery(query, known, parameters);
  checkValue(validators.parameters, parameters, "/parameters");
  for (const value of Object.values(parameters)) Object.freeze(value);
  return Object.freeze(parameters);
}
