import type { ParsedRequest } from "../flags/parse-flags.ts";
import type { CliApi } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import type { Terminal } from "../model/terminal.ts";
import type { Connection } from "../profile/connection.ts";

export interface OperationRun {
  readonly api: CliApi;
  readonly command: CommandModel;
  readonly request: ParsedRequest;
  /** Parameters without the default ones of the profile. */
  readonly given: ParsedRequest["parameters"];
  readonly connection: Connection;
  readonly terminal: Terminal;
}

/** Calls an operation with the values of a run, and resolves to its payload. */
export type Call = (operationId: string) => Promise<unknown>;
