/** View of an operation for the reference pages. */
import type { Reader } from "../../contract/document/reader.ts";
import type { JsonObject } from "../../contract/openapi.ts";
import type { Operation } from "../../contract/operation.ts";
import type {
  DocumentNode,
  DocumentOperation,
  DocumentParameter,
  DocumentResponse,
} from "../../contract/read-document.ts";
import { type Annotations, annotationsOf } from "./annotations.ts";
import { type ContentView, createContentView, createExampleViews } from "./content-view.ts";
import type { ApiDocument } from "./documents.ts";
import { summaryOf, textOf } from "./nodes.ts";
import { type Fact, formatLiteral } from "./schema-facts.ts";
import { createSchemaView, memberAnchor, type PropertyView } from "./schema-view.ts";
import { type SecurityAlternatives, securityOf } from "./security-view.ts";

/** Parameters in one place of the request. */
export interface ParameterGroup {
  /** `path`, `query` or `header`. */
  readonly place: string;
  readonly parameters: readonly PropertyView[];
}

export interface RequestBodyView extends Annotations {
  readonly description: string | undefined;
  readonly required: boolean;
  readonly content: ContentView;
}

export interface ResponseView extends Annotations {
  /** Status code, range such as `4XX`, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly PropertyView[];
  readonly content: ContentView | undefined;
  /** Whether the document states that it has no body, as a success response without content does. */
  readonly isEmpty: boolean;
  /** Whether it may be anything: without a header, and with a body of any type. */
  readonly isAny: boolean;
  /** Whether its payload has the same properties as the request body. */
  readonly isLikeRequest: boolean;
}

/** One entry of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

export interface OperationView extends Annotations {
  readonly entry: Operation;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: SecurityAlternatives;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBodyView | undefined;
  readonly responses: readonly ResponseView[];
  readonly codeSamples: readonly CodeSample[];
}

export function createOperationViews(api: ApiDocument): OperationView[] {
  return api.operations.map((operation) => createOperationView(api, operation));
}

function createOperationView({ document, reader }: ApiDocument, operation: DocumentOperation): OperationView {
  const { entry, node, parameters, requestBody, responses } = operation;
  // The linter has checked these members.
  const { tags = [], "x-codeSamples": codeSamples = [] } = node.object as Partial<
    Record<string, readonly string[]>
  > & { readonly "x-codeSamples"?: readonly CodeSample[] };
  const statuses = responses.map(({ status }) => status);
  const requestContent =
    requestBody?.content &&
    createContentView(reader, requestBody.content, { anchor: "request", others: requestBody.others });
  return {
    entry,
    summary: summaryOf(operation),
    description: textOf(node, "description") ?? "",
    tags,
    ...annotationsOf(node.object),
    security: securityOf(document, reader, node),
    parameters: groupParameters(reader, parameters),
    requestBody: requestBody &&
      requestContent && {
        description: textOf(requestBody.node, "description"),
        required: requestBody.entry.required,
        ...annotationsOf(requestBody.node.object),
        content: requestContent,
      },
    responses: responses.map((response) => {
      const view = createResponseView(reader, response, entry, statuses);
      return { ...view, isLikeRequest: haveSameProperties(requestContent, view.content) };
    }),
    codeSamples,
  };
}

function groupParameters(reader: Reader, parameters: readonly DocumentParameter[]): ParameterGroup[] {
  return ["path", "query", "header", "cookie"].flatMap((place) => {
    const group = parameters.filter(({ entry }) => entry.in === place);
    const views = group.map(({ node }) =>
      createParameterView(reader, node, String(node.object["name"]), place),
    );
    return views.length > 0 ? [{ place, parameters: views }] : [];
  });
}

/** View of a parameter or a header as a property whose schema has the facts of both. */
function createParameterView(
  reader: Reader,
  node: DocumentNode,
  name: string,
  parentAnchor: string,
): PropertyView {
  const { object } = node;
  const anchor = memberAnchor(parentAnchor, name);
  const schema = reader.member(node, "schema") ?? { ...node, object: {} };
  const view = createSchemaView(schema, { reader, anchor, expand: true });
  const examples = createExampleViews(reader, node);
  const { inferred, gaps } = annotationsOf(object);
  const own = examples.filter(({ summary, description }) => (summary ?? description) === undefined);
  return {
    name,
    anchor,
    required: object["required"] === true,
    schema: {
      ...view,
      description: textOf(node, "description") ?? view.description,
      facts: [
        ...view.facts,
        ...serializationFacts(object),
        ...examples
          .filter((example) => !own.includes(example))
          .map(({ summary, description, value }) => ({
            label: "Example",
            values: [formatLiteral(value)],
            text: [summary, description].filter(Boolean).join(": "),
          })),
      ],
      badges: [
        ...(object["x-beta"] ? ["beta"] : []),
        ...(object["deprecated"] ? ["deprecated"] : []),
        ...view.badges,
      ],
      inferred: [...inferred, ...examples.flatMap((example) => example.inferred), ...view.inferred],
      gaps: [...gaps, ...examples.flatMap((example) => example.gaps), ...view.gaps],
      examples: examples.length > 0 ? own.map(({ value }) => value) : view.examples,
    },
  };
}

function serializationFacts({ style, explode }: JsonObject): Fact[] {
  const stated = [style, explode === undefined ? undefined : `explode: ${formatLiteral(explode)}`];
  const values = stated.filter((text) => text !== undefined).map(String);
  return values.length > 0 ? [{ label: "Serialization", values }] : [];
}

function haveSameProperties(first: ContentView | undefined, second: ContentView | undefined): boolean {
  const [names, others] = [first, second].map((content) =>
    (content?.schema.properties ?? []).map(({ name }) => name).sort(),
  );
  return names !== undefined && names.length > 0 && names.join() === others?.join();
}

function createResponseView(
  reader: Reader,
  { status, node, headers, content, others }: DocumentResponse,
  { success }: Operation,
  statuses: readonly string[],
): Omit<ResponseView, "isLikeRequest"> {
  const documented = success[status];
  // That of the first success is short.
  const anchor = status === statuses.find((each) => each.startsWith("2")) ? "response" : `response-${status}`;
  const view =
    content && createContentView(reader, content, { anchor, payload: documented?.payload, others });
  return {
    status,
    description: textOf(node, "description") ?? "",
    ...annotationsOf(node.object),
    headers: headers.map(([name, header]) => createParameterView(reader, header, name, `${anchor}-header`)),
    content: view,
    isEmpty: documented?.kind === "none",
    isAny: headers.length === 0 && view?.schema.type === "any type" && view.examples.length === 0,
  };
}
