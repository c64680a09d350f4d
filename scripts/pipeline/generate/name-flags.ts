/** Names the flags of a command: each parameter and each member of its body has one of its own. */
import type { BodyModel, MemberModel } from "../../../src/cli/model/command-model.ts";
import { globalFlagNames, kebabCase } from "../../../src/contract/flag-name.ts";

/** Parameters and body of a command or a tool. */
interface Inputs {
  readonly parameters: readonly MemberModel[];
  readonly body?: BodyModel;
}

/**
 * Gives another flag to what has that of every command, of the tools of agents, or of another parameter or member: `--parameter-NAME`, or
 * `--body-NAME` for a member of the body, with a number if that is taken as well. What has an `x-flag` keeps it, and then what has a name
 * whose characters all consumers of tools take: `DateSent` beside `DateSent<`.
 */
export function nameFlags({ parameters, body }: Inputs): Inputs {
  const taken = new Set<string>([...globalFlagNames, "nulls"]);
  const { members } = body ?? {};
  const all = [...parameters, ...(members ?? [])];
  const named = nameMembers(all, taken, (index) => (index < parameters.length ? "parameter" : "body"));
  const own = named.slice(parameters.length);
  return {
    parameters: named.slice(0, parameters.length),
    ...(body && { body: { ...body, ...(members && { members: own }) } }),
  };
}

function nameMembers(
  members: readonly MemberModel[],
  taken: Set<string>,
  prefixOf: (index: number) => string,
): readonly MemberModel[] {
  const claim = (prefix: string, own: string): string => {
    let flag = own;
    for (let count = 1; flag === "" || taken.has(flag); count++) {
      flag = [prefix, own, count > 1 || own === "" ? count : ""].filter((part) => part !== "").join("-");
    }
    taken.add(flag);
    return flag;
  };
  const rankOf = ({ name, flag }: MemberModel) => (flag !== undefined ? 0 : /^[\w.-]+$/.test(name) ? 1 : 2);
  const flags = new Map<MemberModel, string>();
  for (const rank of [0, 1, 2])
    for (const [index, member] of members.entries())
      if (rankOf(member) === rank)
        flags.set(member, claim(prefixOf(index), kebabCase(member.flag ?? member.name)));
  return members.map((member, index) => {
    const { name, members: inner } = member;
    const usual = kebabCase(name);
    const flag = flags.get(member) ?? usual;
    return {
      ...member,
      ...(flag !== (member.flag ?? usual) && { flag }),
      ...(inner && { members: nameMembers(inner, new Set(), () => prefixOf(index)) }),
    };
  });
}
