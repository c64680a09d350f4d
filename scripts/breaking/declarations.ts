/** Reads the declarations in a report of `npm run api-report`, and compares them. */
import ts from "typescript";
import type { Verdict } from "./rate.ts";

/** Declaration of one name in a report. */
export interface Declaration {
  /** Its statements: several if a function has overloads, or a constant and a type have one name. */
  readonly source: ts.SourceFile;
  /** Number of its first line in the report. */
  readonly start: number;
  readonly isExported: boolean;
}

export type Report = ReadonlyMap<string, Declaration>;

/** A difference between two declarations: what was removed, what was added, or both. */
export interface Difference {
  readonly verdict: Verdict;
  readonly before?: ts.Node;
  readonly after?: ts.Node;
}

const declarationName =
  /^(?:\/\/ exported as (\w+)$|(?:abstract )?(?:type|interface|class|function|const|enum|namespace) ([\w$]+)|- (\w+)$)/m;

/** Reads the declarations of a report by name. A name that is only listed is a declaration without content. */
export function readReport(text: string): Report {
  const declarations = new Map<string, Declaration>();
  let isExported = false;
  let start = 1;
  for (const block of text.trimEnd().split("\n\n")) {
    if (block.startsWith("## ")) isExported = block.startsWith("## Exported");
    const lines = block.split("\n").filter((line) => !line.startsWith("```"));
    const listed = lines.every((line) => line.startsWith("- ")) ? lines : [lines.join("\n")];
    for (const [index, declaration] of listed.entries()) {
      const [, ...names] = declarationName.exec(declaration) ?? [];
      const name = names.find((each) => each !== undefined);
      if (!name) continue;
      const known = declarations.get(name);
      const code = known ? `${known.source.text}\n${declaration}` : declaration;
      const source = ts.createSourceFile("report.ts", code, ts.ScriptTarget.Latest, true);
      const place = start + index + (block.startsWith("```") ? 1 : 0);
      declarations.set(name, { start: place, isExported, ...known, source });
    }
    start += block.split("\n").length + 1;
  }
  return declarations;
}

/** The types that users pass to functions and methods, and those that these are made of. Types that only callbacks receive are not among them. */
export function findArguments(report: Report): ReadonlySet<string> {
  const [passed, returned] = [new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node, isPassed: boolean): void => {
    // One member of a type does not make the whole an argument.
    if (ts.isIndexedAccessTypeNode(node)) return;
    const known = isPassed ? passed : returned;
    const name =
      ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)
        ? node.getText().replace(/<.*/s, "")
        : "";
    const source = report.get(name)?.source;
    if (source && !known.has(name)) {
      known.add(name);
      visit(source, isPassed);
    }
    // The methods of an argument are called by the package, so that their parameters are not arguments.
    const isParameter = ts.isParameter(node) || ts.isNamedTupleMember(node);
    const isInside = isParameter ? !isPassed && !ts.isFunctionTypeNode(node.parent) : isPassed;
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  for (const { source, isExported } of report.values()) if (isExported) visit(source, false);
  return passed;
}

/**
 * Compares two declarations, or parts of them. The order of members, alternatives and statements makes no difference.
 *
 * @param before the released one
 * @param after that of today
 * @param isPassed whether users pass values of this type
 */
export function compareNodes(before: ts.Node, after: ts.Node, isPassed: boolean): readonly Difference[] {
  const changed = { before, after } as const;
  if (before.kind !== after.kind) return [{ verdict: "breaking", ...changed }];
  const [old, current] = [childrenOf(before), childrenOf(after)];
  const all = [...old, ...current];
  if (after.kind === ts.SyntaxKind.SyntaxList && all.every(isUnordered))
    return [...new Set(all.map(nameOf))].flatMap((name) => {
      const [known, found] = [old, current].map((nodes) => nodes.filter((node) => nameOf(node) === name));
      return compareUnordered(known ?? [], found ?? [], isPassed);
    });
  const isSame = all.length > 0 ? old.length === current.length : before.getText() === after.getText();
  if (!isSame) return [{ verdict: "breaking", ...changed }];
  const isInside = isPassed || ts.isParameter(after) || ts.isNamedTupleMember(after);
  const inside = old.flatMap((node, index) => compareNodes(node, current[index] ?? after, isInside));
  return [...compareTags(before, after), ...inside];
}

