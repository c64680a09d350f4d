/** Definition of a command, and the context that it runs in. */
import type { CliApiEntry } from "./cli-api.ts";
import type { Terminal } from "./terminal.ts";

/** Known values for completion: a list, or names of files, of APIs, of tags and tools of operations, or of profiles. */
export type CompletionSource = readonly string[] | "files" | "apis" | "tags" | "tools" | "profiles";

/** An option of a command, for the parser, help and completion. */
export interface Option {
  /** Name without its hyphens. */
  readonly name: string;
  /** Letter of its short form. */
  readonly short?: string;
  /** Other names that are accepted. */
  readonly aliases?: readonly string[];
  /** Name that means false. */
  readonly negation?: string | undefined;
  /** Word for its value in help; absent if it takes none. */
  readonly word?: string;
  /** Whether its value may be left out, and is then `true`. Commands with such options have no positionals, which would be its value. */
  readonly isValueOptional?: boolean;
  /** Whether any text is a value, also an empty one. */
  readonly isAnyText?: boolean;
  /** Whether it is repeated, once per item. */
  readonly isList?: boolean;
  /** All values. Others are refused. */
  readonly choices?: readonly string[];
  /** The smallest and the largest value, of an integer. */
  readonly range?: readonly [min: number, max: number];
  /** Unit of an integer, for messages. */
  readonly unit?: string;
  readonly text?: string | undefined;
  readonly known?: CompletionSource;
  /** Heading before it in help. */
  readonly heading?: string | undefined;
}

export type Options = Readonly<Record<string, Omit<Option, "name">>>;

export const helpOption = { name: "help", short: "h", text: "Print this help" } as const;

export const profileOption = {
  word: "NAME",
  text: "Use this profile (default: DATAPLAT_PROFILE, the variables of the API, or the current profile)",
  known: "profiles",
} as const;

export const apiOption = {
  word: "NAME",
  text: "Only this API (default: every API that is configured)",
  known: "apis",
} as const;

/** Options that choose one API, or all, and its connection. */
export const connectionOptions = {
  api: apiOption,
  profile: profileOption,
  "base-url": { word: "URL", text: "Address of the API of --api; credentials from the environment" },
} as const;

/** Lists the options of a command. `--help` is the last one, unless the command puts it elsewhere. */
export function listOptions(options: Options): readonly Option[] {
  return Object.entries({ ...options, help: helpOption }).map(([name, option]) => ({ ...option, name }));
}

/** Values of a command's options, by name; undefined for an option that was not passed. One that may be repeated has a list. */
export type Values<Own extends Options> = {
  readonly [Name in keyof Own]?: string extends Name
    ? boolean | number | string | readonly string[]
    : Own[Name] extends { isList: true }
      ? readonly string[]
      : Own[Name] extends { range: object }
        ? number
        : Own[Name] extends { choices: readonly (infer Choice)[] }
          ? Choice
          : Own[Name] extends { word: string }
            ? string
            : boolean;
};

export interface Command<Own extends Options = Options> {
  readonly description: string;
  /** Its options, to which `--help` is added. */
  readonly options: Own;
  /** Arguments that are not options; none by default. */
  readonly positionals?: { readonly words: string; readonly max: number; readonly known: CompletionSource };
  /** Text of `--help` after the options. A line is wrapped at its own indentation. */
  readonly notes?: string;
  /** Runs the command. An error exits with its message and the code of its kind: 1 for an unknown one. */
  run(values: Values<Own>, context: CliContext, positionals: readonly string[]): Promise<void>;
}

export interface CommandEntry {
  readonly name: string;
  /** One line for `dataplat --help`. */
  readonly summary: string;
  load(context: CliContext): Promise<Command>;
}

/** APIs, commands, streams and environment of a run, which a test replaces. */
export interface CliContext {
  readonly apis: readonly CliApiEntry[];
  /** Commands that are not operations. */
  readonly commands: readonly CommandEntry[];
  readonly terminal: Terminal;
  readonly env: NodeJS.ProcessEnv;
  /** Reads standard input to its end. Throws DeadlineError if it has not ended within a limit. */
  readonly readInput: (limitMs?: number) => Promise<Uint8Array>;
}

/** Defines a command whose `run` takes the types of its own options. */
export function defineCommand<const Own extends Options>(command: Command<Own>): Command {
  // parseArguments reads the values by the same options.
  return { ...command, run: (values, ...rest) => command.run(values as Values<Own>, ...rest) };
}
