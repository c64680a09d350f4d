/** Checks default parameters of a profile, by the validators of the client. */
import { isDataplatError } from "../../client/errors/index.ts";
import { splitPointer } from "../../contract/json-pointer.ts";
import { describeViolation, modelAt } from "../flags/describe-issues.ts";
import { fillParameters } from "../flags/read-value.ts";
import type { CliApi, ClientModule } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";
import { callClient } from "./call-client.ts";
import { addressesOf } from "./connection.ts";

/**
 * Checks the default of a parameter. Sends nothing.
 *
 * @returns a sentence, if every operation that takes the parameter refuses the value; otherwise undefined
 */
export async function findViolation(api: CliApi, name: string, text: string): Promise<string | undefined> {
  const client = await api.importClient();
  const commands = api.commands.filter(({ parameters }) => parameters.some((each) => each.name === name));
  const problems = await Promise.all(
    commands.map((command) => checkByCommand(api, client, command, name, text)),
  );
  return problems.every((problem) => problem !== undefined) ? problems[0] : undefined;
}

async function checkByCommand(
  api: CliApi,
  client: ClientModule,
  command: CommandModel,
  name: string,
  text: string,
): Promise<string | undefined> {
  const placeholders = Object.fromEntries(api.credentials.flat().map((option) => [option, option]));
  const fetch = () => Promise.reject(new Error("This request is only validated."));
  const baseUrl = "https://api.example.com";
  const servers = api.servers && Object.fromEntries(api.servers.map((server) => [server, baseUrl]));
  const options = {
    ...placeholders,
    ...addressesOf({ baseUrl, ...(servers && { servers }) }),
    fetch,
    retry: false,
  };
  try {
    const parameters = fillParameters(command, { [name]: text });
    await callClient(client, command.operationId, { parameters }, options);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    const issues = isDataplatError(error) && error.kind === "invalid-request" ? error.issues : [];
    // Other parameters are missing.
    const issue = issues.find(({ pointer }) => splitPointer(pointer)[1] === name);
    const model = command.parameters.find((each) => each.name === name);
    if (issue)
      return `${name} ${describeViolation(issue, modelAt(model, splitPointer(issue.pointer).slice(2)))}.`;
  }
  return undefined;
}
