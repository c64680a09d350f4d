/** Reads a list of seeded faults, and checks that the text of each still occurs in the code. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { messageOf } from "../lib/message-of.ts";
import { repositoryRoot } from "../lib/repository.ts";

/** One seeded fault. */
export interface Fault {
  readonly id: string;
  /** Consequence for a user. */
  readonly breaks: string;
  /** File to change, relative to the repository. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Checks that should catch it, separated by spaces: `lint`, `typecheck`, and path filters of tests. */
  readonly checks: string;
  /** Line of the fault in the list. */
  readonly line: number;
}

/** A list of faults. */
export interface FaultList {
  /** Number of faults that were caught when the list was last recorded. */
  readonly baseline: number;
  readonly faults: readonly Fault[];
}

/**
 * Reads a list.
 *
 * @param file absolute path of a YAML file
 * @throws if it is not a list of faults, the text of a fault does not occur exactly once in its file, or no test matches one of its checks;
 *   the message names the lines
 */
export async function readFaultList(file: string): Promise<FaultList> {
  const name = path.relative(repositoryRoot, file);
  const lines = new LineCounter();
  const document = parseDocument(await readFile(file, "utf8"), { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  const baseline: unknown = document.get("baseline");
  const items: unknown = document.get("faults");
  if (typeof baseline !== "number" || !isSeq<Node>(items)) {
    throw new Error(`${name}: expected a number as baseline and a list of faults.`);
  }
  const faults = items.items.map((item): Fault => {
    const { line } = lines.linePos(item.range?.[0] ?? 0);
    return readFault(isMap(item) ? item.toJS(document) : {}, line, name);
  });
  const problems = [
    ...findDuplicates(faults),
    ...findUnknownChecks(faults, await readdir(path.join(repositoryRoot, "test"), { recursive: true })),
    ...(await Promise.all(faults.map(findAnchorProblem))).flat(),
  ];
  if (problems.length > 0) throw new Error(problems.map((problem) => `${name}:${problem}`).join("\n"));
  return { baseline, faults };
}

function readFault(members: Readonly<Record<string, unknown>>, line: number, name: string): Fault {
  const read = (member: string): string => {
    const value = members[member];
    if (typeof value === "string") return value;
    throw new Error(`${name}:${line}: expected ${member}, a string.`);
  };
  return {
    id: read("id"),
    breaks: read("breaks"),
    file: read("file"),
    find: read("find"),
    replace: read("replace"),
    checks: read("checks"),
    line,
  };
}

function findDuplicates(faults: readonly Fault[]): string[] {
  return faults
    .filter(({ id }, index) => faults.findIndex((other) => other.id === id) < index)
    .map(({ id, line }) => `${line}: an earlier fault is also named ${id}. Rename one.`);
}

function findUnknownChecks(faults: readonly Fault[], files: readonly string[]): string[] {
  const tests = files.filter((file) => file.endsWith(".test.ts")).map((file) => `test/${file}`);
  return faults.flatMap(({ id, checks, line }) =>
    checks
      .split(" ")
      .filter(
        (check) => !["lint", "typecheck"].includes(check) && !tests.some((file) => file.includes(check)),
      )
      .map((check) => `${line}: no test matches ${check}, a check of ${id}. Update \`checks\`.`),
  );
}

async function findAnchorProblem({ id, file, find, line }: Fault): Promise<string[]> {
  const advice = "Update `file`, `find` and `replace` so that the same behaviour breaks.";
  try {
    const count = (await readFile(path.join(repositoryRoot, file), "utf8")).split(find).length - 1;
    return count === 1
      ? []
      : [`${line}: the text of ${id} occurs ${count} times in ${file}, expected once. ${advice}`];
  } catch (error) {
    return [`${line}: the file of ${id} cannot be read: ${messageOf(error)}. ${advice}`];
  }
}
