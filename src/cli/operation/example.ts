/** Example of an operation's command, from the examples of its document. */
import { quote } from "../../samples/curl-sample.ts";
import type { CommandModel } from "./command-model.ts";
import { writeArguments } from "./write-arguments.ts";

/**
 * Writes the command of a request for a POSIX shell.
 *
 * @param command the operation
 * @param request its parameters and body; by default the examples of the required parameters, and that of the body
 * @param width width of a line, beyond which there is a line per flag
 */
export function writeExample(
  command: CommandModel,
  request: {
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly body: unknown;
  } = exampleRequest(command),
  width = 80,
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
  return line.length <= width ? line : parts.join(" \\\n  ");
}

function exampleRequest({ parameters, body }: CommandModel) {
  const required = parameters.filter((parameter) => parameter.required);
  return {
    parameters: Object.fromEntries(required.map(({ name, example }) => [name, example])),
    body: body?.kind === "binary" ? "file" : body?.example,
  };
}

function quoteIfNeeded(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quote(text);
}
