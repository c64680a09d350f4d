/** Calls an operation and prints its payload; for an update on a terminal, also the values before and after. */
import { isDataplatError } from "../../client/errors/index.ts";
import type { ClientEvent } from "../../client/events.ts";
import { redactText } from "../../client/redact.ts";
import { maxInt32 } from "../../contract/check-options.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { describeError } from "../describe-error.ts";
import { escapeLine } from "../output/escape.ts";
import { writeLines } from "../output/line.ts";
import type { OutputOptions } from "../output/output-options.ts";
import { printResult } from "../output/print-result.ts";
import type { CredentialTexts } from "../profile/connection.ts";
import { UsageError } from "../usage-error.ts";
import { compareValues, formatComparison } from "./compare.ts";
import { recordRequest } from "./dry-run.ts";
import type { GlobalValues } from "./global-flags.ts";
import { argumentsOf, type OperationRun } from "./operation-run.ts";
import { showProgress } from "./progress.ts";
import { listSecrets, redactResult } from "./redact-result.ts";
import { describeEvent } from "./verbose.ts";

/** How the result of a run is printed. */
export function outputOptions({ command, request }: OperationRun): OutputOptions {
  const { output: format, query, columns, draw } = request.globals;
  return { result: command.result, format, query, columns, draw };
}

/** What a run is called with. */
export interface CallSettings {
  readonly credentials: CredentialTexts;
  /** Ends the call. */
  readonly signal: AbortSignal;
}

/**
 * Calls the operation of a run, and prints its payload.
 *
 * @throws an error of the client
 */
export async function callOperation(run: OperationRun, settings: CallSettings): Promise<void> {
  const { command } = run;
  const { stderr } = run.terminal;
  const progress = showProgress(stderr);
  const secrets = listSecrets(settings.credentials);
  const note = (text: string): void => {
    progress.clear();
    stderr.write(`${escapeLine(redactText(text, secrets))}\n`);
  };
  const call = createCall(run, settings, note, progress.onEvent);
  let payload: unknown;
  let before: Before | undefined;
  try {
    before = await readBefore(run, call, note);
    payload = await call(command.operationId);
  } finally {
    progress.stop();
  }
  try {
    await show(
      run,
      redactResult(payload, secrets),
      before && { values: redactResult(before.values, secrets) },
    );
  } catch (error) {
    if (command.safe) throw error;
    // Such as a column that the payload does not have. It must not look like an error before the call.
    const message = `the change was made, but its result cannot be shown: ${errorMessage(error)}`;
    throw error instanceof UsageError ? new UsageError(message) : new Error(message);
  }
}

/** Prints a payload, and how it differs from the values before the call. */
async function show(run: OperationRun, payload: unknown, before: Before | undefined): Promise<void> {
  const { command, request, terminal } = run;
  await printResult(payload, outputOptions(run), terminal);
  if (!before) return;
  const comparisons = compareValues(before.values, payload, request.body);
  const { sensitive = [] } = command.result;
  const view = { sensitive, now: Date.now(), readCommand: `dataplat ${readCommandOf(run)?.name}` };
  terminal.stdout.write("\n");
  writeLines(terminal.stdout, formatComparison(comparisons, view));
}

/** What an update changes, as it was before. */
interface Before {
  readonly values: unknown;
}

/** Calls an operation with the values of a run. */
type Call = (operationId: string) => Promise<unknown>;

function createCall(
  run: OperationRun,
  { credentials, signal }: CallSettings,
  note: (text: string) => void,
  onProgress: (event: ClientEvent) => void,
): Call {
  const { verbose } = run.request.globals;
  const operations = run.client.createClient({
    ...credentials,
    ...readLimits(run.request.globals),
    baseUrl: run.connection.baseUrl,
    onEvent: (event: ClientEvent) => {
      onProgress(event);
      if (verbose) for (const line of describeEvent(event)) note(line);
    },
  });
  return async (operationId) => {
    const response = await operations[operationId]?.withResponse(...argumentsOf(run, operationId), {
      signal,
    });
    if (verbose && response?.requestId) note(`* request ID ${response.requestId}`);
    return response?.data;
  };
}

/** Options of the client from `--timeout` and `--attempts`. The deadline is its default, or later, so that every attempt has its time. */
function readLimits({ timeout: timeoutMs = 30_000, attempts = 3 }: GlobalValues) {
  const deadlineMs = Math.min(maxInt32, Math.max(90_000, timeoutMs * attempts));
  return { timeoutMs, deadlineMs, retry: { attempts } };
}

/** The command that reads what an update changes. */
function readCommandOf({ api, command }: OperationRun) {
  return api.commands.find(({ operationId }) => operationId === command.before?.operationId);
}

/** Reads the values before an update, if they are shown: on a terminal, in the default format. */
async function readBefore(
  run: OperationRun,
  call: Call,
  note: (text: string) => void,
): Promise<Before | undefined> {
  const { before } = run.command;
  const { output, query, columns } = run.request.globals;
  const isView = run.terminal.stdout.isTerminal && (output ?? query ?? columns) === undefined;
  if (!before || !isView) return undefined;
  // Validates the update, before anything is sent.
  await recordRequest(run);
  try {
    const payload = Object(await call(before.operationId));
    return { values: before.member === undefined ? payload : payload[before.member] };
  } catch (error) {
    if (!isDataplatError(error) || error.kind === "aborted") throw error;
    // The user asked for the update; the comparison is an extra.
    note(
      `dataplat: note: the values before the update are unknown: ${describeError(error, { program: "" }).message}`,
    );
    return undefined;
  }
}
