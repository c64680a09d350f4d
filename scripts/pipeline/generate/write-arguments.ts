/** Writes a request as arguments of its command: the inverse of `src/cli/flags/parse-flags.ts`. */
import { isDeepStrictEqual } from "node:util";
import { type Flag, hasMembers, listFlags } from "../../../src/cli/flags/flags.ts";
import { applyFlags, collectFlags } from "../../../src/cli/flags/parse-flags.ts";
import type { CommandModel } from "../../../src/cli/model/command-model.ts";
import { isObject } from "../../../src/contract/openapi.ts";
import { quote } from "../../../src/samples/quote.ts";
import { maxWidth } from "../../../src/samples/sample-values.ts";

type ModelWithoutExample = Omit<CommandModel, "example">;

/** Arguments of a command. */
export interface WrittenArguments {
  readonly args: readonly string[];
  /** Standard input, for `--body -`; undefined if the arguments have the whole request. */
  readonly input: string | undefined;
}

/**
 * Writes a request.
 *
 * @param body a JSON value, a text or bytes, which are in the file `file`; undefined if there is none
 */
export function writeArguments(
  command: ModelWithoutExample,
  { parameters, body }: { readonly parameters: Readonly<Record<string, unknown>>; readonly body: unknown },
): WrittenArguments {
  const flags = listFlags(command);
  const args = writeMembers(flags, "parameters", parameters);
  if (body === undefined) return { args, input: undefined };
  if (command.body?.kind === "binary") return { args: [...args, "--body", "file"], input: undefined };
  if (command.body && hasMembers(command.body) && isObject(body)) {
    const all = [...args, ...writeMembers(flags, "body", body)];
    const { own } = collectFlags(command, all);
    // Not every value has a text of its own, such as an empty list.
    if (isDeepStrictEqual(applyFlags(undefined, own, "body"), body)) return { args: all, input: undefined };
  }
  return {
    args: [...args, "--body", "-"],
    input: typeof body === "string" && command.body?.kind === "text" ? body : JSON.stringify(body),
  };
}

function writeMembers(
  flags: readonly Flag[],
  place: Flag["in"],
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const flag = flags.find((each) => each.in === place && each.path.length === 1 && each.path[0] === name);
    return flag && value !== undefined ? writeFlag(flags, flag, value) : [];
  });
}

/** Writes an object member by member, if the contract has them. */
function writeFlag(flags: readonly Flag[], flag: Flag, value: unknown): readonly string[] {
  if (flag.isList && Array.isArray(value)) return value.flatMap((item) => writeText(flag, item));
  const members = isObject(value) && flag.value.members ? Object.entries(value) : [];
  if (members.length === 0) return writeText(flag, value);
  return members.flatMap(([name, each]) => {
    const path = [...flag.path, name];
    const member = flags.find((other) => other.in === flag.in && isDeepStrictEqual(other.path, path));
    return member ? writeFlag(flags, member, each) : [];
  });
}

function writeText({ name, value: { type } }: Flag, value: unknown): readonly string[] {
  if (value === true && type === "boolean") return [`--${name}`];
  // A text that may be JSON is a JSON string where any value is valid.
  const isText =
    typeof value === "string" && !(type === "any" && /^\s*(?:[{["\d-]|(?:true|false|null)\s*$)/.test(value));
  const text = isText ? value : JSON.stringify(value);
  // After a space, it would be an option, and after a boolean an argument.
  return type === "boolean" || /^-\D/.test(text) ? [`--${name}=${text}`] : [`--${name}`, text];
}

/**
 * Writes the command of a request for a POSIX shell, with a line per flag if it is longer than a line of a sample.
 *
 * @param request its parameters and body; by default the examples of the required parameters, and that of the body
 */
export function writeExample(
  command: ModelWithoutExample,
  request: {
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly body: unknown;
  } = exampleRequest(command),
): string {
  const { args, input } = writeArguments(command, request);
  const pairs: string[] = [];
  for (const [index, arg] of args.entries()) {
    const flag = args[index - 1];
    const isValue = flag !== undefined && /^--[^=]+$/.test(flag) && !arg.startsWith("--");
    pairs.push(isValue ? `${pairs.pop()} ${quoteIfNeeded(arg)}` : quoteIfNeeded(arg));
  }
  const source = input === undefined ? "" : `printf %s ${quote(input)} | `;
  const parts = [`${source}dataplat ${command.name}`, ...pairs];
  const line = parts.join(" ");
  return line.length <= maxWidth ? line : parts.join(" \\\n  ");
}

function exampleRequest({ parameters, body }: ModelWithoutExample) {
  const required = parameters.filter((parameter) => parameter.required);
  return {
    parameters: Object.fromEntries(required.map(({ name, example }) => [name, example])),
    body: body?.kind === "binary" ? "file" : body?.example,
  };
}

function quoteIfNeeded(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quote(text);
}
