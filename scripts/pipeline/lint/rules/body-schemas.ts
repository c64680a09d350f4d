/**
 * Rule `body-schemas`: JSON request bodies are typed and closed, so that a misspelt member is rejected; response bodies are
 * open. With the option `responses: optional`, for an API whose documentation does not say which members are always present, nothing in a
 * response is required but the members of the envelope and tags. A schema that requests and responses share follows the rules of requests.
 */
import type { Oas3Rule } from "@redocly/openapi-core";
import { createReader, type DocumentNode, type Reader } from "../../../../src/contract/document/reader.ts";
import { isObject } from "../../../../src/contract/openapi.ts";
import type { DocumentContent } from "../../../../src/contract/read-document.ts";
import { readSources } from "../read-sources.ts";

const messages = {
  open: "This object of a request body is open: a misspelt member would be accepted. Add `additionalProperties: false`, or `unevaluatedProperties: false` beside `allOf`, `anyOf` or `oneOf`. A map has the schema of its values as `additionalProperties`, or true.",
  any: "This part of a request body accepts any value. Add `type`, `$ref`, `enum`, `const`, `allOf`, `anyOf` or `oneOf`.",
  list: "This list of a request body accepts any elements. Add `items`.",
  closed: "A server may send unknown members. Remove this keyword, so that the response stays open.",
  required:
    "Only the envelope of a response may have `required`, and an alternative for its discriminator: which other members are always present is not documented. Remove",
};

const compositions = ["allOf", "anyOf", "oneOf"];

export const bodySchemas: Oas3Rule = ({ responses: members }) => ({
  Root: {
    leave(document, context) {
      const { operations, navigation, locationOf } = readSources(document, context);
      const reader = createReader(navigation);
      const requests = operations.flatMap(({ requestBody }) => schemaOf(requestBody?.content));
      const responses = operations.flatMap((operation) =>
        operation.responses.flatMap(({ content }) => schemaOf(content)),
      );
      const checkRequest = createRequestCheck(reader);
      for (const schema of requests) checkRequest(schema, { isClosed: false, isTyped: false });
      const checkResponse = createResponseCheck(reader, schemasIn(reader, requests), members === "optional");
      for (const schema of responses) checkResponse(schema, true, []);
      for (const { message, place } of reader.problems)
        context.report({ message, location: locationOf(place) });
    },
  },
});

/** The schema of a JSON body. */
function schemaOf(content: DocumentContent | undefined): DocumentNode[] {
  return content?.schema && content.kind === "json" ? [content.schema] : [];
}

/** Statements of the surrounding schemas about the same value. */
interface Enclosing {
  readonly isClosed: boolean;
  readonly isTyped: boolean;
}

function createRequestCheck(reader: Reader): (node: DocumentNode, around: Enclosing) => void {
  const visited = new Map<object, Set<string>>();
  const check = (node: DocumentNode, around: Enclosing): void => {
    const { object } = node;
    const key = JSON.stringify(around);
    const keys = visited.get(object) ?? new Set();
    if (keys.has(key)) return;
    visited.set(object, keys.add(key));

    const target = reader.target(node);
    const parts = compositions.flatMap((keyword) => reader.entries(node, keyword));
    const isTyped = around.isTyped || ["type", "enum", "const"].some((keyword) => keyword in object);
    if (!isTyped && !target && parts.length === 0) reader.report(node, messages.any);
    const isList = includesType(object, "array") && !("enum" in object || "const" in object);
    if (isList && !("items" in object)) reader.report(node, messages.list);

    const isStated = "additionalProperties" in object || "unevaluatedProperties" in object;
    // The members of one part are unknown to the others.
    const isSplit = reader.entries(node, "allOf").length > 1 && isObjectSchema(reader, node);
    const isOpen = !around.isClosed && !isStated && (isPlainObject(object) || isSplit);
    if (isOpen) reader.report(node, messages.open);

    const inside = { isClosed: around.isClosed || isStated || isOpen, isTyped };
    if (target) check(target, inside);
    for (const [, part] of parts) check(part, inside);
    for (const member of membersOf(reader, node)) check(member, { isClosed: false, isTyped: false });
    if (object["items"] === true) reader.report(node, messages.any, "items");
    for (const [name, value] of Object.entries(object["properties"] ?? {})) {
      if (value === true) reader.report(node, `\`${name}\`: ${messages.any}`, "properties");
    }
  };
  return check;
}

