/** openapi-fetch's client by path, on our `fetch` and with our serializers. The only file that imports it. */
import createOpenApiFetch, { type Client } from "openapi-fetch";
import { isPlainObject } from "../contract/check-options.ts";
import { createIssue } from "../contract/issue.ts";
import { appendPointer } from "../contract/json-pointer.ts";
import type { Operation, OperationParameter } from "../contract/operation.ts";
import {
  ParameterError,
  type ParameterStyle,
  type WrittenParameters,
  writeParameter,
  writeParameters,
} from "../contract/parameter-style.ts";
import { listMediaTypes } from "./build-request.ts";
import { createFetch } from "./create-fetch.ts";
import type { Credentials } from "./credentials.ts";
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
 * @param api how the API is reached
 * @param options the caller's options, credentials included
 * @throws ConfigError if an option is missing, unknown or invalid
 */
export function createFetchClient<Paths extends object>(
  api: ApiAccess,
  options: FetchOptions & Credentials,
): FetchClient<Paths> {
  const settings = resolveClientOptions(fetchRules, api, options);
  const client = createOpenApiFetch<Paths>({
    baseUrl: settings.baseUrl,
    fetch: createFetch(settings),
  });
  // The types of openapi-fetch hold for each path and method; the options are for any of them.
  const send = client.request as (method: string, path: string, init: Init) => Promise<unknown>;
  const request = async (method: string, path: string, init: Init = {}): Promise<unknown> => {
    const operation = Object.values(api.operations).find(
      (each) => each.path === path && each.method === method.toUpperCase(),
    );
    return send(method, path, describeCall(operation, init));
  };
  const byMethod = methods.map((method) => [
    method,
    (path: string, init?: Init) => request(method, path, init),
  ]);
  return Object.assign(client, { request, ...Object.fromEntries(byMethod) });
}

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/** Options of a call that depend on its operation. */
interface Init {
  readonly params?: { readonly header?: Values };
  readonly headers?: Headers | readonly (readonly [string, unknown])[] | Values;
  readonly body?: unknown;
}

/** How openapi-fetch reads a success; with several, the caller may pass another one. */
const parsers = { json: "json", none: "json", text: "text", binary: "blob" };

/** Adds what openapi-fetch does not know of an operation. It has no serializer for headers, so that their texts are passed. */
function describeCall(operation: Operation | undefined, init: Init): Init {
  const { parameters: known = [], requestBody, success = {} } = operation ?? {};
  const { header = {} } = init.params ?? {};
  const { headers } = write("", header, describe(known, "header", Object.keys(header), header));
  const successes = Object.values(success);
  const defaults = {
    parseAs: parsers[successes[0]?.kind ?? "json"],
    ...(requestBody && requestBody.kind !== "json" && { bodySerializer: (body: unknown) => body }),
    pathSerializer: (template: string, values: Values) => {
      const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
      return write(template, values, describe(known, "path", names, values)).address;
    },
    // openapi-fetch puts the question mark in front.
    querySerializer: (values: Values) =>
      write("", values, describe(known, "query", Object.keys(values), values)).address.slice(1),
  };
  return {
    ...defaults,
    ...init,
    params: { ...init.params, header: headers },
    headers: {
      accept: listMediaTypes(successes),
      ...(requestBody && init.body !== undefined && { "content-type": requestBody.mediaType }),
      ...toRecord(init.headers),
    },
  };
}

function toRecord(headers: Init["headers"]): Values {
  return headers && Symbol.iterator in headers ? Object.fromEntries(headers) : { ...headers };
}

type Values = Readonly<Record<string, unknown>>;

/** The styles of parameters by name: those of the document, or else those of openapi-fetch. The value decides the kind. */
function describe(
  known: readonly OperationParameter[],
  place: ParameterStyle["in"],
  names: readonly string[],
  values: Values,
): readonly ParameterStyle[] {
  return names.map((name) => {
    const kind = kindOf(values[name]);
    const isQuery = place === "query";
    const style = isQuery ? (kind === "object" ? "deepObject" : "form") : "simple";
    const parameter = known.find((each) => each.in === place && each.name === name);
    return { style, explode: isQuery, ...parameter, name, in: place, kind };
  });
}

function kindOf(value: unknown): ParameterStyle["kind"] {
  if (Array.isArray(value)) return "list";
  return isPlainObject(value) ? "object" : "value";
}

function write(path: string, values: Values, parameters: readonly ParameterStyle[]): WrittenParameters {
  return writeParameters({ path, parameters }, (parameter) => {
    try {
      return writeParameter(parameter, values[parameter.name]);
    } catch (error) {
      if (!(error instanceof ParameterError)) throw error;
      const issue = createIssue(appendPointer("/parameters", parameter.name), error.message, parameter.in);
      throw new InvalidRequestError(undefined, [issue]);
    }
  });
}
