/** Describes violations of the contract by the flags that caused them. */
import type { Issue } from "../../contract/issue.ts";
import { splitPointer } from "../../contract/json-pointer.ts";
import type { CommandModel } from "./command-model.ts";
import { describeValue } from "./describe-value.ts";
import { type Flag, listFlags } from "./flags.ts";

/** A violation, and the flag that caused it. */
export interface FlagIssue {
  /** Such as `--channel.webhook-id`; `--body` for a body without flags. */
  readonly flag: string;
  /** Such as `must be <= 64 (0 to 64 or null)`. */
  readonly message: string;
}

/**
 * Describes the violations of an invalid request.
 *
 * @param issues those of an InvalidRequestError
 * @param command the operation
 */
export function describeIssues(issues: readonly Issue[], command: CommandModel): readonly FlagIssue[] {
  const flags = listFlags(command);
  return issues.map(({ pointer, message, keyword }) => {
    const [place, ...path] = splitPointer(pointer);
    const flag = findFlag(flags, place, path);
    if (!flag)
      return {
        flag: "--body",
        message: place === "body" ? `${inner(path)}${message}` : `${pointer} ${message}`,
      };
    const rest = path.slice(flag.path.length);
    const range = rest.length === 0 && keyword !== "required" ? describeValue(flag.value) : "";
    return { flag: `--${flag.name}`, message: `${inner(rest)}${message}${range && ` (${range})`}` };
  });
}

/** The flag of a value, or of the object or list that it is in. */
function findFlag(
  flags: readonly Flag[],
  place: string | undefined,
  path: readonly string[],
): Flag | undefined {
  return flags.findLast(
    (flag) =>
      flag.in === place &&
      flag.path.length <= path.length &&
      flag.path.every((name, index) => name === path[index]),
  );
}

/** Names a value within that of a flag. */
function inner(path: readonly string[]): string {
  return path.length > 0 ? `${path.join(".")} ` : "";
}
