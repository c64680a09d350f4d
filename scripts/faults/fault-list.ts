/** Reads a list of faults, and checks that it matches the code. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { messageOf } from "../lib/message-of.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { createDocumentFault, type DocumentFault } from "./document-faults.ts";
import { programs } from "./run-checks.ts";
import type { SeededFault } from "./working-copy.ts";

const members = ["id", "breaks", "file", "find", "replace", "checks"] as const;

/** A fault as a list has it. The comment at the top of `test/mutations/faults.yaml` explains its members. */
type TextFault = Readonly<Record<(typeof members)[number], string>>;

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
  const { baseline, faults: texts = [], documents = {} }: FaultFile = parse(await readFile(file, "utf8"));
  const faults = [
    ...texts.map(createTextFault),
    ...Object.entries(documents).flatMap(([kind, rows]) => rows.map((row) => createDocumentFault(kind, row))),
  ];
  const files = await readdir(path.join(repositoryRoot, "test"), { recursive: true });
  const tests = files.filter((name) => name.endsWith(".test.ts")).map((name) => `test/${name}`);
  const problems = await Promise.all(faults.map((fault) => findProblems(fault, faults, tests)));
  if (typeof baseline !== "number") problems.push(["`baseline` is not a number."]);
  if (problems.flat().length === 0) return { baseline, faults };
  throw new Error(`${path.relative(repositoryRoot, file)}:\n  ${problems.flat().join("\n  ")}`);
}

/** The content of a list: faults by text, faults of documents by kind, or both. */
interface FaultFile {
  readonly baseline: number;
  readonly faults?: readonly TextFault[];
  readonly documents?: Readonly<Record<string, readonly DocumentFault[]>>;
}

function createTextFault(fault: TextFault): SeededFault {
  const { id, breaks, file, find, replace, checks } = fault;
  const missing = members.filter((member) => typeof fault[member] !== "string");
  if (missing.length > 0) throw new Error(`${id}: ${missing.join(", ")}: expected a string.`);
  const inject = (code: string) => {
    const count = code.split(find).length - 1;
    if (count !== 1) throw new Error(`\`find\` occurs ${count} times in ${file}`);
    // A function, because `$` has a meaning in a replacement text.
    return code.replace(find, () => replace);
  };
  // The generator reads these files.
  const generates = /^scripts\/generate\/|\.schema\.yaml$/.test(file) ? ["generate"] : [];
  return { id, breaks, file, checks: [...generates, ...checks.split(" ")], inject };
}

async function findProblems(
  fault: SeededFault,
  faults: readonly SeededFault[],
  tests: readonly string[],
): Promise<readonly string[]> {
  const { id, file, checks } = fault;
  const problems = checks
    .filter((check) => !(check in programs) && !tests.some((test) => test.includes(check)))
    .map((check) => `${id}: no test matches ${check}. Update \`checks\`.`);
  if (checks.length === 0) problems.push(`${id}: no check. Update \`checks\` or \`by\`.`);
  if (faults.find((other) => other.id === id) !== fault) problems.push(`${id}: the id is not unique.`);
  try {
    const code = await readFile(path.join(repositoryRoot, file), "utf8").catch(() => {
      throw new Error(`${file} cannot be read`);
    });
    fault.inject(code);
  } catch (error) {
    problems.push(`${id}: ${messageOf(error)}. Update the fault so that the same behaviour breaks.`);
  }
  return problems;
}
