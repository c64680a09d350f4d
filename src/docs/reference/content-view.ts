/** View of the content of a request or a response: its schema, envelope and examples. */
import type { Reader } from "../../contract/document/reader.ts";
import { resolveSchema, schemaParts } from "../../contract/document/schemas.ts";
import type { DocumentContent, DocumentNode } from "../../contract/read-document.ts";
import { type Annotations, annotationsOf } from "./annotations.ts";
import { referencesOf, textOf } from "./nodes.ts";
import { createSchemaView, type SchemaView } from "./schema-view.ts";

export interface ExampleView extends Annotations {
  readonly name: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly value: unknown;
}

export interface ContentView {
  readonly mediaType: string;
  /** Whether examples are shown as JSON, and not as the text that they are. */
  readonly isJson: boolean;
  /** Present if the content is an envelope; `schema` is then that of the payload. */
  readonly envelope: (SchemaView & { readonly payload: string }) | undefined;
  readonly schema: SchemaView;
  readonly examples: readonly ExampleView[];
  /** Other media types of the body, which a call chooses. */
  readonly others: readonly string[];
}

export function createContentView(
  reader: Reader,
  { mediaType, kind, node, schema: body = { ...node, object: {} } }: DocumentContent,
  {
    anchor,
    payload = "",
    others,
  }: {
    readonly anchor: string;
    readonly payload?: string | undefined;
    readonly others: readonly DocumentContent[];
  },
): ContentView {
  const [, member] = resolveSchema(reader, body).properties.find(([name]) => name === payload) ?? [];
  const schema = createSchemaView(member ?? body, { reader, anchor, expand: true });
  const examples = createExampleViews(reader, node);
  return {
    mediaType,
    // The fields of a form are an object, too.
    isJson: kind === "json" || examples.some(({ value }) => typeof value === "object"),
    envelope: member && {
      ...createSchemaView(reader.follow(body), {
        reader,
        anchor: anchor.replace("response", "envelope"),
        expand: false,
      }),
      references: referencesOf(schemaParts(reader, body)),
      payload,
    },
    schema: schema.type === "any type" && kind !== "json" ? { ...schema, type: kind } : schema,
    examples,
    others: others.map(({ sentAs }) => sentAs),
  };
}

/** Creates the views of the examples of a media type, a parameter or a header. `example`, which has no name, comes first. */
export function createExampleViews(reader: Reader, node: DocumentNode): ExampleView[] {
  const named = reader.entries(node, "examples").map(([name, reference]) => {
    const example = reader.follow(reference);
    return {
      name,
      summary: textOf(example, "summary"),
      description: textOf(example, "description"),
      ...annotationsOf(example.object),
      value: example.object["value"],
    };
  });
  const { example: value } = node.object;
  if (value === undefined) return named;
  return [
    { name: "example", summary: undefined, description: undefined, ...annotationsOf(), value },
    ...named,
  ];
}
