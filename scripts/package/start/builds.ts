/** Builds for `npm start`, each only if its result is missing or older than its sources: the package first, and the docs while it serves. */
import { spawn } from "node:child_process";
import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { findDocs, formatDocsAddress } from "../../../src/cli/serve/print-start.ts";
import { repositoryRoot } from "../../lib/repository.ts";

/**
 * Checks whether a file must be rebuilt. `target`: the file, absolute path. `folder`: folder of the patterns; the repository by default.
 * Returns true if the file is missing, or older than a source.
 */
export async function isStale(
  target: string,
  sources: readonly string[],
  folder: string = repositoryRoot,
): Promise<boolean> {
  const built = await stat(target).catch(() => undefined);
  if (!built) return true;
  for await (const name of glob([...sources], { cwd: folder })) {
    const source = await stat(path.join(folder, name));
    if (source.isFile() && source.mtimeMs > built.mtimeMs) return true;
  }
  return false;
}

/** Compiles the package to dist/ if needed, so that `dataplat/management` can be imported in the repository. Its message goes to stderr, since the first line on stdout is the address. */
export async function compileIfStale(): Promise<void> {
  const compiled = path.join(repositoryRoot, "dist/src/management.js");
  // The docs are not compiled, and their build writes below their folder.
  if (!(await isStale(compiled, ["src/*.ts", "src/!(docs)/**", "generated/**"]))) return;
  console.error("Compiling the package to dist/, which takes a few seconds.");
  const { compilePackage } = await import("../build/compile.ts");
  await compilePackage();
}

const failure = "The docs could not be built. Run `npm run docs` to see the error; the server keeps running.";

/** Sources of the docs, without what the build itself writes. */
const sources = [
  "src/**/*.{ts,astro,css,svg}",
  "src/docs/content/docs/!(reference)/**",
  "src/docs/content/docs/*.md",
  "generated/**",
];

/**
 * Starts to build the docs in a child process, which ends when this process ends. Prints when they are built, or that they are not. Docs
 * that are up to date are not built. `url`: address of the server, without a trailing slash.
 */
export async function buildDocsInBackground(url: string): Promise<void> {
  const { folder, isBuilt } = findDocs();
  if (isBuilt && !(await isStale(path.join(folder, "index.html"), sources))) return;
  console.log("Building the docs...");
  const script = path.join(repositoryRoot, "scripts/package/docs.ts");
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("../../lib/exit-with-parent.ts"), script],
    { cwd: repositoryRoot, stdio: ["ignore", "ignore", "ignore", "ipc"] },
  );
  child.once("error", () => console.error(failure));
  child.once("exit", (code, signal) => {
    if (code === 0) console.log(formatDocsAddress(url));
    // Ctrl-C reaches the child as well.
    else if (signal !== "SIGINT" && signal !== "SIGTERM") console.error(failure);
  });
}
