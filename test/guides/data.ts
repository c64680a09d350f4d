/** Checks data that pages show: seed files, configuration, and parts of files of this repository. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { type Profile, readEntry } from "../../src/cli/profile/config-file.ts";
import type { Seed } from "../../src/platform/index.ts";
import { readSeed } from "../../src/platform/seed/read-seed.ts";
import { apis } from "../cli/apis.ts";
import { checkCommands } from "./commands.ts";
import type { Fence } from "./fences.ts";

/**
 * Checks a `json`, `yaml` or `ini` block: it parses, and a seed is valid. A block whose title is a path in this repository is a part of
 * that file. Throws an error that says what is wrong.
 */
export async function checkData(fence: Fence): Promise<void> {
  const value = parsers[fence.language]?.(fence.code);
  if (typeof value !== "object" || value === null) throw new Error("expected an object or an array");
  // Checks every member, whatever the type says.
  if ("organizations" in value || "teams" in value) await readSeed(value as Seed);
  if ("profiles" in value) return checkProfiles(Object(value.profiles));
  const servers = Object.entries({ ...value }).find(([name]) => /^(?:mcpS|s)ervers$/.test(name))?.[1];
  for (const { command, args } of Object.values<{ command: string; args: string[] }>(Object(servers))) {
    const [problem] = await checkCommands([path.basename(command), ...args].join(" "), []);
    if (problem !== undefined) throw new Error(problem);
  }
  if (fence.title?.includes("/")) await checkExcerpt(fence, fence.code);
}

function checkProfiles(profiles: Readonly<Record<string, Profile>>): void {
  for (const [name, profile] of Object.entries(profiles)) {
    const entries = apis.map((api) => readEntry(api, profile, name, "the profile"));
    if (!entries.some(Boolean)) throw new Error(`the profile ${name} has no API`);
  }
}

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  json: JSON.parse,
  yaml: (text) => parse(text),
  ini: parseIni,
};

/** Parses sections, and lines `name = value`. */
function parseIni(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line !== "" && !/^[#;]/.test(line));
  const wrong = lines.find((line) => !/^\[.+\]$|^[\w.*-]+\s*=/.test(line));
  if (wrong !== undefined) throw new Error(`expected a section or a name and value, not ${wrong}`);
  return lines;
}

/** Checks a `diff` block: what it removes and keeps is in the file that its title names. Throws an error if it is not. */
export async function checkDiff(fence: Fence): Promise<void> {
  if (fence.title === undefined) throw new Error("the title must name the file that the diff changes");
  const lines = fence.code.split("\n").filter((line) => !line.startsWith("+"));
  await checkExcerpt(fence, lines.map((line) => line.slice(1)).join("\n"));
}

/** Checks that a text is in the file that the title of its block names, at any indentation. */
async function checkExcerpt({ title = "" }: Fence, text: string): Promise<void> {
  const source = await readFile(path.join(repositoryRoot, title), "utf8");
  const trim = (lines: string): string => lines.trim().replaceAll(/^[ \t]+/gm, "");
  if (!trim(source).includes(trim(text))) throw new Error(`${title} does not contain this text`);
}
