/** Describes an error: its message, what to do, and its exit code. */
import { type DataplatError, isDataplatError } from "../../client/errors/index.ts";
import { adviseStatus as adviceOfClient } from "../../client/errors/response-error.ts";
import type { ErrorMembers } from "../../client/events.ts";
import { readMessage } from "../../client/server-message.ts";
import { formatQuantity } from "../../contract/format-quantity.ts";
import { errorMessage, readMember } from "../../contract/read-error.ts";
import { quoteArgument } from "../../samples/quote.ts";
import { describeIssues, type FlagIssue, isOfProfile } from "../flags/describe-issues.ts";
import { listParameterFlags } from "../flags/flags.ts";
import type { CliApi } from "../model/cli-api.ts";
import type { CliContext } from "../model/command.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError, UsageError } from "../model/errors.ts";
import { exitCodeOf, exitCodes } from "../model/exit-codes.ts";
import { escapeText } from "./escape.ts";

export interface ErrorSubject {
  /** The program and its command, such as `dataplat get-pipe`. */
  readonly program: string;
  readonly command?: CommandModel;
  readonly api?: Pick<CliApi, "name" | "commands">;
  /** Parameters of the call that flags gave. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Names of the parameters of the call that the profile gave. */
  readonly defaults?: readonly string[];
  readonly connection?: Readonly<{ baseUrl: string; source: string; flags?: string }> | undefined;
}

export interface ErrorDescription {
  readonly kind: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly code?: string | undefined;
  readonly outcome?: string | undefined;
  readonly attempts?: number;
  readonly issues?: readonly FlagIssue[] | undefined;
  readonly exitCode: number;
  readonly hint?: string | undefined;
}

export function describeError(error: unknown, subject: ErrorSubject): ErrorDescription {
  if (isDataplatError(error)) return describeClientError(error, subject);
  const describe = (kind: keyof typeof exitCodes, hint?: string, message = errorMessage(error)) => {
    return { kind, message, exitCode: exitCodes[kind].code, hint };
  };
  if (error instanceof ConfigurationError) return describe(error.kind, error.hint || undefined);
  if (error instanceof UsageError) return describe("usage", `Run \`${subject.program} --help\` for usage.`);
  // The stack overflows with a result only: the client refuses a request that is nested too deeply.
  const problem = "The operation succeeded, but its result is nested too deeply to be shown.";
  if (error instanceof RangeError) return describe("unexpected-response", undefined, problem);
  // By its name, since `serve` alone loads the platform. The message says what to do.
  if (readMember(error, "name") === "PlatformConfigError") return describe("config");
  return describe("defect", subject.command && "Set DEBUG=1 to print where it happened.");
}

type ApiError = Extract<DataplatError, { kind: "api" }>;

function describeClientError(error: DataplatError, subject: ErrorSubject): ErrorDescription {
  const { kind, outcome, attempts, status, requestId, code }: ErrorMembers = error;
  const issues =
    error.kind === "invalid-request" && subject.command
      ? describeIssues(error.issues, subject.command, subject.defaults)
      : undefined;
  // One in the line of the error, several with a line each.
  const texts = issues?.map(({ flag, message }) => `${flag} ${message}`);
  const list = texts?.length === 1 ? ` ${texts[0]}.` : texts?.map((text) => `\n  ${text}`).join("");
  return {
    kind,
    message: list === undefined ? describeMessage(error) : `nothing was sent:${list}`,
    status,
    requestId,
    code,
    outcome,
    attempts,
    issues,
    exitCode: exitCodeOf(error),
    hint: advise(error, subject),
  };
}

/** Options of the client in its messages, and what they are for this program. The hint names the flag to raise. */
const optionNames: readonly (readonly [option: RegExp, name: string])[] = [
  [/ within \d+ ms\. Raise deadlineMs\.$/, " within the deadline."],
  [/ Raise [^.]*\.$|, or set allowInsecure: true/, ""],
  [/Pass (.+?), or set (.+)\.$/, "Save $1 with `dataplat configure`, or set $2."],
  [/\bbaseUrl\b/, "the address"],
  [/Pass servers: (\{.*\})\.$/, 'Add "servers": $1 to the profile.'],
];

function describeMessage(error: DataplatError): string {
  if (error.kind === "aborted") {
    const isUnknown = error.outcome === "unknown";
    return `interrupted by ${error.cause}; ${isUnknown ? "the outcome of the change is unknown" : "nothing was changed"}.`;
  }
  return nameOptions(error);
}

