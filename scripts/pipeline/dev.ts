/** `npm run dev`: lints and generates after each change of the documents, until it is interrupted. */
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { watch } from "chokidar";
import { errorMessage } from "../../src/contract/read-error.ts";
import { type Api, type Register, readRegister, registerFile } from "../lib/apis.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { findBreaking, summarizeBreaking } from "./breaking.ts";
import { lintAndGenerate, writeGenerated } from "./generate.ts";

/** Editors write a file in several steps, and save several files at once. */
const delayMs = 50;

const usage = `Watches the documents of a register. After each change it lints and generates, as \`npm run generate\`, and prints a line with the time
and the files that changed. If the documents differ from the released ones, the summary of \`npm run breaking\` comes before it. If there is a
problem, nothing is written until it is corrected. Ctrl-C ends it.

Usage: npm run dev -- [REGISTER] [--help]

  REGISTER   a file with apis: and Redocly's rules (default: redocly.yaml of this repository)
  --help     print this text
`;

/** Files and folders that all APIs depend on, besides the register. */
const sharedFiles = [
  ".spectral.yaml",
  "openapi/house-style.redocly.yaml",
  "openapi/house-style.spectral.yaml",
  "src/platform/seed/seed.schema.yaml",
  "src/platform/apis",
].map((name) => path.join(repositoryRoot, name));

/** Watches the documents of a register, also those that are added to it. */
function watchDocuments(file: string, onChange: () => void) {
  const generated = path.join(path.dirname(file), "generated");
  const watcher = watch([file, ...sharedFiles], {
    ignoreInitial: true,
    ignored: (name, stats) =>
      name === generated || (stats?.isFile() && !/\.(?:ya?ml|json)$/.test(name)) === true,
  });
  watcher.on("all", onChange);
  return {
    addApis: (apis: readonly Api[]): void => void watcher.add(apis.map(({ root }) => path.dirname(root))),
    close: (): void => void watcher.close(),
  };
}

/** Lints and generates the APIs of a register, and compares them with the released ones. Returns one line. */
async function generate(register: Register): Promise<string> {
  const { report, generated } = await lintAndGenerate(register);
  // Redocly accepts a document with warnings.
  const hasWarnings = /^You have \d+ warning/m.test(report);
  if (hasWarnings) console.log(report);
  const changed = await writeGenerated(generated);
  const breaking = await findBreaking(register);
  const isChanged =
    breaking.comparisons.some(({ changes }) => changes.length > 0) || breaking.removed.length > 0;
  if (isChanged) console.log(summarizeBreaking(breaking));
  const names = changed.map((file) => path.relative(repositoryRoot, file)).join(", ");
  return `${hasWarnings ? "Warnings only" : "No problems"}. ${names ? `Changed: ${names}` : "generated/ is up to date"}.`;
}

async function watchAndGenerate(file: string): Promise<void> {
  let isChanged = false;
  let wake = (): void => {};
  const documents = watchDocuments(file, () => {
    isChanged = true;
    wake();
  });
  const interrupted = new AbortController();
  console.log("Watching the documents. Ctrl-C ends it.");
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // A run that has begun finishes first, so that generated/ is whole.
    process.once(signal, () => {
      interrupted.abort();
      documents.close();
      wake();
    });
  }
  while (!interrupted.signal.aborted) {
    isChanged = false;
    let result = "Nothing was generated. Correct the problems above.";
    try {
      const register = await readRegister(file);
      documents.addApis(register.apis);
      result = await generate(register);
    } catch (error) {
      console.error(errorMessage(error));
    }
    console.log(`${new Date().toLocaleTimeString("en-GB")}  ${result}`);
    if (interrupted.signal.aborted) return;
    if (isChanged) continue;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    await setTimeout(delayMs);
  }
}

await runCommand({ name: "dev", usage, positionals: 1 }, ({ positionals: [file] }) =>
  watchAndGenerate(file === undefined ? registerFile : path.resolve(file)),
);
