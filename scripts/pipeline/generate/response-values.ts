/** `response-values.ts` of an API: the documented values of every JSON success response, by JSON Pointer. */
import { schemaParts } from "../../../src/contract/document/schemas.ts";
import { appendPointer, splitPointer } from "../../../src/contract/json-pointer.ts";
import {
  createBundleReader,
  type DocumentNode,
  type DocumentOperation,
} from "../../../src/contract/read-document.ts";
import type { ResponseValue } from "../../../src/contract/response-value.ts";
import type { OpenApiDocument, Schema } from "../../lib/bundle.ts";
import { printLiteral, printName } from "./literal.ts";
import { createSchemaFacts, type SchemaFacts } from "./schema-facts.ts";
import { describedLevels } from "./value-model.ts";

type Node = DocumentNode;

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
  /** Number of levels inside it to list. */
  readonly levels: number;
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
  const trees = createTrees();
  const entries = operations.map(({ entry, responses }) => {
    const bodies = responses.flatMap(({ status, content }) => {
      if (entry.success[status]?.kind !== "json" || !content?.schema) return [];
      const values = new Map<string, ResponseValue>();
      const levels = describedLevels(reader, content.schema);
      const place = { pointer: "", within: new Set<object>(), levels, isSensitive: false, isCertain: true };
      visit({ reader, facts, values }, content.schema, place);
      return [{ status, tree: trees.add(values) }];
    });
    return { operationId: entry.operationId, bodies };
  });
  const lines = entries.map(({ operationId, bodies }) => {
    const printed = bodies.map(
      ({ status, tree }) => `    ${printName(status)}: ${trees.print(tree, "    ")},\n`,
    );
    return `  ${operationId}: {\n${printed.join("")}  },\n`;
  });
  const imported = trees.declarations.length > 0 ? "ResponseValue, ResponseValueTable" : "ResponseValueTable";
  return `import type { ${imported} } from "../../src/contract/response-value.ts";

${trees.declarations.join("")}
/** Documented values of the success responses of the ${document.info?.title}, by operationId and status code. */
export const responseValues: ResponseValueTable = {
${lines.join("")}};
`;
}

/** A value with those in it. Equal trees are one object. */
interface Tree {
  readonly id: number;
  readonly value: ResponseValue;
  readonly members: readonly (readonly [name: string, tree: Tree])[];
  /** Number of places in the table. */
  uses: number;
}

/** Collects the trees of one module. A tree with members that stands in several places is printed once, as a constant. */
function createTrees(): {
  readonly add: (values: ReadonlyMap<string, ResponseValue>) => Tree;
  /** @returns an expression */
  readonly print: (tree: Tree, indent: string) => string;
  /** Declarations of what the printed expressions refer to. */
  readonly declarations: readonly string[];
} {
  const trees = new Map<string, Tree>();
  const names = new Map<Tree, string>();
  const declarations: string[] = [];
  const print = (tree: Tree, indent: string): string => {
    const { value, members, uses } = tree;
    if (members.length === 0) return printLiteral(value);
    const existing = names.get(tree);
    if (existing) return existing;
    const isShared = uses > 1;
    const inside = isShared ? "" : indent;
    const lines = members.map(
      ([name, member]) => `${inside}    ${printName(name)}: ${print(member, `${inside}    `)},\n`,
    );
    const own = Object.entries(value).map(([name, each]) => `${inside}  ${name}: ${printLiteral(each)},\n`);
    const text = `{\n${own.join("")}${inside}  members: {\n${lines.join("")}${inside}  },\n${inside}}`;
    if (!isShared) return text;
    const name = `value${names.size}`;
    names.set(tree, name);
    declarations.push(`const ${name}: ResponseValue = ${text};\n`);
    return name;
  };
  return {
    add: (values) => {
      const inside = new Map<string, string[]>();
      for (const pointer of values.keys()) {
        if (pointer === "") continue;
        const parent = pointer.slice(0, pointer.lastIndexOf("/"));
        inside
          .set(parent, inside.get(parent) ?? [])
          .get(parent)
          ?.push(pointer);
      }
      const create = (pointer: string): Tree => {
        const pointers = inside.get(pointer) ?? [];
        const members = pointers.map((each) => [splitPointer(each).at(-1) ?? "", create(each)] as const);
        const value = values.get(pointer) ?? {};
        const key = JSON.stringify([value, members.map(([name, { id }]) => [name, id])]);
        const tree = trees.get(key) ?? { id: trees.size, value, members, uses: 0 };
        if (!trees.has(key)) for (const [, member] of members) member.uses += 1;
        trees.set(key, tree);
        return tree;
      };
      const tree = create("");
      tree.uses += 1;
      return tree;
    },
    print,
    declarations,
  };
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
  if (place.levels === 0 || parts.some(({ object }) => place.within.has(object))) return;
  const around = {
    ...place,
    isSensitive,
    within: new Set([...place.within, ...parts.map(({ object }) => object)]),
  };
  const inside = { ...around, levels: place.levels - 1 };
  for (const part of parts) {
    for (const [name, member] of reader.entries(part, "properties"))
      visit(walk, member, { ...inside, pointer: appendPointer(place.pointer, name) });
    for (const keyword of ["items", "additionalProperties", "unevaluatedProperties"]) {
      const each = reader.member(part, keyword);
      if (each) visit(walk, each, { ...inside, pointer: appendPointer(place.pointer, "*") });
    }
    visitAlternatives(walk, part, around);
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
