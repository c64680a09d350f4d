/** The one reader of OpenAPI documents: lists the operations with their entries of the operation table, and those that are refused with the reasons. */
import {
  type DocumentBody,
  type DocumentResponse,
  readRequestBody,
  readResponses,
} from "./document/bodies.ts";
import { createSchemaChecker } from "./document/check-schemas.ts";
import type { DocumentContent } from "./document/contents.ts";
import { findNameClashes, type NamedOperation, operationName } from "./document/names.ts";
import { type DocumentParameter, readParameters } from "./document/parameters.ts";
import { checkPathItem } from "./document/paths.ts";
import {
  createReader,
  type DocumentNode,
  type DocumentProblem,
  type Navigation,
  type Reader,
} from "./document/reader.ts";
import { isCredential, readSecurity, readSecuritySchemes } from "./document/security.ts";
import { type AddressedOperation, readServers } from "./document/servers.ts";
import { isIdempotent, isSafe } from "./http-methods.ts";
import { appendPointer } from "./json-pointer.ts";
import { findReferenced, type JsonObject, methods } from "./openapi.ts";
import { type Operation, partsOf, type SecurityAlternative } from "./operation.ts";

export type {
  DocumentBody,
  DocumentContent,
  DocumentNode,
  DocumentParameter,
  DocumentProblem,
  DocumentResponse,
};

/** An operation of a document. */
export interface DocumentOperation {
  /** Its entry of the operation table. `operationId` is the name of its function; see `names.ts`. */
  readonly entry: Operation;
  /** Operation Object. */
  readonly node: DocumentNode;
  readonly parameters: readonly DocumentParameter[];
  readonly requestBody: DocumentBody | undefined;
  readonly responses: readonly DocumentResponse[];
}

/** An operation with its path, before it is read. */
interface FoundOperation extends NamedOperation, AddressedOperation {
  /** Value in `paths`: the path item, or a reference to it. */
  readonly reference: DocumentNode;
}

/** An operation that is not carried. */
export interface RefusedOperation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly problems: readonly DocumentProblem[];
}

/** Content of a document. */
export interface DocumentReading {
  /** Address of its first server; that of its first operation, if it has no servers. May be relative. */
  readonly address: string;
  /** Operations that are carried, in the document's order. */
  readonly operations: readonly DocumentOperation[];
  /** The other operations, in the document's order. */
  readonly refused: readonly RefusedOperation[];
  /** Everything that is not supported, in refused operations and in the document as a whole, each once. */
  readonly problems: readonly DocumentProblem[];
  /** Parts of the document that have no effect, or another one than they seem to have. */
  readonly warnings: readonly DocumentProblem[];
}

/** Creates a reader of a bundle, whose references are internal: places are JSON Pointers. */
export function createBundleReader(document: object): Reader {
  return createReader(navigateBundle(document));
}

