/** Finds the operation of a path and method among all APIs. */
import type { Operation, OperationParameter } from "../../contract/operation.ts";
import type { RequestValidators } from "../../contract/validator.ts";
import type { Handler, PlatformApi } from "../apis/api.ts";
import { decodePart } from "./target.ts";

/** An operation with everything that serving it needs, put together once. */
export interface Route {
  readonly api: PlatformApi;
  readonly operation: Operation;
  /** Undefined for an operation that nobody has written a handler for. */
  readonly handler: Handler | undefined;
  readonly validators: RequestValidators;
  /** Names of the path parameters, in the order of the template. */
  readonly pathNames: readonly string[];
  /** By name. */
  readonly query: ReadonlyMap<string, OperationParameter>;
}

/** What a path leads to. */
export interface Match {
  /** By method in upper case. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Decoded path parameters, in the order of the template. */
  readonly values: readonly string[];
}

/** One step of the paths: what follows a segment. */
interface Step {
  readonly literals: Map<string, Step>;
  parameter: Step | undefined;
  readonly routes: Map<string, Route>;
}

/** Finds routes. */
export interface Router {
  /** Undefined when no template fits. Literal segments are preferred to parameters (OpenAPI 3.1, Paths Object). */
  find(path: string): Match | undefined;
  /** The API whose paths begin like this target's, for the form of its errors. */
  apiOf(target: string): PlatformApi | undefined;
}

function newStep(): Step {
  return { literals: new Map(), parameter: undefined, routes: new Map() };
}

/**
 * Makes a router.
 *
 * @param apis all that are served
 * @throws when two operations share method and path
 */
export function createRouter(apis: readonly PlatformApi[]): Router {
  const root = newStep();
  const byFirst = new Map<string, PlatformApi>();
  for (const api of apis) {
    for (const operation of Object.values(api.operations)) {
      const segments = operation.path.split("/").slice(1);
      byFirst.set(segments[0] ?? "", api);
      const step = segments.reduce(stepTo, root);
      if (step.routes.has(operation.method)) {
        throw new Error(`${operation.operationId}: another operation has its method and path already.`);
      }
      step.routes.set(operation.method, toRoute(api, operation));
    }
  }
  return {
    find(path) {
      const values: string[] = [];
      // What stands before the first slash is nothing.
      const step = walk(root, path.split("/"), 1, values);
      return step && { routes: step.routes, values };
    },
    apiOf: (target) => byFirst.get(/^(?:https?:\/\/[^/?#]*)?\/([^/?#]*)/i.exec(target)?.[1] ?? ""),
  };
}

function stepTo(step: Step, segment: string): Step {
  if (segment.startsWith("{")) {
    step.parameter ??= newStep();
    return step.parameter;
  }
  const next = step.literals.get(segment) ?? newStep();
  step.literals.set(segment, next);
  return next;
}

function walk(step: Step, segments: readonly string[], index: number, values: string[]): Step | undefined {
  const segment = segments[index];
  if (segment === undefined) return step.routes.size > 0 ? step : undefined;
  const decoded = decodePart(segment);
  const literal = step.literals.get(decoded);
  const found = literal && walk(literal, segments, index + 1, values);
  // An empty segment names nothing: `/pipes/` is not the pipe whose id is empty.
  if (found || !step.parameter || decoded === "") return found;
  const length = values.push(decoded);
  const further = walk(step.parameter, segments, index + 1, values);
  if (!further) values.length = length - 1;
  return further;
}

function toRoute(api: PlatformApi, operation: Operation): Route {
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
