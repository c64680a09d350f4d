/** Creates a client of selected operations from one constant per operation, so that a bundle has no others. */
import type { Operation } from "../contract/operation.ts";
import type { RequestValidators, ResponseSchemaTable } from "../contract/validator.ts";
import { type ApiBinding, createClient } from "./create-client.ts";
import type { Credentials } from "./credentials.ts";
import { ConfigError } from "./errors/index.ts";
import type { ClientOptions } from "./options.ts";
import type { ApiAccess } from "./settings.ts";

/**
 * An operation with what a client needs of it: a constant of an API's module, for a client of selected operations.
 *
 * @typeParam Id its operationId
 */
export interface SelectableOperation<Id extends string> {
  /** Its entry in the operation table. */
  readonly operation: { readonly operationId: Id };
  /** Compiled validators, whose form may change. */
  readonly requests: object;
  /** Imports the compiled validators of the responses, for clients that look for drift. */
  readonly importResponses: () => Promise<object>;
  /** Modules of the client core that it needs, whose form may change. */
  readonly modules?: object;
}

type Modules = Pick<ApiBinding, "bodies" | "mediaTypes" | "writeValue">;

/**
 * Creates a client of selected operations. `create`: creates the client of the whole API.
 *
 * @returns one function per operation, by operationId; the binding gives them their types
 * @throws ConfigError if `selection` is not an array of operations, or an option is missing, unknown or invalid
 */
export function createClientOf(
  api: Omit<ApiAccess, "operations">,
  selection: readonly SelectableOperation<string>[],
  options: ClientOptions & Credentials,
  create = createClient,
): Record<string, unknown> {
  if (!Array.isArray(selection) || !selection.every((each) => Object(each).operation)) {
    throw new ConfigError("selection must be an array of operations.");
  }
  const byId = <Value>(read: (selected: SelectableOperation<string>) => Value): Record<string, Value> =>
    Object.fromEntries(selection.map((selected) => [selected.operation.operationId, read(selected)]));
  const importResponses = async (): Promise<{ responses: ResponseSchemaTable }> => {
    const entries = selection.map(
      async ({ operation, importResponses: load }) => [operation.operationId, await load()] as const,
    );
    return { responses: Object.fromEntries(await Promise.all(entries)) as ResponseSchemaTable };
  };
  // The constants are generated, as the tables are.
  const operations = byId(({ operation }) => operation as Operation);
  const requests = byId((selected) => selected.requests as RequestValidators);
  const modules = selection.map((selected) => selected.modules as Modules | undefined);
  const bodies = Object.assign({}, ...modules.map((each) => each?.bodies));
  return create(
    { ...Object.assign({}, api, ...modules), bodies, operations, requests, importResponses },
    options,
  );
}
