/** Makes a client out of an API's operation table. Knows no API: a binding says everything. */
import { call } from "./call.ts";
import type { Authorizer } from "./credentials.ts";
import type { LoadShapes } from "./drift.ts";
import type { Operation, OperationTable } from "./operation.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { type ClientSettings, readSettings } from "./settings.ts";
import type { WithResponse } from "./types.ts";
import type { RequestValidators } from "./validation.ts";

/** What makes an API: its generated files, and the few things a document cannot say. */
export interface ApiBinding {
  readonly operations: OperationTable;
  readonly requestValidators: Readonly<Record<string, RequestValidators>>;
  /** Loads the response shapes, for clients that look for drift. */
  readonly loadShapes: LoadShapes;
  /** The envelope's member that holds the payload. */
  readonly payload: string;
  /** Environment variable that holds the API's address. */
  readonly baseUrlVariable: string;
}

/**
 * Makes a client.
 *
 * @param api the API's binding
 * @param authorizer gives the `Authorization` header
 * @param options the caller's options
 * @returns one function per operation; the binding gives them their types
 * @throws ConfigError when an option is missing or wrong
 */
export function createClient(
  api: ApiBinding,
  authorizer: Authorizer,
  options: ClientOptions,
): Readonly<Record<string, unknown>> {
  const client = readSettings(options, authorizer, api.baseUrlVariable);
  const entries = Object.entries(api.operations).map(([id, operation]) => [
    id,
    bindOperation(api, operation, client),
  ]);
  return Object.freeze(Object.fromEntries(entries));
}

/** Sorts the arguments of `(parameters, body, options?)`, where an operation leaves out what it does not have. */
function bindOperation(api: ApiBinding, operation: Operation, client: ClientSettings): unknown {
  const target = { ...api, operation, client };
  const withResponse = (...args: unknown[]): Promise<WithResponse<unknown>> => {
    const parameters = operation.parameters.length > 0 ? args.shift() : {};
    const body = operation.requestBody ? args.shift() : undefined;
    // What the types promise; `call` checks what they cannot promise to plain JavaScript.
    return call(target, parameters, body, args[0] as CallOptions | undefined);
  };
  const operationFunction = (...args: unknown[]): Promise<unknown> =>
    withResponse(...args).then(({ data }) => data);
  return Object.assign(operationFunction, { withResponse });
}
