/** View of a schema for the reference pages: its type in words, its facts, and its properties with anchors. */

import { isObject } from "../../contract/openapi.ts";
import { memberAnchor } from "./anchors.ts";
import type { OpenApiDocument } from "./documents.ts";
import { gapsOf } from "./gaps.ts";
import { type Inference, inferencesOf } from "./inference.ts";
import type { SchemaObject } from "./openapi-objects.ts";
import { type Fact, factsOf } from "./schema-facts.ts";
import { firstOf, schemaParts, textsOf } from "./schema-parts.ts";
import { typeText } from "./schema-type.ts";

/** A property, a parameter or a header. */
export interface PropertyView {
  readonly name: string;
  /** Id of its heading. */
  readonly anchor: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

/** A choice between schemas. */
export interface ChoiceView {
  /** `anyOf` or `oneOf` in words. */
  readonly label: string;
  readonly options: readonly SchemaView[];
}

/** View of a schema. */
export interface SchemaView {
  /** Such as `string (uuid) or null`. */
  readonly type: string;
  /** Names of the component schemas that it refers to, itself or in `allOf`. */
  readonly references: readonly string[];
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Descriptions of the component schemas that it refers to, if it has a description of its own. */
  readonly notes: readonly string[];
  readonly facts: readonly Fact[];
  /** Such as `deprecated`. */
  readonly badges: readonly string[];
  readonly inferred: readonly Inference[];
  /** Gaps of its documentation: sentences in Markdown. */
  readonly gaps: readonly string[];
  readonly examples: readonly unknown[];
  readonly properties: readonly PropertyView[];
  /** Items of an array, unless the type alone describes them. */
  readonly items: SchemaView | undefined;
  /** `anyOf` and `oneOf`, unless the type alone describes them. */
  readonly choices: readonly ChoiceView[];
}

/** Where a schema is shown. */
export interface SchemaContext {
  readonly document: OpenApiDocument;
  /** Its place in the document, for messages. */
  readonly where: string;
  /** Anchor that those of its properties begin with; empty on a schema's own page. */
  readonly anchor: string;
  /** Whether the content of component schemas is shown too, and not only linked. */
  readonly expand: boolean;
  /** Component schemas that this one is part of: a recursive schema is shown once. */
  readonly within?: readonly string[];
}

const badgeKeywords = {
  "x-beta": "beta",
  deprecated: "deprecated",
  readOnly: "read-only",
  writeOnly: "write-only",
  "x-sensitive": "sensitive",
};

/**
 * Creates the view of a schema.
 *
 * @param schema a schema of the document
 * @param context where it is shown
 * @throws if the schema has a keyword that the pages do not show
 */
export function createSchemaView(schema: unknown, context: SchemaContext): SchemaView {
  const { document, where } = context;
  const { parts, references } = schemaParts(document, schema, where);
  const { within = [] } = context;
  const content: SchemaContext = { ...context, within: [...within, ...references] };
  // The content of a component is on a page of its own, to which a reference links.
  const isLink = isObject(schema) && "$ref" in schema && !context.expand;
  const linkOnly = isLink || references.some((name) => within.includes(name));
  const [description, ...notes] = textsOf(parts, "description");
  const title = firstOf(parts, "title");
  return {
    type: typeText(document, schema, where),
    references,
    title: typeof title === "string" ? title : undefined,
    description,
    notes: linkOnly ? [] : notes,
    facts: uniqueFacts(parts.flatMap(factsOf)),
    badges: Object.entries(badgeKeywords).flatMap(([keyword, badge]) =>
      parts.some((part) => part[keyword] === true) ? [badge] : [],
    ),
    inferred: inferencesOf(...parts),
    gaps: linkOnly ? [] : gapsOf(...parts),
    examples: examplesOf(parts),
    properties: linkOnly ? [] : [...properties(parts, content), ...otherMembers(parts, content)],
    items: linkOnly ? undefined : items(parts, content),
    choices: linkOnly ? [] : choices(parts, content),
  };
}

/** Whether a schema has anything to show besides its type. */
function hasContent(view: SchemaView): boolean {
  const { references, facts, badges, inferred, gaps, examples } = view;
  const lists = [references, facts, badges, inferred, gaps, examples, view.properties, view.choices];
  return lists.some(({ length }) => length > 0) || (view.description ?? view.items) !== undefined;
}

/** Whether a schema has nothing to show besides its type and a description. */
export function isOnlyDescribed(view: SchemaView): boolean {
  return view.description !== undefined && !hasContent({ ...view, description: undefined });
}

function examplesOf(parts: readonly SchemaObject[]): readonly unknown[] {
  const examples = firstOf(parts, "examples");
  return Array.isArray(examples) ? examples : [];
}

function uniqueFacts(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()];
}

/** Properties of all parts. One that several parts have must satisfy the schemas of all of them. */
function properties(parts: readonly SchemaObject[], context: SchemaContext): PropertyView[] {
  const schemas = new Map<string, unknown[]>();
  for (const { properties: members } of parts) {
    for (const [name, schema] of Object.entries(isObject(members) ? members : {}))
      schemas.set(name, [...(schemas.get(name) ?? []), schema]);
  }
  const required = new Set(
    parts.flatMap((part) => (Array.isArray(part["required"]) ? part["required"] : [])),
  );
  for (const name of required) {
    if (!schemas.has(name)) throw new Error(`${context.where}: required property "${name}" has no schema.`);
  }
  return [...schemas].map(([name, all]) =>
    property(name, all.length === 1 ? all[0] : { allOf: all }, required.has(name), context),
  );
}

/** Members of any name, as a property whose name is a placeholder. */
function otherMembers(parts: readonly SchemaObject[], context: SchemaContext): PropertyView[] {
  const schemas = parts.map((part) => part["additionalProperties"]).filter(isObject);
  return schemas.map((schema) => property("*", schema, false, context));
}

function property(name: string, schema: unknown, required: boolean, context: SchemaContext): PropertyView {
  const anchor = memberAnchor(context.anchor, name);
  const where = `${context.where}/properties/${name}`;
  return { name, anchor, required, schema: createSchemaView(schema, { ...context, anchor, where }) };
}

function items(parts: readonly SchemaObject[], context: SchemaContext): SchemaView | undefined {
  const schema = firstOf(parts, "items");
  if (schema === undefined) return undefined;
  const view = createSchemaView(schema, { ...context, where: `${context.where}/items` });
  // An example of the array shows its items too.
  const shown =
    examplesOf(parts).length > 0 && view.properties.length === 0 ? { ...view, examples: [] } : view;
  return hasContent(shown) ? shown : undefined;
}

function choices(parts: readonly SchemaObject[], context: SchemaContext): ChoiceView[] {
  const labels = { anyOf: "At least one of", oneOf: "Exactly one of" };
  return parts.flatMap((part) =>
    Object.entries(labels).flatMap(([keyword, label]) => {
      const schemas = part[keyword];
      if (!Array.isArray(schemas)) return [];
      const options = schemas.map((schema, index) => {
        const { references } = schemaParts(context.document, schema, context.where);
        const anchor = memberAnchor(context.anchor, references[0] ?? `option-${index + 1}`);
        return createSchemaView(schema, {
          ...context,
          anchor,
          where: `${context.where}/${keyword}/${index}`,
        });
      });
      return options.some(hasContent) ? [{ label, options }] : [];
    }),
  );
}
