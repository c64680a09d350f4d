/** Model of what an operation resolves to: its type, columns and secrets. */
import type { ResultModel } from "../../../src/cli/model/command-model.ts";
import type { Reader } from "../../../src/contract/document/reader.ts";
import { firstOf, schemaMembers } from "../../../src/contract/document/schemas.ts";
import { isObject } from "../../../src/contract/openapi.ts";
import type { OperationSuccess } from "../../../src/contract/operation.ts";
import type { DocumentOperation } from "../../../src/contract/read-document.ts";
import { namedExamples } from "../../../src/samples/document-values.ts";
import {
  childrenOf,
  describedLevels,
  itemsOf,
  modelValue,
  type Node,
  partsOf,
  type SchemaSource,
} from "./value-model.ts";

/** A success of an operation. */
interface Payload {
  readonly kind: ResultModel["kind"];
  /** Schema of the payload. */
  readonly schema: Node | undefined;
  /** Payload of the first example. */
  readonly example: unknown;
}

/** Returns the model of the first success. Sensitive members are those of any success. */
export function modelResult(source: SchemaSource, operation: DocumentOperation): ResultModel {
  const { reader } = source;
  const payloads = listPayloads(reader, operation);
  const [{ kind, schema, example } = { kind: "none" as const, schema: undefined, example: undefined }] =
    payloads;
  const [success] = Object.values(operation.entry.success);
  const mediaTypes = success && mediaTypesOf(success);
  const choice = mediaTypes ? { mediaTypes } : {};
  if (kind === "none") return { kind };
  if (kind !== "json") return { kind, type: "string", ...choice };
  const sensitive = payloads.flatMap((payload) =>
    payload.schema ? sensitiveIn(reader, payload.schema) : [],
  );
  const { type } = schema ? modelValue(source, schema) : { type: "any" as const };
  const columns = schema ? columnsOf(reader, schema, example) : [];
  return {
    kind,
    type,
    ...(columns.length > 0 && { columns }),
    ...(sensitive.length > 0 && { sensitive: [...new Set(sensitive.map((path) => path.join(".")))] }),
    ...choice,
  };
}

/** The media types of a body with their kinds, if there are several. */
export function mediaTypesOf(content: OperationSuccess): ResultModel["mediaTypes"] {
  const types = [content, ...(content.others ?? [])].flatMap(({ mediaType, kind }) =>
    mediaType === undefined || kind === "none" ? [] : [[mediaType, kind] as const],
  );
  return types.length > 1 ? types : undefined;
}

/** Lists the payloads of the successes, in the document's order. */
export function listPayloads(reader: Reader, { entry, responses }: DocumentOperation): readonly Payload[] {
  return responses.flatMap(({ status, content }): readonly Payload[] => {
    const success = entry.success[status];
    if (!success) return [];
    const [example] = content ? namedExamples(reader, content.node).values() : [];
    const { kind, payload } = success;
    if (payload === undefined || !content?.schema) return [{ kind, schema: content?.schema, example }];
    const [schema] = schemaMembers(reader, content.schema).get(payload) ?? [];
    return [{ kind, schema, example: isObject(example) ? example[payload] : undefined }];
  });
}

/** Names of the scalar members of a payload, or of the items of a list, in the example of its schema or of its media type. */
function columnsOf(reader: Reader, schema: Node, example: unknown): readonly string[] {
  const parts = partsOf(reader, schema);
  const items = itemsOf(reader, parts);
  const examples = firstOf(items ? partsOf(reader, items) : parts, "examples");
  const [own] = Array.isArray(examples) ? examples : [];
  const shown = [own, Array.isArray(example) ? example[0] : example].find(isObject) ?? {};
  return Object.keys(shown).filter((name) => typeof shown[name] !== "object");
}

/** Paths of `x-sensitive` members, with `*` for an item of a list or a map. */
function sensitiveIn(
  reader: Reader,
  node: Node,
  within: ReadonlySet<object> = new Set(),
  levels = describedLevels(reader, node),
): readonly (readonly string[])[] {
  if (!isSensitive(reader, node)) return [];
  const parts = partsOf(reader, node).map(({ object }) => object);
  if (parts.some((part) => part["x-sensitive"] === true)) return [[]];
  // If a schema contains itself, the inner one is hidden as a whole if anything in it is sensitive.
  if (levels === 0 || parts.some((part) => within.has(part))) return [[]];
  const inside = new Set([...within, ...parts]);
  return childrenOf(reader, node).flatMap(([name, child]) =>
    sensitiveIn(reader, child, inside, levels - 1).map((path) => [name, ...path]),
  );
}

/** Whether a value has a sensitive member at any depth. */
function isSensitive(reader: Reader, node: Node): boolean {
  const isMarked = (each: Node) => partsOf(reader, each).some(({ object }) => object["x-sensitive"] === true);
  if (isMarked(node)) return true;
  // The loop goes on to nodes that are added.
  const nodes = new Map([[node.object, node]]);
  for (const each of nodes.values()) {
    const children = childrenOf(reader, each).map(([, child]) => child);
    if (children.some(isMarked)) return true;
    for (const child of children) nodes.set(child.object, child);
  }
  return false;
}
