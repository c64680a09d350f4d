/** Parses the arguments of an operation's command. */
import { isObject } from "../../contract/openapi.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { quoteArgument } from "../../samples/quote.ts";
import type { CliContext, Option } from "../model/command.ts";
import type { BodyModel, CommandModel } from "../model/command-model.ts";
import { ConfigurationError, DeadlineError, UsageError } from "../model/errors.ts";
import { type Flag, listFlags } from "./flags.ts";
import { createLimits, type GlobalValues, type Limits, listGlobalOptions } from "./global-options.ts";
import { parseOptions, readValues } from "./parse-options.ts";
import { parseJson, readValue } from "./read-value.ts";

type InputContext = Pick<CliContext, "readInput">;

/** A request as its arguments state it, not validated. */
export interface ParsedRequest {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** A JSON value, a text or bytes; undefined if there is none. */
  readonly body: unknown;
  /** Names of the files in a form. */
  readonly files: ReadonlyMap<File, string>;
  readonly globals: GlobalValues;
  readonly limits: Limits;
}

/** Finds the flags among the arguments: texts by flag of the operation, and values of the options of every command. Throws as `parseOptions` does. */
export function collectFlags(
  command: Pick<CommandModel, "parameters" | "body" | "result" | "safe">,
  args: readonly string[],
) {
  const flags = listFlags(command);
  const options: readonly Option[] = [...flags, ...listGlobalOptions(command)];
  const { given, positionals, help } = parseOptions(args, options, Infinity);
  const own = new Map<Flag, readonly string[]>();
  const others = new Map<Option, readonly string[]>();
  for (const [option, texts] of given) {
    if (isFlag(option)) own.set(option, texts);
    else others.set(option, texts);
  }
  const [argument] = positionals;
  if (argument !== undefined && !help) {
    // An id without its flag most likely belongs to the last required parameter: the others may be in the profile.
    const flag = flags.findLast(({ in: place, value }) => place === "parameters" && value.required);
    const isMissing = flag && !own.has(flag) && !argument.startsWith("-");
    const advice = isMissing ? ` Did you mean --${flag.name} ${quoteArgument(argument)}?` : "";
    throw new UsageError(`Unexpected argument ${argument}.${advice}`);
  }
  // Read by the same options.
  return { own, globals: readValues(others) as GlobalValues, help };
}

const isFlag = (option: Option): option is Flag => "path" in option;

/** Parses the arguments; undefined with `--help`. Throws UsageError for an invalid flag or argument, or a body that cannot be read. */
export async function parseFlags(
  command: CommandModel,
  args: readonly string[],
  { readInput }: InputContext,
): Promise<ParsedRequest | undefined> {
  const { own, globals, help } = collectFlags(command, args);
  if (help) return undefined;
  const limits = createLimits(globals);
  const context = { readInput: () => readInput(limits.remainingMs()) };
  const { body: file, "content-type": contentType } = globals;
  const names = [file, ...[...own].flatMap(([flag, texts]) => (flag.value.file ? texts : []))];
  if (names.filter((name) => name === "-").length > 1)
    throw new UsageError("Standard input (-) can be the value of one flag only.");
  const kind = kindOf(command.body, contentType);
  const body = kind && file !== undefined ? await readBody(kind, file, context) : undefined;
  const { values, files } = await readFiles(own, context);
  const parameters = Object(applyFlags({}, own, "parameters"));
  return { parameters, body: applyFlags(body, values, "body"), files, globals, limits };
}

/** Kind of a body, or of a result, in a media type. */
export function kindOf<Kind>(
  model: { readonly kind: Kind; readonly mediaTypes?: readonly (readonly [string, Kind])[] } | undefined,
  chosen: string | undefined,
): Kind | undefined {
  return model?.mediaTypes?.find(([mediaType]) => mediaType === chosen)?.[1] ?? model?.kind;
}

/** Reads the files that flags of a form name. */
async function readFiles(own: ReadonlyMap<Flag, readonly string[]>, context: InputContext) {
  const values = new Map<Flag, readonly (string | File)[]>(own);
  const files = new Map<File, string>();
  for (const [flag, names] of own) {
    if (!flag.value.file) continue;
    const read = names.map(async (name) => {
      const bytes = await readFile(`--${flag.name}`, name, context);
      const file = new File([new Uint8Array(bytes)], name.replace(/^.*[/\\]/, ""));
      files.set(file, name);
      return file;
    });
    values.set(flag, await Promise.all(read));
  }
  return { values, files };
}

async function readFile(flag: string, name: string, { readInput }: InputContext) {
  const read = async () => (name === "-" ? readInput() : (await import("node:fs/promises")).readFile(name));
  return read().catch((error: unknown) => {
    if (error instanceof DeadlineError) throw error;
    const problem = `${flag} cannot be read: ${errorMessage(error)}.`;
    throw new ConfigurationError(problem, "Check the name of the file.");
  });
}

/** Sets values of flags in parameters or a body, objects before their members. Throws UsageError for a member of another value, and a rounded integer. */
export function applyFlags(
  target: unknown,
  own: ReadonlyMap<Flag, readonly (string | File)[]>,
  place: Flag["in"],
): unknown {
  return [...own]
    .filter(([flag]) => flag.in === place)
    .toSorted(([one], [other]) => one.path.length - other.path.length)
    .reduce((whole, [flag, texts]) => setMember(whole, flag, flag.path, readTexts(flag, texts)), target);
}

/** Reads the texts of a flag: one, or one per item of a list. */
export function readTexts({ name, value, isList }: Flag, given: readonly (string | File)[]): unknown {
  if (given.some((each) => typeof each !== "string")) return isList ? given : given[0];
  const texts = given.map(String);
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

/** Reads a request body. Returns a JSON value, a text or bytes, by the kind of the body. Throws ConfigurationError if the file cannot be used. */
async function readBody(kind: BodyModel["kind"] | "none", file: string, context: InputContext) {
  const advice = "Pass flags instead, or - and JSON on standard input.";
  if (/^\s*[{[]/.test(file)) throw new UsageError(`--body takes the name of a file. ${advice}`);
  const bytes = await readFile("--body", file, context);
  if (kind === "binary") return new Uint8Array(bytes);
  try {
    // A byte order mark is not part of the text.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (kind !== "text" && text.trim() === "")
      throw new UsageError(`--body: ${file === "-" ? "standard input was" : `${file} is`} empty.`);
    const value = kind === "text" ? text : parseJson(text, "--body");
    if (value !== undefined) return value;
    // YAML, unless the name of the file says JSON.
    if (/\.json$/i.test(file)) return JSON.parse(text);
    return (await import("./parse-yaml.ts")).parseYaml(text, "--body");
  } catch (error) {
    throw new ConfigurationError(describeProblem(error), "Correct its content.");
  }
}

function describeProblem(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof TypeError) return "--body is not UTF-8.";
  // The message of a parser shows the line after its first one.
  const [problem = ""] = errorMessage(error).split(/:?\n|; please/);
  return /call stack/.test(problem)
    ? "--body is nested too deeply, or has an alias of the value that it is in."
    : `--body cannot be parsed: ${problem}.`;
}
