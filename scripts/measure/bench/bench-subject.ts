/** The operations that the benchmark calls, with the document's examples as requests and responses. */
import {
  createBundleReader,
  type DocumentOperation,
  listOperations,
} from "../../../src/contract/read-document.ts";
import { namedExamples } from "../../../src/samples/document-values.ts";
import { readRegister } from "../../lib/apis.ts";
import { type OpenApiDocument, readBundle } from "../../lib/bundle.ts";
import { demoOptions } from "../../lib/credentials.ts";
import { exampleArguments } from "../../lib/import-client.ts";

/** One operation with an example of its request and response. */
export interface OperationExample {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The path with its parameters filled in. */
  readonly path: string;
  /** Body of the request; undefined if there is none. */
  readonly body: unknown;
  readonly response: unknown;
}

/** The operations and their document. Serializable as JSON. */
export interface BenchSubject {
  /** Name of the API in the register. */
  readonly name: string;
  readonly document: OpenApiDocument;
  readonly credentials: object;
  readonly get: OperationExample;
  readonly put: OperationExample;
}

/** Reads the subject from the documents of the register. Throws if no API has the operations. */
export async function readBenchSubject(): Promise<BenchSubject> {
  const { apis } = await readRegister();
  for (const { name, generated } of apis) {
    const document = await readBundle({ generated });
    const operations = listOperations(document, "skip");
    const find = (id: string): OperationExample | undefined => {
      const operation = operations.find(({ entry }) => entry.operationId === id);
      return operation && readOperationExample(document, operation);
    };
    const [get, put] = [find("getPipe"), find("updatePipeSettings")];
    if (get && put) return { name, document, credentials: demoOptions(operations), get, put };
  }
  throw new Error("No API of the register has getPipe and updatePipeSettings.");
}

function readOperationExample(document: OpenApiDocument, operation: DocumentOperation): OperationExample {
  const { operationId, method, path: template } = operation.entry;
  const { parameters: values, bodies } = exampleArguments(document, operation);
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  const parameters = Object.fromEntries(names.map((name) => [name, String(values[name])]));
  const success = operation.responses.find(({ status }) => status === "200")?.content;
  const responses = success ? [...namedExamples(createBundleReader(document), success.node).values()] : [];
  return {
    operationId,
    method,
    template,
    parameters,
    path: template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => parameters[name] ?? ""),
    body: largest([...bodies.values()]),
    response: largest(responses),
  };
}

function largest(values: readonly unknown[]): unknown {
  return values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
}
