/** Finds each API's client by the names that bindings follow, so that a script can call every operation of every API. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { OperationTable } from "../../src/contract/operation.ts";
import type { Api } from "./apis.ts";
import type { OpenApiDocument } from "./bundle.ts";
import { demoCredentialsOf } from "./credentials.ts";
import { type DocumentOperation, dereference } from "./document.ts";
import { exampleOf } from "./example-of.ts";
import { repositoryRoot } from "./repository.ts";

/** An operation of a client, without the types of its API. */
export type UntypedOperation = (...args: unknown[]) => Promise<unknown>;

/** What `src/<name>.ts` exports, without the types of its API. */
export interface ClientModule {
  readonly operations: OperationTable;
  readonly createClient: (options: object) => Readonly<Record<string, UntypedOperation>>;
}

/**
 * Imports an API's binding: `src/<name>.ts`, exporting `operations` and `create<Name>Client`.
 *
 * @param api the API of the register
 * @param folder where bindings are, absolute; `src` when left out
 * @throws when there is no binding, or it does not follow the names
 */
export async function importClient(
  { name }: Pick<Api, "name">,
  folder: string = path.join(repositoryRoot, "src"),
): Promise<ClientModule> {
  const file = path.join(folder, `${name}.ts`);
  const place = path.relative(repositoryRoot, file);
  if (!existsSync(file))
    throw new Error(`${place} is missing: bind it (CONTRIBUTING.md, "Add an API", step 4).`);
  // An import by a computed name has no types; the two tests below are what this relies on.
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  const factory = `create${upperCamelCase(name)}Client`;
  const { operations, [factory]: createClient } = module;
  if (typeof operations !== "object" || typeof createClient !== "function") {
    throw new Error(
      `${place} must export operations and ${factory} (CONTRIBUTING.md, "Add an API", step 4).`,
    );
  }
  return { operations, createClient } as ClientModule;
}

function upperCamelCase(name: string): string {
  return name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/**
 * Gives credentials of the kind that a document asks for. They mean nothing to anybody: a mock takes any.
 *
 * @param document the bundled OpenAPI document
 * @returns client options
 * @throws when the document asks for something else than HTTP Basic or HTTP Bearer
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
 * Takes the arguments of a call out of the document's own examples.
 *
 * @param document the bundled OpenAPI document
 * @param operation the operation to call
 * @returns `parameters` by name and `body`, each undefined where the operation has none
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
