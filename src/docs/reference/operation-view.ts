/** View of an operation for the reference pages. */

import { methods, resolve } from "../../contract/openapi.ts";
import { headersAnchor, memberAnchor, requestAnchor, responseAnchor } from "./anchors.ts";
import { type ContentView, contentView, type ExampleView, exampleViews } from "./content-view.ts";
import type { OpenApiDocument } from "./documents.ts";
import { type Inference, inferencesOf, inferredMembers } from "./inference.ts";
import {
  assertKnown,
  type CodeSample,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
} from "./openapi.ts";
import { literal } from "./schema-facts.ts";
import { describeSchema, type PropertyView, type SchemaView } from "./schema-view.ts";

/** Parameters in one place of the request. */
export interface ParameterGroup {
  /** `path` or `query`. */
  readonly place: string;
  readonly parameters: readonly PropertyView[];
}

/** Request body of an operation. */
export interface RequestBodyView extends ContentView {
  readonly description: string | undefined;
  readonly required: boolean;
  readonly inferred: readonly Inference[];
}

/** Response of an operation. */
export interface ResponseView {
  /** Status code, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly inferred: readonly Inference[];
  readonly headers: readonly PropertyView[];
  readonly contents: readonly ContentView[];
}

/** View of an operation. */
export interface OperationView {
  readonly operationId: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly beta: boolean;
  readonly deprecated: boolean;
  readonly inferred: readonly Inference[];
  /** Names of security schemes: alternatives, each with the schemes that it combines. */
  readonly security: readonly (readonly string[])[];
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBodyView | undefined;
  readonly responses: readonly ResponseView[];
  readonly codeSamples: readonly CodeSample[];
}

const operationMembers: ReadonlySet<string> = new Set([
  ...[
    "operationId",
    "summary",
    "description",
    "tags",
    "deprecated",
    "parameters",
    "requestBody",
    "responses",
  ],
  ...["security", "x-beta", "x-codeSamples", ...inferredMembers],
]);
const parameterMembers: ReadonlySet<string> = new Set([
  ...["name", "in", "description", "required", "deprecated", "style", "explode", "schema"],
  ...["example", "examples", "x-beta", ...inferredMembers],
]);
const requestBodyMembers: ReadonlySet<string> = new Set([
  "description",
  "required",
  "content",
  ...inferredMembers,
]);
const responseMembers: ReadonlySet<string> = new Set([
  "description",
  "headers",
  "content",
  ...inferredMembers,
]);

/**
 * Describes every operation of a document, in its order.
 *
 * @throws if an operation has a member that the pages do not show
 */
export function describeOperations(document: OpenApiDocument): OperationView[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    assertKnown(item, new Set([...methods, "parameters"]), path);
    return methods
      .filter((method) => method in item)
      .map((method) => {
        // The linter has checked the document against the OpenAPI specification.
        const operation = item[method] as Operation;
        const shared = (item["parameters"] ?? []) as NonNullable<Operation["parameters"]>;
        return describeOperation(document, { operation, shared, method, path });
      });
  });
}

interface OperationPlace {
  readonly operation: Operation;
  /** Parameters of the path item. */
  readonly shared: NonNullable<Operation["parameters"]>;
  readonly method: string;
  readonly path: string;
}

function describeOperation(
  document: OpenApiDocument,
  { operation, shared, method, path }: OperationPlace,
): OperationView {
  const where = operation.operationId;
  assertKnown(operation, operationMembers, where);
  const security = operation.security ?? document.security ?? [];
  const body = operation.requestBody && resolve(document, operation.requestBody);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    tags: operation.tags ?? [],
    beta: operation["x-beta"] === true,
    deprecated: operation.deprecated === true,
    inferred: inferencesOf(operation),
    security: security.map((requirement) => Object.keys(requirement)),
    parameters: parameterGroups(document, [...shared, ...(operation.parameters ?? [])], where),
    requestBody: body && describeRequestBody(document, body, where),
    responses: Object.entries(operation.responses).map(([status, response]) =>
      describeResponse(document, status, { response: resolve(document, response), where }),
    ),
    codeSamples: operation["x-codeSamples"] ?? [],
  };
}

function parameterGroups(
  document: OpenApiDocument,
  parameters: NonNullable<Operation["parameters"]>,
  where: string,
): ParameterGroup[] {
  const resolved = parameters.map((parameter) => resolve<Parameter>(document, parameter));
  return ["path", "query", "header", "cookie"]
    .map((place) => ({
      place,
      parameters: resolved
        .filter((parameter) => parameter.in === place)
        .map((parameter) => describeParameter(document, parameter, { anchor: place, where })),
    }))
    .filter((group) => group.parameters.length > 0);
}

/** Describes a parameter or a header as a property whose schema has the facts of both. */
function describeParameter(
  document: OpenApiDocument,
  parameter: Parameter,
  { anchor: prefix, where: operation }: { readonly anchor: string; readonly where: string },
): PropertyView {
  const { name, required = false } = parameter;
  const where = `${operation}/parameters/${name}`;
  assertKnown(parameter, parameterMembers, where);
  const anchor = memberAnchor(prefix, name);
  const schema = describeSchema(parameter.schema ?? {}, { document, where, anchor, expand: true });
  return {
    name,
    anchor,
    required,
    schema: withParameter(schema, parameter, exampleViews(document, parameter)),
  };
}

function withParameter(
  schema: SchemaView,
  parameter: Parameter,
  examples: readonly ExampleView[],
): SchemaView {
  const { description, style, explode } = parameter;
  const serialization = [style, explode === undefined ? undefined : `explode: ${literal(explode)}`];
  const stated = serialization.filter((text) => text !== undefined);
  return {
    ...schema,
    description: description ?? schema.description,
    facts: [...schema.facts, ...(stated.length > 0 ? [{ label: "Serialization", values: stated }] : [])],
    badges: [
      ...(parameter["x-beta"] ? ["beta"] : []),
      ...(parameter.deprecated ? ["deprecated"] : []),
      ...schema.badges,
    ],
    inferred: [...inferencesOf(parameter), ...schema.inferred],
    examples: examples.length > 0 ? examples.map(({ value }) => value) : schema.examples,
  };
}

function describeRequestBody(document: OpenApiDocument, body: RequestBody, where: string): RequestBodyView {
  assertKnown(body, requestBodyMembers, `${where}/requestBody`);
  const [content, ...others] = Object.entries(body.content);
  if (!content || others.length > 0)
    throw new Error(`${where}: expected one media type of the request body.`);
  return {
    ...contentView(document, content, {
      where: `${where}/requestBody`,
      anchor: requestAnchor,
      envelope: false,
    }),
    description: body.description,
    required: body.required === true,
    inferred: inferencesOf(body),
  };
}

function describeResponse(
  document: OpenApiDocument,
  status: string,
  { response, where: operation }: { readonly response: Response; readonly where: string },
): ResponseView {
  const where = `${operation}/responses/${status}`;
  assertKnown(response, responseMembers, where);
  const success = status.startsWith("2");
  const anchor = responseAnchor(status);
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const parameter: Parameter = { ...resolve(document, header), name, in: "header" };
    return describeParameter(document, parameter, { anchor: headersAnchor(status), where });
  });
  const contents = Object.entries(response.content ?? {}).map((content) =>
    contentView(document, content, { where, anchor, envelope: success }),
  );
  return { status, description: response.description, inferred: inferencesOf(response), headers, contents };
}
