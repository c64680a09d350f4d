/** Options of the command of every operation. */
import { defaults } from "../../client/options.ts";
import { maxInt32 } from "../../contract/check-options.ts";
import type { globalFlagNames } from "../../contract/flag-name.ts";
import { helpOption, listOptions, type Option, type Values } from "../model/command.ts";
import type { CommandModel } from "../model/command-model.ts";
import { DeadlineError } from "../model/errors.ts";

const outputFormats = ["json", "yaml", "table", "ndjson", "text"] as const;

export type OutputFormat = (typeof outputFormats)[number];

/** Options that limit the time of a call. */
export const limitOptions = {
  timeout: {
    word: "MS",
    range: [1, maxInt32],
    unit: "milliseconds",
    text: `Timeout of each attempt, in milliseconds (default: ${defaults.timeoutMs})`,
  },
  attempts: { word: "N", range: [1, 100], text: `Maximum attempts (default: ${defaults.retry.attempts})` },
  deadline: { word: "SECONDS", range: [1, 2_147_483], unit: "seconds", text: "Limit of the whole command" },
} as const;

const options = {
  profile: { word: "NAME", known: "profiles", text: "Profile with address, credentials and defaults" },
  "base-url": { word: "URL", text: "Address of the API; credentials from the environment" },
  body: { word: "FILE", known: "files", text: "File with the request body, or - for standard input" },
  "content-type": { word: "TYPE", text: "Media type of the request body" },
  accept: { word: "TYPE", text: "Media type of the response" },
  output: { short: "o", word: "FORMAT", choices: outputFormats, text: "Format of the result" },
  query: { word: "EXPRESSION", text: "Part of the result, as a JMESPath expression" },
  columns: { word: "A,B", text: "Columns of a table" },
  "dry-run": { text: "Print the request; send nothing" },
  curl: { text: "Print the request as a curl command; send nothing" },
  verbose: { text: "Show requests, attempts and request ids on stderr" },
  ...limitOptions,
  yes: { text: "Write without asking, where a profile has `confirm`" },
  help: helpOption,
} as const satisfies Record<(typeof globalFlagNames)[number], Omit<Option, "name">>;

export type GlobalValues = Values<typeof options>;

export const globalOptions = listOptions(options);

export type Limits = ReturnType<typeof createLimits>;

/** Creates the limits of a command and its calls, from `--timeout`, `--attempts` and `--deadline`, which starts now. */
export function createLimits({
  timeout: timeoutMs = defaults.timeoutMs,
  attempts = defaults.retry.attempts,
  deadline = Infinity,
}: Values<typeof limitOptions>) {
  const end = performance.now() + deadline * 1000;
  /** The time until the deadline. Throws DeadlineError after it: a write that is sent so late may be made, without an answer. */
  const remainingMs = (): number => {
    const remaining = Math.min(maxInt32, Math.round(end - performance.now()));
    if (remaining <= 0) throw new DeadlineError("the request was not sent");
    return remaining;
  };
  /** The limits of a call. Without `--deadline`, its deadline is the default, or later, so that every attempt has its time and its delay. */
  const ofCall = () => {
    const delayMs = Math.min(defaults.retry.maxDelayMs, defaults.retry.baseDelayMs * 2 ** (attempts - 1));
    const longest = Math.min(maxInt32, Math.max(defaults.deadlineMs, (timeoutMs + delayMs) * attempts));
    return { timeoutMs, deadlineMs: deadline === Infinity ? longest : remainingMs(), retry: { attempts } };
  };
  return { remainingMs, ofCall };
}

/** Moves options behind the command: `--profile staging list-services`. An unknown one counts as its name: the error is then about it. */
export function moveOptions(args: readonly string[], apis: readonly { readonly name: string }[]) {
  const words: string[] = [];
  const moved: string[] = [];
  const rest = [...args];
  const isComplete = () => words.length === (apis.some(({ name }) => name === words[0]) ? 2 : 1);
  while (rest.length > 0 && !isComplete()) {
    const [arg = ""] = rest;
    // With its value, too: `--output=json`, `-ojson`.
    const option = globalOptions.find(
      ({ name, short }) => arg.split("=")[0] === `--${name}` || (short && arg.startsWith(`-${short}`)),
    );
    const takesNext = option?.word && [`--${option.name}`, `-${option.short}`].includes(arg);
    (option ? moved : words).push(...rest.splice(0, takesNext ? 2 : 1));
  }
  return [...words, ...moved, ...rest];
}

/** Lists the options that the command of an operation has besides its own flags: `--body` only with a request body, and a choice of media types only where there are several. */
export function listGlobalOptions(
  command: Pick<CommandModel, "body" | "result" | "safe">,
): readonly Option[] {
  const { body, result, safe } = command;
  const choices: Readonly<Record<string, readonly string[] | undefined>> = {
    "content-type": body?.mediaTypes?.map(([type]) => type),
    accept: result.mediaTypes?.map(([type]) => type),
  };
  return globalOptions.flatMap((option) => {
    const { name } = option;
    if ((name === "body" && body === undefined) || (name === "yes" && safe)) return [];
    if (name === "columns") return [{ ...option, known: result.columns ?? [] }];
    if (!Object.hasOwn(choices, name)) return [option];
    return choices[name] ? [{ ...option, choices: choices[name] }] : [];
  });
}
