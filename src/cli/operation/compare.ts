/** Values before and after an update. Imported on first use: scripts see none. */
import { isDataplatError } from "../../client/errors/index.ts";
import { isPlainObject } from "../../contract/check-options.ts";
import { isDeepStrictEqual } from "../model/builtins.ts";
import { describeError, describeRead } from "../output/describe-error.ts";
import { escapeLine } from "../output/escape.ts";
import { formatValue } from "../output/format-value.ts";
import { bold, dim, writeLines } from "../output/line.ts";
import { maskSensitive } from "../output/mask.ts";
import { readPath } from "../output/table.ts";
import type { Call, OperationRun } from "./operation-run.ts";

/** Values of an update: the members before it, those of its response, and those that were sent. */
type Update = Readonly<Record<"before" | "after" | "sent", unknown>>;

/** Formats the members that were sent, or that changed. `sensitive`: paths of members that are masked. */
export function formatComparison(update: Update, sensitive: readonly string[], readCommand: string) {
  const before = new Map(listLeaves(update.before));
  const after = new Map(listLeaves(update.after));
  const sent = new Map(listLeaves(update.sent));
  const isSame = (path: string) => isDeepStrictEqual(before.get(path), after.get(path));
  const isIgnored = (path: string) =>
    sent.has(path) && isSame(path) && !isDeepStrictEqual(sent.get(path), after.get(path));
  const show = (path: string, value: unknown): string => {
    if (value === undefined) return dim("(absent)");
    const isInMasked = sensitive.some((name) => path.startsWith(`${name}.`));
    const masking = isInMasked ? [path] : sensitive;
    return formatValue(readPath(maskSensitive({ [path]: value }, masking), path), path);
  };
  const formatChange = (path: string): string => {
    const value = show(path, after.get(path));
    if (!isSame(path)) return `${show(path, before.get(path))} -> ${value}`;
    const note = isIgnored(path) ? `, although ${show(path, sent.get(path))} was sent` : "";
    return `${value} ${dim(`(unchanged${note})`)}`;
  };
  const all = [...new Set([...sent.keys(), ...after.keys(), ...before.keys()])];
  const paths = all.filter((path) => sent.has(path) || !isSame(path));
  const width = Math.max(0, ...paths.map((path) => path.length));
  const lines = paths.map((path) => dim(`  ${escapeLine(path).padEnd(width)}  `) + formatChange(path));
  const note = `The response may show the values before the change: run \`${readCommand}\` to be certain.`;
  return [
    bold("Before and after"),
    ...(lines.length > 0 ? lines : ["  no difference"]),
    ...(paths.some(isIgnored) ? [note] : []),
  ];
}

/** The members of a value by their path. A list is one value. */
function listLeaves(value: unknown, path = ""): readonly (readonly [path: string, value: unknown])[] {
  if (!isPlainObject(value)) return path ? [[path, value]] : [];
  return Object.entries(value).flatMap(([name, member]) =>
    listLeaves(member, path ? `${path}.${name}` : name),
  );
}

/** Reads the values before an update. They are undefined if they cannot be read: the user asked for the update, and the comparison is an extra. */
export async function readBefore(run: OperationRun, call: Call, note: (text: string) => void) {
  const { before } = run.command;
  if (!before) return undefined;
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

export function printComparison(run: OperationRun, before: unknown, after: unknown): void {
  const { command, request, terminal } = run;
  const readCommand = describeRead({ ...run, program: "", parameters: run.given }) ?? "";
  const update = { before, after, sent: request.body };
  terminal.stdout.write("\n");
  writeLines(terminal.stdout, formatComparison(update, command.result.sensitive ?? [], readCommand));
}
