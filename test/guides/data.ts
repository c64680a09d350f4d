/** Checks data that pages show: seed files, configuration, and parts of files of this repository. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { readSeed } from "../../src/platform/seed/read-seed.ts";
import type { Seed } from "../../src/platform/seed/seed.ts";
import type { Fence } from "./fences.ts";

/**
 * Checks a `json` or `yaml` block: it parses, and a seed is valid. A block whose title is a file of this repository is a part of it.
 *
 * @throws Error that says what is wrong
 */
export async function checkData(fence: Fence): Promise<void> {
  const value: unknown = fence.language === "json" ? JSON.parse(fence.code) : parse(fence.code);
  if (typeof value !== "object" || value === null) throw new Error("expected an object or an array");
  // Checks every member, whatever the type says.
  if ("organizations" in value || "teams" in value) await readSeed(value as Seed);
  await checkExcerpt(fence, fence.code);
}

/**
 * Checks a `diff` block: what it removes and keeps is in the file that its title names.
 *
 * @throws Error if it is not
 */
export async function checkDiff(fence: Fence): Promise<void> {
  if (fence.title === undefined) throw new Error("the title must name the file that the diff changes");
  const lines = fence.code.split("\n").filter((line) => !line.startsWith("+"));
  await checkExcerpt(fence, lines.map((line) => line.slice(1)).join("\n"));
}

/** Checks that a text is in the file that the title of its block names, at any indentation. */
async function checkExcerpt({ title = "" }: Fence, text: string): Promise<void> {
  const file = path.join(repositoryRoot, title);
  const source = await readFile(file, "utf8").catch(() => undefined);
  const trim = (lines: string): string => lines.trim().replaceAll(/^[ \t]+/gm, "");
  if (source !== undefined && !trim(source).includes(trim(text))) {
    throw new Error(`${title} does not contain this text`);
  }
}
