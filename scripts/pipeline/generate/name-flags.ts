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
 * `--body-NAME` for a member of the body, with a number if that is taken as well. What has an `x-flag` keeps it.
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
  // Those that the document gives, first.
  const given = members.map(
    ({ flag }, index) => flag !== undefined && claim(prefixOf(index), kebabCase(flag)),
  );
  return members.map((member, index) => {
    const { name, members: inner } = member;
    const usual = kebabCase(name);
    const flag = given[index] || claim(prefixOf(index), usual);
    return {
      ...member,
      ...(flag !== (member.flag ?? usual) && { flag }),
      ...(inner && { members: nameMembers(inner, new Set(), () => prefixOf(index)) }),
    };
  });
}
