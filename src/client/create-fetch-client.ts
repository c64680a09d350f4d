/** openapi-fetch's client by path, on our `fetch` and with our serializers. The only file that imports it. */
import createOpenApiFetch, { type Client } from "openapi-fetch";
import { isPlainObject } from "../contract/check-options.ts";
import { createIssue } from "../contract/issue.ts";
import { appendPointer } from "../contract/json-pointer.ts";
import type { OperationParameter, OperationTable } from "../contract/operation.ts";
import {
  ParameterError,
  type ParameterStyle,
  writeAddress,
  writeParameter,
} from "../contract/parameter-style.ts";
import { createFetch } from "./create-fetch.ts";
import { InvalidRequestError } from "./errors/invalid-request-error.ts";
import { fetchRules } from "./option-rules.ts";
import type { FetchOptions } from "./options.ts";
import { type ApiAccess, resolveClientOptions } from "./settings.ts";

/** A client of openapi-fetch: `GET`, `PUT` and the other methods by path. */
export type FetchClient<Paths extends object> = Client<Paths>;

/**
 * Creates a client of openapi-fetch.
 *
 * @typeParam Paths the generated `paths` interface of the document
 * @param api how the API is reached, and its operations
 * @param options the caller's options, credentials included
 * @throws ConfigError if an option is missing, unknown or invalid
 */
export function createFetchClient<Paths extends object, Credentials extends object>(
  api: ApiAccess<Credentials> & { readonly operations: OperationTable },
  options: FetchOptions & Credentials,
): FetchClient<Paths> {
  const settings = resolveClientOptions(fetchRules, api, options);
  const known = Object.values(api.operations).flatMap(({ parameters }) => parameters);
  return createOpenApiFetch<Paths>({
    baseUrl: settings.baseUrl,
    fetch: createFetch(settings),
    headers: { accept: "application/json" },
    pathSerializer: (template, values) => {
      const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
      return write(template, values, describe(known, "path", names, values));
    },
    // openapi-fetch puts the question mark in front.
    querySerializer: (values) =>
      write("", values, describe(known, "query", Object.keys(values), values)).slice(1),
  });
}

type Values = Readonly<Record<string, unknown>>;

/** The styles of parameters by name: those of the document, or else the defaults of OpenAPI. The value decides the kind. */
function describe(
  known: readonly OperationParameter[],
  place: ParameterStyle["in"],
  names: readonly string[],
  values: Values,
): readonly ParameterStyle[] {
  const defaults =
    place === "path"
      ? ({ style: "simple", explode: false } as const)
      : ({ style: "form", explode: true } as const);
  return names.map((name) => {
    const { style, explode } = known.find((each) => each.in === place && each.name === name) ?? defaults;
    return { name, in: place, style, explode, kind: kindOf(values[name]) };
  });
}

function kindOf(value: unknown): ParameterStyle["kind"] {
  if (Array.isArray(value)) return "list";
  return isPlainObject(value) ? "object" : "value";
}

function write(path: string, values: Values, parameters: readonly ParameterStyle[]): string {
  return writeAddress({ path, parameters }, (parameter) => {
    try {
      return writeParameter(parameter, values[parameter.name]);
    } catch (error) {
      if (!(error instanceof ParameterError)) throw error;
      const issue = createIssue(appendPointer("/parameters", parameter.name), error.message, parameter.in);
      throw new InvalidRequestError(undefined, [issue]);
    }
  });
}
