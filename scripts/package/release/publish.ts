import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorMessage } from "../../../src/contract/read-error.ts";
import type { PackedRelease } from "./pack.ts";
import { type Project, tagOf } from "./project.ts";
import { read, runVisibly } from "./run.ts";

/** The author of commits of a workflow. */
const bot = [
  ["-c", "user.name=github-actions[bot]"],
  ["-c", "user.email=41898282+github-actions[bot]@users.noreply.github.com"],
].flat();

/**
 * Tags the commit, publishes the package with its provenance, proposes the record of the release for the gate, and creates the release on
 * GitHub. A step that an earlier run did is skipped or has no effect, so that running it again completes a release that stopped half-way.
 * Throws if a step fails, or the registry has the version with other contents.
 */
export async function publish(project: Project, { folder, archive, assets }: PackedRelease): Promise<void> {
  const { root, changelog } = project;
  const tag = tagOf(project);
  const packed = path.join(folder, archive);
  const isPublished = await checkPublished(project, packed);
  const run = (program: string, ...args: readonly string[]) => runVisibly(root, program, args);
  // The tag does not exist, or is here: see `findRefusals`.
  await run("git", "tag", "--force", tag);
  await run("git", "push", "origin", `refs/tags/${tag}`);
  if (!isPublished) await run("npm", "publish", packed, "--provenance", "--access", "public");
  await proposeRecord(project);
  if (await hasOnGitHub(root, "release", tag)) return;
  const files = assets.map((name) => path.join(folder, name));
  const texts = ["--title", tag, "--notes", changelog[0]?.text ?? ""];
  await run("gh", "release", "create", tag, "--verify-tag", ...texts, ...files);
}

/** Whether the registry has this version. Throws if its contents are others. */
async function checkPublished({ root, name, version }: Project, packed: string): Promise<boolean> {
  const view = ["view", `${name}@${version}`, "dist.integrity", "--loglevel=error"];
  const integrity = await read(root, "npm", view).catch((error: unknown) => {
    if (errorMessage(error).includes("E404")) return "";
    throw error;
  });
  const digest = createHash("sha512").update(await readFile(packed));
  if (integrity !== "" && integrity !== `sha512-${digest.digest("base64")}`)
    throw new Error(
      `The registry has ${name}@${version} with other contents. Re-run the job that published it, or raise \`version\`.`,
    );
  return integrity !== "";
}

/** Opens the pull request with the record of the release. `main` may refuse a push of the workflow. */
async function proposeRecord(project: Project): Promise<void> {
  const { root } = project;
  const branch = `record-${tagOf(project)}`;
  const title = `Record ${tagOf(project)} as released`;
  const run = (program: string, ...args: readonly string[]) => runVisibly(root, program, args);
  await run("git", "switch", "--force-create", branch);
  await recordRelease(project);
  await run("git", "add", "--all", "openapi/released");
  const isRecorded = (await read(root, "git", ["status", "--porcelain"])) === "";
  if (isRecorded || (await hasOnGitHub(root, "pr", branch))) return;
  await run("git", ...bot, "commit", "-m", title);
  await run("git", "push", "--force", "origin", branch);
  const body = "It is what the next changes are compared with.";
  await run("gh", "pr", "create", "--head", branch, "--base", "main", "--title", title, "--body", body);
}

async function hasOnGitHub(root: string, kind: "release" | "pr", name: string): Promise<boolean> {
  return read(root, "gh", [kind, "view", name]).then(
    () => true,
    () => false,
  );
}

/**
 * Copies the bundles to where `npm run breaking` compares the next changes with them, and lists them beside the version.
 *
 * @public called by the walk in CONTRIBUTING.md
 */
export async function recordRelease({ root, name, version, documents }: Project): Promise<void> {
  const folder = "openapi/released";
  await rm(path.join(root, folder), { recursive: true, force: true });
  await mkdir(path.join(root, folder));
  const files: string[] = [];
  for (const file of documents.values()) {
    const [, api] = /^generated\/([^/]+)\/openapi\.yaml$/.exec(file) ?? [];
    if (!api) continue;
    const copy = `${folder}/${api}.yaml`;
    await copyFile(path.join(root, file), path.join(root, copy));
    files.push(copy);
  }
  const manifest = JSON.stringify({ name, version, files }, null, 2);
  await writeFile(path.join(root, folder, "package.json"), `${manifest}\n`);
}
