/** Names of the command line: commands and flags, in kebab case. */

/** Commands that are not operations. An operation or an API of such a name does not replace them. */
export const builtinCommandNames = [
  ...["serve", "mcp", "verify", "configure", "whoami", "openapi", "completion", "help", "version"],
] as const;

/** Flags of every command of an operation, which no parameter and no member can have. */
export const globalFlagNames = [
  ...["profile", "base-url", "body", "content-type", "accept", "output", "query", "columns"],
  ...["dry-run", "curl", "verbose", "timeout", "attempts", "deadline", "yes", "help"],
] as const;

/** Converts a name to kebab case: `engine_max_threads`, `engineMaxThreads` and `Engine-Max-Threads` to `engine-max-threads`. */
export function kebabCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2-")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
