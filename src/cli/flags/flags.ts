/** Flags of an operation, one per parameter and per member of its request body. */
import { describeRange } from "../../contract/describe-range.ts";
import { kebabCase } from "../../contract/flag-name.ts";
import type { Option } from "../model/command.ts";
import type { BodyModel, CommandModel, MemberModel, ValueModel } from "../model/command-model.ts";

/** A flag, with the contract's spelling as an alias, such as `channel.webhookId`. */
export interface Flag extends Option {
  readonly aliases: readonly string[];
  /** Names in the contract, such as `["channel", "webhookId"]`. */
  readonly path: readonly string[];
  readonly in: "parameters" | "body";
  readonly value: MemberModel;
  readonly isList: boolean;
}

/** Lists the flags of an operation: those of its parameters, then those of its body. An object comes before its members. */
export function listFlags({ parameters, body }: Pick<CommandModel, "parameters" | "body">): readonly Flag[] {
  const flags = [
    ...parameters.flatMap((parameter) => flagsOf(parameter, "parameters")),
    ...(body && hasMembers(body) ? (body.members ?? []).flatMap((member) => flagsOf(member, "body")) : []),
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

/** Whether a body is an object with a flag for each member. */
export function hasMembers({ kind }: Pick<BodyModel, "kind">): boolean {
  return kind === "json" || kind === "form";
}

/** Lists the flags of an operation's parameters; an object is one flag with JSON. */
export function listParameterFlags(command: CommandModel): readonly Flag[] {
  return listFlags(command).filter(({ path, in: place }) => place === "parameters" && path.length === 1);
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
    word: value.file ? "FILE" : typeWord(value),
    isValueOptional: value.type === "boolean",
    isAnyText: true,
    text: value.text,
    known: value.file ? "files" : knownValues(value.items ?? value),
  };
  return [flag, ...(value.members ?? []).flatMap((member) => flagsOf(member, place, flag))];
}

function typeWord({ type, contentEncoding, format = "", items, nullable }: ValueModel): string {
  if (type === "string") return formatWords[contentEncoding ?? format] ?? "TEXT";
  if (type === "boolean") return nullable ? "[true|false|null]" : "[true|false]";
  if (type === "object") return "JSON";
  if (type === "array" && items) return typeWord(items);
  return type === "integer" || type === "number" ? type.toUpperCase() : "VALUE";
}

const formatWords: Readonly<Record<string, string>> = {
  uuid: "UUID",
  date: "DATE",
  "date-time": "TIME",
  email: "EMAIL",
  uri: "URL",
  base64: "BASE64",
};

function knownValues({ type, values, known, nullable }: ValueModel): readonly string[] {
  const all = values ?? known ?? (type === "boolean" ? [true, false] : []);
  return [...all.map(String), ...(nullable ? ["null"] : [])];
}

/** Describes the values that the contract allows, besides their type, such as `500 to 60000, or null`; empty if all are allowed. */
export function describeValue(model: ValueModel): string {
  const each = model.items && describeValue(model.items);
  const facts = [
    describeRange(model, "value"),
    model.multipleOf === undefined ? "" : `a multiple of ${model.multipleOf}`,
    describeRange(model, "length"),
    describeRange(model, "items"),
    model.pattern === undefined ? "" : `matching ${model.pattern}`,
    model.values ? joinWords(model.values.map(String), "or") : "",
    model.known ? `such as ${joinWords(model.known.map(String), "and")}` : "",
    each && `each ${each}`,
    model.nullable && "or null",
  ];
  return facts.filter(Boolean).join(", ");
}

export function joinWords(words: readonly string[], conjunction: string): string {
  const last = words.length > 1 ? ` ${conjunction} ${words.at(-1)}` : words.join("");
  return words.slice(0, words.length > 1 ? -1 : 0).join(", ") + last;
}
