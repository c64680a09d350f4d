import type { CliApi } from "../cli-api.ts";
import type { CommandModel } from "./command-model.ts";

/** An operation, and the API that it belongs to. */
export interface OperationCommand {
  readonly api: CliApi;
  readonly command: CommandModel;
}

/** Finds the operation of a command. */
export function findOperation(apis: readonly CliApi[], name: string): OperationCommand | undefined {
  for (const api of apis) {
    const command = api.commands.find((each) => each.name === name);
    if (command) return { api, command };
  }
  return undefined;
}
