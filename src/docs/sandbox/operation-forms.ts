/** The forms of the sandbox page, made from the bundled documents. */
import type { Reader } from "../../contract/document/reader.ts";
import { firstOf, schemaParts } from "../../contract/document/schemas.ts";
import type { Operation, OperationParameter } from "../../contract/operation.ts";
import type { DocumentBody, DocumentNode, DocumentOperation } from "../../contract/read-document.ts";
import { apis } from "../../platform/apis/index.ts";
import { defaultAddress, exampleOf } from "../../samples/document-values.ts";
import { createExampleViews } from "../reference/content-view.ts";
import type { ApiDocument } from "../reference/documents.ts";
import { summaryOf } from "../reference/nodes.ts";

export interface ApiForms {
  /** Its name in the register. */
  readonly name: string;
  readonly title: string;
  /** Default address of its server, for code samples that cannot use the sandbox. */
  readonly server: string;
  /** Path below which the platform serves it; empty for its root. */
  readonly basePath: string;
  readonly forms: readonly OperationForm[];
}

export interface OperationForm {
  readonly operation: Operation;
  readonly summary: string;
  readonly parameters: readonly ParameterField[];
  /** Example bodies; none if the operation has no body, or bytes. */
  readonly bodies: readonly BodyExample[];
}

export interface ParameterField extends Pick<OperationParameter, "name" | "in" | "required" | "kind"> {
  /** Values of an enumeration or a boolean; empty for any other parameter. */
  readonly values: readonly string[];
  /**
   * Example value; the values of a list are on lines of their own, and what is nested is JSON. The field of an optional parameter shows it as a
   * placeholder, so that a request sends it only on purpose.
   */
  readonly example: string;
}

export interface BodyExample {
  readonly label: string;
  /** JSON text, or a text that is the body. */
  readonly text: string;
}

export function createApiForms({ name, document, reader, operations }: ApiDocument): ApiForms {
  return {
    name,
    title: document.info.title,
    server: defaultAddress(document),
    basePath: apis.find((api) => api.name === name)?.basePath ?? "",
    forms: operations.map((operation) => createForm(reader, operation)),
  };
}

function createForm(reader: Reader, operation: DocumentOperation): OperationForm {
  const { entry, parameters, requestBody } = operation;
  return {
    operation: entry,
    summary: summaryOf(operation),
    parameters: parameters.map(({ entry: { name, in: place, required, kind, type }, node }) => ({
      ...{ name, in: place, required, kind },
      values: type === "boolean" ? ["true", "false"] : valuesOf(reader, node),
      example:
        kind === "json"
          ? (JSON.stringify(exampleOf(reader, node)) ?? "")
          : printExample(exampleOf(reader, node)),
    })),
    bodies: requestBody ? bodiesOf(reader, requestBody) : [],
  };
}

function valuesOf(reader: Reader, parameter: DocumentNode): readonly string[] {
  const schema = reader.member(parameter, "schema");
  const values = schema && firstOf(schemaParts(reader, schema), "enum");
  return Array.isArray(values) ? values.map(String) : [];
}

function printExample(value: unknown = ""): string {
  const isNested =
    typeof value === "object" && Object.values(value ?? {}).some((each) => typeof each === "object");
  if (isNested) return JSON.stringify(value);
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map((pair) => pair.join("="))
    .join("\n");
}

function bodiesOf(
  reader: Reader,
  { entry: { kind, fields = [] }, content }: DocumentBody,
): readonly BodyExample[] {
  if (!content || kind === "binary") return [];
  const isJson = kind === "json" || kind === "form";
  // Files have inputs of their own.
  const files = new Set(fields.flatMap(({ name, isFile }) => (isFile ? [name] : [])));
  const keep = (name: string, member: unknown): unknown => (files.has(name) ? undefined : member);
  const print = (value: unknown = isJson ? {} : ""): string =>
    isJson ? JSON.stringify(value, keep, 2) : String(value);
  const named = createExampleViews(reader, content.node).map(({ name, summary, value }) => ({
    label: summary ?? name,
    text: print(value),
  }));
  return named.length > 0 ? named : [{ label: "Example", text: print() }];
}
