/** Builds the docs while `npm start` serves. */
import { spawn } from "node:child_process";
import path from "node:path";
import { formatDocsAddress } from "../../src/cli/serve/docs.ts";
import { repositoryRoot } from "../lib/repository.ts";

const failure = "The docs could not be built. Run `npm run docs` to see the error; the server keeps running.";

/**
 * Starts to build the docs in a child process, which ends when this process ends. Prints when they are built, or that they are not.
 *
 * @param url address of the server, without a trailing slash
 */
export function buildDocsInBackground(url: string): void {
  console.log("Building the docs...");
  const script = path.join(repositoryRoot, "scripts/docs.ts");
  const child = spawn(process.execPath, ["--import", import.meta.resolve("./exit-with-parent.ts"), script], {
    cwd: repositoryRoot,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.once("error", () => console.error(failure));
  child.once("exit", (code, signal) => {
    if (code === 0) console.log(formatDocsAddress(url));
    // Ctrl-C reaches the child as well.
    else if (signal !== "SIGINT" && signal !== "SIGTERM") console.error(failure);
  });
}
