/** `dataplat completion`: scripts for shells, and the candidates that they ask for. */
import { describeUnknownName } from "../contract/check-options.ts";
import { defineCommand } from "./command.ts";
import { type Candidate, complete } from "./completion/complete.ts";
import { type Shell, scripts } from "./completion/scripts.ts";
import type { CliContext } from "./context.ts";
import { UsageError } from "./usage-error.ts";

const usage = `Print a script that completes commands, flags, known values and profiles in a shell.

Usage: dataplat completion SHELL [-- WORD...]

bash   Add to ~/.bashrc:                     source <(dataplat completion bash)
zsh    Add to ~/.zshrc, after compinit:      source <(dataplat completion zsh)
fish   Run once:                             dataplat completion fish > ~/.config/fish/completions/dataplat.fish

With \`-- WORD...\` it prints candidates for the last word, as the scripts ask for them.

Options
  -h, --help   Print this help
`;

const shells = Object.keys(scripts);
const isShell = (name: string): name is Shell => Object.hasOwn(scripts, name);

export const completion = defineCommand({
  usage,
  options: {},
  maxPositionals: Infinity,
  completions: { "": shells },
  run: async (_, context, [shell, ...words]) => {
    if (shell === undefined) throw new UsageError("Missing shell: bash, zsh or fish.");
    if (!isShell(shell)) throw new UsageError(describeUnknownName("shell", shell, shells));
    const text = words.length === 0 ? scripts[shell] : await printCandidates(shell, words, context);
    context.terminal.stdout.write(text);
  },
});

/** Prints candidates, one per line. An error prints nothing: it would appear within the line that the user types. */
async function printCandidates(shell: Shell, words: readonly string[], context: CliContext): Promise<string> {
  const candidates = await complete(words, context).catch(() => []);
  if (candidates === "files") return ":files\n";
  return candidates.map((candidate) => `${formatCandidate(shell, candidate)}\n`).join("");
}

function formatCandidate(shell: Shell, { value, text }: Candidate): string {
  // The first sentence, without what a shell could take for another candidate.
  const description = text?.replace(/\. .*$/s, "").replaceAll(/\s+/g, " ");
  if (shell === "zsh") {
    const name = value.replaceAll(/[\\:]/g, "\\$&");
    return description === undefined ? name : `${name}:${description}`;
  }
  return shell === "fish" && description !== undefined ? `${value}\t${description}` : value;
}
