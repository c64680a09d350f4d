/** Reads and prints the values before and after an update. */
import { isDataplatError } from "../../client/errors/index.ts";
import { describeError } from "../describe-error.ts";
import { writeLines } from "../output/line.ts";
import type { Call } from "./call-operation.ts";
import { compareValues, formatComparison } from "./compare.ts";
import { recordRequest } from "./dry-run.ts";
import type { OperationRun } from "./operation-run.ts";

/** The values that an update changes, before it. */
export interface Before {
  readonly values: unknown;
}

/**
 * Reads the values before an update.
 *
 * @param note prints a note
 * @returns undefined if they cannot be read: the user asked for the update, and the comparison is an extra
 * @throws InvalidRequestError if the update itself is invalid; then nothing is read
 */
export async function readBefore(
  run: OperationRun,
  call: Call,
  note: (text: string) => void,
): Promise<Before | undefined> {
  const { before } = run.command;
  if (!before) return undefined;
  await recordRequest(run);
  try {
    const payload = Object(await call(before.operationId));
    return { values: before.member === undefined ? payload : payload[before.member] };
  } catch (error) {
    if (!isDataplatError(error) || error.kind === "aborted") throw error;
    const { message } = describeError(error, { program: "dataplat" });
    note(`dataplat: note: the values before the update are unknown: ${message}`);
    return undefined;
  }
}

/** Prints the members that were sent or that changed. */
export function printComparison(run: OperationRun, before: unknown, after: unknown): void {
  const { api, command, request, terminal } = run;
  const read = api.commands.find(({ operationId }) => operationId === command.before?.operationId);
  const { sensitive = [] } = command.result;
  const view = { sensitive, now: Date.now(), readCommand: `dataplat ${read?.name}` };
  terminal.stdout.write("\n");
  writeLines(terminal.stdout, formatComparison(compareValues(before, after, request.body), view));
}
