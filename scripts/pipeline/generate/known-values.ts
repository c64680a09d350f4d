/** Table of known values: what a response that is valid may still have that the document does not state. */
import { type AnySchema, type SchemaFacts, unionsOf } from "./schema-facts.ts";
import { validationOnly } from "./validation-only.ts";

/** Node of the table; see `KnownValues` of the contract. */
interface Node {
  /** Undefined if the document describes no members. */
  members?: Map<string, Node>;
  /** Members of any other name; `true` if they have any value. */
  others?: Node | true;
  items?: Node;
  values?: readonly unknown[];
  /** Number of places in the table. */
  uses: number;
}

/** Collects the nodes of one module. */
export interface KnownValuesTable {
  /** @returns the node of a schema; equal schemas share it */
  readonly add: (schema: AnySchema) => Node;
  /** @returns an expression */
  readonly print: (node: Node) => string;
  /** Declarations of what the printed expressions refer to. */
  readonly declarations: readonly string[];
}

/** Creates a table. What several alternatives know of one value is merged. */
export function createKnownValues(facts: SchemaFacts): KnownValuesTable {
  const { visit } = createVisitor(facts);
  const { print, declarations } = createPrinter();
  return {
    add: (schema) => visit([schema]),
    print: (node) => (isEmpty(node) ? "{}" : print(node)),
    declarations,
  };
}

function createVisitor(facts: SchemaFacts): { readonly visit: (schemas: readonly AnySchema[]) => Node } {
  const ids = new Map<AnySchema, number>();
  const nodes = new Map<string, Node>();
  /** @param schemas those of one value, from several parts or alternatives */
  const visit = (schemas: readonly AnySchema[]): Node => {
    const own = [...new Set(schemas.map((each) => resolve(facts, each)))];
    for (const each of own) if (!ids.has(each)) ids.set(each, ids.size);
    const key = own.map((each) => ids.get(each)).join();
    const existing = nodes.get(key);
    if (existing) {
      existing.uses += 1;
      return existing;
    }
    const node: Node = { uses: 1 };
    nodes.set(key, node);
    const parts = [...new Set(own.flatMap((each) => [...facts.partsOf(each)]))];
    const describes = ({
      properties,
      additionalProperties,
      unevaluatedProperties,
    }: (typeof parts)[number]): boolean =>
      properties !== undefined || additionalProperties === false || unevaluatedProperties === false;
    if (parts.some(describes)) node.members = new Map();
    for (const name of new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))) {
      const members = parts.flatMap(({ properties }) => properties?.[name] ?? []);
      node.members?.set(name, visit(members));
    }
    const others = parts.flatMap(({ additionalProperties, unevaluatedProperties, patternProperties = {} }) =>
      [additionalProperties, unevaluatedProperties, ...Object.values(patternProperties)].filter(
        (each) => each !== undefined && each !== false,
      ),
    );
    const alternatives = parts.flatMap((part) => unionsOf(part).flatMap((union) => union.alternatives));
    if ([...others, ...alternatives, ...(own.length > 1 ? own : [])].some((each) => isFree(facts, each)))
      node.others = true;
    else if (others.length > 0) node.others = visit(others);
    const items = parts
      .flatMap(({ items: each, prefixItems = [] }) => [each, ...prefixItems])
      .filter((each) => each !== undefined && each !== false);
    if (items.length > 0) node.items = visit(items);
    const values = valuesOfAny(facts, own);
    if (values) node.values = values;
    return node;
  };
  return { visit };
}

function createPrinter(): Pick<KnownValuesTable, "print" | "declarations"> {
  const names = new Map<Node, string>();
  const declared = new Set<Node>();
  const declarations: string[] = [];
  /** A shared node is declared after those that it contains; one that contains itself is read when it is needed. */
  const printMember = (name: string, node: Node): string => {
    const value = print(node);
    const isDeclared = !names.has(node) || declared.has(node);
    return isDeclared
      ? `${JSON.stringify(name)}: ${value}`
      : `get ${JSON.stringify(name)}() { return ${value}; }`;
  };
  const print = (node: Node): string => {
    if (isEmpty(node)) return "0";
    const existing = names.get(node);
    if (existing) return existing;
    const name = `known${names.size}`;
    if (node.uses > 1) names.set(node, name);
    const { members, others, items, values } = node;
    const printed = [...(members ?? [])].map(([each, member]) => printMember(each, member));
    const entries = [
      ...(members ? [`members: { ${["__proto__: null", ...printed].join(", ")} }`] : []),
      ...(others === true ? ["others: 0"] : others ? [printMember("others", others)] : []),
      ...(items && !isEmpty(items) ? [printMember("items", items)] : []),
      ...(values ? [`values: ${JSON.stringify(values)}`] : []),
    ];
    const value = `{ ${entries.join(", ")} }`;
    if (node.uses === 1) return value;
    declared.add(node);
    declarations.push(`const ${name} = ${value};\n`);
    return name;
  };
  return { print, declarations };
}

/** Whether nothing of a value is unknown, whatever it is. */
function isEmpty(node: Node, within: ReadonlySet<Node> = new Set()): boolean {
  if (within.has(node)) return true;
  const { members, others, items, values } = node;
  const inside = new Set([...within, node]);
  const isAny = (each: Node | true | undefined): boolean => typeof each !== "object" || isEmpty(each, inside);
  return !members && isAny(others) && isAny(items) && !values;
}

/** The schema itself; for a reference without other keywords, its target. */
function resolve(facts: SchemaFacts, schema: AnySchema): AnySchema {
  if (typeof schema === "boolean" || schema.$ref === undefined) return schema;
  return Object.keys(validationOnly(schema)).length === 1
    ? resolve(facts, facts.target(schema.$ref))
    : schema;
}

/** Whether a schema accepts objects of any members. */
function isFree(facts: SchemaFacts, schema: AnySchema): boolean {
  const resolved = resolve(facts, schema);
  if (typeof resolved === "boolean") return resolved;
  const { type, ...others } = validationOnly(resolved);
  return Object.keys(others).length === 0 && (type === undefined || [type].flat().includes("object"));
}

/** The texts of an open list; undefined if any text is known. Those of closed lists count in alternatives. */
function valuesOf(
  facts: SchemaFacts,
  schema: AnySchema,
  isAlternative: boolean,
): readonly unknown[] | undefined {
  if (typeof schema === "boolean") return undefined;
  // An extension, which Redocly's type does not have; the reader has checked that it is a list.
  const known: readonly unknown[] | undefined = Reflect.get(schema, "x-extensible-enum");
  const lists = [
    known ?? (isAlternative ? schema.enum : undefined),
    ...[...(schema.$ref === undefined ? [] : [facts.target(schema.$ref)]), ...(schema.allOf ?? [])].map(
      (part) => valuesOf(facts, part, isAlternative),
    ),
    ...unionsOf(schema).map(({ alternatives }) => valuesOfAny(facts, alternatives)),
  ].filter((each) => each !== undefined);
  return lists.length === 0
    ? undefined
    : lists.reduce((left, right) => left.filter((each) => right.includes(each)));
}

/** The texts that any of several schemas lists; undefined if one of them accepts any text. */
function valuesOfAny(facts: SchemaFacts, schemas: readonly AnySchema[]): readonly unknown[] | undefined {
  const ofTexts = schemas.filter((each) => facts.typesOf(each)?.includes("string") ?? true);
  const lists = ofTexts.map((each) => valuesOf(facts, each, schemas.length > 1));
  const known = lists.filter((each) => each !== undefined);
  return known.length > 0 && known.length === lists.length ? [...new Set(known.flat())] : undefined;
}
