/**
 * The one reader of OpenAPI documents: lists the operations of a document with their entries of the operation table, and everything in
 * it that is not supported.
 */
import {
  type DocumentBody,
  type DocumentContent,
  type DocumentResponse,
  readRequestBody,
  readResponses,
} from "./document/bodies.ts";
import { createSchemaChecker } from "./document/check-schemas.ts";
import { checkFlags } from "./document/flags.ts";
import type { ObjectKind } from "./document/members.ts";
import { type DocumentParameter, readParameters } from "./document/parameters.ts";
import { checkPathItem } from "./document/paths.ts";
import {
  createReader,
  type DocumentNode,
  type DocumentProblem,
  type Navigation,
  type Reader,
} from "./document/reader.ts";
import {
  checkKeyHeader,
  readSecurity,
  readSecuritySchemes,
  type SecuritySchemes,
} from "./document/security.ts";
import { isIdempotent, isSafe } from "./http-methods.ts";
import { appendPointer } from "./json-pointer.ts";
import { findReferenced, type JsonObject, methods } from "./openapi.ts";
import type { Operation } from "./operation.ts";

export type {
  DocumentBody,
  DocumentContent,
  DocumentNode,
  DocumentParameter,
  DocumentProblem,
  DocumentResponse,
};

/** An operation of a document. */
export interface DocumentOperation<Place = string> {
  /** Its entry of the operation table. */
  readonly entry: Operation;
  /** Operation Object. */
  readonly node: DocumentNode<Place>;
  readonly parameters: readonly DocumentParameter<Place>[];
  readonly requestBody: DocumentBody<Place> | undefined;
  readonly responses: readonly DocumentResponse<Place>[];
}

/** Content of a document. */
export interface DocumentReading<Place> {
  /** In the document's order. */
  readonly operations: readonly DocumentOperation<Place>[];
  readonly problems: readonly DocumentProblem<Place>[];
}

/** Creates a reader of a bundle, whose references are internal: places are JSON Pointers. */
export function createBundleReader(document: object): Reader<string> {
  return createReader(navigateBundle(document));
}

