/** View of an operation for the reference pages. */

import { resolveReference } from "../../contract/openapi.ts";
import { type DocumentOperation, listOperations } from "../../contract/read-document.ts";
import { headersAnchor, memberAnchor, requestAnchor, responseAnchor } from "./anchors.ts";
import { type ContentView, createContentView, createExampleViews, type ExampleView } from "./content-view.ts";
import type { OpenApiDocument } from "./documents.ts";
import { gapsMember, gapsOf } from "./gaps.ts";
import { type Inference, inferableMembers, inferencesOf } from "./inference.ts";
import {
  assertKnown,
  type CodeSample,
  operationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
} from "./openapi-objects.ts";
import { formatLiteral } from "./schema-facts.ts";
import { createSchemaView, type PropertyView, type SchemaView } from "./schema-view.ts";

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
  /** Gaps of its documentation: sentences in Markdown. */
  readonly gaps: readonly string[];
  /** Names of security schemes: alternatives, each with the schemes that it combines. */
  readonly security: readonly (readonly string[])[];
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBodyView | undefined;
  readonly responses: readonly ResponseView[];
  readonly codeSamples: readonly CodeSample[];
}

const operationMembers: ReadonlySet<string> = new Set([
  ...["operationId", "summary", "description", "tags", "deprecated", "parameters"],
  ...["requestBody", "responses", "security", "x-beta", "x-codeSamples"],
  ...[gapsMember, ...inferableMembers],
]);
const parameterMembers: ReadonlySet<string> = new Set([
  ...["name", "in", "description", "required", "deprecated", "style", "explode", "schema"],
  ...["example", "examples", "x-beta", ...inferableMembers],
]);
const requestBodyMembers: ReadonlySet<string> = new Set([
  "description",
  "required",
  "content",
  ...inferableMembers,
]);
const responseMembers: ReadonlySet<string> = new Set([
  "description",
  "headers",
  "content",
  ...inferableMembers,
]);

/**
 * Creates the view of every operation of a document, in its order.
 *
 * @throws if an operation has a member that the pages do not show
 */
export function createOperationViews(document: OpenApiDocument): OperationView[] {
  return listOperations(document).map((operation) => createOperationView(document, operation));
}

function createOperationView(
  document: OpenApiDocument,
  { entry, node, parameters }: DocumentOperation,
): OperationView {
  const object = operationObject(node);
  const where = object.operationId;
  assertKnown(object, operationMembers, where);
  const security = object.security ?? document.security ?? [];
  const body = object.requestBody && resolveReference(document, object.requestBody);
  return {
    operationId: object.operationId,
    method: entry.method,
    path: entry.path,
    summary: object.summary,
    description: object.description ?? "",
    tags: object.tags ?? [],
    beta: object["x-beta"] === true,
    deprecated: object.deprecated === true,
    inferred: inferencesOf(object),
    gaps: gapsOf(object),
    security: security.map((requirement) => Object.keys(requirement)),
    parameters: groupParameters(
      document,
      // The linter has checked them.
      parameters.map((parameter) => parameter.node.object as unknown as ParameterObject),
      where,
    ),
    requestBody: body && createRequestBodyView(document, body, where),
    responses: Object.entries(object.responses).map(([status, response]) =>
      createResponseView(document, status, {
        response: resolveReference<ResponseObject>(document, response),
        payload: entry.success[Number(status)]?.payload,
        where,
      }),
    ),
    codeSamples: object["x-codeSamples"] ?? [],
  };
}

function groupParameters(
  document: OpenApiDocument,
  parameters: readonly ParameterObject[],
  where: string,
): ParameterGroup[] {
  return ["path", "query", "header", "cookie"]
    .map((place) => ({
      place,
      parameters: parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => createParameterView(document, parameter, { anchor: place, where })),
    }))
    .filter((group) => group.parameters.length > 0);
}

/** View of a parameter or a header as a property whose schema has the facts of both. */
function createParameterView(
  document: OpenApiDocument,
  parameter: ParameterObject,
  { anchor: prefix, where: operation }: { readonly anchor: string; readonly where: string },
): PropertyView {
  const { name, required = false } = parameter;
  const where = `${operation}/parameters/${name}`;
  assertKnown(parameter, parameterMembers, where);
  const anchor = memberAnchor(prefix, name);
  const schema = createSchemaView(parameter.schema ?? {}, { document, where, anchor, expand: true });
  return {
    name,
    anchor,
    required,
    schema: withParameter(schema, parameter, createExampleViews(document, parameter)),
  };
}

function withParameter(
  schema: SchemaView,
  parameter: ParameterObject,
  examples: readonly ExampleView[],
): SchemaView {
  const { description, style, explode } = parameter;
  const serialization = [style, explode === undefined ? undefined : `explode: ${formatLiteral(explode)}`];
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

function createRequestBodyView(
  document: OpenApiDocument,
  body: RequestBodyObject,
  where: string,
): RequestBodyView {
  assertKnown(body, requestBodyMembers, `${where}/requestBody`);
  const [content, ...others] = Object.entries(body.content);
  if (!content || others.length > 0)
    throw new Error(`${where}: expected one media type of the request body.`);
  return {
    ...createContentView(document, content, {
      where: `${where}/requestBody`,
      anchor: requestAnchor,
      payload: undefined,
    }),
    description: body.description,
    required: body.required === true,
    inferred: inferencesOf(body),
  };
}

function createResponseView(
  document: OpenApiDocument,
  status: string,
  {
    response,
    payload,
    where: operation,
  }: {
    readonly response: ResponseObject;
    readonly payload: string | undefined;
    readonly where: string;
  },
): ResponseView {
  const where = `${operation}/responses/${status}`;
  assertKnown(response, responseMembers, where);
  const anchor = responseAnchor(status);
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const parameter: ParameterObject = { ...resolveReference(document, header), name, in: "header" };
    return createParameterView(document, parameter, { anchor: headersAnchor(status), where });
  });
  const contents = Object.entries(response.content ?? {}).map((content) =>
    createContentView(document, content, { where, anchor, payload }),
  );
  return { status, description: response.description, inferred: inferencesOf(response), headers, contents };
}
