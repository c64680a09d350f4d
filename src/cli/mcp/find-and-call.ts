/** Two tools in place of many: one finds operations, the other one calls them. */
import MiniSearch from "minisearch";
import { describeUnknownName, isPlainObject } from "../../contract/check-options.ts";
import { kebabCase } from "../../contract/flag-name.ts";
import { unknownName } from "../flags/parse-options.ts";
import { maxResultBytes, textResult } from "./result.ts";
import type { Tool } from "./serve-tools.ts";

/** Operations that are found with their arguments, if these are not too long, and those that are listed at all. */
const maxDescribed = 5;
const maxListed = 25;

const refuse = (text: string) => ({ ...textResult(`Nothing was sent. ${text}`), isError: true });

/** Creates both tools, which refuse arguments that they do not have. */
export const createFindAndCall = (operations: readonly Tool[]): readonly Tool[] =>
  [createFind(operations), createCall(operations)].map((tool) => ({
    ...tool,
    call: async (input, signal) => {
      const known = Object.keys(Object(tool.inputSchema["properties"]));
      const unknown = Object.keys(input).find((name) => !known.includes(name));
      if (unknown !== undefined) return refuse(describeUnknownName("argument", unknown, known));
      const missing = known.find((name) => name !== "arguments" && typeof input[name] !== "string");
      return missing ? refuse(`${missing} must be a string.`) : tool.call(input, signal);
    },
  }));

function createFind(operations: readonly Tool[]): Tool {
  const byName = new Map(operations.map((tool) => [tool.name, tool]));
  const index = new MiniSearch({
    idField: "name",
    fields: ["words", "title", "tag", "description"],
    searchOptions: { boost: { words: 4, title: 3, tag: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    operations.map(({ name, tag, description, annotations: { title } }) => {
      return { name, words: `${name} ${kebabCase(name)}`, title, tag, description };
    }),
  );
  return {
    name: "findOperations",
    description: `Find operations among ${operations.length} by words, such as "list servers". The first (up to ${maxDescribed}) have their arguments, as a JSON Schema; call them with callOperation.`,
    inputSchema: {
      type: "object",
      properties: { words: { type: "string", description: "Words, or the name of an operation." } },
      required: ["words"],
      additionalProperties: false,
    },
    annotations: { title: "Find operations", readOnlyHint: true, openWorldHint: false },
    call: async ({ words }) => {
      const exact = byName.get(String(words));
      const found = exact ? [exact] : index.search(String(words)).flatMap(({ id }) => byName.get(id) ?? []);
      if (found.length === 0) {
        const tags = [...new Set(operations.flatMap(({ tag }) => tag || []))].join(", ");
        return textResult(`No operation has one of these words.${tags && ` Tags: ${tags}.`}`);
      }
      const described = found.slice(0, maxDescribed).map(describeOperation);
      while (described.length > 1 && Buffer.byteLength(described.join()) > maxResultBytes) described.pop();
      const titles = found.map(({ name, annotations: { title } }) => `${name}: ${title}`);
      const others = titles.slice(described.length, maxListed);
      const rest = `Others (${others.length} of ${found.length - described.length}):\n${others.join("\n")}`;
      return textResult(...described, ...(others.length > 0 ? [rest] : []));
    },
  };
}

function describeOperation({ name, description, inputSchema, annotations }: Tool): string {
  const writes = !annotations.readOnlyHint;
  return JSON.stringify({ operation: name, description, writes, arguments: inputSchema });
}

function createCall(operations: readonly Tool[]): Tool {
  const safe = operations.every(({ annotations }) => annotations.readOnlyHint);
  return {
    name: "callOperation",
    description: "Call an operation that findOperations finds. Arguments are validated before it is sent.",
    inputSchema: {
      type: "object",
      properties: {
        operation: { type: "string", description: "Name of the operation." },
        arguments: { type: "object", description: "Its arguments, by the schema that findOperations shows." },
      },
      required: ["operation"],
      additionalProperties: false,
    },
    annotations: {
      title: "Call an operation",
      readOnlyHint: safe,
      destructiveHint: !safe,
      openWorldHint: true,
    },
    call: async ({ operation, arguments: input }, signal) => {
      const tool = operations.find(({ name }) => name === operation);
      // Null counts as absent.
      if (!isPlainObject(input ?? {})) return refuse("arguments must be an object.");
      if (tool) return tool.call({ ...Object(input) }, signal);
      const names = operations.map(({ name }) => name);
      const { message } = unknownName("operation", String(operation), names);
      return refuse(message.replace(/Known operations: .*/, "Find it with findOperations."));
    },
  };
}
