/** Clients and example arguments of every API in the register, so that a script can call every operation. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { OperationTable } from "../../src/contract/operation.ts";
import { createBundleReader, type DocumentOperation } from "../../src/contract/read-document.ts";
import { reasonAgainstValue } from "../../src/contract/styled-parameter.ts";
import { upperCamelCase } from "../../src/samples/camel-case.ts";
import { exampleOf, namedExamples } from "../../src/samples/document-values.ts";
import { replaceFiles } from "../../src/samples/form-sample.ts";
import type { Api } from "./apis.ts";
import type { OpenApiDocument } from "./bundle.ts";
import { repositoryRoot } from "./repository.ts";

export type UntypedOperation = (...args: unknown[]) => Promise<unknown>;

interface ClientModule {
  readonly operations: OperationTable;
  readonly createClient: (options: object) => Readonly<Record<string, UntypedOperation>>;
}

/** Imports the generated client of an API, untyped. */
export async function importClient({ name }: Pick<Api, "name">): Promise<ClientModule> {
  const file = path.join(repositoryRoot, "generated", name, "client.ts");
  const { operations, [`create${upperCamelCase(name)}Client`]: createClient } = await import(
    pathToFileURL(file).href
  );
  return { operations, createClient };
}

/**
 * Returns the arguments of a call from the document's examples. Returns `parameters` by name, and request `bodies` by the name of their
 * example, with names for the files of a form; empty if there is none. An example that the parameter cannot carry is left out.
 */
export function exampleArguments(
  document: OpenApiDocument,
  { parameters, requestBody }: DocumentOperation,
): { readonly parameters: Readonly<Record<string, unknown>>; readonly bodies: ReadonlyMap<string, unknown> } {
  const reader = createBundleReader(document);
  const bodies = requestBody?.content ? namedExamples(reader, requestBody.content.node) : new Map();
  const entry = requestBody?.entry;
  const withNames = [...bodies].map(
    ([name, body]) => [name, entry ? replaceFiles(entry, body, String) : body] as const,
  );
  return {
    parameters: Object.fromEntries(
      parameters.map(({ entry: parameter, node }) => {
        const value = exampleOf(reader, node);
        return [parameter.name, reasonAgainstValue(parameter, value) === undefined ? value : undefined];
      }),
    ),
    bodies: new Map(withNames),
  };
}
