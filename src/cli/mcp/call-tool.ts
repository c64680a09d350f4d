/** Calls of tools. Credentials are read by the first call, so that a server without them can list its tools. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { isDataplatError } from "../../client/errors/index.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { fillParameters } from "../flags/read-value.ts";
import type { CliApi } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError } from "../model/errors.ts";
import { listSecrets } from "../output/mask.ts";
import { addressesOf, type Connection } from "../profile/connection.ts";
import { readToolInput } from "./arguments.ts";
import { describePayload, describeToolFailure, textResult } from "./result.ts";

/** Creates the function that calls the tools of an API. It resolves to an error as well: an agent reads it. */
export function createCallTool(api: CliApi, connect: () => Promise<Connection>) {
  let client: ReturnType<typeof openClient> | undefined;
  const open = () => {
    client ??= openClient(api, connect).catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
  return async (
    command: CommandModel,
    input: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<CallToolResult> => {
    try {
      const { operations, defaults, secrets, profile } = await open();
      if (profile?.confirm && !command.safe) {
        const problem = `Profile ${profile.name} asks a person before a write, which a tool cannot.`;
        throw new ConfigurationError(problem, "Use `dataplat` in a shell, or a profile without confirm.");
      }
      const { parameters: given, body } = readToolInput(command, input);
      const parameters = fillParameters(command, defaults, given);
      const args = [...(command.parameters.length > 0 ? [parameters] : []), ...(command.body ? [body] : [])];
      const response = await operations[command.operationId]?.withResponse(...args, { signal });
      return await describeSuccess(command, response?.data, secrets);
    } catch (error) {
      // The next call reads the credentials again: they may have been replaced while the server runs.
      if (isDataplatError(error) && error.kind === "api" && error.status === 401) client = undefined;
      return { ...textResult(describeToolFailure(error, command)), isError: true };
    }
  };
}

async function openClient(api: CliApi, connect: () => Promise<Connection>) {
  const connection = await connect();
  const credentials = await connection.readCredentials();
  const { createClient } = await api.importClient();
  const operations = createClient({ ...addressesOf(connection), ...credentials });
  return {
    operations,
    defaults: connection.parameters,
    secrets: listSecrets(credentials),
    profile: connection.profile,
  };
}

async function describeSuccess(
  command: CommandModel,
  payload: unknown,
  secrets: readonly string[],
): Promise<CallToolResult> {
  try {
    return await describePayload(command, payload, secrets);
  } catch (error) {
    return textResult(`The call succeeded, but its result cannot be shown: ${errorMessage(error)}`);
  }
}
