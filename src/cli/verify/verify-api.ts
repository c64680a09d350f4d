/** Calls the operations of an API that only read, and compares their responses with the contract. */
import { type DataplatError, isDataplatError } from "../../client/errors/index.ts";
import type { ClientEvent } from "../../client/events.ts";
import { redactText } from "../../client/redact.ts";
import { isPlainObject } from "../../contract/check-options.ts";
import { documentedStatus } from "../../contract/operation.ts";
import { listResponseValues } from "../../contract/response-value.ts";
import { listFlags } from "../flags/flags.ts";
import type { CliApi, ClientModule, CredentialTexts, ResponseModule } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError } from "../model/errors.ts";
import { describeError, type ErrorSubject } from "../output/describe-error.ts";
import { listSecrets } from "../output/mask.ts";
import { callClient } from "../profile/call-client.ts";
import { addressesOf, type Connection } from "../profile/connection.ts";
import type { ApiReport, OperationReport, VerifyFailure, VerifyIssue } from "./report.ts";
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
    const failure = toFailure(error, { program });
    const operations = commands.map((command) =>
      command.safe ? fail(command, failure) : skip(command, writeReason),
    );
    return { ...report, operations };
  }
  const [client, responses] = await Promise.all([api.importClient(), api.importResponses()]);
  const run = { ...options, api, connection, credentials, client, responses };
  return { ...report, operations: await verifyOperations(run) };
}

async function verifyOperations(run: ApiRun): Promise<readonly OperationReport[]> {
  const operations: OperationReport[] = [];
  let end: string | undefined;
  for (const command of run.api.commands) {
    const parameters = run.parametersOf(command, run.connection);
    const reason = findObstacle(command, parameters) ?? findMissingServer(run, command) ?? end;
    const report =
      reason === undefined ? await verifyOperation(run, command, parameters) : skip(command, reason);
    operations.push(report);
    if (report.failure && endingKinds.includes(report.failure.kind)) {
      end = `Not called, since ${command.name} failed.`;
    }
  }
  return operations;
}

/** Reports an API that is not configured. */
export function skipApi({ name, title, commands }: CliApi, reason: string): ApiReport {
  return { name, title, operations: commands.map((command) => skip(command, reason)) };
}

const writeReason = "Never called, since a write may change data.";

function skip({ operationId, name }: CommandModel, reason: string): OperationReport {
  return { operationId, command: name, result: "skipped", issues: [], unseen: [], notes: [reason] };
}

function fail({ operationId, name }: CommandModel, failure: VerifyFailure): OperationReport {
  return { operationId, command: name, result: "failed", issues: [], unseen: [], failure, notes: [] };
}

function toFailure(error: unknown, subject: ErrorSubject): VerifyFailure {
  const { kind, message, hint, exitCode } = describeError(error, subject);
  return { kind, message, hint, exitCode };
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
  const missing = listFlags(command).filter(
    ({ path: [name = "", ...rest], value, in: place }) =>
      place === "parameters" && rest.length === 0 && value.required && !Object.hasOwn(parameters, name),
  );
  const flags = missing.map(({ name }) => `--${name}`);
  return flags.length > 0 ? `Not called: pass ${flags.join(", ")}.` : undefined;
}

async function verifyOperation(
  run: ApiRun,
  command: CommandModel,
  parameters: Readonly<Record<string, unknown>>,
): Promise<OperationReport> {
  const { operationId, name } = command;
  const { connection, credentials, readLimits, onEvent, signal } = run;
  const report = { operationId, command: name, issues: [], unseen: [], notes: [] };
  try {
    const options = { ...credentials, ...readLimits(), ...addressesOf(connection), onEvent };
    const response = await callClient(run.client, operationId, { parameters }, options, signal);
    return { ...report, ...compareResponse(run, operationId, response.status, response.body) };
  } catch (error) {
    if (!isDataplatError(error) || error.kind === "aborted") throw error;
    const defaults = Object.keys(connection.parameters).filter(
      (name) => parameters[name] === connection.parameters[name],
    );
    const failure = toFailure(error, { program, api: run.api, command, connection, defaults });
    if (error.kind !== "unexpected-response") return fail(command, failure);
    const issues = findUnexpected(run, operationId, error, failure.message);
    return { ...report, result: "drift", status: error.status, issues };
  }
}

/** Compares a success. The server may repeat the credentials in its body. */
function compareResponse(
  { client, responses: { responses, responseValues }, credentials }: ApiRun,
  operationId: string,
  status: number,
  body: unknown,
): Pick<OperationReport, "result" | "status" | "issues" | "unseen" | "notes"> {
  const { success = {} } = client.operations[operationId] ?? {};
  const documented = documentedStatus(success, status);
  const others = Object.keys(success).filter((each) => each !== documented);
  const notes = others.map((each) => `Its response ${each} was not seen.`);
  const schema = responses[operationId]?.[documented];
  const values = listResponseValues(responseValues, operationId, documented);
  if (!schema) {
    const { mediaType } = success[documented] ?? {};
    const content = mediaType === undefined ? [] : [`Its content, ${mediaType}, is not compared.`];
    return { result: "passed", status, issues: [], unseen: [], notes: [...content, ...notes] };
  }
  const secrets = listSecrets(credentials);
  const issues = findDrift(schema, body, values, (text) => redactText(text, secrets));
  const result = issues.length > 0 ? "drift" : "passed";
  return { result, status, issues, unseen: findUnseen(body, values), notes };
}

/** Finds how a body differs that the client rejected: not JSON, or without its envelope, or with a payload of another type. */
function findUnexpected(
  { client, responses: { responses, responseValues } }: ApiRun,
  operationId: string,
  { status, body }: Extract<DataplatError, { kind: "unexpected-response" }>,
  message: string,
): readonly VerifyIssue[] {
  const { success = {} } = client.operations[operationId] ?? {};
  const documented = documentedStatus(success, status);
  const { payload } = success[documented] ?? {};
  const schema = responses[operationId]?.[documented];
  const isEnvelope = payload === undefined || (isPlainObject(body) && Object.hasOwn(body, payload));
  const values = listResponseValues(responseValues, operationId, documented);
  const issues = schema && isEnvelope ? findDrift(schema, body, values, (text) => text) : [];
  if (issues.length > 0) return issues;
  const example = { pointer: "", actual: message };
  return [{ pointer: "", difference: "unexpected-response", expected: [], count: 1, example }];
}
