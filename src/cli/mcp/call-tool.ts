/** Calls of tools. They read the credentials, so that a server without them can list its tools. */
import { isDataplatError } from "../../client/errors/index.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { fillParameters } from "../flags/read-value.ts";
import type { CliApi, CredentialTexts } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError, UsageError } from "../model/errors.ts";
import { listSecrets } from "../output/mask.ts";
import { callClient, recordCall } from "../profile/call-client.ts";
import { addressesOf, type Connection } from "../profile/connection.ts";
import { queryArgument, readToolInput } from "./arguments.ts";
import { adviseNarrowing, describePayload, describeToolFailure, textResult } from "./result.ts";

/** Creates the function that calls the tools of an API, which are described with these defaults. It resolves to an error as well: an agent reads it. */
export function createCallTool(api: CliApi, connect: () => Promise<Connection>, defaults: object = {}) {
  /** Credentials that a command printed, and what for: address, profile and sources, which may change while the server runs. */
  let opened: { readonly settings: string; readonly credentials: Promise<CredentialTexts> } | undefined;
  return async (command: CommandModel, input: Readonly<Record<string, unknown>>, signal: AbortSignal) => {
    let connection: Connection | undefined;
    let isKept = false;
    try {
      const select = await readQuery(queryArgument(command), input);
      connection = await connect();
      const { profile, parameters: presets } = connection;
      // A call would go to another place than the agent reads in the description of the tool.
      if (Object.entries(defaults).some(([name, value]) => presets[name] !== value))
        throw new ConfigurationError("The profile's default parameters changed.", "Restart the server.");
      if (profile?.confirm && !command.safe) {
        const problem = `Profile ${profile.name} asks a person before a write, which a tool cannot.`;
        throw new ConfigurationError(problem, "Use `dataplat` in a shell, or a profile without confirm.");
      }
      const { parameters: given, body } = readToolInput(command, input);
      const values = { parameters: fillParameters(command, presets, given), body };
      // Refused before a secret is read.
      await recordCall(api, connection, command.operationId, values);
      const settings = JSON.stringify(connection);
      // A key that was replaced in the profile counts from the next call. A command is not run for each call.
      isKept = connection.runsCommand === true && opened?.settings === settings;
      if (!isKept || !opened) opened = { settings, credentials: connection.readCredentials() };
      const credentials = await opened.credentials;
      // Many clients give up after 60 s. Their agents would not learn what failed, nor see the beginning of a stream.
      const options = { ...addressesOf(connection), ...credentials, deadlineMs: 50_000 };
      const response = await callClient(api, command.operationId, values, options, signal);
      const advice = adviseNarrowing(command, input, flagsOf(connection));
      const shown = describePayload(command, response, listSecrets(credentials), advice, select);
      return await shown.catch((error: unknown) => {
        const problem = error instanceof RangeError ? "it is nested too deeply." : errorMessage(error);
        const text = `The call succeeded, but its result cannot be shown: ${problem}`;
        // An agent would repeat a write that failed.
        return { ...textResult(text), isError: command.safe };
      });
    } catch (error) {
      const status = isDataplatError(error) && error.kind === "api" ? error.status : Infinity;
      // The next call reads the credentials again: they may have been replaced while the server runs.
      if (status === 401 || status === 403 || error instanceof ConfigurationError) opened = undefined;
      const origin = connection && (status === 401 || status < 400) ? ` ${describeOrigin(connection)}` : "";
      // A token of a command that prints one for an hour, say.
      const next = " They may have expired: call this tool once more, which reads them again.";
      const advice = isKept && status === 401 ? next : origin;
      return { ...textResult(describeToolFailure(error, command) + advice), isError: true };
    }
  };
}

const flagsOf = ({ flags, profile }: Connection): string =>
  flags || (profile ? ` --profile ${profile.name}` : "");

const describeOrigin = (connection: Connection): string =>
  `The address ${connection.baseUrl} and the credentials are from ${connection.source}. Run \`dataplat whoami${flagsOf(connection)}\` to try them.`;

/** Reads the argument that selects a part of the result. Throws UsageError before anything is sent. */
async function readQuery(name: string | undefined, input: Readonly<Record<string, unknown>>) {
  const query = name === undefined || input[name] === "" ? undefined : (input[name] ?? undefined);
  if (query === undefined) return undefined;
  if (typeof query !== "string") throw new UsageError(`${name} must be a string.`);
  const { checkQuery, evaluateQuery } = await import("../output/query.ts");
  checkQuery(query, name);
  return (value: unknown) => evaluateQuery(value, query, name);
}
