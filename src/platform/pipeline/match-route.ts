/** Matches a request target with a route, and reads its parameters. */
import { splitPair } from "../../contract/read-parameter.ts";
import type { PlatformHeaders } from "../http/message.ts";
import type { Route } from "./router.ts";
import { decodePart, readCookie, readQuery, readText } from "./target.ts";
import { checkValue } from "./validation.ts";

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
  { pathParameters, headerParameters, fixedPairs, queryTargets, queryKeys, validators }: Route,
  texts: readonly string[],
  query: string,
  headers: PlatformHeaders,
): unknown {
  const values = new Map<string, unknown>();
  for (const [index, parameter] of pathParameters.entries()) {
    values.set(parameter.name, readText(parameter, texts[index] ?? ""));
  }
  for (const parameter of headerParameters) {
    const { name, key = name, in: place } = parameter;
    const text = place === "cookie" ? readCookie(headers, key) : readHeader(headers, key.toLowerCase());
    if (text !== undefined) values.set(name, readText(parameter, text));
  }
  const isOther = (pair: string): boolean =>
    fixedPairs.includes(pair) || queryKeys.includes(decodePart(splitPair(pair)[0]));
  const hasOthers = fixedPairs.length + queryKeys.length > 0;
  const pairs = hasOthers ? query.split("&").filter((pair) => !isOther(pair)) : [query];
  readQuery(pairs.join("&"), queryTargets, values);
  const parameters: object = Object.fromEntries(values);
  checkValue(validators.parameters, parameters, "/parameters");
  for (const value of values.values()) Object.freeze(value);
  return Object.freeze(parameters);
}

function readHeader(headers: PlatformHeaders, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}