/** The message of an error of the client, without its operationId, which is the command or the tool, and without advice on its status. */
export function nameOptions(error: DataplatError): string {
  const { kind, operationId, message } = error;
  const text = operationId ? message.replace(`${operationId}: `, "") : message;
  // The client does not quote a body.
  if (error.kind === "unexpected-response" && /^\s*</.test(String(error.body)))
    return text.replace(/not \S+ \(.*/, `${readMessage(error.body)}. Check the address.`);
  // The text of a server may contain the name of an option.
  if (kind === "api")
    return text.slice(0, text.length - adviceOfClient(error.status, error.retryAfterMs).length);
  return optionNames.reduce((all, [option, name]) => all.replace(option, name), text);
}

function advise(error: DataplatError, subject: ErrorSubject): string | undefined {
  const advice = adviseKind(error, subject);
  if (error.outcome !== "unknown") return advice;
  const read = describeRead(subject);
  const check = read
    ? `The change may have been made: read it with \`${read}\` before you send it again.`
    : "The change may have been made: find out before you send it again.";
  // Other advice is about sending it again. A redirect is a matter of the address.
  return error.kind === "api" && error.status < 400 ? `${check} ${advice}` : check;
}

/** The command that reads what an operation changes, with the ids of the call; undefined if there is none. */
export function describeRead(subject: ErrorSubject): string | undefined {
  const { api, command, connection, parameters = {} } = subject;
  const read = api?.commands.find(({ operationId }) => operationId === command?.before?.operationId);
  if (!read) return undefined;
  const ids = listParameterFlags(read).flatMap(({ name, path: [member = ""] }) => {
    const value = parameters[member];
    if (value === undefined || typeof value === "object") return [];
    return [` --${name} ${quoteArgument(String(value))}`];
  });
  return `dataplat ${read.name}${ids.join("")}${connection?.flags ?? ""}`;
}

function adviseKind(error: DataplatError, subject: ErrorSubject): string | undefined {
  const { program, connection, defaults = [] } = subject;
  const origin = connection
    ? `The address ${connection.baseUrl} and the credentials are from ${connection.source}.`
    : "";
  switch (error.kind) {
    case "api":
      return adviseStatus(error, origin, subject);
    case "timeout":
      return `Pass a longer ${error.option === "deadlineMs" ? "--deadline, in seconds" : "--timeout, in milliseconds"}, or try again later.`;
    case "network":
      return origin;
    case "unexpected-response":
      if (/ larger than \d+ bytes/.test(error.message)) return "--curl prints a command without this limit.";
      return `${origin} \`dataplat verify\` compares the API with its contract.`;
    case "invalid-request":
      if (error.issues.some(({ pointer }) => isOfProfile(pointer, defaults)))
        return `Correct ${connection?.source}, or run \`dataplat configure\`.`;
      return `Run \`${program} --help\` for flags and ranges.`;
    case "config":
      return `${origin} Run \`${whoami(subject)}\` to try them, or \`dataplat configure\` to change them.`.trim();
    case "aborted":
      return undefined;
  }
}

/** `dataplat whoami` of the same connection. */
function whoami({ api, connection }: ErrorSubject): string {
  const { flags = "" } = connection ?? {};
  return `dataplat whoami${api && flags.includes("--base-url") ? ` --api ${api.name}` : ""}${flags}`;
}

function adviseStatus({ status, retryAfterMs }: ApiError, origin: string, subject: ErrorSubject): string {
  const { program, command, connection } = subject;
  if (status === 401 || status === 403) return `${origin} Run \`${whoami(subject)}\` to try them.`;
  if (status === 404) {
    const path = connection ? new URL(connection.baseUrl).pathname : "/";
    return `${origin} Check the ids${path === "/" ? "" : `, and the path ${path} of the address`}.`;
  }
  if (status === 429 || status >= 500)
    return `Try again ${retryAfterMs ? `in ${formatQuantity("retryAfterMs", retryAfterMs)}` : "later"}.`;
  if (status === 304) return `A cache may have answered in place of the API. ${origin}`;
  if (status < 400) return `Redirects are not followed. ${origin}`;
  // The request is wrong in itself. `dataplat verify` has no such option.
  if ([400, 405, 406, 413, 415, 422].includes(status) && program === `dataplat ${command?.name}`)
    return "Pass --dry-run to see the request.";
  const read = status === 409 || status === 412 ? describeRead(subject) : undefined;
  return read ? `Read the current values with \`${read}\`.` : origin;
}

/** Prints an error and what to do on stderr, as two lines or as JSON, and sets the exit code. With `DEBUG` set, also its stack. */
export function printError(
  error: unknown,
  subject: ErrorSubject,
  { terminal: { stderr }, env }: Pick<CliContext, "terminal" | "env">,
  json: boolean,
): void {
  const description = describeError(error, subject);
  const { message, requestId, attempts = 0, hint, exitCode } = description;
  const facts = [requestId && `Request ID: ${requestId}.`, attempts > 1 && `Attempts: ${attempts}.`];
  const lines = [[message, ...facts].filter(Boolean).join(" "), ...(hint ? [hint] : [])];
  // A message may quote a server.
  const text = json ? escapeText(JSON.stringify(description)) : `dataplat: ${escapeText(lines.join("\n"))}`;
  stderr.write(`${text}\n`);
  if (env["DEBUG"] && error instanceof Error) stderr.write(`${escapeText(String(error.stack))}\n`);
  process.exitCode = exitCode;
}

/** Whether arguments that may be invalid ask for JSON. */
export function hasJsonOutput(args: readonly string[]): boolean {
  return / (?:--output[= ]|-o ?)json /.test(` ${args.join(" ")} `);
}
