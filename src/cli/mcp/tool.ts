/** Definition of a tool, as `tools/list` returns it. */
import type { JsonSchemaType, ToolAnnotations } from "@modelcontextprotocol/server";
import {
  type CommandModel,
  copiedKeywords,
  type MemberModel,
  type ValueModel,
} from "../model/command-model.ts";
import { listArguments, listNullable, queryArgument } from "./arguments.ts";

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
  const { summary, description, safe, idempotent } = command;
  return {
    description: description ? describeOperation(description) : `${summary}.`,
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

/** A model reads the beginning of many descriptions: what the operation does comes before its state. */
function describeOperation(description: string): string {
  const [first = "", ...others] = description.split("\n\n");
  const isState = /^(?:Beta|Deprecated)\b/i.test(first);
  return (isState ? [...others, first] : [first, ...others]).join("\n\n");
}

function describeInput(command: CommandModel, defaults: Readonly<Record<string, string>>): JsonSchemaType {
  const toolArguments = listArguments(command);
  const isBodyRequired = command.body?.required ?? false;
  const required = toolArguments.flatMap(({ name, value, target }) => {
    const isInRequest = target === "parameters" ? !Object.hasOwn(defaults, value.name) : isBodyRequired;
    return value.required && isInRequest ? [name] : [];
  });
  const properties = toolArguments.map(({ name, value, target }) => {
    const preset = target === "parameters" && Object.hasOwn(defaults, value.name);
    return [name, toSchema(value, preset ? `Default: ${defaults[value.name]}.` : undefined)];
  });
  const nullable = listNullable(toolArguments).map(({ name }) => name);
  if (nullable.length > 0) {
    // A union with null is refused by some consumers, and filled with null by others, which here would be a write.
    const description = "Members to send as null. A null value counts as absent.";
    properties.push(["nulls", { type: "array", description, items: { type: "string", enum: nullable } }]);
  }
  const query = queryArgument(command);
  if (query)
    properties.push([query, { type: "string", description: "JMESPath: returns this part of the result." }]);
  return closedObject(properties, required);
}

function closedObject(
  properties: readonly (readonly unknown[])[],
  required: readonly string[],
): JsonSchemaType {
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function toSchema(value: ValueModel & Partial<MemberModel>, note?: string): JsonSchemaType {
  const { type, values, members, items } = value;
  const description = [value.text, ...describeValues(value), note].filter(Boolean).join(" ");
  const limits = copiedKeywords.filter((keyword) => value[keyword] !== undefined);
  return {
    ...(type !== "any" && { type }),
    ...(description && { description }),
    ...Object.fromEntries(limits.map((keyword) => [keyword, value[keyword]])),
    ...(type === "string" && values && { enum: values }),
    ...(type === "array" && { items: items ? toSchema(items) : {} }),
    ...(members &&
      closedObject(
        members.map((member) => [member.name, toSchema(member)]),
        members.flatMap(({ name, required }) => (required ? [name] : [])),
      )),
  };
}

/** Values and examples that the schema does not show. An `enum` of other values than strings is refused by some consumers. */
function describeValues(value: ValueModel & Partial<MemberModel>): string[] {
  const { type, values, known, format, example, file } = value;
  if (file)
    return [type === "array" ? "The bytes of each file in Base64." : "The bytes of the file in Base64."];
  if (values) return type === "string" ? [] : [`One of: ${values.join(", ")}.`];
  if (known) return [`Known values: ${known.join(", ")}.`];
  const isForm = (type === "string" && !format) || type === "array" || type === "any";
  return isForm && example !== undefined ? [`Example: ${JSON.stringify(example)}`] : [];
}
