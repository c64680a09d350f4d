/** Definition of a tool, as `tools/list` returns it. */
import type { JsonSchemaType, ToolAnnotations } from "@modelcontextprotocol/server";
import {
  type CommandModel,
  copiedKeywords,
  type MemberModel,
  type ValueModel,
} from "../model/command-model.ts";
import { inputModel, listArguments, listNullable, type ToolArgument } from "./arguments.ts";

export interface ToolDefinition {
  readonly description: string;
  readonly inputSchema: JsonSchemaType;
  readonly annotations: ToolAnnotations;
}

/** Defines the tool of an operation. Its schemas have one type each, and no references or alternatives, since consumers refuse others. */
export function defineTool(
  command: CommandModel,
  defaults: Readonly<Record<string, string>> = {},
): ToolDefinition {
  const { summary, safe, idempotent } = command;
  return {
    description: describeOperation(command),
    inputSchema: describeInput(command, defaults),
    annotations: {
      title: summary,
      readOnlyHint: safe,
      idempotentHint: idempotent,
      // An update overwrites values, so every write counts: `false` would promise that a call only adds.
      destructiveHint: !safe,
      openWorldHint: true,
    },
  };
}

/** Some consumers refuse all tools if one has a longer description, in characters. */
const maxDescription = 1024;

/** A model reads the beginning of many descriptions: what the operation does comes before its state. What does not fit is left out. */
function describeOperation({ summary, description, deprecated }: CommandModel): string {
  const [first = "", ...others] = (description || `${summary}.`).split("\n\n");
  const isState = /^(?:Beta|Deprecated)\b/i.test(first);
  const texts = isState ? others : [first, ...others];
  const end = [...(isState ? [first] : []), ...(deprecated ? ["Deprecated."] : [])];
  const join = () => [...texts, ...end].join("\n\n");
  while (texts.length > 1 && join().length > maxDescription) texts.pop();
  return join().length > maxDescription ? `${join().slice(0, maxDescription - 1)}…` : join();
}

function describeInput(command: CommandModel, defaults: Readonly<Record<string, string>>): JsonSchemaType {
  const members = listArguments(command).map(({ required, ...argument }): MemberModel => {
    const { target, ownName } = argument;
    const hasDefault = target === "parameters" && Object.hasOwn(defaults, ownName);
    const isRequired = required && !hasDefault && (target === "parameters" || command.body?.required);
    const preset = hasDefault && { default: defaults[ownName] };
    return { ...argument, ...(isRequired && { required }), ...preset };
  });
  const values = listNullable(inputModel(command, members)).map(({ name }) => name);
  if (values.length > 0) {
    // A union with null is refused by some consumers, and filled with null by others, which here would be a write.
    const text = "Members to send as null. A null value counts as absent.";
    members.push({ name: "nulls", type: "array", text, items: { type: "string", values } });
  }
  return toSchema(inputModel(command, members));
}

function toSchema(value: ValueModel & Partial<ToolArgument>): JsonSchemaType {
  const { type, values, members, items, open, text, deprecated, default: fallback = null } = value;
  const { name, ownName = name } = value;
  const sentences = [
    // Not every document ends them.
    text?.replace(/[\p{L}\p{N})]$/u, "$&."),
    // The server's errors have this name.
    ownName !== name && `Sent as ${ownName}.`,
    ...describeValues(value),
    fallback !== null && `Default: ${typeof fallback === "object" ? JSON.stringify(fallback) : fallback}.`,
    deprecated && "Deprecated.",
  ];
  const description = sentences.filter(Boolean).join(" ");
  const limits = copiedKeywords.filter((keyword) => value[keyword] !== undefined);
  const required = members?.flatMap((member) => (member.required ? [member.name] : [])) ?? [];
  return {
    ...(type !== "any" && { type }),
    ...(description && { description }),
    ...Object.fromEntries(limits.map((keyword) => [keyword, value[keyword]])),
    ...(type === "string" && values && { enum: values }),
    ...(type === "array" && { items: items ? toSchema(items) : {} }),
    ...(members && { properties: Object.fromEntries(members.map((each) => [each.name, toSchema(each)])) }),
    ...(required.length > 0 && { required }),
    ...(members && !open && { additionalProperties: false }),
  };
}

/** Values and examples that the schema does not show. An `enum` of other values than strings is refused by some consumers. */
function describeValues(value: ValueModel & Partial<MemberModel>): string[] {
  const { type, values, known, format, contentEncoding, example, file } = value;
  if (file)
    return [type === "array" ? "The bytes of each file in Base64." : "The bytes of the file in Base64."];
  if (values) return type === "string" ? [] : [`One of: ${values.join(", ")}.`];
  if (contentEncoding) return [`Encoded as ${contentEncoding}.`];
  if (known) return [`Known values: ${known.join(", ")}.`];
  const isForm = (type === "string" && !format) || type === "array" || type === "any";
  return isForm && example !== undefined ? [`Example: ${JSON.stringify(example)}`] : [];
}
