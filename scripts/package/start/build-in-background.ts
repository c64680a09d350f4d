/** Builds the docs while `npm start` serves, if they are missing or older than their sources. */
import { spawn } from "node:child_process";
import path from "node:path";
import { findDocs, formatDocsAddress } from "../../../src/cli/serve/print-start.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { isStale } from "./is-stale.ts";

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
 * that are up to date are not built.
 *
 * @param url address of the server, without a trailing slash
 */
export async function buildDocsInBackground(url: string): Promise<void> {
  const { folder, isBuilt } = findDocs();
  if (isBuilt && !(await isStale(path.join(folder, "index.html"), sources))) return;
  console.log("Building the docs...");
  const script = path.join(repositoryRoot, "scripts/package/docs.ts");
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("../../lib/exit-with-parent.ts"), script],
    {
      cwd: repositoryRoot,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  child.once("error", () => console.error(failure));
  child.once("exit", (code, signal) => {
    if (code === 0) console.log(formatDocsAddress(url));
    // Ctrl-C reaches the child as well.
    else if (signal !== "SIGINT" && signal !== "SIGTERM") console.error(failure);
  });
}
