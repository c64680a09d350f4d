/** `commands.ts` of an API: the command model of each operation, for the command line and the MCP server. */
import type {
  BeforeModel,
  BodyModel,
  CommandModel,
  MemberModel,
} from "../../../src/cli/model/command-model.ts";
import { schemaMembers } from "../../../src/contract/document/schemas.ts";
import { kebabCase } from "../../../src/contract/flag-name.ts";
import { isObject } from "../../../src/contract/openapi.ts";
import type { BodyContent } from "../../../src/contract/operation.ts";
import {
  createBundleReader,
  type DocumentBody,
  type DocumentOperation,
  type DocumentParameter,
} from "../../../src/contract/read-document.ts";
import { exampleOf, namedExamples } from "../../../src/samples/document-values.ts";
import { replaceFiles } from "../../../src/samples/form-sample.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { printLiteral, printName } from "./literal.ts";
import { nameFlags } from "./name-flags.ts";
import { plainText } from "./plain-text.ts";
import { listPayloads, mediaTypesOf, modelResult } from "./result-model.ts";
import { createSchemaFacts } from "./schema-facts.ts";
import { modelAnnotations, modelValue, type SchemaSource } from "./value-model.ts";
import { writeExample } from "./write-arguments.ts";

/** Generates the command models of a document: TypeScript source that exports `commands`. */
export function generateCommands(title: string, models: readonly CommandModel[]): string {
  return `import type { CommandModel } from "../../src/cli/model/command-model.ts";

/** Commands of the ${title}, in the order of its document. */
export const commands: readonly CommandModel[] = [
${models.map((model) => `  ${printModel(model)},\n`).join("")}];
`;
}

/** Lists the command models of a document. */
export function listCommands(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
): readonly CommandModel[] {
  const source = { reader: createBundleReader(document), facts: createSchemaFacts(document) };
  return operations.map((operation) => modelOperation(source, operation, operations));
}

/** Summary of an operation, or its name if it has none. */
export function summaryOf({ entry, node }: DocumentOperation): string {
  const { summary } = node.object;
  return typeof summary === "string" ? summary : entry.operationId;
}

function modelOperation(
  source: SchemaSource,
  operation: DocumentOperation,
  operations: readonly DocumentOperation[],
): CommandModel {
  const { entry, node, parameters, requestBody } = operation;
  const { operationId, safe, idempotent, beta, deprecated } = entry;
  const { tags, description } = node.object;
  const before = findBefore(source, operation, operations);
  const model: Omit<CommandModel, "example"> = {
    name: kebabCase(operationId),
    operationId,
    tag: Array.isArray(tags) ? String(tags[0]) : "",
    summary: summaryOf(operation),
    ...(typeof description === "string" && { description: plainText(description) }),
    safe,
    idempotent,
    ...(beta && { beta: true }),
    ...(deprecated && { deprecated: true }),
    ...nameFlags({
      parameters: parameters.map((parameter) => modelParameter(source, parameter)),
      ...(requestBody && { body: modelBody(source, requestBody) }),
    }),
    result: modelResult(source, operation),
    ...(before && { before }),
  };
  return { ...model, example: writeExample(model) };
}

function modelParameter(source: SchemaSource, { entry, node }: DocumentParameter): MemberModel {
  const { reader } = source;
  const schema = reader.member(node, "schema");
  const example = exampleOf(reader, node);
  return {
    name: entry.name,
    ...modelAnnotations(reader, schema ? [node, schema] : [node]),
    ...(schema ? modelValue(source, schema) : { type: "any" }),
    ...(entry.required && { required: true }),
    ...(example !== undefined && { example }),
  };
}

function modelBody(source: SchemaSource, { entry, content }: DocumentBody): BodyModel {
  const { kind, required } = entry;
  const [given] = content ? namedExamples(source.reader, content.node).values() : [];
  const example = replaceFiles(entry, given, (name) => name);
  const mediaTypes = mediaTypesOf(entry);
  const hasValue = kind === "json" || kind === "form";
  const value = hasValue && content?.schema ? modelValue(source, content.schema) : undefined;
  return {
    kind,
    ...(value ?? { type: hasValue ? "any" : "string" }),
    ...(value?.members && { members: value.members.map((member) => modelField(entry, member, example)) }),
    ...(required && { required: true }),
    ...(example !== undefined && { example }),
    ...(mediaTypes && { mediaTypes }),
  };
}

/** A flag takes the name of a file, whose content the schema describes. The example of the body shows a form of a member that may have several. */
function modelField({ fields = [] }: BodyContent, member: MemberModel, body: unknown): MemberModel {
  const { name, flag, text, required, deprecated, type } = member;
  if (!fields.some((field) => field.isFile && field.name === name)) {
    const hasExample = type === "any" && isObject(body) && Object.hasOwn(body, name);
    return hasExample ? { example: body[name], ...member } : member;
  }
  const common = {
    ...(flag !== undefined && { flag }),
    ...(text !== undefined && { text }),
    ...(required && { required }),
    ...(deprecated && { deprecated }),
  };
  const isList = type === "array";
  return {
    name,
    type: isList ? type : "string",
    ...(isList && { items: { type: "string" } }),
    ...common,
    file: true,
  };
}

/** Finds the operation that reads what a write changes: GET of its path, or, of an update, of the path before its last segment. */
function findBefore(
  { reader }: SchemaSource,
  { entry, requestBody }: DocumentOperation,
  operations: readonly DocumentOperation[],
): BeforeModel | undefined {
  if (entry.safe) return undefined;
  const isUpdate = ["PUT", "PATCH"].includes(entry.method) && requestBody?.entry.kind === "json";
  const names = entry.parameters.map(({ name }) => name);
  const findRead = (path: string | undefined) =>
    operations.find(({ entry: read }) => {
      const isCallable = read.parameters.every(({ name, required }) => !required || names.includes(name));
      return read.method === "GET" && read.path === path && isCallable;
    });
  const own = findRead(entry.path);
  const isSame = isUpdate && own && listPayloads(reader, own)[0]?.kind === "json";
  if (own) return { operationId: own.entry.operationId, ...(!isSame && { isOther: true }) };
  if (!isUpdate) return undefined;
  const [, parentPath, segment] = /^(.*)\/([^/{}]+)$/.exec(entry.path) ?? [];
  const parent = findRead(parentPath);
  const [payload] = parent ? listPayloads(reader, parent) : [];
  const members = payload?.schema ? [...schemaMembers(reader, payload.schema).keys()] : [];
  const member = members.find((name) => kebabCase(name) === segment);
  return parent && member !== undefined ? { operationId: parent.entry.operationId, member } : undefined;
}

/** Prints one line per member of the model, and per parameter and member of a body. */
function printModel(model: CommandModel): string {
  const lines = Object.entries(model).map(([name, value]) => {
    const literal =
      name === "parameters" || name === "body" ? printLines(value, "    ") : printLiteral(value);
    return `    ${name}: ${literal},\n`;
  });
  return `{\n${lines.join("")}  }`;
}

/** Prints objects in lists on lines of their own. */
function printLines(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.some(isObject)) {
    return `[\n${value.map((item) => `${inner}${printLines(item, inner)},\n`).join("")}${indent}]`;
  }
  if (!isObject(value)) return printLiteral(value);
  const members = Object.entries(value).map(
    ([name, member]) =>
      `${printName(name)}: ${name === "members" ? printLines(member, indent) : printLiteral(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}
