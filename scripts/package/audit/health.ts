/** Which dependencies have no future: deprecated on npm, archived on GitHub, or declared final. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "../../lib/repository.ts";

/** Dependencies whose maintainers ended their work without archiving the project. */
const final: Readonly<Record<string, string>> = {
  "openapi-fetch": "ended by its maintainer on 2026-09-19, without a successor; kept behind one file",
  "openapi-typescript": "ended by its maintainer on 2026-09-19, without a successor; kept behind one file",
};

const file = path.join(repositoryRoot, "CONTRIBUTING.md");
/** The table is between these lines. */
const [start, end] = ["<!-- npm run audit -- --health -->", "<!-- end -->"];

/** Asks the registry and GitHub about every direct dependency, and writes the table of CONTRIBUTING.md. */
export async function updateHealth(): Promise<string> {
  const { dependencies, devDependencies }: Manifest = JSON.parse(
    await readFile(path.join(repositoryRoot, "package.json"), "utf8"),
  );
  const rows: string[] = [];
  // One after the other, as a guest of the registry should.
  for (const [alias, version] of Object.entries({ ...dependencies, ...devDependencies }))
    rows.push(...(await describe(alias, version)));
  const table = ["| package | status | reason |", "| --- | --- | --- |", ...rows].join("\n");
  const text = await readFile(file, "utf8");
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`CONTRIBUTING.md has no lines ${start} and ${end}.`);
  await writeFile(file, `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`);
  return table;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Rows of a dependency; none if there is nothing to say. */
async function describe(alias: string, version: string): Promise<readonly string[]> {
  const specifier = version.startsWith("npm:") ? version.slice(4) : `${alias}@${version}`;
  const { deprecated, repository } = await readRegistry(specifier);
  const state = repository === undefined ? "active" : await readState(repository);
  return [
    ...(deprecated ? [`| \`${alias}\` | deprecated | ${deprecated.replaceAll(/[|\n]/g, " ")} |`] : []),
    ...(state === "archived" ? [`| \`${alias}\` | archived | its repository is read-only |`] : []),
    ...(state === "gone" ? [`| \`${alias}\` | gone | GitHub has no such repository any more |`] : []),
    ...(final[alias] ? [`| \`${alias}\` | final | ${final[alias]} |`] : []),
  ];
}

async function readRegistry(
  specifier: string,
): Promise<{ readonly deprecated?: string; readonly repository?: string }> {
  const view = ["view", specifier, "deprecated", "repository.url", "--json"];
  const { stdout } = await promisify(execFile)("npm", view);
  // npm prints the value alone if there is one.
  const answer: unknown = JSON.parse(stdout || "{}");
  if (typeof answer === "string") return { repository: answer };
  const { deprecated, "repository.url": repository } = answer as Record<string, string>; // Of `npm view`.
  return { ...(deprecated && { deprecated }), ...(repository && { repository }) };
}

/** State of a repository on GitHub; one that is elsewhere counts as active. */
async function readState(address: string): Promise<"active" | "archived" | "gone"> {
  const [, repository] = /github\.com[/:]([^/]+\/[^/#]+?)(?:\.git)?(?:#.*)?$/.exec(address) ?? [];
  if (repository === undefined) return "active";
  const { GITHUB_API_URL = "https://api.github.com", GITHUB_TOKEN } = process.env;
  const response = await fetch(`${GITHUB_API_URL}/repos/${repository}`, {
    headers: GITHUB_TOKEN ? { authorization: `Bearer ${GITHUB_TOKEN}` } : {},
  });
  if (response.status === 404) return "gone";
  if (!response.ok) throw new Error(`GitHub answered ${response.status} for ${repository}.`);
  const { archived } = (await response.json()) as { archived?: boolean };
  return archived ? "archived" : "active";
}
