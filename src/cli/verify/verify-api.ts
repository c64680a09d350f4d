/** Calls the operations of an API that only read, and compares their responses with the contract. */
import { type DataplatError, isDataplatError } from "../../client/errors/index.ts";
import type { ClientEvent } from "../../client/events.ts";
import { redactText } from "../../client/redact.ts";
import { isPlainObject } from "../../contract/check-options.ts";
import { documentedStatus } from "../../contract/operation.ts";
import { listResponseValues } from "../../contract/response-value.ts";
import { listParameterFlags } from "../flags/flags.ts";
import type { CliApi, ClientModule, CredentialTexts, ResponseModule } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError } from "../model/errors.ts";
import { describeError } from "../output/describe-error.ts";
import { listSecrets } from "../output/mask.ts";
import { callClient } from "../profile/call-client.ts";
import { addressesOf, type Connection } from "../profile/connection.ts";
import type { ApiReport, OperationReport, VerifyIssue } from "./report.ts";
import { findDrift, findUnseen } from "./report.ts";

export interface VerifyOptions {
  readonly parametersOf: (command: CommandModel, connection: Connection) => Readonly<Record<string, unknown>>;
  readonly readLimits: () => object;
  readonly onEvent: (event: ClientEvent) => void;
  readonly signal: AbortSignal;
}

interface ApiRun extends VerifyOptions {
  readonly api: CliApi;
  readonly connection: Connection;
  readonly credentials: CredentialTexts;
  readonly client: ClientModule;
  readonly responses: ResponseModule;
}

/** The command, for messages. */
const program = "dataplat verify";

/** Failures after which the other operations of the API would fail as well, some of them slowly. */
const endingKinds: readonly string[] = ["config", "network", "timeout"];

/** Verifies an API. Throws an error of the client if a call is aborted. */
export async function verifyApi(
  api: CliApi,
  connection: Connection,
  options: VerifyOptions,
): Promise<ApiReport> {
  const { name, title, commands } = api;
  const { baseUrl, source } = connection;
  const report = { name, title, baseUrl, source };
  let credentials: CredentialTexts;
  try {
    credentials = await connection.readCredentials();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const failure = describeError(error, { program });
    const operations = commands.map((command) =>
      command.safe
        ? reportOf(command, "failed", { failure })
        : reportOf(command, "skipped", { notes: [writeReason] }),
    );
    return { ...report, operations };
  }
  const [client, responses] = await Promise.all([api.importClient(), api.importResponses()]);
  const run = { ...options, api, connection, credentials, client, responses };
  const operations: OperationReport[] = [];
  let end: string | undefined;
  for (const command of commands) {
    const parameters = run.parametersOf(command, connection);
    const reason = findObstacle(command, parameters) ?? findMissingServer(run, command) ?? end;
    const operation = reason
      ? reportOf(command, "skipped", { notes: [reason] })
      : await verifyOperation(run, command, parameters);
    operations.push(operation);
    if (endingKinds.includes(operation.failure?.kind ?? ""))
      end = `Not called, since ${command.name} failed.`;
  }
  return { ...report, operations };
}

/** Reports an API that is not configured. */
export function skipApi({ name, title, commands }: CliApi, reason: string): ApiReport {
  const operations = commands.map((command) => reportOf(command, "skipped", { notes: [reason] }));
  return { name, title, operations };
}

const writeReason = "Never called, since a write may change data.";

function reportOf(
  { operationId, name }: CommandModel,
  result: OperationReport["result"],
  details: Partial<OperationReport>,
): OperationReport {
  return { operationId, command: name, result, issues: [], unseen: [], notes: [], ...details };
}

function findMissingServer({ client, connection }: ApiRun, { operationId }: CommandModel) {
  const { server } = client.operations[operationId] ?? {};
  if (server === undefined || connection.servers?.[server] !== undefined) return undefined;
  return `It is sent to ${server}: add its address to \`servers\` in the profile.`;
}

/** Why an operation cannot be called, and what to do. */
function findObstacle(
  command: CommandModel,
  parameters: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!command.safe) return writeReason;
  if (command.result.kind === "stream") return "Not called: its response is a stream, which may not end.";
  const missing = listParameterFlags(command).filter(
    ({ path: [name = ""], value }) => value.required && !Object.hasOwn(parameters, name),
  );
  const flags = missing.map(({ name }) => `--${name}`);
  return flags.length > 0 ? `Not called: pass ${flags.join(", ")}.` : undefined;
}

async function verifyOperation(
  run: ApiRun,
  command: CommandModel,
  parameters: Readonly<Record<string, unknown>>,
): Promise<OperationReport> {
  const { api, connection, credentials, readLimits, onEvent, signal } = run;
  try {
    const options = { ...credentials, ...readLimits(), ...addressesOf(connection), onEvent };
    const response = await callClient(run.client, command.operationId, { parameters }, options, signal);
    return compareResponse(run, command, response);
  } catch (error) {
    if (!isDataplatError(error) || error.kind === "aborted") throw error;
    const defaults = Object.keys(connection.parameters).filter(
      (name) => parameters[name] === connection.parameters[name],
    );
    const failure = describeError(error, { program, api, command, connection, defaults });
    if (error.kind !== "unexpected-response") return reportOf(command, "failed", { failure });
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
): OperationReport {
  const { schema, values, others, mediaType } = findContract(run, command, status);
  const unseen = others.map((each) => `Its response ${each} was not seen.`);
  if (!schema) {
    const content = mediaType === undefined ? [] : [`Its content, ${mediaType}, is not compared.`];
    return reportOf(command, "passed", { status, notes: [...content, ...unseen] });
  }
  const secrets = listSecrets(run.credentials);
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
