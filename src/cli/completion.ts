/** `dataplat completion`: scripts for shells, and the candidates that they ask for, one per line, or `:files`. */
import { describeUnknownName } from "../contract/check-options.ts";
import { type Candidate, complete, files } from "./completion/complete.ts";
import { defineCommand } from "./model/command.ts";
import { UsageError } from "./model/errors.ts";

const notes = `bash: add to ~/.bashrc
  source <(dataplat completion bash)

zsh: add to ~/.zshrc, after compinit
  source <(dataplat completion zsh)

fish: run once
  dataplat completion fish > ~/.config/fish/completions/dataplat.fish

With \`-- WORD...\`, it prints the candidates for the last word; the scripts call it in this way.`;

const scripts: Readonly<Record<string, string>> = {
  // For bash 3.2 and later. The line is split here, since bash also splits it at = and :, after which it inserts. A text in quotes stays.
  bash: `_dataplat() {
  local line="\${COMP_LINE:0:COMP_POINT}" words candidate IFS=$' \\t\\n'
  read -r -a words <<< "$line"
  case "$line" in *' ') words+=('') ;; esac
  local current="\${words[\${#words[@]}-1]}"
  COMPREPLY=(); [[ "$current" == *"$2" ]] || return 0
  while IFS= read -r candidate; do
    if [ "$candidate" = :files ]; then
      compopt -o default 2>/dev/null || IFS=$'\\n' COMPREPLY=($(compgen -f -- "$2"))
    else
      COMPREPLY+=("\${candidate#"\${current%"$2"}"}")
    fi
  done < <("$1" completion bash -- "\${words[@]:1}" 2>/dev/null)
}
complete -F _dataplat dataplat
`,
  // Read before \`compinit\`, there is no \`compdef\`. In a file _dataplat of $fpath, it is the function itself.
  zsh: `#compdef dataplat
_dataplat() {
  local -a candidates
  candidates=("\${(@f)$("\${words[1]}" completion zsh -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ "\${candidates[1]}" == :files ]]; then
    compset -P '--*='
    _files
  elif [[ -n "\${candidates[1]}" ]]; then
    _describe dataplat candidates
  fi
}
if [[ "\${funcstack[1]}" == _dataplat ]]; then
  _dataplat "$@"
elif (( $+functions[compdef] )); then
  compdef _dataplat dataplat
fi
`,
  fish: `function __dataplat_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l candidates ($words[1] completion fish -- $words[2..-1] "$current" 2>/dev/null)
    if test "$candidates[1]" = :files
        set -l flag (string match -r -- '^--[^=]*=' "$current")
        printf '%s\\n' "$flag"(__fish_complete_path (string replace -- "$flag" '' "$current"))
    else
        string join \\n -- $candidates
    end
end
complete -c dataplat -f -a '(__dataplat_complete)'
`,
};

const shells = Object.keys(scripts);

export const completion = defineCommand({
  description: "Print a script that completes commands, flags, known values and profiles in a shell.",
  positionals: { words: "SHELL [-- WORD...]", max: Infinity, known: shells },
  options: {},
  notes,
  run: async (_, context, [shell, ...words]) => {
    if (shell === undefined) throw new UsageError("Missing shell: bash, zsh or fish.");
    const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
    if (script === undefined) throw new UsageError(describeUnknownName("shell", shell, shells));
    // An error prints nothing: it would appear within the line that the user types.
    const candidates = words.length === 0 ? [] : await complete(words, context).catch(() => []);
    const lines = candidates.map((candidate) => `${formatCandidate(shell, candidate)}\n`);
    context.terminal.stdout.write(words.length === 0 ? script : lines.join(""));
  },
});

function formatCandidate(shell: string, { value, text }: Candidate): string {
  if (value === files) return value;
  // The first sentence, without what a shell could take for another candidate.
  const description = text?.replace(/\. .*$/s, "").replaceAll(/\s+/g, " ");
  if (shell === "zsh") {
    const name = value.replaceAll(/[\\:]/g, "\\$&");
    return description === undefined ? name : `${name}:${description}`;
  }
  return shell === "fish" && description !== undefined ? `${value}\t${description}` : value;
}
