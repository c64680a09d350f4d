/** View of the content of a request or a response: its schema, envelope and examples. */

import { isObject, resolveReference } from "../../contract/openapi.ts";
import type { OpenApiDocument } from "./documents.ts";
import { type Inference, inferableMembers, inferencesOf } from "./inference.ts";
import {
  assertKnown,
  type ExampleObject,
  type MediaTypeObject,
  type ParameterObject,
} from "./openapi-objects.ts";
import { schemaParts } from "./schema-parts.ts";
import { createSchemaView, type SchemaView } from "./schema-view.ts";

/** A named example. */
export interface ExampleView {
  readonly name: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly inferred: readonly Inference[];
  readonly value: unknown;
}

/** The envelope of a response. */
export interface EnvelopeView
  extends Pick<SchemaView, "references" | "description" | "inferred" | "gaps" | "properties"> {
  /** The property that holds the payload. */
  readonly payload: string;
}

/** Content of one media type. */
export interface ContentView {
  readonly mediaType: string;
  /** Present if the content is an envelope; `schema` is then that of the payload. */
  readonly envelope: EnvelopeView | undefined;
  readonly schema: SchemaView;
  readonly examples: readonly ExampleView[];
}

const mediaTypeMembers: ReadonlySet<string> = new Set(["schema", "example", "examples"]);
const exampleMembers: ReadonlySet<string> = new Set(["summary", "description", "value", ...inferableMembers]);

/**
 * Creates the view of the content of one media type.
 *
 * @param document the document
 * @param entry the media type with its Media Type Object
 * @param place where it is, the anchor that those of its properties begin with, and the member of an envelope that holds the payload
 */
export function createContentView(
  document: OpenApiDocument,
  [mediaType, content]: readonly [string, MediaTypeObject],
  place: { readonly where: string; readonly anchor: string; readonly payload: string | undefined },
): ContentView {
  const { where, anchor } = place;
  assertKnown(content, mediaTypeMembers, where);
  const schema = content.schema ?? {};
  const payload =
    place.payload === undefined ? undefined : findPayload(document, schema, place.payload, where);
  const context = { document, where, anchor, expand: true };
  const examples = createExampleViews(document, content);
  if (!payload)
    return { mediaType, envelope: undefined, schema: createSchemaView(schema, context), examples };
  const { description, inferred, gaps, properties } = createSchemaView(resolveReference(document, schema), {
    ...context,
    anchor: "envelope",
    expand: false,
  });
  const { references } = schemaParts(document, schema, where);
  return {
    mediaType,
    envelope: { references, description, inferred, gaps, properties, payload: payload.name },
    schema: createSchemaView(payload.schema, context),
    examples,
  };
}

/**
 * Creates the views of the examples. `example`, which has no name, comes first.
 *
 * @throws if an example has a member that the pages do not show
 */
export function createExampleViews(
  document: OpenApiDocument,
  { example, examples }: Pick<MediaTypeObject & ParameterObject, "example" | "examples">,
): ExampleView[] {
  const named = Object.entries(examples ?? {}).map(([name, reference]) => {
    const resolved = resolveReference<ExampleObject>(document, reference);
    assertKnown(resolved, exampleMembers, `example ${name}`);
    const { summary, description, value } = resolved;
    return { name, summary, description, inferred: inferencesOf(resolved), value };
  });
  if (example === undefined) return named;
  const single = { name: "example", summary: undefined, description: undefined, inferred: [] };
  return [{ ...single, value: example }, ...named];
}

/** Finds the member of an envelope that holds the payload. */
function findPayload(
  document: OpenApiDocument,
  schema: unknown,
  name: string,
  where: string,
): { readonly name: string; readonly schema: unknown } {
  const owner = schemaParts(document, schema, where).parts.find(
    ({ properties }) => isObject(properties) && name in properties,
  );
  const { [name]: member } = Object(owner?.["properties"]);
  return { name, schema: member };
}
