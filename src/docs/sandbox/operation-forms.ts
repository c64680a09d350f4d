/** The forms of the sandbox page, made from the bundled documents. */

import { resolve } from "../../contract/openapi.ts";
import type { Operation, OperationTable } from "../../contract/operation.ts";
import { defaultAddress, exampleOf } from "../../samples/document-values.ts";
import type { ApiDocument, OpenApiDocument } from "../reference/documents.ts";
import type {
  Example,
  Operation as OperationObject,
  Parameter,
  Reference,
  RequestBody,
} from "../reference/openapi.ts";

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
    server: defaultAddress(document),
    forms: Object.values(operations).map((operation) => createForm(document, operation)),
  };
}

function createForm(document: OpenApiDocument, operation: Operation): OperationForm {
  const pathItem = document.paths[operation.path] ?? {};
  // The documents have been linted, so that members have these types.
  const object = pathItem[operation.method.toLowerCase()] as OperationObject | undefined;
  if (!object)
    throw new Error(`${operation.operationId}: the document has no ${operation.method} ${operation.path}.`);
  const shared = (pathItem["parameters"] ?? []) as readonly (Parameter | Reference)[];
  const parameters = [...shared, ...(object.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(document, parameter),
  );
  return {
    operation,
    summary: object.summary,
    parameters: operation.parameters.map(({ name, in: place, required, repeated }) => {
      const parameter = parameters.findLast((each) => each.name === name && each.in === place);
      return {
        name,
        required,
        repeated,
        values: parameter ? valuesOf(document, parameter) : [],
        example: parameter ? printExample(exampleOf(document, parameter)) : "",
      };
    }),
    bodies: bodiesOf(document, operation, object),
  };
}

/** The values of an enumeration. */
function valuesOf(document: OpenApiDocument, { schema = {} }: Parameter): readonly string[] {
  const { enum: values } = resolve(document, schema);
  return Array.isArray(values) ? values.map(String) : [];
}

function printExample(value: unknown = ""): string {
  return Array.isArray(value) ? value.join("\n") : String(value);
}

function bodiesOf(
  document: OpenApiDocument,
  { requestBody: generated }: Operation,
  { requestBody }: OperationObject,
): readonly BodyExample[] {
  if (!generated || !requestBody) return [];
  const { content } = resolve<RequestBody>(document, requestBody);
  const { example = {}, examples = {} } = content[generated.mediaType] ?? {};
  const named = Object.entries(examples).map(([name, reference]) => {
    const { summary = name, value = {} } = resolve<Example>(document, reference);
    return { label: summary, text: JSON.stringify(value, null, 2) };
  });
  return named.length > 0 ? named : [{ label: "Example", text: JSON.stringify(example, null, 2) }];
}
