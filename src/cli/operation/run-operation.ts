/** Runs the command of an operation: resolves its connection, calls it and prints its payload, or its error. */
import { type ParsedRequest, parseFlags } from "../flags/parse-flags.ts";
import { fillParameters } from "../flags/read-value.ts";
import type { CliApi, CredentialTexts } from "../model/cli-api.ts";
import type { CliContext } from "../model/command.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError, UsageError } from "../model/errors.ts";
import { handleSignals } from "../model/signals.ts";
import { escapeLine } from "../output/escape.ts";
import { dim, writeLines } from "../output/line.ts";
import { checkOutput } from "../output/output-options.ts";
import { helpWidth } from "../output/usage.ts";
import { recordCall } from "../profile/call-client.ts";
import { type Connection, resolveConnection } from "../profile/connection.ts";
import { callAndPrint, outputOptions } from "./call-operation.ts";
import type { OperationRun } from "./operation-run.ts";

async function runOperation(api: CliApi, command: CommandModel, request: ParsedRequest, context: CliContext) {
  const { terminal, env } = context;
  const { globals } = request;
  let connection: Connection | undefined;
  let interruption: ReturnType<typeof handleSignals> | undefined;
  try {
    if (globals["dry-run"] && globals.curl) throw new UsageError("--dry-run and --curl exclude each other.");
    connection = await resolveConnection(api, globals, env);
    const parameters = fillParameters(command, connection.parameters, request.parameters);
    const filled = { ...request, parameters };
    const run = { api, command, request: filled, given: request.parameters, connection, terminal };
    if (globals["dry-run"] || globals.curl) return await (await import("./dry-run.ts")).printRecorded(run);
    await checkOutput(outputOptions(run), terminal);
    if (globals.columns !== undefined && globals.query === undefined) {
      const { checkKnownColumns } = await import("./known-columns.ts");
      const columns = await checkKnownColumns(globals.columns, run);
      run.command = { ...command, result: { ...command.result, columns } };
    }
    const credentials = await readCredentials(run);
    interruption = handleSignals();
    await callAndPrint(run, credentials, interruption.signal);
  } catch (error) {
    // There is nothing to say of a read that the user ended.
    if (interruption?.signal.aborted && command.safe) return;
    const defaults = Object.keys(connection?.parameters ?? {}).filter(
      (name) => !Object.hasOwn(request.parameters, name),
    );
    const { parameters } = request;
    const subject = { program: `dataplat ${command.name}`, api, command, connection, defaults, parameters };
    const { printError } = await import("../output/describe-error.ts");
    printError(error, subject, context, globals.output === "json");
  } finally {
    interruption?.end();
  }
}

/** Reads the credentials. Says where a write goes, to a person, or asks. Throws ConfigurationError if the profile asks, and the answer is not yes. */
async function readCredentials(run: OperationRun): Promise<CredentialTexts> {
  const { api, command, connection, request, terminal } = run;
  const read = () => connection.readCredentials(request.limits.remainingMs);
  const { stderr } = terminal;
  const { baseUrl, profile, source, runsCommand } = connection;
  const check = (credentials?: CredentialTexts) =>
    recordCall(api, connection, command.operationId, request, credentials);
  const isAsked = !command.safe && profile?.confirm && !request.globals.yes;
  // A request that would not be sent is refused before a command prints a secret, and before anything is shown or asked.
  if (isAsked || runsCommand) await check();
  if (command.safe) return await read();
  const origin = profile ? `profile ${profile.name}` : source.replace(/,.*/, "");
  const target = escapeLine(`${baseUrl} (${origin})`);
  if (!isAsked) {
    const credentials = await read();
    await check(credentials);
    if (stderr.isTerminal) writeLines(stderr, [dim(`Sending to ${target}.`)]);
    return credentials;
  }
  const fail = (message: string) => new ConfigurationError(message, "Pass --yes to write without asking.");
  const { isTTY, readableEnded } = process.stdin;
  if (!isTTY || readableEnded || !stderr.isTerminal) {
    const need = isTTY && readableEnded ? "input, which --body has read to its end" : "a terminal";
    throw fail(`Profile ${profile.name} asks before a write, which needs ${need}. Nothing was sent.`);
  }
  // Imported on first use, since the prompts take longer to load than most commands run.
  const { askConfirmation } = await import("../profile/ask-profile.ts");
  const question = `${command.summary} at ${target}?`;
  if (!(await askConfirmation(question, request.limits.remainingMs())))
    throw new ConfigurationError("Nothing was sent.");
  return await read();
}

/** Parses the arguments of an operation's command, and runs it or prints its help. */
export async function runOperationCommand(
  api: CliApi,
  command: CommandModel,
  args: readonly string[],
  context: CliContext,
): Promise<void> {
  const request = await parseFlags(command, args, context);
  const { stdout } = context.terminal;
  if (request) await runOperation(api, command, request, context);
  else stdout.write((await import("./help.ts")).formatHelp(api, command, helpWidth(stdout)));
}