function navigateBundle(document: object): Navigation {
  const targets = new Map<string, DocumentNode | string>();
  return {
    child: appendPointer,
    resolve: ($ref) => {
      const known = targets.get($ref);
      if (known !== undefined) return known;
      const object = findReferenced(document, $ref);
      const place = decodeURIComponent($ref.replace(/^#/, ""));
      const target = object ? { object, place } : `The reference ${$ref} leads to nothing. Correct it.`;
      targets.set($ref, target);
      return target;
    },
  };
}

/**
 * Lists the operations of a bundled document.
 *
 * @param unsupported whether an operation that is not supported is an error, or left out; those of a published document were reported when
 *   it was generated
 * @throws with everything that is not supported, which `npm run lint` reports with file and line
 */
export function listOperations(
  document: object,
  unsupported: "stop" | "skip" = "stop",
): readonly DocumentOperation[] {
  const { operations, refused, problems } = readBundle(document);
  const left =
    unsupported === "skip" ? new Set(refused.flatMap((operation) => operation.problems)) : undefined;
  const errors = problems.filter((problem) => !left?.has(problem));
  if (errors.length === 0) return operations;
  const lines = errors.map(({ place, message }) => `  #${place}: ${message}`);
  throw new Error(`The document uses features that are not supported:\n${lines.join("\n")}`);
}

/** Reads a bundled document. */
export function readBundle(document: object): DocumentReading {
  // A parsed JSON object has string keys.
  return readDocument({ object: document as JsonObject, place: "" }, navigateBundle(document));
}

/** Reads a document. */
export function readDocument(root: DocumentNode, navigation: Navigation): DocumentReading {
  const reader = createReader(navigation);
  const schemes = readSecuritySchemes(reader, root);
  const checkSchema = createSchemaChecker(reader);
  const found = reader.entries(root, "paths").flatMap(([path, reference]): FoundOperation[] => {
    const pathItem = reader.follow(reference);
    return [...methods, "trace"].flatMap((method) => {
      const node = reader.member(pathItem, method) ?? reader.member(reference, method);
      return node ? [{ reference, pathItem, node, method: method.toUpperCase(), path }] : [];
    });
  });
  const clashes = findNameClashes(found);
  const { address, serverOf } = readServers(reader, root, found);
  const read = found.map((operation) => {
    const { method, path, node } = operation;
    const { result, problems } = reader.collect(() => {
      const clash = clashes.get(operation);
      if (clash !== undefined)
        reader.report(node, clash, "operationId" in node.object ? "operationId" : undefined);
      if (method === "TRACE") reader.report(node, "`fetch` cannot send TRACE. Leave the operation out.");
      for (const schema of schemasOf(reader, operation)) checkSchema(schema);
      const security = readSecurity(reader, schemes, root, node);
      return readOperation(reader, operation, security, serverOf(operation));
    });
    return { method, path, result, problems: [...problems] };
  });
  return {
    address,
    operations: read.flatMap(({ result, problems }) => (problems.length === 0 ? [result] : [])),
    refused: read.filter(({ problems }) => problems.length > 0),
    problems: [...reader.problems],
    warnings: [...reader.warnings],
  };
}

/** The schemas of the parameters and bodies of an operation. */
function schemasOf(reader: Reader, { pathItem, node }: FoundOperation): readonly DocumentNode[] {
  const follow = ([, reference]: readonly [name: string, node: DocumentNode]): DocumentNode =>
    reader.follow(reference);
  const body = reader.member(node, "requestBody");
  const responses = reader.entries(node, "responses").map(follow);
  const holders = [
    ...[pathItem, node].flatMap((parent) => reader.entries(parent, "parameters").map(follow)),
    ...responses.flatMap((response) => reader.entries(response, "headers").map(follow)),
    ...(body ? [reader.follow(body)] : []),
    ...responses,
  ];
  const content = holders.flatMap((holder) => reader.entries(holder, "content").map(([, media]) => media));
  return [...holders, ...content].flatMap((holder) => reader.member(holder, "schema") ?? []);
}

function readOperation(
  reader: Reader,
  found: FoundOperation,
  security: readonly SecurityAlternative[],
  server: string | undefined,
): DocumentOperation {
  const { node, method } = found;
  // Some documents tell operations of one address apart by a fragment, which is not sent.
  const [path = ""] = found.path.split("#");
  checkPathItem(reader, found.reference);
  const keys = security.flatMap(partsOf);
  const parameters = readParameters(reader, { ...found, path }).filter(
    (parameter) => !isCredential(reader, keys, parameter.entry, parameter.node),
  );
  const requestBody = readRequestBody(reader, node, method);
  const { responses, success } = readResponses(reader, node, method);
  const { deprecated, "x-beta": beta } = node.object;
  const entry: Operation = {
    operationId: operationName(found),
    method,
    path,
    parameters: parameters.map((parameter) => parameter.entry),
    requestBody: requestBody?.entry ?? null,
    security,
    ...(server !== undefined && { server }),
    success,
    safe: isSafe(method),
    idempotent: isIdempotent(method),
    beta: beta === true,
    deprecated: deprecated === true,
  };
  return { entry, node, parameters, requestBody, responses };
}
