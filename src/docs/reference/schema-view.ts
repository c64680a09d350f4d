/** View of a schema for the reference pages: its type in words, its facts, and its properties with anchors. */
import type { Reader } from "../../contract/document/reader.ts";
import { firstOf, schemaParts } from "../../contract/document/schemas.ts";
import { isObject } from "../../contract/openapi.ts";
import type { DocumentNode } from "../../contract/read-document.ts";
import { type Annotations, annotationsOf } from "./annotations.ts";
import { isRecursive, referencesOf, schemaName, textOf } from "./nodes.ts";
import { type Fact, factsOf, formatLiteral } from "./schema-facts.ts";
import { typeText } from "./schema-type.ts";

export interface PropertyView {
  /** `*` for members of any name. */
  readonly name: string;
  /** Id of its heading. */
  readonly anchor: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

export interface ChoiceView {
  /** `anyOf` or `oneOf` in words. */
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly schema: SchemaView }[];
}

export interface SchemaView extends Annotations {
  /** Such as `string or null`, or `array of string (uuid)`. A format of its own is a fact. */
  readonly type: string;
  /** Names of the component schemas that it refers to, itself or in `allOf`. */
  readonly references: readonly string[];
  readonly description: string | undefined;
  readonly facts: readonly Fact[];
  /** Such as `deprecated`. */
  readonly badges: readonly string[];
  readonly examples: readonly unknown[];
  readonly properties: readonly PropertyView[];
  /** Items of an array, unless the type alone describes them. */
  readonly items: SchemaView | undefined;
  /** `anyOf` and `oneOf`, unless the type alone describes them. */
  readonly choices: readonly ChoiceView[];
}

export interface SchemaContext {
  readonly reader: Reader;
  /** Anchor that those of its properties begin with, such as `request` or the name of a component. */
  readonly anchor: string;
  /** Whether the content of component schemas is shown too, and not only linked. */
  readonly expand: boolean;
  /** Properties that are shown so far: from 200 on, component schemas are only linked. */
  readonly shown?: { count: number };
  /** Name of the property, which may have a unit. */
  readonly name?: string;
  /** Schemas around it: a recursive one is shown once. */
  readonly within?: ReadonlySet<object>;
}

type Node = DocumentNode;

/** Options of a list of property rows. */
export interface RowOptions {
  readonly api: string;
  /** Level of the headings; nested lists have higher ones, up to 6. */
  readonly level: number;
  readonly requiredLabel: string;
  /** Whether the list is not nested in another: the lists directly in it are open. */
  readonly outermost: boolean;
}

const badgeKeywords = {
  "x-beta": "beta",
  deprecated: "deprecated",
  readOnly: "read-only",
  writeOnly: "write-only",
  "x-sensitive": "sensitive",
};

/** Anchor of a property, a parameter, a header or an option. `parent`: anchor that it begins with; empty for none. */
export function memberAnchor(parent: string, name: string): string {
  return parent === "" ? name : `${parent}.${name}`;
}

export function createSchemaView(schema: Node, context: SchemaContext): SchemaView {
  const { reader, name, within = new Set(), shown = { count: 0 } } = context;
  const parts = schemaParts(reader, schema);
  const content = { ...context, shown, within: new Set([...within, ...parts.map(({ object }) => object)]) };
  // The content of a component is on a page of its own, to which a reference links.
  const isLink = "$ref" in schema.object && (!context.expand || shown.count >= 200);
  const linkOnly = isLink || isRecursive(parts, within);
  // Those of the component schemas that it refers to are on their pages.
  const [description] = parts.flatMap((part) => textOf(part, "description") ?? []);
  const { inferred, gaps } = annotationsOf(...parts.map(({ object }) => object));
  const examples = firstOf(parts, "examples");
  const properties = linkOnly ? [] : [...propertiesOf(parts, content), ...otherProperties(parts, content)];
  const { type, formats } = typeOf(reader, schema, parts);
  const facts = [
    ...parts.flatMap(({ object }) => factsOf(object, name)),
    ...formats,
    ...requiredFacts(parts),
  ];
  return {
    type,
    references: referencesOf(parts),
    description,
    facts: [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()],
    badges: Object.entries(badgeKeywords).flatMap(([keyword, badge]) =>
      parts.some(({ object }) => object[keyword] === true) ? [badge] : [],
    ),
    inferred,
    gaps: linkOnly ? [] : gaps,
    examples: Array.isArray(examples) ? examples : [],
    properties,
    items: linkOnly ? undefined : itemsOf(parts, content),
    choices: linkOnly ? [] : choicesOf(parts, content),
  };
}

/** The type, with its format apart. */
function typeOf(
  reader: Reader,
  schema: Node,
  parts: readonly Node[],
): { readonly type: string; readonly formats: readonly Fact[] } {
  const type = typeText(reader, schema);
  const format = firstOf(parts, "format");
  const suffix = ` (${format})`;
  if (typeof format !== "string" || type.startsWith("array") || !type.includes(suffix))
    return { type, formats: [] };
  return { type: type.replaceAll(suffix, ""), formats: [{ label: "Format", values: [format] }] };
}

