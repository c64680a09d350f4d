/** Reads the operations of a bundled document, with references resolved. */
import type { Oas3_1Schema, Oas3Operation, Oas3Parameter } from "@redocly/openapi-core";
import { findReferenced, methods } from "../../src/contract/openapi.ts";
import type { OpenApiDocument } from "./bundle.ts";

export type Schema = Oas3_1Schema;
export type Parameter = Oas3Parameter<Schema>;

/** A body of a request or a response: one media type of its `content`. */
export interface Content {
  readonly mediaType: string;
  readonly schema: Schema;
}

/** One operation of a document, with the parameters of its path item and with references resolved. */
export interface DocumentOperation {
  readonly operationId: string;
  /** The method in upper case (RFC 9110 section 9). */
  readonly method: string;
  /** The path template, such as `/v1/pipes/{pipeId}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody: { readonly required: boolean; readonly content: readonly Content[] } | undefined;
  /** By status code as in the document: `200`, `default`. */
  readonly responses: Readonly<Record<string, readonly Content[]>>;
  /** The Operation Object of the document. */
  readonly object: Oas3Operation<Schema>;
}

/**
 * Resolves a reference of a bundled document, also through other references.
 *
 * @param document the bundled document
 * @param node an object or a Reference Object
 * @returns the object
 * @throws if a reference does not resolve or leads out of the document
 */
export function dereference<T extends object>(
  document: OpenApiDocument,
  node: T,
): Exclude<T, { $ref: string }> {
  let current: object = node;
  while ("$ref" in current && typeof current.$ref === "string") {
    current = findReferenced(document, current.$ref);
  }
  // The document has been linted: the target of a reference has the type that is expected in its place.
  return current as Exclude<T, { $ref: string }>;
}

/**
 * Lists the operations of a bundled document in the document's order.
 *
 * @param document a bundled OpenAPI document
 * @returns every operation of every path
 * @throws if an operation has no operationId, or two have the same
 */
export function listOperations(document: OpenApiDocument): readonly DocumentOperation[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    const pathItem = dereference(document, reference);
    return methods.flatMap((method) => {
      const object = pathItem[method];
      return object
        ? [createDocumentOperation(document, path, method, pathItem.parameters ?? [], object)]
        : [];
    });
  });
  const seen = new Set<string>();
  for (const { operationId, path } of operations) {
    if (seen.has(operationId))
      throw new Error(`${path}: another operation has the operationId ${operationId}.`);
    seen.add(operationId);
  }
  return operations;
}

function createDocumentOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  shared: NonNullable<Oas3Operation<Schema>["parameters"]>,
  object: Oas3Operation<Schema>,
): DocumentOperation {
  const { operationId } = object;
  if (!operationId) throw new Error(`${method.toUpperCase()} ${path} has no operationId.`);
  const own = (object.parameters ?? []).map((parameter) => dereference(document, parameter));
  const inherited = shared
    .map((parameter) => dereference(document, parameter))
    .filter((parameter) => !own.some((other) => other.name === parameter.name && other.in === parameter.in));
  const body = object.requestBody && dereference(document, object.requestBody);
  const responses = Object.entries(object.responses ?? {}).map(([status, reference]) => {
    const response = dereference(document, reference);
    return [status, listContent(response.content)] as const;
  });
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    parameters: [...inherited, ...own],
    requestBody: body && { required: body.required === true, content: listContent(body.content) },
    responses: Object.fromEntries(responses),
    object,
  };
}

type Contents = Readonly<Record<string, { readonly schema?: Schema }>>;

function listContent(content: Contents | undefined): readonly Content[] {
  return Object.entries(content ?? {}).map(([mediaType, { schema }]) => ({
    mediaType,
    schema: schema ?? {},
  }));
}
