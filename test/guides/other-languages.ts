/** Checks code of the guide on other languages, whose compilers are not part of the tests. */
import { execFile } from "node:child_process";
import { access, glob, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { findOrInstall } from "../../scripts/lib/debian-package.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const execute = promisify(execFile);
const pattern = path.join(repositoryRoot, "generated/*/openapi.json");

/** Lower case without separators: generators change both. */
const normalize = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

/**
 * Checks that code uses names of the documents: a setting that it names exists, and it names an operation or a schema.
 *
 * @throws Error that lists the unknown names
 */
export async function checkNames(code: string): Promise<void> {
  const names = new Set<string>();
  for await (const file of glob(pattern)) collectNames(JSON.parse(await readFile(file, "utf8")), names);
  const words = new Set(code.match(/[A-Za-z_]+/g)?.map(normalize));
  const unknown = [...words].filter((word) => /^(?:engine|objectstorage)./.test(word) && !names.has(word));
  if (unknown.length > 0) throw new Error(`the documents have no ${unknown.join(", ")}`);
  if (![...words].some((word) => names.has(word))) throw new Error("expected a name of the documents");
}

/** Collects operationIds and the names of all members. */
function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === "operationId") names.add(normalize(String(member)));
    if (name !== "examples" && name !== "x-codeSamples") {
      names.add(normalize(name));
      collectNames(member, names);
    }
  }
}

/**
 * Runs a filter of jq on every bundle.
 *
 * @param filter the filter
 * @returns what it makes of each; undefined if jq is missing and cannot be installed, except in continuous integration
 */
export async function runJq(filter: string): Promise<readonly string[] | undefined> {
  try {
    await findOrInstall("jq", findJq);
  } catch (error) {
    if ((process.env["CI"] ?? "false") !== "false") throw error;
    return undefined;
  }
  const documents: string[] = [];
  for await (const file of glob(pattern)) documents.push((await execute("jq", [filter, file])).stdout);
  return documents;
}

async function findJq(): Promise<string | undefined> {
  for (const folder of process.env["PATH"]?.split(path.delimiter) ?? []) {
    const file = path.join(folder, "jq");
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}
