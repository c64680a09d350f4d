/** Output of `--help` of an operation's command. */
import type { CliApi } from "../cli-api.ts";
import type { Stream } from "../terminal.ts";
import type { CommandModel, ValueModel } from "./command-model.ts";
import { describeValue } from "./describe-value.ts";
import { type Flag, listFlags } from "./flags.ts";
import { listGlobalFlags } from "./global-flags.ts";

/** Formats the help of an operation's command. */
export function formatHelp(api: CliApi, command: CommandModel, _stream: Stream): string {
  const flags = listFlags(command);
  const required = flags.filter(isRequired);
  const optional = flags.filter((flag) => !isRequired(flag));
  const globals = listGlobalFlags(command).map(
    ({ name, value, text }) => `  --${name}${value ? ` ${value}` : ""}\n      ${text}\n`,
  );
  return [
    `${command.summary} (${api.title})\n`,
    `${command.description ?? ""}\n`,
    `Usage: dataplat ${command.name} [options]\n`,
    `Required\n${required.map(formatFlag).join("")}`,
    `Optional\n${optional.map(formatFlag).join("")}`,
    `Every command\n${globals.join("")}`,
  ].join("\n");
}

function isRequired({ value, in: place, path }: Flag): boolean {
  return value.required === true && path.length === 1 && place === "parameters";
}

function formatFlag({ name, value }: Flag): string {
  return `  --${name} ${typeWord(value)}   ${describeValue(value)}\n      ${value.text ?? ""}\n`;
}

function typeWord({ type, format, items }: ValueModel): string {
  return type === "array" && items ? typeWord(items) : (format ?? type).toUpperCase();
}