/** Whether a schema has anything to show besides its type, with which its format is shown. */
function hasContent(view: SchemaView): boolean {
  const { references, badges, inferred, gaps, examples } = view;
  const facts = view.facts.filter(({ label }) => label !== "Format");
  const lists = [references, facts, badges, inferred, gaps, examples, view.properties, view.choices];
  return lists.some(({ length }) => length > 0) || (view.description ?? view.items) !== undefined;
}

/** Whether a schema has nothing to show besides its type and a description. */
export function isOnlyDescribed(view: SchemaView): boolean {
  return view.description !== undefined && !hasContent({ ...view, description: undefined });
}

function requiredOf(parts: readonly Node[]): ReadonlySet<string> {
  return new Set(parts.flatMap(({ object: { required } }) => (Array.isArray(required) ? required : [])));
}

/** Required properties that are described elsewhere, such as beside the `anyOf` that the parts are an option of. */
function requiredFacts(parts: readonly Node[]): Fact[] {
  const described = new Set(parts.flatMap(({ object }) => Object.keys(object["properties"] ?? {})));
  const values = [...requiredOf(parts)].filter((name) => !described.has(name));
  return values.length > 0 ? [{ label: "Required", values }] : [];
}

/** Properties of all parts. One that several parts have must satisfy the schemas of all of them. */
function propertiesOf(parts: readonly Node[], context: SchemaContext): PropertyView[] {
  const schemas = new Map<string, Node>();
  for (const [name, node] of parts.flatMap((part) => context.reader.entries(part, "properties"))) {
    const other = schemas.get(name);
    schemas.set(name, other ? { ...node, object: { allOf: [other.object, node.object] } } : node);
  }
  const required = requiredOf(parts);
  return [...schemas].map(([name, node]) => property(name, node, required.has(name), context));
}

/** Properties of any name, as one whose name is a placeholder. */
function otherProperties(parts: readonly Node[], context: SchemaContext): PropertyView[] {
  return parts.flatMap((part) =>
    ["additionalProperties", "unevaluatedProperties"].flatMap((keyword) => {
      const schema = context.reader.member(part, keyword);
      return schema ? [property("*", schema, false, context)] : [];
    }),
  );
}

function property(name: string, schema: Node, required: boolean, context: SchemaContext): PropertyView {
  const anchor = memberAnchor(context.anchor, name);
  if (context.shown) context.shown.count += 1;
  const view = createSchemaView(schema, { ...context, anchor, name });
  const description = view.description ?? textOf(schema, "title");
  return { name, anchor, required, schema: { ...view, description } };
}

function itemsOf(parts: readonly Node[], context: SchemaContext): SchemaView | undefined {
  const schema = parts.map((part) => context.reader.member(part, "items")).find((node) => node !== undefined);
  if (!schema) return undefined;
  const view = createSchemaView(schema, context);
  // An example of the array shows its items too.
  const isShown = firstOf(parts, "examples") !== undefined && view.properties.length === 0;
  const shown = isShown ? { ...view, examples: [] } : view;
  return hasContent(shown) ? shown : undefined;
}

const choiceLabels = { anyOf: "At least one of", oneOf: "Exactly one of" };

function choicesOf(parts: readonly Node[], context: SchemaContext): ChoiceView[] {
  let count = 0;
  return parts.flatMap((part) =>
    Object.entries(choiceLabels).flatMap(([keyword, label]): ChoiceView[] => {
      const discriminator = isObject(part.object["discriminator"]) ? part.object["discriminator"] : undefined;
      const options = context.reader.entries(part, keyword).map(([, node]) => {
        count += 1;
        const [reference] = referencesOf([node]);
        const anchor = memberAnchor(context.anchor, reference ?? `option-${count}`);
        const schema = createSchemaView(node, { ...context, anchor });
        const tag = discriminator && tagText(discriminator, reference);
        return { label: tag ?? textOf(node, "title") ?? "Option", schema };
      });
      if (!options.some(({ schema }) => hasContent(schema))) return [];
      // The type says that the value may be null.
      const others = options.filter(({ schema }) => schema.type !== "null" || hasContent(schema));
      if (others.length === 1) return [{ label: "If it is not null", options: others }];
      const name = discriminator?.["propertyName"];
      return [{ label: name === undefined ? label : `${label}, chosen by ${name}`, options }];
    }),
  );
}

/** Values of a discriminator that choose a component schema, such as `type: cat`. */
function tagText(
  { propertyName, mapping }: Node["object"],
  reference: string | undefined,
): string | undefined {
  const entries = isObject(mapping) ? Object.entries(mapping) : [];
  const tags = entries.filter(([, target]) => (schemaName(target) ?? target) === reference);
  const values = tags.length > 0 ? tags.map(([tag]) => formatLiteral(tag)) : [reference].filter(Boolean);
  return values.length > 0 ? `${propertyName}: ${values.join(", ")}` : undefined;
}
