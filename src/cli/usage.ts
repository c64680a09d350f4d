/** Output of `dataplat --help`. */
import type { CliContext } from "./context.ts";

/** Lists all commands: those of each API, and the others. */
export function formatUsage({ apis, commands }: Pick<CliContext, "apis" | "commands">): string {
  const groups = [
    ...apis.map((api) => ({ title: api.title, commands: api.commands })),
    { title: "Other commands", commands },
  ];
  const width = Math.max(...groups.flatMap((group) => group.commands.map(({ name }) => name.length)));
  const texts = groups.map(({ title, commands: listed }) => {
    const lines = listed.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}\n`);
    return `${title}\n${lines.join("")}`;
  });
  return `Call the APIs, or run them on this machine.

Usage: dataplat COMMAND [options]

${texts.join("\n")}
Options
  -h, --help   Print this help; \`dataplat COMMAND --help\` prints the help of a command
  --version    Print the version of this package
`;
}
