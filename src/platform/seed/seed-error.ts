/** Error for an invalid seed. */
import { type ConfigIssue, PlatformConfigError } from "../lib/config-error.ts";

/** One issue of a seed, before it is located in the text. */
export interface SeedIssue {
  /** JSON Pointer to the value (RFC 6901). */
  readonly pointer: string;
  /** Message for the author of the seed. Never contains a secret. */
  readonly message: string;
  /** Whether the value is invalid or the name of its property; decides which of the two is located. */
  readonly target: "name" | "value";
}

/** Name of a seed in a request, where an issue has no file. */
export const bodyName = "The body";

/** Caps the message length. */
const maxIssues = 20;

export function createSeedError(issues: readonly ConfigIssue[], name: string): PlatformConfigError {
  const listed = issues.slice(0, maxIssues);
  const more = issues.length - listed.length;
  const count = issues.length === 1 ? "one issue" : `${issues.length} issues`;
  const lines = listed.map((issue) => formatSeedIssue(issue, name));
  const message = [
    `${name} has ${count}; nothing was loaded:`,
    ...lines,
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  return new PlatformConfigError(message.join("\n"), { issues: listed });
}

function formatSeedIssue({ line, column, pointer, message }: ConfigIssue, name: string): string {
  const text = pointer === null ? message : `${pointer === "" ? "(root)" : pointer} ${message}`;
  return line === null ? text : `${name === bodyName ? "" : `${name}:`}${line}:${column} ${text}`;
}
