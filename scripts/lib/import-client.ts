/** Clients and example arguments of every API in the register, so that a script can call every operation. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { OperationTable } from "../../src/contract/operation.ts";
import { upperCamelCase } from "../../src/samples/camel-case.ts";
import { exampleOf } from "../../src/samples/document-values.ts";
import type { Api } from "./apis.ts";
import type { OpenApiDocument } from "./bundle.ts";
import { demoCredentialsOf } from "./credentials.ts";
import { type DocumentOperation, dereference } from "./document.ts";
import { repositoryRoot } from "./repository.ts";

/** An operation of a client, untyped. */
export type UntypedOperation = (...args: unknown[]) => Promise<unknown>;

/** Exports of `src/<name>.ts`, untyped. */
export interface ClientModule {
  readonly operations: OperationTable;
  readonly createClient: (options: object) => Readonly<Record<string, UntypedOperation>>;
}

/**
 * Imports an API's binding: `src/<name>.ts`, exporting `operations` and `create<Name>Client`.
 *
 * @param api an API of the register
 * @param folder folder of the bindings, absolute path; `src` by default
 * @throws if there is no binding, or it lacks one of the exports
 */
export async function importClient(
  { name }: Pick<Api, "name">,
  folder: string = path.join(repositoryRoot, "src"),
): Promise<ClientModule> {
  const file = path.join(folder, `${name}.ts`);
  const place = path.relative(repositoryRoot, file);
  if (!existsSync(file)) {
    throw new Error(`${place} is missing. Add it (guide "Adding an API", step 3).`);
  }
  // An import by a computed name is untyped; the exports are checked below.
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  const factory = `create${upperCamelCase(name)}Client`;
  const { operations, [factory]: createClient } = module;
  if (typeof operations !== "object" || typeof createClient !== "function") {
    throw new Error(`${place} must export operations and ${factory} (guide "Adding an API", step 3).`);
  }
  return { operations, createClient } as ClientModule;
}

/**
 * Returns client options with credentials for a mock, which accepts any credentials of the right scheme.
 *
 * @param document the bundled OpenAPI document
 * @throws if the document requires another scheme than HTTP Basic or HTTP Bearer
 */
export function demoCredentials(document: OpenApiDocument): object {
  const credentials = demoCredentialsOf(document);
  if (!credentials) {
    throw new Error(
      `${document.info?.title}: neither HTTP Basic nor HTTP Bearer is its global security scheme.`,
    );
  }
  const { kind: _, ...options } = credentials;
  return options;
}

/**
 * Returns the arguments of a call from the document's examples.
 *
 * @param document the bundled OpenAPI document
 * @param operation the operation to call
 * @returns `parameters` by name, and request `bodies` by the name of their example; empty if the operation has none
 */
export function exampleArguments(
  document: OpenApiDocument,
  { operationId, parameters, object }: DocumentOperation,
): { readonly parameters: Readonly<Record<string, unknown>>; readonly bodies: ReadonlyMap<string, unknown> } {
  const body = object.requestBody && dereference(document, object.requestBody);
  const examples = Object.entries(body?.content["application/json"]?.examples ?? {});
  if (body && examples.length === 0)
    throw new Error(`${operationId}: its request body has no named example.`);
  return {
    parameters: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, exampleOf(document, parameter)]),
    ),
    bodies: new Map(examples.map(([name, example]) => [name, dereference(document, example).value])),
  };
}
