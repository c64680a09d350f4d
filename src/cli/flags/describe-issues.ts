/** Describes violations of the contract by the flags that caused them. */
import type { Issue } from "../../contract/issue.ts";
import { splitPointer } from "../../contract/json-pointer.ts";
import type { CommandModel, ValueModel } from "../model/command-model.ts";
import { describeValue, listFlags } from "./flags.ts";

export interface FlagIssue {
  /** Such as `--channel.webhook-id`; `--body` for what no flag sets, and `organizationId of the profile` for a default parameter. */
  readonly flag: string;
  /** Such as `must be an integer from 0 to 64, or null`. */
  readonly message: string;
}

export function describeIssues(
  issues: readonly Issue[],
  command: CommandModel,
  defaults: readonly string[] = [],
): readonly FlagIssue[] {
  const flags = listFlags(command);
  return issues.map((issue) => {
    const [place = "", ...path] = splitPointer(issue.pointer);
    const flag = flags.findLast(
      (each) => each.in === place && each.path.every((name, index) => name === path[index]),
    );
    if (!flag) return describeBody(command, path, issue);
    // An item of a list, or a member of an object.
    const rest = path.slice(flag.path.length);
    const model = modelAt(flag.value, rest);
    const isItem = flag.isList && rest.length === 1 && ["type", "format", "enum"].includes(issue.keyword);
    const form = issue.keyword === "type" && model?.type === "object" ? ", as JSON" : "";
    const advice = form || (isItem ? "; repeat the flag for each item" : "");
    const names = rest.map((name, at) => (flag.isList && at === 0 ? `item ${Number(name) + 1}` : name));
    const message = [names.join(".") || [], describeViolation(issue, model) + advice].flat().join(" ");
    const isDefault = isOfProfile(issue.pointer, defaults);
    return { flag: isDefault ? `${flag.path[0]} of the profile` : `--${flag.name}`, message };
  });
}

/** Whether the value at a pointer is a default parameter. */
export function isOfProfile(pointer: string, defaults: readonly string[]): boolean {
  const [place, name = ""] = splitPointer(pointer);
  return place === "parameters" && defaults.includes(name);
}

/** The value at a path in another one. */
export function modelAt(model: ValueModel | undefined, path: readonly string[]): ValueModel | undefined {
  return path.reduce((at, name) => at?.items ?? at?.members?.find((each) => each.name === name), model);
}

/** Words an enumeration without quotes, which a shell would need as well. Other messages say what is expected. */
export function describeViolation({ keyword, message }: Issue, model: ValueModel | undefined): string {
  const isList = keyword === "enum" || keyword === "const";
  if (isList && model?.values) return `must be ${describeValue(model)}`;
  // A body that was parsed is plain JSON: the client rejects it only if it is nested too deeply for the stack.
  return message.replace(/^must be plain JSON$/, "is nested too deeply");
}

/** Describes a violation of a value that no flag sets, since it stands in the file of `--body`. */
function describeBody({ body }: CommandModel, path: readonly string[], issue: Issue) {
  const message = describeViolation(issue, undefined);
  if (path.length > 0) return { flag: "--body", message: `${path.join(".")} ${message}` };
  const hasFlags = issue.keyword === "required" && body?.members?.length;
  return { flag: "--body", message: hasFlags ? `${message}; pass it, or the flag of a member` : message };
}
