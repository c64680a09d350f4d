/** Arguments of a tool: the parameters of an operation and the members of its body, side by side. */
import { describeUnknownName, isPlainObject } from "../../contract/check-options.ts";
import { cutName } from "../../contract/cut-name.ts";
import { kebabCase } from "../../contract/flag-name.ts";
import { hasMembers } from "../flags/flags.ts";
import { shortName } from "../model/cli-api.ts";
import type { BodyModel, CommandModel, MemberModel, ValueModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";

export interface ToolArgument {
  readonly name: string;
  readonly value: MemberModel;
  /** Where its value goes: to the parameters or the body, under the name in the contract, or to the whole body. */
  readonly target: "parameters" | "body" | "whole-body";
}

/** Characters of arguments that all consumers take. */
const namePattern = /^[\w.-]+$/;

const toArgument =
  (target: ToolArgument["target"]) =>
  (value: MemberModel): ToolArgument => {
    const ownName = namePattern.test(value.name) ? value.name : kebabCase(value.name);
    return { name: shortName(value.flag ?? ownName), value, target };
  };

/** Lists the arguments of an operation's tool, without `nulls`. */
export function listArguments({ parameters, body }: CommandModel): readonly ToolArgument[] {
  const others = parameters.map(toArgument("parameters"));
  if (!body) return others;
  const members = hasMembers(body) ? body.members : undefined;
  if (members) return [...others, ...members.map(toArgument("body"))];
  const whole = { ...body, name: "body", text: bodyTexts[body.kind] ?? "Request body." };
  return [...others, toArgument("whole-body")(whole)];
}

const bodyTexts: Readonly<Partial<Record<BodyModel["kind"], string>>> = {
  text: "Request body, as text.",
  binary: "Request body: its bytes in Base64.",
};

/** Lists the members of a request that may be null, except those of objects in lists: their paths, and these joined with dots. */
export function listNullable(toolArguments: readonly ToolArgument[]) {
  return toolArguments.flatMap(({ name, value }) => nullableIn(value, [name]));
}

function nullableIn(
  { nullable, members = [] }: ValueModel,
  path: readonly string[],
): readonly { readonly name: string; readonly path: readonly string[] }[] {
  const inMembers = members.flatMap((member) => nullableIn(member, [...path, member.name]));
  return nullable ? [{ name: path.join("."), path }, ...inMembers] : inMembers;
}

/** Name of the argument that selects a part of the result, which no other one has; undefined if the operation writes, or its result is not JSON. */
export const queryArgument = ({ safe, result }: CommandModel) =>
  safe && result.kind === "json" ? "query" : undefined;

type Members = Record<string, unknown>;

/** Reads the input of a tool. The client validates its values. Throws UsageError with unknown names, conflicts with `nulls`, and rounded integers. */
export function readToolInput(command: CommandModel, input: Readonly<Record<string, unknown>>) {
  const problems: string[] = [];
  const toolArguments = listArguments(command);
  const { nulls, ...others } = input;
  const nullable = listNullable(toolArguments);
  const given = nullable.length > 0 ? others : input;
  const members: MemberModel[] = toolArguments.map(({ name, value }) => ({ ...value, name }));
  const query = queryArgument(command);
  if (query) members.push({ name: query, type: "any" });
  for (const [name, value] of Object.entries(given))
    if (hasRounded(value)) problems.push(`${name}: an integer beyond 2^53 would be rounded.`);
  const values = copyMembers(given, { members }, "", problems);
  const names: unknown = nullable.length > 0 ? (nulls ?? []) : [];
  if (!Array.isArray(names) || names.some((each) => typeof each !== "string"))
    throw new UsageError("nulls must be an array of names of members.");
  const known = nullable.map((each) => each.name);
  for (const name of new Set<string>(names.toSorted())) {
    const member = nullable.find((each) => each.name === name);
    if (!member) problems.push(describeUnknownName("nullable member", name, known));
    else if (!setNull(values, member.path)) problems.push(`${name} is in nulls, but has another value.`);
  }
  const request = toRequest(command, toolArguments, values, problems);
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

/** Copies an object without its null members, which some models set for every member that they leave out. */
function copyMembers(
  object: Readonly<Members>,
  { members = [], open }: Pick<ValueModel, "members" | "open">,
  prefix: string,
  problems: string[],
): Members {
  const copy: Members = {};
  for (const [name, value] of Object.entries(object)) {
    const member = members.find((each) => each.name === name);
    if (!member && open) copy[name] = value;
    else if (!member) {
      const names = members.map((each) => each.name);
      const none = `${prefix}${cutName(name)} is not a known argument: there are none.`;
      problems.push(names.length === 0 ? none : describeUnknownName("argument", name, names, prefix));
    } else if (value !== null) {
      const copied = copyValue(value, member, `${prefix}${name}`, problems);
      // An object of nulls is left out, too: an empty one would replace members that nobody named.
      if (member.required || isEmpty(value) || !isEmpty(copied)) copy[name] = copied;
    }
  }
  return copy;
}

function copyValue(value: unknown, model: ValueModel, name: string, problems: string[]): unknown {
  const { items, members } = model;
  if (Array.isArray(value) && items)
    return value.map((item, index) => copyValue(item, items, `${name}.${index}`, problems));
  return isMembers(value) && members ? copyMembers(value, model, `${name}.`, problems) : value;
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

function toRequest(
  { body: model }: CommandModel,
  toolArguments: readonly ToolArgument[],
  values: Members,
  problems: string[],
) {
  const parameters: Members = {};
  const members: Members = {};
  let body: unknown;
  for (const { name, value, target } of toolArguments) {
    if (!Object.hasOwn(values, name)) continue;
    if (target === "whole-body")
      body = model?.kind === "binary" ? readBytes("body", values[name], problems) : values[name];
    else if (value.file) members[value.name] = readFiles(name, values[name], problems);
    else (target === "body" ? members : parameters)[value.name] = values[name];
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
