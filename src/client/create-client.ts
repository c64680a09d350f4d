/** Creates a client from an API's operation table. Knows no API: a binding provides everything. */
import type { RequestValidatorTable, ResponseSchemaTable } from "../contract/validator.ts";
import { type BoundOperation, prepareOperation } from "./build-request.ts";
import { type ClientContext, callOperation } from "./call.ts";
import type { Credentials } from "./credentials.ts";
import type { MediaTypeChoice } from "./media-type-choice.ts";
import { clientRules } from "./option-rules.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { type ApiAccess, resolveClientOptions } from "./settings.ts";
import type { WithResponse } from "./types.ts";

/** Binding of an API to its generated files. */
export interface ApiBinding extends ApiAccess {
  readonly requests: RequestValidatorTable;
  /** Imports the response validators, for clients that look for drift. */
  readonly importResponses: () => Promise<{ readonly responses: ResponseSchemaTable }>;
  readonly mediaTypes?: MediaTypeChoice;
}

/** Creates a client: one function per operation, to which the binding gives its types. */
export function createClient(api: ApiBinding, options: ClientOptions & Credentials): Record<string, unknown> {
  const settings = resolveClientOptions(clientRules, api, options);
  const client: ClientContext = { ...api, settings };
  const operations = Object.entries(api.operations);
  return Object.fromEntries(
    operations.map(([id, operation]) => [
      id,
      bindOperation(client, prepareOperation(operation), api.mediaTypes?.call),
    ]),
  );
}

/** The function of one operation: `(parameters, body, options?)` without what the operation does not have. */
function bindOperation(client: ClientContext, operation: BoundOperation, send = callOperation): unknown {
  const needsParameters = operation.parameters.some(({ required }) => required);
  const withResponse = (...args: unknown[]): Promise<WithResponse<unknown>> => {
    const given = operation.parameters.length > 0 ? args.shift() : undefined;
    const parameters = given === undefined && !needsParameters ? {} : given;
    const body = operation.requestBody ? args.shift() : undefined;
    const [options] = args;
    // The client's type ensures it; `callOperation` checks what plain JavaScript passes.
    return send(client, operation, parameters, body, options as CallOptions | undefined);
  };
  const call = (...args: unknown[]): Promise<unknown> => withResponse(...args).then(({ data }) => data);
  return Object.assign(call, { withResponse });
}
