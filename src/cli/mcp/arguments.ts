/** Arguments of a tool: the parameters of an operation and the members of its body, side by side. */
import { describeUnknownName, isPlainObject } from "../../contract/check-options.ts";
import { cutName } from "../../contract/cut-name.ts";
import { kebabCase } from "../../contract/flag-name.ts";
import { hasMembers } from "../flags/flags.ts";
import { shortName } from "../model/cli-api.ts";
import type { BodyModel, CommandModel, MemberModel, ValueModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";

export interface ToolArgument extends MemberModel {
  /** Name in the contract. */
  readonly ownName: string;
  /** Where its value goes: to the parameters or the body, under its own name, or to the whole body. A query selects from the result. */
  readonly target: "parameters" | "body" | "whole-body" | "query";
}

/** Characters of arguments that all consumers take. */
const namePattern = /^[\w.-]+$/;

const toArgument =
  (target: ToolArgument["target"]) =>
  (value: MemberModel): ToolArgument => {
    const name = namePattern.test(value.name) ? value.name : kebabCase(value.name);
    return { ...value, name: shortName(value.flag ?? name), ownName: value.name, target };
  };

/** Lists the arguments of an operation's tool, without `nulls`. */
export function listArguments(command: CommandModel): readonly ToolArgument[] {
  const { parameters, body, result } = command;
  // It selects from what is shown.
  const masked = (result.sensitive ?? []).map((path) => path.replace(/.*\./, "")).join(", ");
  const note = masked ? ` Not to be compared, since masked: ${masked}.` : "";
  const text = `JMESPath: returns this part of the result.${note}`;
  const query = queryArgument(command);
  const members = body && hasMembers(body) ? body.members : undefined;
  const whole = body && { ...body, name: "body", text: bodyTexts[body.kind] ?? "Request body." };
  return [
    ...parameters.map(toArgument("parameters")),
    ...(members ?? []).map(toArgument("body")),
    ...(whole && !members ? [toArgument("whole-body")(whole)] : []),
    ...(query ? [toArgument("query")({ name: query, type: "string", text })] : []),
  ];
}

const bodyTexts: Readonly<Partial<Record<BodyModel["kind"], string>>> = {
  text: "Request body, as text.",
  binary: "Request body: its bytes in Base64.",
};

/** The input of a tool: its arguments, beside those that a body which is open has. */
export const inputModel = ({ body }: CommandModel, members: readonly MemberModel[]): ValueModel => ({
  type: "object",
  members,
  ...(body?.open && { open: true }),
});

/** Lists the members of a request that may be null, except those of objects in lists: their paths, and these joined with dots. */
export function listNullable(
  { nullable, members = [] }: ValueModel,
  path: readonly string[] = [],
): readonly { readonly name: string; readonly path: readonly string[] }[] {
  const inMembers = members.flatMap((member) => listNullable(member, [...path, member.name]));
  return nullable ? [{ name: path.join("."), path }, ...inMembers] : inMembers;
}

/** Name of the argument that selects a part of the result, which no other one has; undefined if the operation writes, or its result is not JSON. */
export const queryArgument = ({ safe, result }: CommandModel) =>
  safe && result.kind === "json" ? "query" : undefined;

type Members = Record<string, unknown>;

/** Reads the input of a tool. The client validates its values. Throws UsageError with unknown names, conflicts with `nulls`, and rounded integers. */
export function readToolInput(command: CommandModel, input: Readonly<Record<string, unknown>>) {
  const problems: string[] = [];
  const { nulls, ...others } = input;
  const model = inputModel(command, listArguments(command));
  const nullable = listNullable(model);
  const given = nullable.length > 0 ? others : input;
  for (const [name, value] of Object.entries(given))
    if (hasRounded(value)) problems.push(`${name}: an integer beyond 2^53 would be rounded.`);
  const values: Members = Object(copyValue(given, model, "", problems));
  const names: unknown = nullable.length > 0 ? (nulls ?? []) : [];
  if (!Array.isArray(names) || names.some((each) => typeof each !== "string"))
    throw new UsageError("nulls must be an array of names of members.");
  const known = nullable.map((each) => each.name);
  for (const name of new Set<string>(names.toSorted())) {
    const member = nullable.find((each) => each.name === name);
    if (!member) problems.push(describeUnknownName("nullable member", name, known));
    else if (!setNull(values, member.path)) problems.push(`${name} is in nulls, but has another value.`);
  }
  const request = toRequest(command, values, problems);
  if (problems.length > 0) throw new UsageError(problems.join(" "));
  return request;
}

/** Whether a value has an integer that the parser of JSON may have rounded, such as to another id. */
function hasRounded(value: unknown): boolean {
  const pending = [value];
  // Not recursive, since JSON may be nested more deeply than the stack.
  for (const each of pending) {
    if (Number.isInteger(each) && !Number.isSafeInteger(each)) return true;
    if (typeof each === "object") for (const member of Object.values(Object(each))) pending.push(member);
  }
  return false;
}

/** Copies a value without null members, which some models set for what they leave out. Those of items stay: `nulls` cannot name them. */
function copyValue(
  value: unknown,
  { items, members, open }: ValueModel,
  prefix: string,
  problems: string[],
  isItem = false,
): unknown {
  if (Array.isArray(value) && items)
    return value.map((item, index) => copyValue(item, items, `${prefix}${index}.`, problems, true));
  if (!isMembers(value) || !members) return value;
  const copy: Members = {};
  for (const [name, each] of Object.entries(value)) {
    const member = members.find((other) => other.name === name);
    if (!member && open) copy[name] = each;
    else if (!member) {
      const names = members.map((other) => other.name);
      const none = `${prefix}${cutName(name)} is not a known argument: there are none.`;
      problems.push(names.length === 0 ? none : describeUnknownName("argument", name, names, prefix));
    } else if (each !== null || (isItem && member.nullable)) {
      const copied = copyValue(each, member, `${prefix}${name}.`, problems, isItem);
      // An object of nulls is left out, too: an empty one would replace members that nobody named.
      if (member.required || isEmpty(each) || !isEmpty(copied)) copy[name] = copied;
    }
  }
  return copy;
}

/** Sets a member to null, and creates the objects around it. Returns false if it, or an object around it, has another value. */
function setNull(object: Members, [name = "", ...rest]: readonly string[]): boolean {
  const isLast = rest.length === 0;
  if (!Object.hasOwn(object, name)) object[name] = isLast ? null : {};
  else if (isLast) return false;
  const child = object[name];
  return isLast || (isMembers(child) && setNull(child, rest));
}

const isMembers = (value: unknown): value is Members => isPlainObject(value);
const isEmpty = (value: unknown) => isMembers(value) && Object.keys(value).length === 0;

function toRequest(command: CommandModel, values: Members, problems: string[]) {
  const toolArguments = listArguments(command);
  const parameters: Members = {};
  const members: Members = {};
  let body: unknown;
  for (const [name, value] of Object.entries(values)) {
    const argument = toolArguments.find((each) => each.name === name);
    const { target = "body", ownName = name, file } = argument ?? {};
    if (target === "parameters") parameters[ownName] = value;
    else if (target === "whole-body")
      body = command.body?.kind === "binary" ? readBytes("body", value, problems) : value;
    else if (target === "body") members[ownName] = file ? readFiles(name, value, problems) : value;
  }
  // An empty object would be a write that changes nothing that anybody named. The client refuses a missing body that is required.
  return { parameters, body: Object.keys(members).length > 0 ? members : body };
}

function readFiles(name: string, value: unknown, problems: string[]): unknown {
  const read = (text: unknown) => new Blob([readBytes(name, text, problems)]);
  return Array.isArray(value) ? value.map(read) : read(value);
}

function readBytes(name: string, text: unknown, problems: string[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(String(text), "base64");
  if (bytes.toString("base64") !== text) problems.push(`${name} must be Base64.`);
  return Uint8Array.from(bytes);
}
