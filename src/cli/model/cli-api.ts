/** An API of the register, as the command line sees it. `generated/cli/apis.ts` lists all. */
import type { OperationTable } from "../../contract/operation.ts";
import type { ResponseValueTable } from "../../contract/response-value.ts";
import type { ResponseSchemaTable } from "../../contract/validator.ts";
import type { CommandModel } from "./command-model.ts";

/** Values of credentials by option of the client, or words about them. */
export type CredentialTexts = Readonly<Record<string, string>>;

/** An operation of a client, called with a request that the client validates. */
export interface ClientOperation {
  // The arguments are the parameters, the body and the options, without what the operation does not have.
  withResponse(...args: readonly unknown[]): Promise<{
    readonly status: number;
    readonly data: unknown;
    readonly body: unknown;
    readonly response: { readonly status: number; readonly headers: Headers };
    readonly requestId: string | undefined;
    readonly attempts: number;
  }>;
}

export interface ClientModule {
  readonly operations: OperationTable;
  readonly createClient: (options: object) => Readonly<Record<string, ClientOperation>>;
}

/** The responses of an API by its contract. */
export interface ResponseModule {
  readonly responses: ResponseSchemaTable;
  readonly responseValues: ResponseValueTable;
}

export interface CliApi {
  /** Name in the register, such as `management`. */
  readonly name: string;
  /** Title of its document, such as `Management API`. */
  readonly title: string;
  /** Environment variable with its address. */
  readonly baseUrlVariable: string;
  /** Options of the credentials that its operations take, one list per alternative. */
  readonly credentials: readonly (readonly string[])[];
  /** Addresses in the document of operations that have one of their own; absent if there are none. */
  readonly servers?: readonly string[];
  readonly commands: readonly CommandModel[];
  /** Imports its client, which `--help` does not need. */
  readonly importClient: () => Promise<ClientModule>;
  readonly importResponses: () => Promise<ResponseModule>;
}

export interface OperationCommand {
  readonly api: CliApi;
  readonly command: CommandModel;
}

export function findOperation(apis: readonly CliApi[], name: string): OperationCommand | undefined {
  for (const api of apis) {
    const command = api.commands.find((each) => each.name === name);
    if (command) return { api, command };
  }
  return undefined;
}
