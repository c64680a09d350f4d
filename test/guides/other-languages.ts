/** Checks code of the guide on other languages, whose compilers are not part of the tests. */
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const pattern = path.join(repositoryRoot, "generated/*/openapi.json");

/** Lower case without separators: generators change both. */
const normalize = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

/** Checks that code names settings of the documents, and an operation or a schema. Throws an error that lists the unknown names. */
export async function checkNames(code: string): Promise<void> {
  const names = new Set<string>();
  for await (const file of glob(pattern)) collectNames(JSON.parse(await readFile(file, "utf8")), names);
  const words = new Set(code.match(/[A-Za-z_]+/g)?.map(normalize));
  const unknown = [...words].filter((word) => /^(?:engine|objectstorage)./.test(word) && !names.has(word));
  if (unknown.length > 0) throw new Error(`the documents have no ${unknown.join(", ")}`);
  if (![...words].some((word) => names.has(word))) throw new Error("expected a name of the documents");
}

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

export async function runJq(filter: string): Promise<readonly string[]> {
  const documents: string[] = [];
  for await (const file of glob(pattern)) documents.push((await execute("jq", [filter, file])).stdout);
  return documents;
}
