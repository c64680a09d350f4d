/** Clients and example arguments of every API in the register, so that a script can call every operation. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { OperationParameter, OperationTable } from "../../src/contract/operation.ts";
import { ParameterError } from "../../src/contract/parameter-style.ts";
import { createBundleReader, type DocumentOperation } from "../../src/contract/read-document.ts";
import { writeAnyParameter } from "../../src/contract/styled-parameter.ts";
import { upperCamelCase } from "../../src/samples/camel-case.ts";
import { exampleOf, namedExamples } from "../../src/samples/document-values.ts";
import { replaceFiles } from "../../src/samples/form-sample.ts";
import type { Api } from "./apis.ts";
import type { OpenApiDocument } from "./bundle.ts";
import { repositoryRoot } from "./repository.ts";

export type UntypedOperation = (...args: unknown[]) => Promise<unknown>;

/** Exports of `src/<name>.ts`, untyped. */
export interface ClientModule {
  readonly operations: OperationTable;
  readonly createClient: (options: object) => Readonly<Record<string, UntypedOperation>>;
}

/**
 * Imports an API's binding: `src/<name>.ts`, exporting `operations` and `create<Name>Client`. Throws if there is no binding, or it lacks
 * one of the exports.
 */
export async function importClient({ name }: Pick<Api, "name">): Promise<ClientModule> {
  const place = `src/${name}.ts`;
  const file = path.join(repositoryRoot, place);
  if (!existsSync(file)) throw new Error(`${place} is missing. \`npm run add-api\` writes it for a new API.`);
  // An import by a computed name is untyped; the exports are checked below.
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  const factory = `create${upperCamelCase(name)}Client`;
  const { operations, [factory]: createClient } = module;
  if (typeof operations !== "object" || typeof createClient !== "function") {
    throw new Error(
      `${place} must export operations and ${factory}. Export generated/${name}/client.ts there.`,
    );
  }
  return { operations, createClient } as ClientModule;
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
        return [parameter.name, canWrite(parameter, value) ? value : undefined];
      }),
    ),
    bodies: new Map(withNames),
  };
}

function canWrite(parameter: OperationParameter, value: unknown): boolean {
  try {
    if (value !== undefined) writeAnyParameter(parameter, value);
    return true;
  } catch (error) {
    if (error instanceof ParameterError) return false;
    throw error;
  }
}
