/** Values before and after an update. Imported on first use: scripts see none. */
import { isDataplatError } from "../../client/errors/index.ts";
import { isPlainObject } from "../../contract/check-options.ts";
import { isDeepStrictEqual } from "../model/builtins.ts";
import { describeError, describeRead } from "../output/describe-error.ts";
import { escapeLine } from "../output/escape.ts";
import { formatValue } from "../output/format-value.ts";
import { bold, dim, writeLines } from "../output/line.ts";
import { masked, maskSensitive } from "../output/mask.ts";
import { readPath } from "../output/table.ts";
import type { Before, Call, OperationRun } from "./operation-run.ts";

/** A member that was sent, or that changed. */
export interface Comparison {
  /** Path in the payload, with dots. */
  readonly path: string;
  /** Value before the update; undefined if there was none. */
  readonly before: unknown;
  /** Value in the response; undefined if there is none. */
  readonly after: unknown;
  /** Value that was sent; undefined if none was. */
  readonly sent: unknown;
}

export function compareValues(before: unknown, after: unknown, body: unknown): readonly Comparison[] {
  const old = new Map(listLeaves(before));
  const now = new Map(listLeaves(after));
  const sent = new Map(listLeaves(body));
  const paths = new Set([...sent.keys(), ...now.keys(), ...old.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path), after: now.get(path), sent: sent.get(path) }))
    .filter((each) => each.sent !== undefined || !isDeepStrictEqual(each.before, each.after));
}

export interface ComparisonView {
  /** Paths of members that are masked. */
  readonly sensitive: readonly string[];
  readonly readCommand: string;
}

export function formatComparison(
  comparisons: readonly Comparison[],
  { sensitive, readCommand }: ComparisonView,
): readonly string[] {
  const width = Math.max(0, ...comparisons.map(({ path }) => path.length));
  const lines = comparisons.map(
    (each) => dim(`  ${escapeLine(each.path).padEnd(width)}  `) + formatChange(each, sensitive),
  );
  const note = `The response may show the values before the change: run \`${readCommand}\` to be certain.`;
  return [
    bold("Before and after"),
    ...(lines.length > 0 ? lines : ["  no difference"]),
    ...(comparisons.some(isIgnored) ? [note] : []),
  ];
}

function formatChange(comparison: Comparison, sensitive: readonly string[]): string {
  const { path, before, after, sent } = comparison;
  const show = (value: unknown): string => {
    if (value === undefined) return dim("(absent)");
    const isInMasked = sensitive.some((name) => path.startsWith(`${name}.`));
    return formatValue(
      isInMasked ? masked : readPath(maskSensitive({ [path]: value }, sensitive), path),
      path,
    );
  };
  if (!isDeepStrictEqual(before, after)) return `${show(before)} -> ${show(after)}`;
  const note = isIgnored(comparison) ? `unchanged, although ${show(sent)} was sent` : "unchanged";
  return `${show(after)} ${dim(`(${note})`)}`;
}

/** Whether a value is unchanged although another one was sent. */
function isIgnored({ before, after, sent }: Comparison): boolean {
  return sent !== undefined && isDeepStrictEqual(before, after) && !isDeepStrictEqual(sent, after);
}

/** The members of a value by their path. A list is one value. */
function listLeaves(value: unknown, path = ""): readonly (readonly [path: string, value: unknown])[] {
  if (!isPlainObject(value)) return path ? [[path, value]] : [];
  return Object.entries(value).flatMap(([name, member]) =>
    listLeaves(member, path ? `${path}.${name}` : name),
  );
}

/**
 * Reads the values before an update. Returns undefined if they cannot be read: the user asked for the update, and the comparison is an
 * extra.
 */
export async function readBefore(
  run: OperationRun,
  call: Call,
  note: (text: string) => void,
): Promise<Before | undefined> {
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
  const { sensitive = [] } = command.result;
  const view = {
    sensitive,
    readCommand: describeRead({ ...run, program: "", parameters: request.given }) ?? "",
  };
  terminal.stdout.write("\n");
  writeLines(terminal.stdout, formatComparison(compareValues(before, after, request.body), view));
}
