/** Flags of every command of an operation. */
import { defaults } from "../../client/settings.ts";
import { maxInt32 } from "../../contract/check-options.ts";
import type { globalFlagNames } from "../../contract/flag-name.ts";
import { UsageError } from "../errors.ts";
import { outputFormats } from "../output/output-options.ts";
import type { CommandModel } from "./command-model.ts";

/** Values of the flags. */
export interface GlobalValues {
  readonly profile: string | undefined;
  readonly baseUrl: string | undefined;
  /** Name of the file. */
  readonly body: string | undefined;
  readonly output: string | undefined;
  /** JMESPath expression. */
  readonly query: string | undefined;
  /** Names with commas between them. */
  readonly columns: string | undefined;
  readonly draw: boolean;
  readonly dryRun: boolean;
  readonly curl: boolean;
  readonly verbose: boolean;
  /** In milliseconds. */
  readonly timeout: number | undefined;
  readonly attempts: number | undefined;
}

/** A flag of every command. */
export interface GlobalFlag {
  readonly name: (typeof globalFlagNames)[number];
  /** Word for its value in `--help`; absent if it takes none. */
  readonly value?: string;
  readonly text: string;
}

const globalFlags: readonly GlobalFlag[] = [
  { name: "profile", value: "NAME", text: "Profile with address, credentials and default parameters" },
  { name: "base-url", value: "URL", text: "Address of the API, with credentials of the environment" },
  { name: "body", value: "FILE", text: "File with the request body, or - for standard input" },
  { name: "output", value: "FORMAT", text: `Format of the result: ${outputFormats.join(", ")}` },
  { name: "query", value: "EXPRESSION", text: "Part of the result, as a JMESPath expression" },
  { name: "columns", value: "A,B", text: "Columns of a table" },
  { name: "draw", text: "Draw the tiles of each item" },
  { name: "dry-run", text: "Print the request; send nothing" },
  { name: "curl", text: "Print the request as a curl command; send nothing" },
  { name: "verbose", text: "Show requests, attempts and request ids on stderr" },
  {
    name: "timeout",
    value: "MS",
    text: `Timeout of each attempt, in milliseconds (default: ${defaults.timeoutMs})`,
  },
  { name: "attempts", value: "N", text: `Maximum number of attempts (default: ${defaults.retry.attempts})` },
  { name: "help", text: "Print this help" },
];

/** Lists the flags that a command has besides its own: `--body` only with a request body, `--draw` only with tiles. */
export function listGlobalFlags({ body, result }: CommandModel): readonly GlobalFlag[] {
  return globalFlags.filter(({ name }) => {
    if (name === "body") return body !== undefined;
    return name !== "draw" || result.tiles === true;
  });
}

/**
 * Reads the flags of every command.
 *
 * @param texts what was passed, by flag
 * @throws UsageError for an invalid value
 */
export function readGlobals(texts: ReadonlyMap<string, string>): GlobalValues {
  return {
    profile: texts.get("profile"),
    baseUrl: texts.get("base-url"),
    body: texts.get("body"),
    output: texts.get("output"),
    query: texts.get("query"),
    columns: texts.get("columns"),
    draw: texts.has("draw"),
    dryRun: texts.has("dry-run"),
    curl: texts.has("curl"),
    verbose: texts.has("verbose"),
    timeout: readCount(texts, "timeout", maxInt32),
    attempts: readCount(texts, "attempts", 100),
  };
}

function readCount(texts: ReadonlyMap<string, string>, name: string, max: number): number | undefined {
  const text = texts.get(name);
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text) && Number(text) <= max) return Number(text);
  throw new UsageError(`--${name} must be an integer from 1 to ${max}.`);
}
