/** A run of `dataplat verify`: its arguments, the connections of the APIs, the report and the exit code. */
import { listParameterFlags } from "../flags/flags.ts";
import { createLimits } from "../flags/global-options.ts";
import { readTexts } from "../flags/parse-flags.ts";
import { fillParameters } from "../flags/read-value.ts";
import { type CliApi, openApis, selectApis } from "../model/cli-api.ts";
import type { CliContext, Options, Values } from "../model/command.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError, UsageError } from "../model/errors.ts";
import { exitCodes } from "../model/exit-codes.ts";
import { handleSignals } from "../model/signals.ts";
import { showProgress } from "../operation/progress.ts";
import { escapeText } from "../output/escape.ts";
import { writeLines } from "../output/line.ts";
import { type ConnectionFlags, resolveConnection } from "../profile/connection.ts";
import { formatJunit, formatText } from "./format-report.ts";
import type { verifyOptions } from "./options.ts";
import { type ApiReport, createReport } from "./report.ts";
import { skipApi, type VerifyOptions, verifyApi } from "./verify-api.ts";

/** Runs the command. `values`: those of its options, and of parameters by flag. */
export async function runVerify(values: Values<typeof verifyOptions> & Values<Options>, context: CliContext) {
  const { api, output } = values;
  const apis = selectApis(await openApis(context.apis), api, values["base-url"]);
  const { terminal } = context;
  const progress = showProgress(terminal.stderr);
  const interruption = handleSignals();
  const options: VerifyOptions = {
    parametersOf: (command, { parameters }) => readParameters(command, values, parameters),
    limits: createLimits(values),
    onEvent: progress.onEvent,
    signal: interruption.signal,
  };
  let reports: readonly ApiReport[];
  try {
    reports = await verifyEach(apis, values, options, context);
  } catch (error) {
    // There is nothing to say of reads that the user ended.
    if (interruption.signal.aborted) return;
    throw error;
  } finally {
    progress.stop();
    interruption.end();
  }
  const report = createReport(reports);
  if (output === "json") terminal.stdout.write(`${escapeText(JSON.stringify(report, null, 2))}\n`);
  else if (output === "junit") terminal.stdout.write(formatJunit(report));
  else writeLines(terminal.stdout, formatText(report));
  setExitCode(reports);
}

/** Verifies the APIs one after the other. One that is not configured is skipped if another one is. */
async function verifyEach(
  apis: readonly CliApi[],
  flags: ConnectionFlags,
  options: VerifyOptions,
  { env }: CliContext,
): Promise<readonly ApiReport[]> {
  const reports: ApiReport[] = [];
  const problems: ConfigurationError[] = [];
  for (const api of apis) {
    try {
      const connection = await resolveConnection(api, flags, env);
      reports.push(await verifyApi(api, connection, options));
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      problems.push(error);
      reports.push(skipApi(api, `The API is not configured: ${error.message} ${error.hint}`));
    }
  }
  if (problems[0] && problems.length === apis.length) throw problems[0];
  return reports;
}

/** Drift counts more than a failure, and the first failure more than the others. A run that compared nothing must not pass. */
function setExitCode(reports: readonly ApiReport[]): void {
  const operations = reports.flatMap((report) => report.operations);
  const failure = operations.find((operation) => operation.failure)?.failure;
  const hasDrift = operations.some(({ result }) => result === "drift");
  if (hasDrift || failure) {
    process.exitCode = hasDrift ? exitCodes["unexpected-response"].code : failure?.exitCode;
  } else if (operations.every(({ result }) => result === "skipped")) {
    throw new UsageError("Nothing was verified, for the reasons in the report.");
  }
}

/** Reads the parameters of an operation. Throws UsageError if a parameter of one value was passed twice. */
function readParameters(
  command: CommandModel,
  values: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const given = listParameterFlags(command).flatMap((flag) => {
    const texts = [values[flag.name] ?? []].flat().map(String);
    if (texts.length > 1 && !flag.isList) throw new UsageError(`--${flag.name} was passed twice.`);
    return texts.length > 0 ? [[flag.path[0] ?? "", readTexts(flag, texts)] as const] : [];
  });
  return fillParameters(command, defaults, Object.fromEntries(given));
}
