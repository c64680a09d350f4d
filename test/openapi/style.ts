/** Checks documents for the style of openapi/README.md. */
import path from "node:path";
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parse,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from "yaml";

const maxColumns = 120;

/** Members in order, by kind of object. */
export type MemberOrder = ReadonlyMap<string, readonly string[]>;

/** Kind of the object in each file, by folder. */
const kindByFolder: Readonly<Record<string, string>> = {
  paths: "Path item",
  parameters: "Parameter",
  schemas: "Schema",
  responses: "Response",
  examples: "Example",
};

/** Kind of the object, or of each element of the list, that a member holds. */
const kindByMember: Readonly<Record<string, string>> = {
  info: "Info",
  license: "License",
  servers: "Server",
  tags: "Tag",
  components: "Components",
  get: "Operation",
  put: "Operation",
  post: "Operation",
  patch: "Operation",
  delete: "Operation",
  head: "Operation",
  options: "Operation",
  parameters: "Parameter",
  requestBody: "Request body",
  schema: "Schema",
  items: "Schema",
  additionalProperties: "Schema",
  allOf: "Schema",
  anyOf: "Schema",
  oneOf: "Schema",
};

/** Kind of each object in the map that a member holds. */
const kindByMap: Readonly<Record<string, string>> = {
  variables: "Server variable",
  paths: "Path item",
  securitySchemes: "Security scheme",
  responses: "Response",
  content: "Media type",
  examples: "Example",
  properties: "Schema",
};

/** Reads the table "Member order" of openapi/README.md. */
export function readMemberOrder(readme: string): MemberOrder {
  const rows = [...readme.matchAll(/^\| ([A-Z][a-z ]+) \| (`[^|]+`) \|$/gm)];
  return new Map(rows.map(([, kind = "", members = ""]) => [kind, members.slice(1, -1).split("` `")]));
}

/** Checks one file. */
export function checkStyle(file: string, text: string, order: MemberOrder): string[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems: string[] = [];
  const report = (node: Node, message: string): void => {
    problems.push(`${file}:${lines.linePos(node.range?.[0] ?? 0).line}: ${message}`);
  };
  for (const [index, line] of text.split("\n").entries()) {
    if (line.length > maxColumns) problems.push(`${file}:${index + 1}: longer than ${maxColumns} columns`);
  }
  checkOrder(document.contents, kindByFolder[path.basename(path.dirname(file))] ?? "Root", order, report);
  visit(document, {
    Scalar: (_, node, ancestors) => {
      const isInFlow = ancestors.some((ancestor) => isSeq(ancestor) && ancestor.flow === true);
      checkScalar(node, isInFlow, text, report);
    },
    Seq: (_, node, ancestors) => {
      const parent = ancestors.at(-1);
      const isOfSentences = isPair(parent) && isScalar(parent.key) && parent.key.value === "x-not-documented";
      const isFlat = node.items.every(isScalar) && !isOfSentences;
      if (isFlat !== (node.flow === true)) {
        report(node, isFlat ? "write a list of scalars in flow form" : "write this list in block form");
      }
    },
    Map: (_, node) => {
      if (node.flow && node.items.length > 0) report(node, "write this map in block form");
    },
  });
  return problems;
}

type Report = (node: Node, message: string) => void;

/** Checks that the members of an object, and of the objects in it, are in the order of their kind. Other data has no order. */
function checkOrder(node: unknown, kind: string, order: MemberOrder, report: Report): void {
  if (isSeq(node)) for (const element of node.items) checkOrder(element, kind, order, report);
  if (!isMap(node)) return;
  const known = ["$ref", ...(order.get(kind) ?? [])];
  let last = -1;
  for (const { key, value } of pairsOf(node)) {
    const name = String(key.value);
    const place = known.indexOf(name);
    if (place === -1) report(key, `${name} is not in the order of ${kind}: add it to openapi/README.md`);
    else if (place < last) report(key, `${name} must be before ${known[last]}`);
    last = Math.max(last, place);
    const ofMember = kindByMember[name];
    const ofMap = kindByMap[name];
    if (ofMember !== undefined) checkOrder(value, ofMember, order, report);
    if (ofMap === undefined || !isMap(value)) continue;
    for (const member of pairsOf(value)) checkOrder(member.value, ofMap, order, report);
  }
}

function pairsOf(map: YAMLMap): { readonly key: Scalar; readonly value: unknown }[] {
  return map.items.flatMap(({ key, value }) => (isScalar(key) ? [{ key, value }] : []));
}

function checkScalar(node: Scalar, isInFlow: boolean, text: string, report: Report): void {
  const { value, type, range } = node;
  if (typeof value !== "string" || !range) return;
  const [start, end] = range;
  const isPlain = parsesAs(value, isInFlow);
  const isBlock = type === "BLOCK_FOLDED" || type === "BLOCK_LITERAL";
  const hasParagraphs = value.trimEnd().includes("\n");
  if (type === "QUOTE_SINGLE") report(node, "use double quotes instead of single quotes");
  if (type === "QUOTE_DOUBLE" && isPlain) report(node, "remove the quotes");
  if (!isBlock && text.slice(start, end).includes("\n")) report(node, "fold this text with >-");
  if (type === "BLOCK_LITERAL" && !hasParagraphs) report(node, "fold this text with >-");
  if (type !== "BLOCK_FOLDED") return;
  if (hasParagraphs) report(node, "write text of several paragraphs with |");
  if (!text.startsWith(">-", start)) report(node, "write >- in place of >");
  const column = start - (text.lastIndexOf("\n", start) + 1);
  const inline = isPlain ? value : JSON.stringify(value);
  if (column + inline.length <= maxColumns) report(node, "this text fits on its line");
}

/** Whether YAML 1.1 and 1.2 both parse the plain form of a string as that string. */
function parsesAs(value: string, isInFlow: boolean): boolean {
  return (["1.1", "1.2"] as const).every((version) => {
    try {
      const [read] = parse(isInFlow ? `[${value}]` : `- ${value}`, { version, logLevel: "error" });
      return read === value;
    } catch {
      return false;
    }
  });
}