function compareTags(before: ts.Node, after: ts.Node): readonly Difference[] {
  const [old, current] = [before, after].map((node) => node.getChildren().find(ts.isJSDoc));
  if (old?.getText() === current?.getText()) return [];
  return [{ verdict: "safe", ...(old && { before: old }), ...(current && { after: current }) }];
}

/** Compares members of one name, alternatives or statements. If as many were removed as added, each is a change. */
function compareUnordered(
  old: readonly ts.Node[],
  current: readonly ts.Node[],
  isPassed: boolean,
): readonly Difference[] {
  const isIn = (nodes: readonly ts.Node[], node: ts.Node) =>
    nodes.some((other) => compareNodes(node, other, isPassed).length === 0);
  const removed = old.filter((node) => !isIn(current, node));
  const added = current.filter((node) => !isIn(old, node));
  if (removed.length === added.length)
    return removed.flatMap((node, index) => compareNodes(node, added[index] ?? node, isPassed));
  return [
    ...removed.map((before) => ({ verdict: "breaking", before }) as const),
    ...added.map((after) => ({ verdict: rateAdded(after, isPassed), after })),
  ];
}

/** Rates a member, an alternative or a statement that was added. */
function rateAdded(node: ts.Node, isPassed: boolean): Verdict {
  if (isMember(node)) {
    if (node.getChildren().some(({ kind }) => kind === ts.SyntaxKind.QuestionToken)) return "safe";
    return isPassed || !node.name || node.getText().startsWith("abstract ") ? "breaking" : "risky";
  }
  // As with a new value of an `enum`. Another kind of value is breaking: code reads it as those of today.
  const isAlternative = ts.isUnionTypeNode(node.parent) && ts.isTypeAliasDeclaration(node.parent.parent);
  return isAlternative && /^["{A-Z]/.test(node.getText()) ? "risky" : "breaking";
}

/** Says what differs, in which members, and in which line of the declaration, from 0. */
export function describeDifference({ before, after }: Difference) {
  const nodes = [before, after].filter((node) => node !== undefined);
  const around = nodes.map((node) => ts.findAncestor(node, isWhole) ?? node);
  const isShort = nodes.length > 1 && around.every((node) => textOf(node).length <= maxLength);
  const shown = isShort ? around : nodes;
  const [text, other] = shown.map(textOf).map((each) => {
    return `\`${each.slice(0, maxLength)}${each.length > maxLength ? "…" : ""}\``;
  });
  const node = shown.at(-1);
  const line = node?.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line ?? 0;
  const place = { members: membersAround(node), line };
  if (other) return { ...place, kind: "modified" as const, what: `${text} became ${other}` };
  const kind = after ? "added" : "removed";
  return { ...place, kind, what: `${text} was ${kind}` } as const;
}

/** Longest text that a message quotes. */
const maxLength = 120;

const isMember = (node: ts.Node): node is ts.TypeElement | ts.ClassElement =>
  ts.isTypeElement(node) || ts.isClassElement(node);

const isUnordered = (node: ts.Node): boolean =>
  isMember(node) || ts.isStatement(node) || ts.isUnionTypeNode(node.parent);

const isWhole = (node: ts.Node): boolean =>
  [isMember, ts.isParameter, ts.isNamedTupleMember, ts.isStatement, ts.isJSDoc].some((is) => is(node));

const nameOf = (node: ts.Node): string => (isMember(node) && node.name?.getText()) || "";

function membersAround(node: ts.Node | undefined): readonly string[] {
  const outer = ts.findAncestor(node?.parent, isMember);
  return outer ? [...membersAround(outer), nameOf(outer)] : [];
}

const textOf = (node: ts.Node): string => node.getText().replaceAll(/\s+/g, " ").replace(/[;,]$/, "");

/** The parts of a node, down to its words, without what depends on how the report wraps it. */
const childrenOf = (node: ts.Node): readonly ts.Node[] =>
  node.getChildren().filter((child) => !ts.isJSDoc(child) && !["|", ",", ";"].includes(child.getText()));
