/** Options of the command of every operation. */
import { defaults } from "../../client/settings.ts";
import { maxInt32 } from "../../contract/check-options.ts";
import type { globalFlagNames } from "../../contract/flag-name.ts";
import { helpOption, type Option } from "../model/command.ts";
import type { CommandModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";

/** Values of the options of the command of every operation. Times are in milliseconds. */
export type GlobalValues = ReturnType<typeof readGlobals>;

/** Formats of `--output`. */
export const outputFormats = ["json", "yaml", "table", "ndjson", "text"] as const;

export type OutputFormat = (typeof outputFormats)[number];

/** Options that limit the time of a call. */
export const limitOptions = {
  timeout: { word: "MS", text: `Timeout of each attempt, in milliseconds (default: ${defaults.timeoutMs})` },
  attempts: { word: "N", text: `Maximum number of attempts (default: ${defaults.retry.attempts})` },
  deadline: { word: "SECONDS", text: "Time limit of the whole command, with all attempts" },
} as const;

interface GlobalOption extends Option {
  readonly name: (typeof globalFlagNames)[number];
}

export const globalOptions: readonly GlobalOption[] = [
  {
    name: "profile",
    word: "NAME",
    known: "profiles",
    text: "Profile with address, credentials and default parameters",
  },
  { name: "base-url", word: "URL", text: "Address of the API; credentials from the environment" },
  { name: "body", word: "FILE", known: "files", text: "File with the request body, or - for standard input" },
  { name: "content-type", word: "TYPE", text: "Media type of the request body" },
  { name: "accept", word: "TYPE", text: "Media type of the response" },
  {
    name: "output",
    short: "o",
    word: "FORMAT",
    known: outputFormats,
    text: `Format of the result: ${outputFormats.join(", ")}`,
  },
  { name: "query", word: "EXPRESSION", text: "Part of the result, as a JMESPath expression" },
  { name: "columns", word: "A,B", text: "Columns of a table" },
  { name: "dry-run", text: "Print the request; send nothing" },
  { name: "curl", text: "Print the request as a curl command; send nothing" },
  { name: "verbose", text: "Show requests, attempts and request ids on stderr" },
  { name: "timeout", ...limitOptions.timeout },
  { name: "attempts", ...limitOptions.attempts },
  { name: "deadline", ...limitOptions.deadline },
  { name: "yes", text: "Write without asking, where a profile has `confirm`" },
  helpOption,
];

/**
 * Moves options that stand before a command behind its name: `--profile staging list-services` is `list-services --profile staging`. Stops at an option
 * that is unknown, since the word after it may be its value.
 */
export function moveOptions(
  args: readonly string[],
  apis: readonly { readonly name: string }[],
): readonly string[] {
  const words: string[] = [];
  const moved: string[] = [];
  const rest = [...args];
  const isComplete = () => words.length === (apis.some(({ name }) => name === words[0]) ? 2 : 1);
  while (rest.length > 0 && !isComplete()) {
    const [arg = ""] = rest;
    const option = globalOptions.find(({ name, short }) => isOption(arg, name, short));
    if (arg.startsWith("-") && !option) break;
    const takesNext = option?.word && [`--${option.name}`, `-${option.short}`].includes(arg);
    (option ? moved : words).push(...rest.splice(0, takesNext ? 2 : 1));
  }
  return [...words, ...moved, ...rest];
}

/** Whether an argument is an option, or an option with its value: `--output=json`, `-ojson`. */
function isOption(arg: string, name: string, short: string | undefined): boolean {
  return arg.split("=")[0] === `--${name}` || (short !== undefined && arg.startsWith(`-${short}`));
}

/** Lists the options that the command of an operation has besides its own flags: `--body` only with a request body, and a choice of media types only where there are several. */
export function listGlobalOptions({
  body,
  result,
  safe,
}: Pick<CommandModel, "body" | "result" | "safe">): readonly GlobalOption[] {
  const known: Partial<Record<GlobalOption["name"], readonly string[] | undefined>> = {
    columns: result.columns ?? [],
    "content-type": body?.mediaTypes?.map(([type]) => type),
    accept: result.mediaTypes?.map(([type]) => type),
  };
  return globalOptions.flatMap((option) => {
    const { name } = option;
    if ((name === "body" && body === undefined) || (name === "yes" && safe)) return [];
    const values = known[name];
    const isChoice = name === "content-type" || name === "accept";
    return isChoice && !values ? [] : [{ ...option, ...(values && { known: values }) }];
  });
}

/** Reads the options of the command of every operation. Throws UsageError for an invalid value. */
export function readGlobals(texts: ReadonlyMap<string, string>) {
  return {
    profile: texts.get("profile"),
    baseUrl: texts.get("base-url"),
    body: texts.get("body"),
    contentType: texts.get("content-type"),
    accept: texts.get("accept"),
    output: texts.get("output"),
    query: texts.get("query"),
    columns: texts.get("columns"),
    dryRun: texts.has("dry-run"),
    curl: texts.has("curl"),
    verbose: texts.has("verbose"),
    timeout: readCount(texts, "timeout", maxInt32, " of milliseconds"),
    attempts: readCount(texts, "attempts", 100),
    deadline: readCount(texts, "deadline", Math.floor(maxInt32 / 1000), " of seconds"),
    yes: texts.has("yes"),
  };
}

function readCount(texts: ReadonlyMap<string, string>, name: string, max: number, unit = "") {
  const text = texts.get(name);
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text) && Number(text) <= max) return Number(text);
  throw new UsageError(`--${name} must be an integer${unit} from 1 to ${max}.`);
}
