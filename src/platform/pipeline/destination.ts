/** Where a request is to go: its operation, and the parameters that its target holds. */
import { checkValue } from "./check-value.ts";
import type { Match, Route } from "./router.ts";
import { readQuery, type Target } from "./target.ts";

/** An operation with the parameters of one target. */
export interface Destination {
  readonly route: Route;
  /** Decoded, by name. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Path and query parameters by name; throws HttpError 400 unless they fit the contract. Nobody may change them: requests share them. */
  readonly readParameters: () => unknown;
}

/**
 * Names a destination. Nothing is checked yet: who asks comes first.
 *
 * @param route the operation
 * @param match where its path parameters come from
 * @param target where its query comes from
 * @param onValid is called once, when the parameters were read and fit
 */
export function createDestination(
  route: Route,
  { values }: Match,
  { query }: Target,
  onValid: (destination: Destination) => void,
): Destination {
  const pathParameters = Object.freeze(
    Object.fromEntries(route.pathNames.map((name, index) => [name, values[index] ?? ""])),
  );
  let parameters: unknown;
  const destination: Destination = {
    route,
    pathParameters,
    readParameters: () => {
      if (parameters === undefined) {
        parameters = readParameters(route, pathParameters, query);
        onValid(destination);
      }
      return parameters;
    },
  };
  return destination;
}

function readParameters(
  { query: known, validators }: Route,
  pathParameters: Destination["pathParameters"],
  query: string,
): unknown {
  const parameters: Record<string, unknown> = { ...pathParameters };
  readQuery(query, known, parameters);
  checkValue(validators.parameters, parameters, "/parameters");
  for (const value of Object.values(parameters)) Object.freeze(value);
  return Object.freeze(parameters);
}
