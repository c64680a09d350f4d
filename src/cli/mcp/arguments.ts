/** Arguments of a tool: the parameters of an operation and the members of its body, side by side. */
import { kebabCase } from "../../contract/flag-name.ts";
import type { BodyModel, CommandModel, MemberModel, ValueModel } from "../operation/command-model.ts";

/** One argument. */
export interface ToolArgument {
  readonly name: string;
  readonly value: MemberModel;
  /** Where its value goes: to the parameters or the body, under the name in the contract, or to the whole body. */
  readonly target: "parameters" | "body" | "whole-body";
}

/** A member that may be null. */
export interface NullableMember {
  /** Name of the argument, and of the members in it, joined with dots. */
  readonly name: string;
  readonly path: readonly string[];
}

/** Names of arguments that all consumers take. */
const namePattern = /^[\w.-]{1,64}$/;

const toArgument =
  (target: ToolArgument["target"]) =>
  (value: MemberModel): ToolArgument => {
    const ownName = namePattern.test(value.name) ? value.name : kebabCase(value.name);
    return { name: value.flag ?? ownName, value, target };
  };

/** Lists the arguments of an operation's tool, without `nulls`. */
export function listArguments({ parameters, body }: CommandModel): readonly ToolArgument[] {
  const others = parameters.map(toArgument("parameters"));
  if (!body) return others;
  const members = body.kind === "json" ? body.members : undefined;
  return members
    ? [...others, ...members.map(toArgument("body"))]
    : [...others, toArgument("whole-body")({ ...body, name: "body", text: bodyText[body.kind] })];
}

const bodyText: Readonly<Record<BodyModel["kind"], string>> = {
  json: "Request body.",
  text: "Request body, as text.",
  binary: "Request body: its bytes in Base64.",
};

/** Lists the members of a request that may be null, except those of objects in lists. */
export function listNullable(toolArguments: readonly ToolArgument[]): readonly NullableMember[] {
  return toolArguments.flatMap(({ name, value }) => nullableIn(value, [name]));
}

function nullableIn({ nullable, members = [] }: ValueModel, path: readonly string[]): NullableMember[] {
  const inMembers = members.flatMap((member) => nullableIn(member, [...path, member.name]));
  return nullable ? [{ name: path.join("."), path }, ...inMembers] : inMembers;
}
