/** Every operation of every API as a request, made of the documents' examples: a new operation is here without being told. */
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
  /** The scheme that it requests for. */
  readonly authentication: string;
  /** Whether its path names something, which can then belong to somebody else. */
  readonly names: boolean;
  /** A good request, but for its credential. */
  readonly request: TestRequest;
  /** The same for something that is not there. */
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
      request: toAsk(api.name, document, operation, parameters),
      nothing: toAsk(api.name, document, operation, others),
    };
  });
}

/** A UUID becomes one that nothing has, and so does any other text. */
function elsewhere(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/[\da-f]{12}$/, "abcdefabcdef") : value;
}

function toAsk(
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
