/** Reads the declarations in a report of `npm run api-report`, and rates what was added to one. */
import ts from "typescript";
import type { Verdict } from "./rate.ts";

/** A declaration of a report. */
export interface Declaration {
  /** Its content, however the report wraps it: a line for each member of an object and each alternative of an exported union. */
  readonly lines: readonly string[];
  /** Number of its first line in the report. */
  readonly start: number;
  readonly isExported: boolean;
  readonly statement: ts.Statement | undefined;
}

export type Report = ReadonlyMap<string, Declaration>;

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
      const place = start + index + (block.startsWith("```") ? 1 : 0);
      if (name) declarations.set(name, { ...parse(declaration), start: place, isExported });
    }
    start += block.split("\n").length + 1;
  }
  return declarations;
}

function parse(declaration: string): Pick<Declaration, "lines" | "statement"> {
  const file = ts.createSourceFile("report.ts", declaration, ts.ScriptTarget.Latest, true);
  const print = (node: ts.Node) => ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, file);
  const [statement] = file.statements;
  if (!statement) return { lines: [], statement };
  if (!ts.isTypeAliasDeclaration(statement) || !ts.isUnionTypeNode(statement.type))
    return { lines: print(statement).split("\n"), statement };
  const alternatives = statement.type.types.flatMap((type) => `| ${print(type)}`.split("\n"));
  const head = declaration.slice(0, statement.type.pos);
  return { lines: [head, ...alternatives.map((line) => `    ${line}`)], statement };
}

/** The types that users pass to functions and methods, and those that these are made of. What a callback receives is none. */
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
    const statement = report.get(name)?.statement;
    if (statement && !known.has(name)) {
      known.add(name);
      visit(statement, isPassed);
    }
    // The methods of an argument are called by the package, so that their parameters are not arguments.
    const isParameter = ts.isParameter(node) || ts.isNamedTupleMember(node);
    const isInside = isParameter ? !isPassed && !ts.isFunctionTypeNode(node.parent) : isPassed;
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  for (const { statement, isExported } of report.values())
    if (statement && isExported) visit(statement, false);
  return passed;
}

/** Rates a declaration that changed: breaking, unless all that it said is still there, and what was added is harmless. */
export function rateChange(before: Declaration, after: Declaration, isArgument: boolean): Verdict {
  const old = withParents(before.lines.filter((line) => !isTag(line))).map((path) => path.join("\n"));
  const verdicts = new Set<Verdict>();
  let next = 0;
  /** Depth of the last added line, until an old one follows. */
  let added = Number.POSITIVE_INFINITY;
  for (const path of withParents(after.lines)) {
    const isRest = path.length === added && /^\s*[}\]]/.test(path.at(-1) ?? "");
    if (path.join("\n") === old[next]) {
      next += 1;
      added = Number.POSITIVE_INFINITY;
    } else if (path.length <= added && !isRest) {
      added = path.length;
      verdicts.add(rateAdded(path, isArgument));
    }
  }
  if (next < old.length || verdicts.has("breaking")) return "breaking";
  return verdicts.has("risky") ? "risky" : "safe";
}

/** Rates an added line, the last one, by those that it is part of. */
function rateAdded(path: readonly string[], isArgument: boolean): Verdict {
  const [line = "", parent = "", ...others] = path.map((each) => each.trim()).toReversed();
  if (isTag(line)) return "safe";
  // As with a new value of an `enum`. Another kind of value is breaking: code reads it as those of today.
  if (/^\| ["{A-Z]/.test(line)) return "risky";
  const isMember = /^(?!constructor\b|abstract\b)[\w$"[]/.test(line);
  if (parent === "" || parent.endsWith("[") || !isMember) return "breaking";
  if (/^(?:readonly )?[\w$"-]+\?[:(]/.test(line)) return "safe";
  return isArgument || [parent, ...others].some(isInParameters) ? "breaking" : "risky";
}

const isTag = (line: string): boolean => line.trimStart().startsWith("/**");

/** Whether the members below a line are within its parameters, or within those of a line before it. */
function isInParameters(line: string): boolean {
  const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0;
  return /^[}\]]/.test(line) || count(/[([]/g) > count(/[)\]]/g);
}

/** Each line after those that it is part of, by its indentation. */
function withParents(lines: readonly string[]): readonly (readonly string[])[] {
  const path: string[] = [];
  return lines.map((line) => {
    path.splice(line.search(/\S/) / 4, Number.POSITIVE_INFINITY, line);
    return [...path];
  });
}
