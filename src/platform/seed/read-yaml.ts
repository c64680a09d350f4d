/** Reads a seed that is YAML: 1.2 with its core schema, and nothing that reads as something else than it looks. */
import type { Alias, Document, Node, Pair, YAMLError } from "yaml";
import { appendPointer, splitPointer } from "../../contract/json-pointer.ts";
import type { Mistake, Place, SeedText } from "./mistake.ts";
import { isExact } from "./read-json.ts";

type Yaml = typeof import("yaml");

/** Values that aliases stand for, all told. A few aliases of aliases can stand for more than any memory holds. */
const mostAliased = 100_000;

const options = {
  version: "1.2",
  schema: "core",
  merge: false,
  resolveKnownTags: false,
  stringKeys: true,
  // Its own check takes time that grows with the square of a map's size.
  uniqueKeys: false,
  // They would quote the text, which holds secrets.
  prettyErrors: false,
  logLevel: "error",
} as const;

/**
 * Reads YAML.
 *
 * @param text any text
 * @returns what it holds; an empty document's value is null
 */
export async function readYaml(text: string): Promise<SeedText> {
  const yaml = await import("yaml");
  const document = yaml.parseDocument(text, options);
  const unreadable = findUnreadable(document);
  if (unreadable.length > 0) {
    return { value: undefined, readable: false, mistakes: unreadable, locate: () => new Map() };
  }
  const reader = createReader(yaml);
  const value = reader.read(document.contents, "");
  const locate = (pointers: ReadonlySet<string>): ReadonlyMap<string, Place> =>
    new Map([...pointers].flatMap((pointer) => find(yaml, document, reader.targets, pointer)));
  return { value, readable: true, mistakes: reader.mistakes, locate };
}

function findUnreadable({ errors, warnings, directives }: Document.Parsed): readonly Mistake[] {
  const all = [...errors, ...warnings];
  const tooDeep = all.find(({ code }) => code === "RESOURCE_EXHAUSTION");
  // Each level reports it, and the end that it then misses.
  if (tooDeep) {
    return [{ pointer: undefined, at: "value", message: "is nested too deeply", offset: tooDeep.pos[0] }];
  }
  const { explicit, version } = directives.yaml;
  const isOld: Mistake = { pointer: undefined, at: "value", message: "is YAML 1.1; write 1.2", offset: 0 };
  return [...all.map(toMistake), ...(explicit && version !== "1.2" ? [isOld] : [])];
}

/** What the parser says, without what it quotes. */
function toMistake({ code, message, pos }: YAMLError): Mistake {
  if (code === "MULTIPLE_DOCS") {
    return { pointer: undefined, at: "value", message: "begins a second document", offset: pos[0] };
  }
  const quotes = code === "UNEXPECTED_TOKEN" || code === "BAD_DQ_ESCAPE" || code === "BAD_DIRECTIVE";
  const said = quotes ? message.replace(/: .*| \\.*/s, "") : message;
  return { pointer: undefined, at: "value", message: `is not YAML: ${said}`, offset: pos[0] };
}

/** What an anchor names: of one that is still being read there is no value yet. */
interface Anchor {
  readonly node: Node;
  done?: { readonly value: unknown; readonly size: number };
}

/** Turns nodes into values, and keeps what is wrong with them. */
function createReader({ isAlias, isMap, isScalar, isSeq }: Yaml) {
  const mistakes: Mistake[] = [];
  /** What aliases stand for. */
  const targets = new Map<Alias, Node>();
  /** Those met so far. */
  const anchors = new Map<string, Anchor>();
  let size = 0;
  let aliased = 0;

  const refuse = (pointer: string, at: Mistake["at"], message: string, node: unknown): void => {
    // Every parsed node has a range; aliases and keys are nodes.
    const offset = (node as Node).range?.[0] ?? 0;
    mistakes.push({ pointer, at, message, offset });
  };

  const readAlias = (alias: Alias, pointer: string): unknown => {
    const anchor = anchors.get(alias.source);
    if (anchor?.done === undefined) {
      const reason = anchor ? "holds this alias itself" : "is not set before it";
      refuse(pointer, "value", `is an alias of ${alias.source}, which ${reason}`, alias);
      return undefined;
    }
    targets.set(alias, anchor.node);
    const { value, size: added } = anchor.done;
    const wasWithin = aliased <= mostAliased;
    aliased += added;
    size += added;
    if (aliased > mostAliased) {
      if (wasWithin)
        refuse(pointer, "value", `makes aliases stand for more than ${mostAliased} values`, alias);
      return undefined;
    }
    return value;
  };

  const readMember = (pair: Pair, names: Set<string>, pointer: string): readonly [string, unknown] => {
    const { key, value } = pair;
    const name = isScalar(key) ? String(key.value) : "";
    const place = appendPointer(pointer, name);
    if (names.has(name)) refuse(place, "name", "is there twice", key);
    names.add(name);
    if (name === "<<" && isScalar(key) && key.type === "PLAIN") {
      refuse(place, "name", "is a merge key, which YAML 1.2 does not have; write the members out", key);
    }
    return [name, read(value, place)];
  };

  const readContent = (node: unknown, pointer: string): unknown => {
    if (isMap(node)) {
      const names = new Set<string>();
      return Object.fromEntries(node.items.map((pair) => readMember(pair, names, pointer)));
    }
    if (isSeq(node)) return node.items.map((item, index) => read(item, appendPointer(pointer, index)));
    if (!isScalar(node)) return null;
    if (typeof node.value === "number" && !isExact(node.source ?? "")) {
      refuse(pointer, "value", "is a number that cannot be kept exactly", node);
    }
    return node.value;
  };

  const read = (node: unknown, pointer: string): unknown => {
    if (isAlias(node)) return readAlias(node, pointer);
    const before = size++;
    const name = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
    if (name === undefined) return readContent(node, pointer);
    // Only nodes have anchors.
    const anchor: Anchor = { node: node as Node };
    anchors.set(name, anchor);
    const value = readContent(node, pointer);
    anchor.done = { value, size: size - before };
    return value;
  };

  return { read, mistakes, targets };
}

/** Finds where a pointer leads; empty when it leads nowhere. */
function find(
  { isAlias, isMap, isSeq, isNode }: Yaml,
  document: Document.Parsed,
  targets: ReadonlyMap<Alias, Node>,
  pointer: string,
): readonly (readonly [string, Place])[] {
  let node: unknown = document.contents;
  let key: unknown;
  for (const token of splitPointer(pointer)) {
    const owner: unknown = isAlias(node) ? targets.get(node) : node;
    if (isMap(owner)) {
      // Of two members of one name, the last is the one that was read.
      const pair = owner.items.findLast((item) => String(item.key) === token);
      [node, key] = [pair?.value, pair?.key];
    } else {
      [node, key] = [isSeq(owner) ? owner.items[Number(token)] : undefined, undefined];
    }
  }
  const name = isNode(key) ? key.range?.[0] : undefined;
  const value = isNode(node) ? node.range?.[0] : name;
  return value === undefined ? [] : [[pointer, { name, value }]];
}
