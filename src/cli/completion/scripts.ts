/** Scripts that complete `dataplat` in shells: they ask it for candidates, one per line, or for `:files`. */

/** A shell that is supported. */
export type Shell = "bash" | "zsh" | "fish";

/** The scripts by shell. */
export const scripts: { readonly [Name in Shell]: string } = {
  // Of bash 3.2 and later. The line is split here, since bash also splits it at = and :, after which it puts what it completes.
  bash: `_dataplat() {
  local line="\${COMP_LINE:0:COMP_POINT}" words candidate
  read -r -a words <<< "$line"
  case "$line" in *' ') words+=('') ;; esac
  local current="\${words[\${#words[@]}-1]}"
  COMPREPLY=()
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
