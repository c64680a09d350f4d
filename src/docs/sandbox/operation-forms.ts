/** The forms of the sandbox page, made from the bundled documents. */

import { resolveReference } from "../../contract/openapi.ts";
import type { Operation, OperationParameter, OperationTable } from "../../contract/operation.ts";
import { listOperations } from "../../contract/read-document.ts";
import { defaultAddress, exampleOf } from "../../samples/document-values.ts";
import type { ApiDocument, OpenApiDocument } from "../reference/documents.ts";
import type {
  ExampleObject,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
} from "../reference/openapi-objects.ts";
import { operationObject } from "../reference/openapi-objects.ts";

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
export interface ParameterField extends Pick<OperationParameter, "name" | "required" | "kind"> {
  /** Values of an enumeration; empty for any other parameter. */
  readonly values: readonly string[];
  /**
   * Example value; the values of a list are on lines of their own. The field of an optional parameter shows it as a
   * placeholder, so that a request sends it only on purpose.
   */
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
  const entry = listOperations(document).find(({ entry }) => entry.operationId === operation.operationId);
  if (!entry) throw new Error(`The document has no operation ${operation.operationId}.`);
  return {
    operation,
    summary: operationObject(entry.node).summary,
    parameters: operation.parameters.map(({ name, in: place, required, kind }) => {
      const node = entry.parameters.find(({ entry }) => entry.name === name && entry.in === place)?.node;
      // The linter has checked it.
      const parameter = node && (node.object as unknown as ParameterObject);
      return {
        name,
        required,
        kind,
        values: parameter ? valuesOf(document, parameter) : [],
        example: parameter ? printExample(exampleOf(document, node?.object ?? {})) : "",
      };
    }),
    bodies: bodiesOf(document, operation, operationObject(entry.node)),
  };
}

/** The values of an enumeration. */
function valuesOf(document: OpenApiDocument, { schema = {} }: ParameterObject): readonly string[] {
  const { enum: values } = resolveReference(document, schema);
  return Array.isArray(values) ? values.map(String) : [];
}

function printExample(value: unknown = ""): string {
  return Array.isArray(value) ? value.join("\n") : String(value);
}

function bodiesOf(
  document: OpenApiDocument,
  { requestBody: body }: Operation,
  { requestBody }: OperationObject,
): readonly BodyExample[] {
  if (!body || !requestBody) return [];
  const { content } = resolveReference<RequestBodyObject>(document, requestBody);
  const { example = {}, examples = {} } = content[body.mediaType] ?? {};
  const named = Object.entries(examples).map(([name, reference]) => {
    const { summary = name, value = {} } = resolveReference<ExampleObject>(document, reference);
    return { label: summary, text: JSON.stringify(value, null, 2) };
  });
  return named.length > 0 ? named : [{ label: "Example", text: JSON.stringify(example, null, 2) }];
}
