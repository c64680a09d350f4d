/** `response-values.ts` of an API: the documented values of every JSON success response, by JSON Pointer. */
import { schemaParts } from "../../../src/contract/document/schemas.ts";
import { appendPointer } from "../../../src/contract/json-pointer.ts";
import {
  createBundleReader,
  type DocumentNode,
  type DocumentOperation,
} from "../../../src/contract/read-document.ts";
import type { ResponseValue } from "../../../src/contract/response-value.ts";
import type { OpenApiDocument, Schema } from "../../lib/bundle.ts";
import { printName } from "./literal.ts";
import { createSchemaFacts, type SchemaFacts } from "./schema-facts.ts";

type Node = DocumentNode<string>;

/** State of one walk through the schema of a body. */
interface Walk {
  readonly reader: ReturnType<typeof createBundleReader>;
  readonly facts: SchemaFacts;
  readonly values: Map<string, ResponseValue>;
}

/** Where a schema stands. */
interface Place {
  readonly pointer: string;
  /** Schemas around it, since one may contain itself. */
  readonly within: ReadonlySet<object>;
  readonly isSensitive: boolean;
  /** Whether the body decides by a tag or by type that the schema applies. */
  readonly isCertain: boolean;
}

/** Generates TypeScript source that exports `responseValues`, by operationId and status code. */
export function generateResponseValues(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
): string {
  const reader = createBundleReader(document);
  const facts = createSchemaFacts(document);
  const entries = operations.map(({ entry, responses }) => {
    const bodies = responses.flatMap(({ status, content }) => {
      if (entry.success[status]?.kind !== "json") return [];
      const values = new Map<string, ResponseValue>();
      const place = { pointer: "", within: new Set<object>(), isSensitive: false, isCertain: true };
      if (content?.schema) visit({ reader, facts, values }, content.schema, place);
      const lines = [...values].map(
        ([pointer, value]) => `      ${JSON.stringify(pointer)}: ${JSON.stringify(value)},\n`,
      );
      return [`    ${printName(status)}: {\n${lines.join("")}    },\n`];
    });
    return `  ${entry.operationId}: {\n${bodies.join("")}  },\n`;
  });
  return `import type { ResponseValueTable } from "../../src/contract/response-value.ts";

/** Documented values of the success responses of the ${document.info?.title}, by operationId and status code. */
export const responseValues: ResponseValueTable = {
${entries.join("")}};
`;
}

function visit(walk: Walk, node: Node, place: Place): void {
  const { reader, facts } = walk;
  const parts = schemaParts(reader, node);
  const isSensitive = place.isSensitive || parts.some(({ object }) => object["x-sensitive"] === true);
  // A node of the reader is an object of the document.
  const schema = node.object as Schema;
  record(walk, place.pointer, {
    ...(place.isCertain && readForm(facts, schema, parts)),
    ...(isSensitive && { sensitive: true }),
  });
  if (parts.some(({ object }) => place.within.has(object))) return;
  const inside = {
    ...place,
    isSensitive,
    within: new Set([...place.within, ...parts.map(({ object }) => object)]),
  };
  for (const part of parts) {
    for (const [name, member] of reader.entries(part, "properties"))
      visit(walk, member, { ...inside, pointer: appendPointer(place.pointer, name) });
    for (const keyword of ["items", "additionalProperties", "unevaluatedProperties"]) {
      const each = reader.member(part, keyword);
      if (each) visit(walk, each, { ...inside, pointer: appendPointer(place.pointer, "*") });
    }
    visitAlternatives(walk, part, inside);
  }
}

function visitAlternatives(walk: Walk, part: Node, place: Place): void {
  for (const keyword of ["oneOf", "anyOf"]) {
    const alternatives = walk.reader
      .entries(part, keyword)
      .filter(([, { object }]) => object["type"] !== "null")
      .map(([, alternative]) => alternative);
    const isCertain = place.isCertain && (alternatives.length === 1 || "discriminator" in part.object);
    for (const alternative of alternatives) visit(walk, alternative, { ...place, isCertain });
  }
}

/** Types of a value, and what is drift of it. */
function readForm(facts: SchemaFacts, schema: Schema, parts: readonly Node[]): ResponseValue {
  const types = facts.typesOf(schema);
  const all = [...facts.partsOf(schema)];
  const isOpen = (value: unknown): boolean => value !== undefined && value !== false;
  const isClosed =
    all.some(({ properties }) => properties) &&
    !all.some((each) => isOpen(each.additionalProperties) || isOpen(each.unevaluatedProperties));
  const isListed = parts.some(({ object }) =>
    ["enum", "const", "x-extensible-enum"].some((keyword) => keyword in object),
  );
  return {
    ...(types && { types: [...new Set(types)] }),
    ...(isClosed && { closed: true }),
    ...(isListed && { listed: true }),
  };
}

/** Adds a value. What several alternatives have at one place is what all of them say. */
function record({ values }: Walk, pointer: string, value: ResponseValue): void {
  const other = values.get(pointer) ?? value;
  const types = other.types && value.types && [...new Set([...other.types, ...value.types])];
  values.set(pointer, {
    ...(types && { types }),
    ...(other.closed && value.closed && { closed: true }),
    ...(other.listed && value.listed && { listed: true }),
    ...((other.sensitive || value.sensitive) && { sensitive: true }),
  });
}
