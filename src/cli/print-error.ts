import type { CliContext } from "./context.ts";
import { describeError, type ErrorSubject } from "./describe-error.ts";
import { escapeQuoted, escapeText } from "./output/escape.ts";

/**
 * Prints an error on stderr, and sets the exit code: a line with the problem and one with what to do, or a JSON object. With `DEBUG` set, also
 * its stack.
 *
 * @param error any caught value
 * @param json whether `--output json` was passed
 */
export function printError(
  error: unknown,
  subject: ErrorSubject,
  { terminal, env }: Pick<CliContext, "terminal" | "env">,
  json: boolean,
): void {
  const { stderr } = terminal;
  const description = describeError(error, subject);
  const { message, requestId, hint, exitCode } = description;
  const problem = requestId === undefined ? message : `${message} Request ID: ${requestId}.`;
  const lines = hint === undefined ? [problem] : [problem, hint];
  // A message may quote a server.
  const text = json ? escapeQuoted(JSON.stringify(description)) : `dataplat: ${escapeText(lines.join("\n"))}`;
  stderr.write(`${text}\n`);
  if (env["DEBUG"] && error instanceof Error) stderr.write(`${escapeText(String(error.stack))}\n`);
  process.exitCode = exitCode;
}

/** Whether arguments that may be invalid ask for JSON. */
export function hasJsonOutput(args: readonly string[]): boolean {
  return args.some(
    (arg, index) => arg === "--output=json" || (arg === "--output" && args[index + 1] === "json"),
  );
}
