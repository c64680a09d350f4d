/** Calls an operation and prints its payload; for an update on a terminal, also the values before and after. */
import type { ClientEvent } from "../../client/events.ts";
import { redactText } from "../../client/redact.ts";
import { maxInt32 } from "../../contract/check-options.ts";
import { kindOf } from "../flags/parse-flags.ts";
import type { CredentialTexts } from "../model/cli-api.ts";
import { escapeLine } from "../output/escape.ts";
import { listSecrets, redactResult } from "../output/mask.ts";
import type { OutputOptions } from "../output/output-options.ts";
import { printResult } from "../output/print-result.ts";
import { callClient } from "../profile/call-client.ts";
import { addressesOf } from "../profile/connection.ts";
import type { Call, OperationRun } from "./operation-run.ts";
import { describeEvent, showProgress } from "./progress.ts";

export function outputOptions({ command, request }: OperationRun): OutputOptions {
  const { output: format, query, columns, accept } = request.globals;
  const kind = kindOf(command.result, accept) ?? "none";
  const result = kind === command.result.kind ? command.result : { kind };
  return { result, isWrite: !command.safe, format, query, columns };
}

/** Calls the operation of a run, and prints its payload. Throws an error of the client. */
export async function callAndPrint(run: OperationRun, credentials: CredentialTexts, signal: AbortSignal) {
  const { stderr } = run.terminal;
  const progress = showProgress(stderr);
  const secrets = listSecrets(credentials);
  const note = (text: string): void => {
    progress.clear();
    stderr.write(`${escapeLine(redactText(text, secrets))}\n`);
  };
  const call = createCall(run, { ...credentials, onEvent: progress.onEvent }, signal, note);
  const update = isCompared(run) ? await import("./compare.ts") : undefined;
  let payload: unknown;
  let before: Awaited<ReturnType<NonNullable<typeof update>["readBefore"]>>;
  try {
    before = await update?.readBefore(run, call, note);
    payload = await call(run.command.operationId);
  } finally {
    progress.stop();
  }
  const shown = redactResult(payload, secrets);
  await printResult(shown, outputOptions(run), run.terminal);
  if (before) update?.printComparison(run, redactResult(before.values, secrets), shown);
}

/** Whether the values before and after are shown: to people, if the values before can be read. */
function isCompared({ command: { before }, request, terminal }: OperationRun): boolean {
  const { output, query, columns } = request.globals;
  return (
    before !== undefined && !before.isOther && terminal.stdout.isTerminal && !(output ?? query ?? columns)
  );
}

function createCall(
  run: OperationRun,
  { onEvent, ...credentials }: { readonly onEvent: (event: ClientEvent) => void },
  signal: AbortSignal,
  note: (text: string) => void,
): Call {
  const { globals, limits } = run.request;
  const { verbose, deadline } = globals;
  let attempt = 1;
  const verboseFetch = (url: string, init: RequestInit): Promise<Response> => {
    note(`> ${init.method} ${url} (attempt ${attempt})`);
    return fetch(url, init);
  };
  // The server or the user ends a stream.
  const isEndless = outputOptions(run).result.kind === "stream" && deadline === undefined;
  return async (operationId) => {
    const options = {
      ...credentials,
      ...limits.ofCall(),
      ...addressesOf(run.connection),
      ...(isEndless && { deadlineMs: maxInt32 }),
      ...(verbose && { fetch: verboseFetch }),
      onEvent: (event: ClientEvent) => {
        ({ attempt } = event);
        onEvent(event);
        if (verbose) for (const line of describeEvent(event)) note(line);
      },
    };
    const { data, requestId } = await callClient(run.api, operationId, run.request, options, signal);
    if (verbose && requestId) note(`* request ID ${requestId}`);
    return data;
  };
}
