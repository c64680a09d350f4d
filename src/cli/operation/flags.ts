/** Flags of an operation: one per parameter and per member of its request body. */
import { kebabCase } from "../../contract/flag-name.ts";
import type { CommandModel, MemberModel } from "./command-model.ts";

/** A flag. */
export interface Flag {
  /** Name without its hyphens, such as `channel.webhook-id`. */
  readonly name: string;
  /** Other names that are accepted: the contract's spelling, such as `channel.webhookId`. */
  readonly aliases: readonly string[];
  /** Name that means false, such as `no-lent`, of a boolean; absent if another flag has this name. */
  readonly negation?: string;
  /** Names in the contract, such as `["channel", "webhookId"]`. */
  readonly path: readonly string[];
  readonly in: "parameters" | "body";
  readonly value: MemberModel;
  /** Whether it is repeated, once per item. */
  readonly isList: boolean;
}

/** Lists the flags of an operation: those of its parameters, then those of its body. An object comes before its members. */
export function listFlags({ parameters, body }: CommandModel): readonly Flag[] {
  const flags = [
    ...parameters.flatMap((parameter) => flagsOf(parameter, "parameters")),
    ...(body?.kind === "json" ? (body.members ?? []).flatMap((member) => flagsOf(member, "body")) : []),
  ];
  const names = new Set(flags.map(({ name }) => name));
  return flags.map((flag) => {
    const negation = `no-${flag.name}`;
    const isNegatable = flag.value.type === "boolean" && !names.has(negation);
    return {
      ...flag,
      ...(isNegatable && { negation }),
      aliases: flag.aliases.filter((alias) => !names.has(alias)),
    };
  });
}

function flagsOf(value: MemberModel, place: Flag["in"], parent?: Flag): readonly Flag[] {
  const join = (prefix: string | undefined, name: string): string =>
    prefix === undefined ? name : `${prefix}.${name}`;
  const flag: Flag = {
    name: join(parent?.name, value.flag ?? kebabCase(value.name)),
    aliases: [join(parent?.aliases[0], value.flag ?? value.name)],
    path: [...(parent?.path ?? []), value.name],
    in: place,
    value,
    isList: value.type === "array",
  };
  return [flag, ...(value.members ?? []).flatMap((member) => flagsOf(member, place, flag))];
}
