/** Tries a connection with a read. */
import { optionsOfAlternative } from "../../contract/credential-parts.ts";
import { fillParameters } from "../flags/read-value.ts";
import type { CliApi, CredentialTexts } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { callClient } from "./call-client.ts";
import { addressesOf, type Connection } from "./connection.ts";

/**
 * Calls the first read that takes the credentials, and whose required parameters have default values.
 *
 * @returns the name of its command; undefined if there is none, and nothing was sent
 * @throws an error of the client
 */
export async function tryConnection(
  api: CliApi,
  connection: Pick<Connection, "baseUrl" | "servers" | "parameters">,
  credentials: CredentialTexts,
): Promise<string | undefined> {
  const { parameters, servers = {} } = connection;
  const client = await api.importClient();
  const command = listReads(api).find(({ operationId, parameters: known }) => {
    const { security = [], server } = client.operations[operationId] ?? {};
    if (server !== undefined && servers[server] === undefined) return false;
    const isAuthorized = security.some((alternative) =>
      optionsOfAlternative(alternative).every((option) => credentials[option]),
    );
    if (!isAuthorized && api.credentials.length > 0) return false;
    return known.every(({ name, required }) => !required || Object.hasOwn(parameters, name));
  });
  if (!command) return undefined;
  const options = { ...credentials, ...addressesOf(connection), timeoutMs: 10_000, retry: false };
  const values = { parameters: fillParameters(command, parameters) };
  await callClient(client, command.operationId, values, options);
  return command.name;
}

/** Lists the reads of an API, those with the fewest required parameters first. */
export function listReads({ commands }: Pick<CliApi, "commands">): readonly CommandModel[] {
  const countRequired = ({ parameters }: CommandModel) =>
    parameters.filter(({ required }) => required).length;
  return commands
    .filter(({ safe, body }) => safe && !body?.required)
    .toSorted((one, other) => countRequired(one) - countRequired(other));
}
