/** Finds the files that use an API: those that belong to it, and those that have to be changed. */
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { kebabCase } from "../../../src/contract/flag-name.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { upperCamelCase } from "../../../src/samples/camel-case.ts";
import type { Api } from "../../lib/apis.ts";
import { readBundle } from "../../lib/bundle.ts";
import { repositoryRoot } from "../../lib/repository.ts";

const read = (file: string): Promise<string> => readFile(path.join(repositoryRoot, file), "utf8");

/** Matches a text that names an API: its files or its client; if it has a part of the platform, also its operations, commands, paths and the members of its seeds. */
export async function namesOf(api: Api): Promise<RegExp> {
  const { name } = api;
  const names = [
    `(?:generated|openapi|dataplat|apis)/${name}\\b`,
    `create${upperCamelCase(name)}`,
    `src/${name}\\.ts`,
  ];
  const part = `src/platform/apis/${name}`;
  if (existsSync(path.join(repositoryRoot, part)) && existsSync(api.generated)) {
    const entries = listOperations(await readBundle(api), "skip").map(({ entry }) => entry);
    const section = `${part}/seed.schema.yaml`;
    const { properties = {} } = existsSync(path.join(repositoryRoot, section))
      ? (parse(await read(section)) as { readonly properties?: object })
      : {};
    const words = [
      ...entries.flatMap(({ operationId }) => [operationId, kebabCase(operationId)]),
      ...Object.keys(properties),
    ];
    if (words.length > 0) names.push(`\\b(?:${words.join("|")})\\b`);
    const prefixes = entries.map((entry) => entry.path.replace(/\{.*/, ""));
    // That of a path that begins with a parameter is in every file.
    names.push(...prefixes.filter((each) => /\w/.test(each)).map((each) => each.replaceAll(/\W/g, "\\$&")));
  }
  return new RegExp(names.join("|"));
}

/** Tests, measurements and guides, which go with the APIs that they use. */
const belonging = /^(?:test|scripts\/measure|src\/docs\/content\/docs\/guides)\//;

/** Files that a file refers to by a relative path. A guide links to the page of another. */
function referencesOf(file: string, text: string): readonly string[] {
  const folder = path.dirname(file);
  return [
    ...[...text.matchAll(/"(\.{1,2}\/[^"]+)"/g)].map(([, name = ""]) => path.join(folder, name)),
    ...[...text.matchAll(/\]\(\.\.\/([\w-]+)\//g)].map(([, name]) => path.join(folder, `${name}.md`)),
  ];
}

/**
 * Finds the files that use what `names` matches or what is removed. Returns as `belonging` each test, measurement and guide that does, directly or
 * through others, and the helpers that only they import; as `others` the files that have to be changed. Paths are relative to the repository.
 */
export async function findUses(
  names: RegExp,
  removed: readonly string[],
): Promise<{ readonly belonging: readonly string[]; readonly others: readonly string[] }> {
  const isRemoved = (file: string) => removed.some((each) => file === each || file.startsWith(`${each}/`));
  const files = new Map<string, { readonly isNamed: boolean; readonly references: readonly string[] }>();
  for await (const file of glob(
    ["{src,scripts,test,contributing,.github}/**/*.{ts,js,astro,md,json,yaml,yml}", "*.{ts,mjs,md}"],
    { cwd: repositoryRoot, exclude: ["**/node_modules/**"] },
  )) {
    if (isRemoved(file)) continue;
    const text = await read(file);
    files.set(file, { isNamed: names.test(text), references: referencesOf(file, text) });
  }
  const gone = new Set<string>();
  const isGone = (file: string) => gone.has(file) || isRemoved(file);
  const importers = new Map<string, string[]>();
  for (const [file, { references }] of files)
    for (const each of references) importers.set(each, [...(importers.get(each) ?? []), file]);
  for (let size = -1; size < gone.size; ) {
    size = gone.size;
    for (const [file, { isNamed, references }] of files)
      if (belonging.test(file) && (isNamed || references.some(isGone))) gone.add(file);
    for (const [file, users] of importers)
      if (/^(?:test|scripts)\/(?!.*\.test\.)/.test(file) && files.has(file) && users.every(isGone))
        gone.add(file);
  }
  const others = [...files].filter(([file, { isNamed }]) => isNamed && !gone.has(file)).map(([file]) => file);
  return { belonging: [...gone].toSorted(), others: others.toSorted() };
}
