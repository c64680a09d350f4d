/** Parses the arguments of an operation's command. */

import { isObject } from "../../contract/openapi.ts";
import type { CliContext } from "../context.ts";
import { UsageError } from "../usage-error.ts";
import { collectFlags } from "./collect-flags.ts";
import type { CommandModel } from "./command-model.ts";
import type { Flag } from "./flags.ts";
import { type GlobalValues, readGlobals } from "./global-flags.ts";
import { readBody } from "./read-body.ts";
import { readValue } from "./read-value.ts";

/** A request as its arguments state it, not validated. */
export interface ParsedRequest {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** A JSON value, a text or bytes; undefined if there is none. */
  readonly body: unknown;
  readonly globals: GlobalValues;
}

/**
 * Parses the arguments.
 *
 * @param command the operation
 * @param args the arguments after the command
 * @returns undefined if `--help` is among them
 * @throws UsageError for an unknown or duplicate flag, a missing or unexpected value, any other argument, and a body that cannot be read
 */
export async function parseFlags(
  command: CommandModel,
  args: readonly string[],
  context: Pick<CliContext, "readInput">,
): Promise<ParsedRequest | undefined> {
  const { own, global, help } = collectFlags(command, args);
  if (help) return undefined;
  const globals = readGlobals(global);
  const parameters = applyFlags({}, own, "parameters");
  const file = globals.body;
  const body = command.body && file !== undefined ? await readBody(command.body, file, context) : undefined;
  return { parameters: isObject(parameters) ? parameters : {}, body: applyFlags(body, own, "body"), globals };
}

/**
 * Sets the values of flags in parameters or in a body: whole objects first, then their members.
 *
 * @param target parameters, or a parsed body; undefined if there is none
 * @param own texts by flag
 * @throws UsageError if the container of a member is not an object, or JSON has an integer that would be rounded
 */
export function applyFlags(
  target: unknown,
  own: ReadonlyMap<Flag, readonly string[]>,
  place: Flag["in"],
): unknown {
  return [...own]
    .filter(([flag]) => flag.in === place)
    .toSorted(([one], [other]) => one.path.length - other.path.length)
    .reduce((whole, [flag, texts]) => setMember(whole, flag, flag.path, readTexts(flag, texts)), target);
}

/** Reads the texts of a flag: one, or one per item of a list. */
export function readTexts({ name, value, isList }: Flag, texts: readonly string[]): unknown {
  const [first = "", ...others] = texts;
  if (!isList || (first === "null" && others.length === 0 && value.nullable)) {
    return readValue(value, first, `--${name}`);
  }
  return texts.map((text) => readValue(value.items ?? { type: "any" }, text, `--${name}`));
}

function setMember(target: unknown, flag: Flag, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (target !== undefined && !isObject(target)) {
    const depth = flag.path.length - rest.length - 1;
    const container = flag.name.split(".").slice(0, depth).join(".");
    const problem = `--${container || "body"} is not an object`;
    throw new UsageError(`--${flag.name} is a member of an object, but ${problem}.`);
  }
  return { ...target, [name]: setMember(target?.[name], flag, rest, value) };
}
