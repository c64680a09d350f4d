/** Calls the operations of an API that only read, and compares their responses with the contract. */
import { type DataplatError, isDataplatError } from "../../client/errors/index.ts";
import type { ClientEvent } from "../../client/events.ts";
import { redactText } from "../../client/redact.ts";
import { isPlainObject } from "../../contract/check-options.ts";
import { documentedStatus } from "../../contract/operation.ts";
import { listResponseValues } from "../../contract/response-value.ts";
import { listParameterFlags } from "../flags/flags.ts";
import type { Limits } from "../flags/global-options.ts";
import type { CliApi, ClientModule, ResponseModule } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError } from "../model/errors.ts";
import { describeError } from "../output/describe-error.ts";
import { listSecrets } from "../output/mask.ts";
import { callClient, recordCall } from "../profile/call-client.ts";
import { addressesOf, type Connection } from "../profile/connection.ts";
import { type ApiReport, findDrift, findUnseen, type OperationReport, type VerifyIssue } from "./report.ts";

type ParameterValues = Readonly<Record<string, unknown>>;

export interface VerifyOptions {
  readonly parametersOf: (command: CommandModel, connection: Connection) => ParameterValues;
  readonly limits: Limits;
  readonly onEvent: (event: ClientEvent) => void;
  readonly signal: AbortSignal;
}

interface ApiRun extends VerifyOptions {
  readonly api: CliApi;
  readonly connection: Connection;
  readonly client: ClientModule;
  readonly responses: ResponseModule;
}

/** Failures after which the other operations of the API would fail as well, some of them slowly. */
const endingKinds: readonly string[] = ["config", "network", "timeout"];

/** Verifies an API. Throws an error of the client if a call is aborted. */
export async function verifyApi(api: CliApi, connection: Connection, options: VerifyOptions) {
  const { name, title, commands } = api;
  const { baseUrl, source } = connection;
  const [client, responses] = await Promise.all([api.importClient(), api.importResponses()]);
  let credentials: ReturnType<Connection["readCredentials"]> | undefined;
  const readCredentials = () => (credentials ??= connection.readCredentials(options.limits.remainingMs));
  const run = { ...options, api, connection: { ...connection, readCredentials }, client, responses };
  const operations: OperationReport[] = [];
  let end: string | undefined;
  for (const command of commands) {
    const parameters = run.parametersOf(command, connection);
    const reason = findObstacle(run, command, parameters) ?? end;
    const operation = reason
      ? reportOf(command, "skipped", { notes: [reason] })
      : await verifyOperation(run, command, parameters);
    operations.push(operation);
    if (endingKinds.includes(operation.failure?.kind ?? ""))
      end = `Not called, since ${command.name} failed.`;
  }
  return { name, title, baseUrl, source, operations };
}

/** Reports an API that is not configured. */
export function skipApi({ name, title, commands }: CliApi, reason: string): ApiReport {
  const operations = commands.map((command) => reportOf(command, "skipped", { notes: [reason] }));
  return { name, title, operations };
}

function reportOf(
  { operationId, name }: CommandModel,
  result: OperationReport["result"],
  details: Partial<OperationReport>,
): OperationReport {
  return { operationId, command: name, result, issues: [], unseen: [], notes: [], ...details };
}

/** Why an operation cannot be called, and what to do. */
function findObstacle({ client, connection }: ApiRun, command: CommandModel, parameters: ParameterValues) {
  if (!command.safe) return "Never called, since a write may change data.";
  if (command.result.kind === "stream") return "Not called: its response is a stream, which may not end.";
  const flags = listParameterFlags(command)
    .filter(({ path: [name = ""], value }) => value.required && !Object.hasOwn(parameters, name))
    .map(({ name }) => `--${name}`);
  if (flags.length > 0) return `Not called: pass ${flags.join(", ")}.`;
  const { server } = client.operations[command.operationId] ?? {};
  if (server === undefined || connection.servers?.[server] !== undefined) return undefined;
  return `It is sent to ${server}: add its address to \`servers\` in the profile.`;
}

async function verifyOperation(run: ApiRun, command: CommandModel, parameters: ParameterValues) {
  const { api, connection, limits, onEvent, signal } = run;
  try {
    // Refused before a secret is read.
    await recordCall(api, connection, command.operationId, { parameters });
    const credentials = await connection.readCredentials();
    const options = { ...credentials, ...limits.ofCall(), ...addressesOf(connection), onEvent };
    const response = await callClient(api, command.operationId, { parameters }, options, signal);
    return compareResponse(run, command, response, listSecrets(credentials));
  } catch (error) {
    const isOfCall = isDataplatError(error) && error.kind !== "aborted";
    if (!isOfCall && !(error instanceof ConfigurationError)) throw error;
    const defaults = Object.keys(connection.parameters).filter(
      (name) => parameters[name] === connection.parameters[name],
    );
    const failure = describeError(error, { program: "dataplat verify", api, command, connection, defaults });
    if (!isOfCall || error.kind !== "unexpected-response") return reportOf(command, "failed", { failure });
    const issues = findUnexpected(run, command, error, failure.message);
    return reportOf(command, "drift", { status: error.status, issues });
  }
}

/** The contract of a response with a status. */
function findContract({ client, responses }: ApiRun, { operationId }: CommandModel, status: number) {
  const { success = {} } = client.operations[operationId] ?? {};
  const documented = documentedStatus(success, status);
  return {
    ...success[documented],
    others: Object.keys(success).filter((each) => each !== documented),
    schema: responses.responses[operationId]?.[documented],
    values: listResponseValues(responses.responseValues, operationId, documented),
  };
}

/** Compares a success. The server may repeat the credentials in its body. */
function compareResponse(
  run: ApiRun,
  command: CommandModel,
  { status, body }: { readonly status: number; readonly body: unknown },
  secrets: readonly string[],
): OperationReport {
  const { schema, values, others, mediaType } = findContract(run, command, status);
  const unseen = others.map((each) => `Its response ${each} was not seen.`);
  if (!schema) {
    const content = mediaType === undefined ? [] : [`Its content, ${mediaType}, is not compared.`];
    return reportOf(command, "passed", { status, notes: [...content, ...unseen] });
  }
  const issues = findDrift(schema, body, values, (text) => redactText(text, secrets));
  const result = issues.length > 0 ? "drift" : "passed";
  return reportOf(command, result, { status, issues, unseen: findUnseen(body, values), notes: unseen });
}

/** Finds how a body differs that the client rejected: not JSON, or without its envelope, or with a payload of another type. */
function findUnexpected(
  run: ApiRun,
  command: CommandModel,
  { status, body }: Extract<DataplatError, { kind: "unexpected-response" }>,
  message: string,
): readonly VerifyIssue[] {
  const { schema, values, payload } = findContract(run, command, status);
  const isEnvelope = payload === undefined || (isPlainObject(body) && Object.hasOwn(body, payload));
  const issues = schema && isEnvelope ? findDrift(schema, body, values, (text) => text) : [];
  if (issues.length > 0) return issues;
  const example = { pointer: "", actual: message };
  return [{ pointer: "", difference: "unexpected-response", expected: [], count: 1, example }];
}
