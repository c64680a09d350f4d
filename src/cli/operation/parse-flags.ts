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
  const values = [...own].map(([flag, texts]) => [flag, readTexts(flag, texts)] as const);
  const of = (place: Flag["in"]) => values.filter(([flag]) => flag.in === place);
  const parameters = applyFlags({}, of("parameters"));
  const file = global.get("body");
  const body = command.body && file !== undefined ? await readBody(command.body, file, context) : undefined;
  return { parameters: isObject(parameters) ? parameters : {}, body: applyFlags(body, of("body")), globals };
}

function readTexts({ name, value, isList }: Flag, texts: readonly string[]): unknown {
  const [first = "", ...others] = texts;
  if (!isList || (first === "null" && others.length === 0 && value.nullable)) {
    return readValue(value, first, `--${name}`);
  }
  return texts.map((text) => readValue(value.items ?? { type: "any" }, text, `--${name}`));
}

/** Sets the values of flags in a parsed body or in parameters: whole objects first, then their members. */
function applyFlags(target: unknown, values: readonly (readonly [flag: Flag, value: unknown])[]): unknown {
  const ordered = values.toSorted(([one], [other]) => one.path.length - other.path.length);
  return ordered.reduce((whole, [flag, value]) => setMember(whole, flag, flag.path, value), target);
}

function setMember(target: unknown, flag: Flag, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (target !== undefined && !isObject(target)) {
    const container = flag.name.includes(".") ? `--${flag.name.replace(/\.[^.]*$/, "")}` : "--body";
    throw new UsageError(`--${flag.name} is a member of an object, but ${container} is not an object.`);
  }
  return { ...target, [name]: setMember(target?.[name], flag, rest, value) };
}
