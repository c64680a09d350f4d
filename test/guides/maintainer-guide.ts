/** A guide for maintainers, and programs that run in a copy of the repository. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { type Fence, readFences } from "./fences.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** Reads a guide by its file name without `.md`. */
export async function readGuide(name: string): Promise<{ text: string; fences: readonly Fence[] }> {
  const page = path.join("contributing", `${name}.md`);
  const text = await readFile(path.join(repositoryRoot, page), "utf8");
  return { text, fences: readFences(page, text) };
}

/** Runs a program in a copy, and returns its output, also if it exits with an error. */
export async function runIn({ root, temporary }: WorkingCopy, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: "1", TMPDIR: temporary };
  const options = { cwd: root, env, maxBuffer: 2 ** 26, timeout: 600_000 };
  const { stdout, stderr } = await execute(process.execPath, [...args], options).catch(Object);
  return `${stdout}${stderr}`;
}

/** Text blocks of a page, which are indented, with spaces in place of line breaks. */
export function indentedText(text: string): string {
  const lines = text.split("\n").filter((line) => line.startsWith("    "));
  return collapse(lines.join(" "));
}

export const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