function createResponseCheck(
  reader: Reader,
  shared: ReadonlySet<object>,
  areOptional: boolean,
): (node: DocumentNode, isEnvelope: boolean, tags: readonly string[]) => void {
  const visited = new Map<object, Set<string>>();
  const check = (node: DocumentNode, isEnvelope: boolean, tags: readonly string[]): void => {
    const { object } = node;
    const key = JSON.stringify([isEnvelope, tags]);
    const keys = visited.get(object) ?? new Set();
    if (keys.has(key) || shared.has(object)) return;
    visited.set(object, keys.add(key));

    for (const keyword of ["additionalProperties", "unevaluatedProperties"]) {
      if (object[keyword] === false) reader.report(node, messages.closed, keyword);
    }
    const { required, discriminator } = object;
    const names = Array.isArray(required) ? required.filter((name) => !tags.includes(name)) : [];
    if (areOptional && !isEnvelope && names.length > 0) {
      reader.report(node, `${messages.required} ${names.join(", ")}.`, "required");
    }
    const tag = isObject(discriminator) ? [String(discriminator["propertyName"])] : [];
    const target = reader.target(node);
    if (target) check(target, isEnvelope, tags);
    for (const keyword of compositions) {
      const inside = keyword === "allOf" ? tags : [...tags, ...tag];
      for (const [, part] of reader.entries(node, keyword)) check(part, isEnvelope, inside);
    }
    for (const member of membersOf(reader, node)) check(member, false, []);
  };
  return check;
}

/** Schemas of the values in an object or a list. */
function membersOf(reader: Reader, node: DocumentNode): DocumentNode[] {
  const properties = reader.entries(node, "properties").map(([, property]) => property);
  const others = ["items", "additionalProperties", "unevaluatedProperties"];
  return [...properties, ...others.flatMap((keyword) => reader.member(node, keyword) ?? [])];
}

/** Schemas that apply to the same value: the target of a reference, and the members of compositions. */
function partsOf(reader: Reader, node: DocumentNode): DocumentNode[] {
  const target = reader.target(node);
  const parts = compositions.flatMap((keyword) => reader.entries(node, keyword).map(([, part]) => part));
  return target ? [target, ...parts] : parts;
}

/** All schemas that some schemas lead to. */
function schemasIn(reader: Reader, nodes: readonly DocumentNode[]): ReadonlySet<object> {
  const found = new Set<object>();
  const collect = (node: DocumentNode): void => {
    if (found.has(node.object)) return;
    found.add(node.object);
    for (const next of [...partsOf(reader, node), ...membersOf(reader, node)]) collect(next);
  };
  for (const node of nodes) collect(node);
  return found;
}

/** Whether values may be objects with known members, by the schema and its parts. */
function isObjectSchema(reader: Reader, node: DocumentNode): boolean {
  const visited = new Set<object>();
  const visit = (part: DocumentNode): boolean => {
    if (visited.has(part.object)) return false;
    visited.add(part.object);
    return isPlainObject(part.object) || partsOf(reader, part).some(visit);
  };
  return visit(node);
}

function isPlainObject(schema: DocumentNode["object"]): boolean {
  return includesType(schema, "object") || isObject(schema["properties"]);
}

function includesType({ type }: DocumentNode["object"], name: string): boolean {
  return Array.isArray(type) ? type.includes(name) : type === name;
}
