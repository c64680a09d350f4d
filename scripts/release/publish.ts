import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checksumLine, releaseSums } from "../lib/release-record.ts";
import type { Release } from "./pack.ts";
import { type Project, tagOf } from "./project.ts";
import { runVisibly } from "./run.ts";

/** The author of commits of a workflow. */
const bot = [
  ["-c", "user.name=github-actions[bot]"],
  ["-c", "user.email=41898282+github-actions[bot]@users.noreply.github.com"],
].flat();

/**
 * Publishes the package with its provenance, tags the commit, records the release for the gate, and creates the release on GitHub.
 *
 * @param release what {@link packRelease} wrote
 */
export async function publish(project: Project, { folder, archive, assets }: Release): Promise<void> {
  const { root, version, changelog } = project;
  const tag = tagOf(project);
  const run = (program: string, ...args: readonly string[]) => runVisibly(root, program, args);
  await run("npm", "publish", path.join(folder, archive), "--provenance", "--access", "public");
  await run("git", "tag", tag);
  await recordRelease(project);
  await run("git", "add", "--all", "openapi/released", "api-report/released");
  await run("git", ...bot, "commit", "-m", `Record ${version} as released`);
  await run("git", "push", "--atomic", "origin", "HEAD:main", tag);
  const notes = path.join(folder, "notes.md");
  await writeFile(notes, `${changelog[0]?.text}\n`);
  const files = assets.map((name) => path.join(folder, name));
  await run("gh", "release", "create", tag, "--verify-tag", "--title", tag, "--notes-file", notes, ...files);
}

/** Copies the bundles and the TypeScript surface to where `npm run breaking` compares the next changes with them, with their checksums. */
async function recordRelease({ root, name, version, documents }: Project): Promise<void> {
  const bundles = "openapi/released";
  const surface = path.dirname(releaseSums);
  for (const folder of [bundles, surface]) {
    await rm(path.join(root, folder), { recursive: true, force: true });
    await mkdir(path.join(root, folder));
  }
  const recorded: string[] = [];
  const record = async (file: string, copy: string): Promise<void> => {
    await copyFile(path.join(root, file), path.join(root, copy));
    recorded.push(copy);
  };
  for (const file of documents.values()) {
    const [, api] = /^generated\/([^/]+)\/openapi\.yaml$/.exec(file) ?? [];
    if (api) await record(file, `${bundles}/${api}.yaml`);
  }
  const reports = (await readdir(path.join(root, "api-report"))).filter((each) => each.endsWith(".md"));
  for (const file of reports.toSorted()) await record(`api-report/${file}`, `${surface}/${file}`);
  const manifest = `${surface}/package.json`;
  await writeFile(path.join(root, manifest), `${JSON.stringify({ name, version })}\n`);
  const lines = await Promise.all([...recorded, manifest].map((file) => checksumLine(root, file)));
  await writeFile(path.join(root, releaseSums), lines.join(""));
}
