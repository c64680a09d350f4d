import type { ParsedRequest } from "../flags/parse-flags.ts";
import type { CliApi, ClientModule } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import type { Terminal } from "../model/terminal.ts";
import type { Connection } from "../profile/connection.ts";

/** One run of the command of an operation. */
export interface OperationRun {
  readonly api: CliApi;
  readonly client: ClientModule;
  readonly command: CommandModel;
  readonly request: ParsedRequest;
  readonly connection: Connection;
  readonly terminal: Terminal;
}

/** Calls an operation with the values of a run, and resolves to its payload. */
export type Call = (operationId: string) => Promise<unknown>;

/** The values that an update changes, before it. */
export interface Before {
  readonly values: unknown;
}

/** Arguments of the client's function of an operation: the values of the request that it takes. */
export function argumentsOf(
  { client, request }: Pick<OperationRun, "client" | "request">,
  operationId: string,
): readonly unknown[] {
  const { parameters = [], requestBody } = client.operations[operationId] ?? {};
  const values = parameters
    .filter(({ name }) => Object.hasOwn(request.parameters, name))
    .map(({ name }) => [name, request.parameters[name]]);
  return [
    ...(parameters.length > 0 ? [Object.fromEntries(values)] : []),
    ...(requestBody ? [request.body] : []),
  ];
}
