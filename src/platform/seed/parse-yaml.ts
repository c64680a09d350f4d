/** Parses seeds that are YAML 1.2 with its core schema, and locates issues in the text. */
import type { Document, Pair, YAMLError } from "yaml";
import { appendPointer } from "../../contract/json-pointer.ts";
import { isExactNumber } from "../../contract/parse-json.ts";
import { readMember } from "../../contract/read-error.ts";
import type { ConfigIssue } from "../lib/config-error.ts";
import type { SeedIssue } from "./seed-error.ts";

type Yaml = typeof import("./yaml.ts");

/** A few aliases of aliases could expand to more than fits in memory. */
const maxAliasCount = 1000;

const options = {
  version: "1.2",
  schema: "core",
  merge: false,
  resolveKnownTags: false,
  stringKeys: true,
  // The package's own check takes quadratic time.
  uniqueKeys: false,
  // They quote the text, which contains secrets.
  prettyErrors: false,
  logLevel: "error",
} as const;

export interface ParsedYaml {
  /** The value; undefined if an issue prevents reading it. */
  readonly value: unknown;
  /** Issues of syntax, aliases, names and numbers, located. */
  readonly issues: readonly ConfigIssue[];
  /** Locates an issue: at the value or its name, or at the alias that stands for it. */
  readonly locate: (issue: SeedIssue) => ConfigIssue;
}

export async function parseYaml(text: string): Promise<ParsedYaml> {
  const yaml = await import("./yaml.ts");
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { ...options, lineCounter });
  const issueAt = (offset: number, pointer: string | null, message: string): ConfigIssue => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col, pointer, message };
  };
  const errors = findSyntaxErrors(document).map(({ offset, message }) => issueAt(offset, null, message));
  const inspection = startInspection(yaml);
  const locate = (issue: SeedIssue): ConfigIssue =>
    issueAt(findOffset(inspection, issue), issue.pointer, issue.message);
  if (errors.length > 0) return { value: undefined, issues: errors, locate };
  inspect(inspection, document.contents, "");
  const issues = [...inspection.issues, ...inspection.invalidAliases].map(locate);
  if (inspection.invalidAliases.length > 0) return { value: undefined, issues, locate };
  try {
    return { value: document.toJS({ maxAliasCount }), issues, locate };
  } catch (error) {
    if (readMember(error, "name") !== "ReferenceError") throw error;
    const message = `has aliases of aliases that expand to more than ${maxAliasCount}`;
    return { value: undefined, issues: [...issues, issueAt(0, "", message)], locate };
  }
}

function findSyntaxErrors({
  errors,
  warnings,
  directives,
}: Document.Parsed): readonly { readonly offset: number; readonly message: string }[] {
  const all = [...errors, ...warnings];
  const tooDeep = all.find(({ code }) => code === "RESOURCE_EXHAUSTION");
  // The other errors follow from it: each level reports the same error, and a missing end.
  if (tooDeep) return [{ offset: tooDeep.pos[0], message: "is nested too deeply" }];
  const { explicit, version } = directives.yaml;
  const isOld = explicit && version !== "1.2";
  return [
    ...(isOld ? [{ offset: 0, message: `is YAML ${version}; use 1.2` }] : []),
    ...all.map((error) => ({ offset: error.pos[0], message: describeError(error) })),
  ];
}

function describeError({ code, message }: YAMLError): string {
  if (code === "MULTIPLE_DOCS") return "contains a second document";
  const isQuoting = code === "UNEXPECTED_TOKEN" || code === "BAD_DQ_ESCAPE" || code === "BAD_DIRECTIVE";
  return `is not YAML: ${isQuoting ? message.replace(/: .*| \\.*/s, "") : message}`;
}

/** Result of `inspect`. */
interface Inspection {
  readonly yaml: Yaml;
  readonly issues: SeedIssue[];
  readonly invalidAliases: SeedIssue[];
  /** Offset of each value and its name, by JSON Pointer. */
  readonly offsets: Map<string, { readonly name: number; readonly value: number }>;
  /** Nodes by anchor. */
  readonly anchors: Map<string, unknown>;
  /** Nodes that contain the current one. */
  readonly ancestors: Set<unknown>;
}

function startInspection(yaml: Yaml): Inspection {
  const [issues, invalidAliases]: [SeedIssue[], SeedIssue[]] = [[], []];
  return { yaml, issues, invalidAliases, offsets: new Map(), anchors: new Map(), ancestors: new Set() };
}

/** Records the offsets of a node, and reports text that the parser accepts but reads as something else. */
function inspect(inspection: Inspection, node: unknown, pointer: string, key?: unknown): void {
  const { yaml, issues, invalidAliases, offsets, anchors, ancestors } = inspection;
  const { isAlias, isMap, isNode, isScalar, isSeq } = yaml;
  const value = isNode(node) ? node.range?.[0] : undefined;
  const name = isNode(key) ? key.range?.[0] : undefined;
  offsets.set(pointer, { name: name ?? value ?? 0, value: value ?? name ?? 0 });
  if (isAlias(node)) {
    const target = anchors.get(node.source);
    if (target && !ancestors.has(target)) return;
    const reason = target ? "which contains this alias" : "which is not defined before it";
    invalidAliases.push({ pointer, target: "value", message: `is an alias of ${node.source}, ${reason}` });
    return;
  }
  if (isNode(node) && node.anchor) anchors.set(node.anchor, node);
  ancestors.add(node);
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries())
      inspect(inspection, item, appendPointer(pointer, index));
  } else if (isMap(node)) {
    inspectPairs(inspection, node.items, pointer);
  } else if (isScalar(node) && typeof node.value === "number" && !isExactNumber(node.source ?? "")) {
    issues.push({ pointer, target: "value", message: "is a number that cannot be represented exactly" });
  }
  ancestors.delete(node);
}

function inspectPairs(inspection: Inspection, pairs: readonly Pair[], owner: string): void {
  const { isScalar } = inspection.yaml;
  const names = new Set<string>();
  const report = (pointer: string, message: string) =>
    inspection.issues.push({ pointer, target: "name", message });
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : "";
    const pointer = appendPointer(owner, name);
    inspect(inspection, value, pointer, key);
    if (names.has(name)) report(pointer, "is a duplicate name");
    names.add(name);
    if (name === "<<" && isScalar(key) && key.type === "PLAIN") {
      report(pointer, "is a merge key, which YAML 1.2 does not support; write the properties out");
    }
  }
}

/** Offset of a value or its name; for a value within an alias, offset of the alias. */
function findOffset({ offsets }: Inspection, { pointer, target }: SeedIssue): number {
  const offset = offsets.get(pointer)?.[target];
  if (offset !== undefined) return offset;
  let owner = pointer;
  while (owner !== "" && !offsets.has(owner)) owner = owner.slice(0, owner.lastIndexOf("/"));
  return offsets.get(owner)?.value ?? 0;
}
