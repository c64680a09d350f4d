/** Finds the operation of a request by its path and method, among all APIs. */
import { listQueryKeys } from "../../contract/credential-parts.ts";
import type { Operation, OperationParameter } from "../../contract/operation.ts";
import { listQueryTargets, type QueryTarget } from "../../contract/read-parameter.ts";
import type { RequestValidators } from "../../contract/validator.ts";
import type { Handler, PlatformApi } from "../apis/api.ts";
import { createExampleHandler } from "../apis/example-handler.ts";
import type { PlatformHeaders } from "../http/message.ts";
import { decodePart, readQuery, readText } from "./target.ts";
import { checkValue } from "./validation.ts";

/** An operation with everything that serving it needs. */
export interface Route {
  readonly api: PlatformApi;
  readonly operation: Operation;
  /** The one that was written for it, or that of its example. */
  readonly handler: Handler;
  readonly validators: RequestValidators;
  /** Path parameters, in the order of the template. */
  readonly pathParameters: readonly OperationParameter[];
  readonly headerParameters: readonly OperationParameter[];
  readonly queryTargets: ReadonlyMap<string, QueryTarget>;
  /** Names of credentials in the query, which are not parameters. */
  readonly queryKeys: readonly string[];
  /** Media types of its success responses, in lower case. */
  readonly mediaTypes: readonly string[];
  /** Status of a success if its handler does not state one: the first of the operation. */
  readonly status: number;
}

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
}

/** Segments with a parameter, such as `{name}` or `{name}:stop`. */
interface ParameterSegment {
  readonly prefix: string;
  readonly suffix: string;
  readonly segment: Segment;
}

/** Finds routes. */
export interface Router {
  /** Undefined if no template matches. Literal segments are preferred to parameters (OpenAPI 3.1, Paths Object). */
  find(path: string): PathMatch | undefined;
  /** The API whose paths share the target's first segment, for the format of its errors. */
  findApi(target: string): PlatformApi | undefined;
}

function createSegment(): Segment {
  return { literals: new Map(), parameters: [], routes: new Map() };
}

/** Creates a router. Throws if two operations share method and path, or a segment of a path has two parameters. */
export function createRouter(apis: readonly PlatformApi[]): Router {
  const root = createSegment();
  const apiBySegment = new Map<string, PlatformApi>();
  for (const api of apis) {
    for (const operation of Object.values(api.operations)) {
      const names = servedPath(api, operation).split("/").slice(1);
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

/** Path template of an operation on the platform. */
export function servedPath(
  { basePath }: Pick<PlatformApi, "basePath">,
  { path }: Pick<Operation, "path">,
): string {
  return basePath + path;
}

function addSegment(parent: Segment, template: string): Segment {
  const [prefix = "", name, suffix = "", ...others] = template.split(/[{}]/);
  if (name === undefined) {
    const child = parent.literals.get(template) ?? createSegment();
    parent.literals.set(template, child);
    return child;
  }
  // Where one ends would be a guess, as in `{name}.{format}`.
  if (others.length > 0) throw new Error(`The path segment ${template} has more than one parameter.`);
  const { parameters } = parent;
  const present = parameters.find((each) => each.prefix === prefix && each.suffix === suffix);
  if (present) return present.segment;
  const segment = createSegment();
  parameters.push({ prefix, suffix, segment });
  parameters.sort((a, b) => b.prefix.length + b.suffix.length - a.prefix.length - a.suffix.length);
  return segment;
}

function walk(node: Segment, parts: readonly string[], index: number, values: string[]): Segment | undefined {
  const part = parts[index];
  if (part === undefined) return node.routes.size > 0 ? node : undefined;
  const literal = node.literals.get(decodePart(part));
  const found = literal && walk(literal, parts, index + 1, values);
  if (found) return found;
  for (const { prefix, suffix, segment } of node.parameters) {
    const end = part.length - suffix.length;
    // An empty segment is not a parameter: `/pipes/` is not the pipe whose id is empty.
    if (end <= prefix.length || !part.startsWith(prefix) || !part.endsWith(suffix)) continue;
    const length = values.push(part.slice(prefix.length, end));
    const further = walk(segment, parts, index + 1, values);
    if (further) return further;
    values.length = length - 1;
  }
  return undefined;
}

function createRoute(api: PlatformApi, operation: Operation): Route {
  const { operationId, parameters, path, success } = operation;
  const validators = api.requests[operationId];
  // Fail closed: an operation is never served without request validation.
  if (!validators)
    throw new Error(`${operationId}: generated/${api.name}/requests.js has no validators for it.`);
  return {
    api,
    operation,
    handler:
      (Object.hasOwn(api.handlers, operationId) && api.handlers[operationId]) ||
      createExampleHandler(api, operation),
    validators,
    pathParameters: [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => {
      const parameter = parameters.find((each) => each.in === "path" && each.name === name);
      if (!parameter) throw new Error(`${operationId}: its path parameter ${name} is not described.`);
      return parameter;
    }),
    headerParameters: parameters.filter((parameter) => parameter.in === "header"),
    queryTargets: listQueryTargets(parameters),
    queryKeys: listQueryKeys([operation]),
    mediaTypes: [
      ...new Set(
        Object.values(success)
          .flatMap((each) => [each, ...(each.others ?? [])])
          .flatMap(({ mediaType }) => mediaType?.toLowerCase() ?? []),
      ),
    ],
    // A range, or the default.
    status: Number(Object.keys(success)[0]) || 200,
  };
}

/** A route with the parameters of one target. */
export interface RouteMatch {
  readonly route: Route;
  /** Decoded, by name. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Parameters by name, frozen, since requests share them. Throws HttpError 400 if they break the contract. */
  readonly readParameters: (headers: PlatformHeaders) => unknown;
}

/**
 * Matches a target with a route. Parameters are not validated yet: credentials are checked first.
 *
 * @param values path parameters as they were sent, in the order of the template
 * @param onValid called once, when the parameters have been read and are valid for every request with this target
 */
export function matchRoute(
  route: Route,
  values: readonly string[],
  query: string,
  onValid: (match: RouteMatch) => void,
): RouteMatch {
  const texts = route.pathParameters.map(({ name }, index) => [name, decodePart(values[index] ?? "")]);
  let parameters: unknown;
  const match: RouteMatch = {
    route,
    pathParameters: Object.freeze(Object.fromEntries(texts)),
    readParameters: (headers) => {
      if (parameters !== undefined) return parameters;
      const read = readParameters(route, values, query, headers);
      // Headers differ between requests.
      if (route.headerParameters.length > 0) return read;
      parameters = read;
      onValid(match);
      return parameters;
    },
  };
  return match;
}

function readParameters(
  { pathParameters, headerParameters, queryTargets, queryKeys, validators }: Route,
  texts: readonly string[],
  query: string,
  headers: PlatformHeaders,
): unknown {
  const values = new Map<string, unknown>();
  for (const [index, parameter] of pathParameters.entries()) {
    values.set(parameter.name, readText(parameter, texts[index] ?? ""));
  }
  for (const parameter of headerParameters) {
    const name = parameter.name.toLowerCase();
    const text = Object.hasOwn(headers, name) ? headers[name] : undefined;
    if (text !== undefined) values.set(parameter.name, readText(parameter, text));
  }
  readQuery(query, queryTargets, values);
  for (const name of queryKeys) values.delete(name);
  const parameters: object = Object.fromEntries(values);
  checkValue(validators.parameters, parameters, "/parameters");
  for (const value of values.values()) Object.freeze(value);
  return Object.freeze(parameters);
}
