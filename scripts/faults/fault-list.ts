/** Reads a list of faults, and checks that it matches the code. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { repositoryRoot } from "../lib/repository.ts";

const members = ["id", "breaks", "file", "find", "replace", "checks"] as const;

/** One fault. The comment at the top of `test/mutations/faults.yaml` explains its members. */
export type SeededFault = Readonly<Record<(typeof members)[number], string>>;

/** A list of faults. */
export interface FaultList {
  /** Minimum number of faults that the checks must catch. */
  readonly baseline: number;
  readonly faults: readonly SeededFault[];
}

/**
 * Reads a list.
 *
 * @param file absolute path of a YAML file
 * @throws if a fault is incomplete, its text does not occur exactly once in its file, or no test matches one of its checks
 */
export async function readFaultList(file: string): Promise<FaultList> {
  const { baseline, faults }: FaultList = parse(await readFile(file, "utf8"));
  const files = await readdir(path.join(repositoryRoot, "test"), { recursive: true });
  const tests = files.filter((name) => name.endsWith(".test.ts")).map((name) => `test/${name}`);
  const problems = await Promise.all(faults.map((fault) => findProblems(fault, faults, tests)));
  if (typeof baseline !== "number") problems.push(["`baseline` is not a number."]);
  if (problems.flat().length === 0) return { baseline, faults };
  throw new Error(`${path.relative(repositoryRoot, file)}:\n  ${problems.flat().join("\n  ")}`);
}

async function findProblems(
  fault: SeededFault,
  faults: readonly SeededFault[],
  tests: readonly string[],
): Promise<readonly string[]> {
  const { id, file, find, checks } = fault;
  const missing = members.filter((member) => typeof fault[member] !== "string");
  if (missing.length > 0) return [`${id}: ${missing.join(", ")}: expected a string.`];
  const problems = checks
    .split(" ")
    .filter((check) => check !== "typecheck" && !tests.some((test) => test.includes(check)))
    .map((check) => `${id}: no test matches ${check}. Update \`checks\`.`);
  if (faults.find((other) => other.id === id) !== fault) problems.push(`${id}: the id is not unique.`);
  const code = await readFile(path.join(repositoryRoot, file), "utf8").catch(() => undefined);
  const count = (code ?? "").split(find).length - 1;
  if (count !== 1) {
    const reason =
      code === undefined ? `${file} cannot be read` : `\`find\` occurs ${count} times in ${file}`;
    problems.push(
      `${id}: ${reason}. Update \`file\`, \`find\` and \`replace\` so that the same behaviour breaks.`,
    );
  }
  return problems;
}
