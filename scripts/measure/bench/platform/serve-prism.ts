/** Serves a document with Prism's own command line, `prism mock`, on a free port, and prints the URL first. */
import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { repositoryRoot } from "../../../lib/repository.ts";

const [file = ""] = process.argv.slice(2);
const cli = path.join(repositoryRoot, "node_modules/@stoplight/prism-cli/dist/index.js");
const prism = spawn(process.execPath, [cli, "mock", "--host", "127.0.0.1", "--port", "0", file], {
  stdio: ["ignore", "pipe", "inherit"],
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => prism.kill());
process.once("exit", () => prism.kill());
prism.once("close", (code) => process.exit(code ?? 0));

// Reading all lines keeps the pipe from filling up: Prism logs every request.
for await (const line of createInterface({ input: prism.stdout })) {
  const [url] = /listening on (http:\S+)/.exec(line)?.slice(1) ?? [];
  if (url) console.log(url);
}