function navigateBundle(document: object): Navigation<string> {
  return {
    child: appendPointer,
    resolve: ($ref) => {
      const pointer = decodeURIComponent($ref.replace(/^#/, ""));
      const object = findReferenced(document, $ref);
      if (!object) throw new Error(`$ref ${$ref} does not resolve.`);
      return { object, place: pointer };
    },
  };
}

/**
 * Lists the operations of a bundled document.
 *
 * @throws with everything in the document that is not supported, which `npm run lint` reports with file and line
 */
export function listOperations(document: object): readonly DocumentOperation[] {
  const { operations, problems } = readBundle(document);
  if (problems.length === 0) return operations;
  const lines = problems.map(({ place, message }) => `  #${place}: ${message}`);
  throw new Error(`The document uses features that are not supported:\n${lines.join("\n")}`);
}

/** Reads a bundled document. */
export function readBundle(document: object): DocumentReading<string> {
  // A parsed JSON object has string keys.
  return readDocument({ object: document as JsonObject, place: "" }, navigateBundle(document));
}

/**
 * Reads a document.
 *
 * @param isReservedName whether a name of a component schema belongs to a type of the API's client
 */
export function readDocument<Place>(
  root: DocumentNode<Place>,
  navigation: Navigation<Place>,
  isReservedName: (name: string) => boolean = () => false,
): DocumentReading<Place> {
  const reader = createReader(navigation);
  checkRoot(reader, root);
  const components = reader.member(root, "components");
  const schemes = readSecuritySchemes(reader, root);
  const operations = reader.entries(root, "paths").flatMap(([path, reference]) => {
    const pathItem = reader.follow(reference);
    reader.checkMembers(pathItem, "a path");
    checkPathItem(reader, reference, pathItem);
    return methods.flatMap((method) => {
      const node = reader.member(pathItem, method);
      return node ? [readOperation(reader, { root, schemes, pathItem, node, method, path })] : [];
    });
  });
  checkIds(reader, operations);
  checkSchemas(reader, components, operations, isReservedName);
  return { operations, problems: reader.problems };
}

/** Reports members of the root document that are not supported, and of the objects in it that belong to no operation. */
function checkRoot<Place>(reader: Reader<Place>, root: DocumentNode<Place>): void {
  const check = (parent: DocumentNode<Place> | undefined, name: string, kind: ObjectKind): void => {
    const node = parent && reader.member(parent, name);
    if (node) reader.checkMembers(node, kind);
  };
  const checkEach = (parent: DocumentNode<Place> | undefined, name: string, kind: ObjectKind): void => {
    for (const [, node] of parent ? reader.entries(parent, name) : []) {
      reader.checkMembers(reader.follow(node), kind);
    }
  };
  reader.checkMembers(root, "the document");
  check(root, "info", "the info");
  const info = reader.member(root, "info");
  if (info && /[\n\r]|\*\//.test(String(info.object["title"])))
    reader.report(info, "The title is written to code comments. Write one line without */.", "title");
  check(info, "license", "the license");
  checkEach(root, "servers", "a server");
  for (const [, server] of reader.entries(root, "servers"))
    checkEach(server, "variables", "a server variable");
  checkEach(root, "tags", "a tag");
  check(root, "components", "the components");
  checkEach(reader.member(root, "components"), "securitySchemes", "a security scheme");
}

function readOperation<Place>(
  reader: Reader<Place>,
  {
    root,
    schemes,
    pathItem,
    node,
    method: lower,
    path,
  }: {
    readonly root: DocumentNode<Place>;
    readonly schemes: SecuritySchemes;
    readonly pathItem: DocumentNode<Place>;
    readonly node: DocumentNode<Place>;
    readonly method: string;
    readonly path: string;
  },
): DocumentOperation<Place> {
  reader.checkMembers(node, "an operation");
  const method = lower.toUpperCase();
  const parameters = readParameters(reader, { pathItem, operation: node, path });
  const requestBody = readRequestBody(reader, node, method);
  const { responses, success } = readResponses(reader, node, method);
  const security = readSecurity(reader, schemes, root, node);
  for (const { entry, node: parameter } of parameters) checkKeyHeader(reader, security, entry, parameter);
  checkFlags(reader, parameters, requestBody);
  const { operationId, deprecated, "x-beta": beta } = node.object;
  const entry: Operation = {
    operationId: String(operationId),
    method,
    path,
    parameters: parameters.map((parameter) => parameter.entry),
    requestBody: requestBody?.entry ?? null,
    security,
    success,
    safe: isSafe(method),
    idempotent: isIdempotent(method),
    beta: beta === true,
    deprecated: deprecated === true,
  };
  return { entry, node, parameters, requestBody, responses };
}

/** An operationId is the name of a function. */
function checkIds<Place>({ report }: Reader<Place>, operations: readonly DocumentOperation<Place>[]): void {
  const seen = new Map<string, string>();
  for (const { entry, node } of operations) {
    const { operationId, method, path } = entry;
    const other = seen.get(operationId);
    if (typeof node.object["operationId"] !== "string") {
      report(node, `${method} ${path} has no operationId. Add one, such as getPipe.`);
    } else if (
      !/^[a-z]\w*$/i.test(operationId) ||
      operationId in Object.prototype ||
      operationId === "then"
    ) {
      report(node, `${operationId} cannot be the name of a function. Rename the operation.`, "operationId");
    } else if (other !== undefined) {
      report(node, `${other} has the operationId ${operationId} too. Rename one.`, "operationId");
    }
    seen.set(operationId, `${method} ${path}`);
  }
}

function checkSchemas<Place>(
  reader: Reader<Place>,
  components: DocumentNode<Place> | undefined,
  operations: readonly DocumentOperation<Place>[],
  isReservedName: (name: string) => boolean,
): void {
  const { check, checkNames } = createSchemaChecker(reader, isReservedName);
  const checkMember = (node: DocumentNode<Place> | undefined): void => {
    const schema = node && reader.member(node, "schema");
    if (schema) check(schema);
  };
  for (const { parameters, requestBody, responses } of operations) {
    for (const { node } of parameters) checkMember(node);
    checkMember(requestBody?.content?.node);
    for (const { headers, content } of responses) {
      checkMember(content?.node);
      for (const [, header] of headers) checkMember(header);
    }
  }
  for (const [, schema] of components ? reader.entries(components, "schemas") : []) check(schema);
  checkNames();
}
