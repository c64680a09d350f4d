/** What is called: one operation that reads and one that writes, with the document's own examples for requests and responses. */
import { readRegister } from "../lib/apis.ts";
import { bundleApi, type OpenApiDocument } from "../lib/bundle.ts";
import { demoCredentials, exampleArguments } from "../lib/clients.ts";
import { type DocumentOperation, dereference, listOperations } from "../lib/document.ts";

/** One operation, with everything that its call takes and gives. */
export interface Exchange {
  readonly operationId: string;
  readonly method: "GET" | "PUT";
  /** The path template. */
  readonly template: string;
  /** Path parameters by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The path with its parameters filled in. */
  readonly path: string;
  /** The request's body; undefined where there is none. */
  readonly body: unknown;
  /** The response's body, as JSON. */
  readonly answer: string;
}

/** Two operations of an API, in a form that can be written to a file. */
export interface Subject {
  /** The API's name in the register. */
  readonly name: string;
  readonly credentials: object;
  readonly get: Exchange;
  readonly put: Exchange;
}

/**
 * Chooses what is measured: of the first API that has both, the GET and the PUT whose paths have the most parameters.
 *
 * @returns the two operations, and the bundled document that they are of
 * @throws when no API has both
 */
export async function chooseSubject(): Promise<{
  readonly subject: Subject;
  readonly document: OpenApiDocument;
}> {
  const { apis, config } = await readRegister();
  for (const api of apis) {
    const document = await bundleApi(api, config);
    const get = mostParameters(document, "GET");
    const put = mostParameters(document, "PUT");
    if (get && put) {
      const credentials = demoCredentials(document);
      const exchanges = { get: readExchange(document, get), put: readExchange(document, put) };
      return { subject: { name: api.name, credentials, ...exchanges }, document };
    }
  }
  throw new Error("No API of the register has both a GET and a PUT with path parameters.");
}

function mostParameters(document: OpenApiDocument, method: "GET" | "PUT"): DocumentOperation | undefined {
  const count = ({ path }: DocumentOperation): number => path.split("{").length - 1;
  return listOperations(document)
    .filter((operation) => operation.method === method && count(operation) > 0)
    .toSorted((a, b) => count(b) - count(a))[0];
}

function readExchange(document: OpenApiDocument, operation: DocumentOperation): Exchange {
  const { operationId, method, path: template } = operation;
  const given = exampleArguments(document, operation);
  const places = operation.parameters.filter((parameter) => parameter.in === "path");
  const parameters = Object.fromEntries(
    places.map(({ name }) => [name, String(given.parameters[name])] as const),
  );
  const answer = largest(answersOf(document, operation));
  if (answer === undefined) throw new Error(`${operationId}: its response 200 has no example.`);
  return {
    operationId,
    method: method === "PUT" ? "PUT" : "GET",
    template,
    parameters,
    path: template.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? ""),
    ),
    body: largest([...given.bodies.values()]),
    answer: JSON.stringify(answer),
  };
}

function answersOf(document: OpenApiDocument, { object }: DocumentOperation): unknown[] {
  const reference = object.responses?.["200"];
  const response = reference && dereference(document, reference);
  const examples = Object.values(response?.content?.["application/json"]?.examples ?? {});
  return examples.map((example) => dereference(document, example).value);
}

/** The example with the longest JSON; the least flattering one. */
function largest(values: readonly unknown[]): unknown {
  return values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
}
