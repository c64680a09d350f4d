import type { CliApi, ClientModule } from "../cli-api.ts";
import type { Connection } from "../profile/connection.ts";
import type { Terminal } from "../terminal.ts";
import type { CommandModel } from "./command-model.ts";
import type { ParsedRequest } from "./parse-flags.ts";

/** One run of the command of an operation. */
export interface OperationRun {
  readonly api: CliApi;
  readonly client: ClientModule;
  readonly command: CommandModel;
  readonly request: ParsedRequest;
  readonly connection: Connection;
  readonly terminal: Terminal;
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
