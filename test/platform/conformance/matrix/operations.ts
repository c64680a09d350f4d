/** A request per operation, from the documents' examples. A new operation is included automatically. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Api, readRegister } from "../../../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../../../scripts/lib/bundle.ts";
import { exampleArguments } from "../../../../scripts/lib/clients.ts";
import { type DocumentOperation, listOperations } from "../../../../scripts/lib/document.ts";
import { apis } from "../../../../src/platform/apis/index.ts";
import type { TestRequest } from "../subject.ts";

/** One operation of the matrix. */
export interface MatrixOperation {
  readonly api: string;
  readonly operationId: string;
  /** Authentication scheme. */
  readonly authentication: string;
  /** Whether its path names a resource, which can belong to another tenant. */
  readonly names: boolean;
  /** A valid request without credentials. */
  readonly request: TestRequest;
  /** The same request for a resource that does not exist. */
  readonly nothing: TestRequest;
}

/** Lists the operations of all documents. */
export async function listMatrix(): Promise<readonly MatrixOperation[]> {
  const { apis: registered } = await readRegister();
  return (await Promise.all(registered.map(listOf))).flat();
}

async function listOf(api: Api): Promise<readonly MatrixOperation[]> {
  // `generate` wrote it from a linted document.
  const document = JSON.parse(
    await readFile(path.join(api.generated, "openapi.json"), "utf8"),
  ) as OpenApiDocument;
  const served = apis.find(({ name }) => name === api.name);
  return listOperations(document).map((operation) => {
    const { operationId } = operation;
    const authentication = served?.operations[operationId]?.authentication;
    if (authentication === undefined) throw new Error(`${operationId} is not served.`);
    const { parameters } = exampleArguments(document, operation);
    const others = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, elsewhere(value)]),
    );
    return {
      api: api.name,
      operationId,
      authentication,
      names: operation.path.includes("{"),
      request: toRequest(api.name, document, operation, parameters),
      nothing: toRequest(api.name, document, operation, others),
    };
  });
}

/** Changes an id to one that does not exist. */
function elsewhere(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/[\da-f]{12}$/, "abcdefabcdef") : value;
}

function toRequest(
  api: string,
  document: OpenApiDocument,
  operation: DocumentOperation,
  values: Readonly<Record<string, unknown>>,
): TestRequest {
  const { method, parameters } = operation;
  const target = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (text, { name }) => text.replace(`{${name}}`, encodeURIComponent(String(values[name]))),
      operation.path,
    );
  const [body] = [...exampleArguments(document, operation).bodies.values()];
  return {
    api,
    method,
    target,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
