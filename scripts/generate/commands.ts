/** `commands.ts` of an API: the command model of each operation, for the command line and the MCP server. */

import type {
  BeforeModel,
  BodyModel,
  CommandModel,
  MemberModel,
  ResultModel,
} from "../../src/cli/operation/command-model.ts";
import { schemaMembers } from "../../src/contract/document/schemas.ts";
import { kebabCase } from "../../src/contract/flag-name.ts";
import { isObject } from "../../src/contract/openapi.ts";
import {
  createBundleReader,
  type DocumentBody,
  type DocumentOperation,
  type DocumentParameter,
} from "../../src/contract/read-document.ts";
import { exampleOf, namedExamples } from "../../src/samples/document-values.ts";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { printLiteral, printName } from "./literal.ts";
import { plainText } from "./plain-text.ts";
import { createValueModels, type Node, type ValueModels } from "./value-model.ts";

/**
 * Generates the command models of a document.
 *
 * @param title title of the document
 * @param models from {@link listCommands}
 * @returns TypeScript source that exports `commands`
 */
export function generateCommands(title: string, models: readonly CommandModel[]): string {
  return `import type { CommandModel } from "../../src/cli/operation/command-model.ts";

/** Commands of the ${title}, in the order of its document. */
export const commands: readonly CommandModel[] = [
${models.map((model) => `  ${printModel(model)},\n`).join("")}];
`;
}

/**
 * Lists the command models of a document.
 *
 * @param document the bundled OpenAPI document, split by direction
 * @param operations its operations
 */
export function listCommands(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
): readonly CommandModel[] {
  const reader = createBundleReader(document);
  const models = createValueModels(document, reader);
  return operations.map((operation): CommandModel => {
    const { entry, node, requestBody } = operation;
    const { operationId, safe, idempotent } = entry;
    const { tags, summary, description } = node.object;
    const before = findBefore(operation, operations, models);
    return {
      name: kebabCase(operationId),
      operationId,
      tag: Array.isArray(tags) ? String(tags[0]) : "",
      summary: typeof summary === "string" ? summary : operationId,
      ...(typeof description === "string" && { description: plainText(description) }),
      safe,
      idempotent,
      ...(entry.beta && { beta: true }),
      ...(entry.deprecated && { deprecated: true }),
      parameters: operation.parameters.map((parameter) => modelParameter(models, parameter)),
      ...(requestBody && { body: modelBody(models, requestBody) }),
      result: modelResult(models, operation),
      ...(before && { before }),
    };
  });
}

function modelParameter(models: ValueModels, { entry, node }: DocumentParameter<string>): MemberModel {
  const schema = models.reader.member(node, "schema");
  const example = exampleOf(models.reader, node);
  return {
    name: entry.name,
    ...models.annotations([node]),
    ...(schema ? models.value(schema) : { type: "any" }),
    ...(entry.required && { required: true }),
    ...(example !== undefined && { example }),
  };
}

function modelBody(models: ValueModels, { entry, content }: DocumentBody<string>): BodyModel {
  const [example] = content ? namedExamples(models.reader, content.node).values() : [];
  const isJson = entry.kind === "json";
  return {
    kind: entry.kind,
    ...(isJson && content?.schema ? models.value(content.schema) : { type: isJson ? "any" : "string" }),
    ...(entry.required && { required: true }),
    ...(example !== undefined && { example }),
  };
}

/** Model of the payload of the first success. Sensitive members are those of any success. */
function modelResult(models: ValueModels, operation: DocumentOperation): ResultModel {
  const payloads = listPayloads(models, operation);
  const [first] = payloads;
  const sensitive = [...new Set(payloads.flatMap(({ schema }) => (schema ? models.sensitive(schema) : [])))];
  if (!first || first.kind === "none") return { kind: "none" };
  const { kind, schema, example } = first;
  if (kind !== "json") return { kind, type: "string" };
  const type = schema ? models.value(schema).type : "any";
  const columns = schema ? models.columns(schema, example) : [];
  return {
    kind,
    type,
    ...(schema && models.hasTiles(schema) && { tiles: true }),
    ...(columns.length > 0 && { columns }),
    ...(sensitive.length > 0 && { sensitive }),
  };
}

/** A success of an operation. */
interface Payload {
  readonly kind: ResultModel["kind"];
  /** Schema of the payload. */
  readonly schema: Node | undefined;
  readonly example: unknown;
}

function listPayloads({ reader }: ValueModels, { entry, responses }: DocumentOperation): readonly Payload[] {
  return responses.flatMap(({ status, content }): readonly Payload[] => {
    const success = entry.success[Number(status)];
    if (!success) return [];
    const [example] = content ? namedExamples(reader, content.node).values() : [];
    const { kind, payload } = success;
    if (payload === undefined || !content?.schema) return [{ kind, schema: content?.schema, example }];
    const [schema] = schemaMembers(reader, content.schema).get(payload) ?? [];
    return [{ kind, schema, example: isObject(example) ? example[payload] : undefined }];
  });
}

/** Finds the operation that reads what an update changes: GET of its path, or of the path before its last segment. */
function findBefore(
  { entry, requestBody }: DocumentOperation,
  operations: readonly DocumentOperation[],
  models: ValueModels,
): BeforeModel | undefined {
  if (!["PUT", "PATCH"].includes(entry.method) || requestBody?.entry.kind !== "json") return undefined;
  const names = entry.parameters.map(({ name }) => name);
  const readers = operations.filter(({ entry: { method, parameters } }) => {
    const isCallable = parameters.every(({ name, required }) => !required || names.includes(name));
    return method === "GET" && isCallable;
  });
  const own = readers.find((each) => each.entry.path === entry.path);
  const [ownPayload] = own ? listPayloads(models, own) : [];
  if (own && ownPayload?.kind === "json") return { operationId: own.entry.operationId };
  const [, parentPath, segment = ""] = /^(.*)\/([^/{}]+)$/.exec(entry.path) ?? [];
  const parent = readers.find((each) => each.entry.path === parentPath);
  const [payload] = parent ? listPayloads(models, parent) : [];
  const members = payload?.schema ? [...schemaMembers(models.reader, payload.schema).keys()] : [];
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
