/** The forms of the sandbox page, made from the bundled documents. */

import { splitPointer } from "../../contract/json-pointer.ts";
import type { Operation, OperationTable } from "../../contract/operation.ts";
import type { ApiDocument, OpenApiDocument } from "../reference/documents.ts";

/** The operations of one API. */
export interface ApiForms {
  /** Its name in the register. */
  readonly name: string;
  readonly title: string;
  /** Default address of its server, for code samples that cannot use the sandbox. */
  readonly server: string;
  readonly forms: readonly OperationForm[];
}

/** The form of one operation. */
export interface OperationForm {
  readonly operation: Operation;
  readonly summary: string;
  readonly parameters: readonly ParameterField[];
  /** Example bodies, at least one if the operation has a body. */
  readonly bodies: readonly BodyExample[];
}

/** A parameter with its example. */
export interface ParameterField {
  readonly name: string;
  readonly required: boolean;
  readonly repeated: boolean;
  /** Values of an enumeration; empty for any other parameter. */
  readonly values: readonly string[];
  /** Example value; the values of a repeated parameter are on lines of their own. */
  readonly example: string;
}

/** A named example of a request body. */
export interface BodyExample {
  readonly label: string;
  /** JSON text. */
  readonly text: string;
}

/** The members of an OpenAPI document that the forms use. The documents have been linted, so that they have these types. */
interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
  readonly schema?: { readonly enum?: readonly unknown[]; readonly examples?: readonly unknown[] };
}
interface MediaType {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}
interface OperationObject {
  readonly summary?: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
}
interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

/**
 * Creates the forms of an API.
 *
 * @param api its document
 * @param operations its generated operation table
 */
export function createApiForms({ name, document }: ApiDocument, operations: OperationTable): ApiForms {
  return {
    name,
    title: document.info.title,
    server: serverOf(document),
    forms: Object.values(operations).map((operation) => createForm(document, operation)),
  };
}

function createForm(document: OpenApiDocument, operation: Operation): OperationForm {
  const pathItem = document.paths[operation.path] ?? {};
  const object = pathItem[operation.method.toLowerCase()] as OperationObject | undefined;
  if (!object)
    throw new Error(`${operation.operationId}: the document has no ${operation.method} ${operation.path}.`);
  const shared = (pathItem["parameters"] ?? []) as readonly object[];
  const parameters = [...shared, ...(object.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(document, parameter),
  );
  return {
    operation,
    summary: object.summary ?? operation.operationId,
    parameters: operation.parameters.map(({ name, in: place, required, repeated }) => {
      const parameter = parameters.findLast((each) => each.name === name && each.in === place);
      const values = parameter?.schema?.enum ?? [];
      return {
        name,
        required,
        repeated,
        values: values.map(String),
        example: exampleOf(document, parameter),
      };
    }),
    bodies: bodiesOf(document, operation, object),
  };
}

function exampleOf(document: OpenApiDocument, parameter: Parameter | undefined): string {
  if (!parameter) return "";
  const [named] = Object.values(parameter.examples ?? {});
  const value =
    parameter.example ??
    (named && resolve<Example>(document, named).value) ??
    parameter.schema?.examples?.[0] ??
    "";
  return Array.isArray(value) ? value.join("\n") : String(value);
}

function bodiesOf(
  document: OpenApiDocument,
  { requestBody }: Operation,
  object: OperationObject,
): readonly BodyExample[] {
  if (!requestBody) return [];
  const { content } = resolve<{ content?: Readonly<Record<string, MediaType>> }>(
    document,
    object.requestBody ?? {},
  );
  const { example = {}, examples = {} } = content?.[requestBody.mediaType] ?? {};
  const named = Object.entries(examples).map(([name, reference]) => {
    const { summary = name, value = {} } = resolve<Example>(document, reference);
    return { label: summary, text: JSON.stringify(value, null, 2) };
  });
  return named.length > 0 ? named : [{ label: "Example", text: JSON.stringify(example, null, 2) }];
}

/** The first server, with the defaults of its variables. */
function serverOf(document: OpenApiDocument & { readonly servers?: readonly Server[] }): string {
  const [{ url, variables = {} } = { url: "" }] = document.servers ?? [];
  return url.replace(/\{(\w+)\}/g, (_, name: string) => variables[name]?.default ?? "");
}

/** Resolves a reference into the bundled document, also through other references. */
function resolve<Target extends object>(document: OpenApiDocument, node: object): Target {
  let current: unknown = node;
  for (let reference = referenceOf(current); reference; reference = referenceOf(current)) {
    current = document;
    for (const key of splitPointer(decodeURIComponent(reference.slice(1)))) {
      current = (current as Readonly<Record<string, unknown>>)[key];
    }
  }
  return current as Target;
}

function referenceOf(node: unknown): string | undefined {
  return (node as { readonly $ref?: string }).$ref;
}
