/** Output of `dataplat --help`. */
import type { CliContext } from "./context.ts";
import { formatTwoColumns, helpWidth } from "./wrap.ts";

/** Lists all commands: those of each API, and the others. */
export function formatUsage({
  apis,
  commands,
  terminal,
}: Pick<CliContext, "apis" | "commands" | "terminal">): string {
  const groups = [
    ...apis.map((api) => ({ title: api.title, commands: api.commands })),
    { title: "Other commands", commands },
  ];
  const width = helpWidth(terminal.stdout);
  const nameWidth = Math.max(...groups.flatMap((group) => group.commands.map(({ name }) => name.length)));
  const texts = groups.map(({ title, commands: listed }) => {
    const rows = listed.map(({ name, summary }) => [name, summary] as const);
    return `${title}\n${formatTwoColumns(rows, width, nameWidth)}`;
  });
  const options = [
    ["-h, --help", "Print this help; `dataplat COMMAND --help` prints the help of a command"],
    ["--version", "Print the version of this package"],
  ] as const;
  return `Call the APIs, or run them on this machine.

Usage: dataplat COMMAND [options]

${texts.join("\n")}
Options
${formatTwoColumns(options, width, nameWidth)}`;
}
