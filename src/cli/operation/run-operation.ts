/** Runs the command of an operation. */
import type { CliApi } from "../cli-api.ts";
import type { CliContext } from "../context.ts";
import type { CommandModel } from "./command-model.ts";
import type { ParsedRequest } from "./parse-flags.ts";

/** Calls an operation and prints its payload. */
export async function runOperation(
  api: CliApi,
  { operationId, parameters: known, body: bodyModel }: CommandModel,
  { parameters, body }: ParsedRequest,
  { terminal }: CliContext,
): Promise<void> {
  const { createClient } = await api.importClient();
  const operation = createClient({})[operationId];
  const args = [...(known.length > 0 ? [parameters] : []), ...(bodyModel ? [body] : [])];
  const result = await operation?.withResponse(...args);
  terminal.stdout.write(`${JSON.stringify(result?.data, null, 2)}\n`);
}
