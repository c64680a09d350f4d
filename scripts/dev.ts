/** `npm run dev`: lints and generates after each change of the documents, until it is interrupted. */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { findBreaking, summarizeBreaking } from "./breaking.ts";
import { lintAndGenerate, listChanges, writeGenerated } from "./generate.ts";
import { type Api, type Register, readRegister, registerFile } from "./lib/apis.ts";
import { messageOf } from "./lib/message-of.ts";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";

/** Editors write a file in several steps, and save several files at once. */
const delayMs = 50;

const usage = `Watches the documents of a register. After each change it lints, as \`npm run lint\`, and generates the APIs that changed, as
\`npm run generate\`, and prints the summary of \`npm run breaking\`. If there is a problem, nothing is written until it is corrected. Ctrl-C ends it.

Usage: npm run dev -- [REGISTER] [--help]

  REGISTER   a file with apis: and Redocly's rules (default: redocly.yaml of this repository)
  --help     print this text
`;

/** Files that all APIs depend on, besides the register. */
const sharedFiles = [
  ".spectral.yaml",
  "src/platform/seed/seed.schema.yaml",
  "src/platform/seed/demo.seed.yaml",
].map((name) => path.join(repositoryRoot, name));

/** A folder and the folders below it. */
function listFolders(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [folder, ...below.map((entry) => path.join(entry.parentPath, entry.name))];
}

/** Watches the documents of a register, also those that are added to it. */
function watchDocuments(file: string, onChange: (changed: string) => void) {
  const watchers = new Map<string, FSWatcher>();
  const roots = new Set<string>();
  const generated = path.join(path.dirname(file), "generated") + path.sep;
  /** Also a folder: the files of a new one are not watched yet. */
  const isDocument = (changed: string): boolean =>
    /(?:\.(?:ya?ml|json)|[\\/][^\\/.]+)$/.test(changed) &&
    !changed.startsWith(generated) &&
    [...roots].some((root) => changed.startsWith(root + path.sep));
  // An editor may replace a file, whose watcher would then see nothing more. So would a recursive watcher on Linux, which watches each
  // file: every folder is watched by itself.
  const add = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const changed = path.join(folder, name ?? "");
      if (changed === file || sharedFiles.includes(changed) || isDocument(changed)) onChange(changed);
    });
    // A folder that is deleted while it is watched.
    watcher.on("error", () => watchers.delete(folder));
    watchers.set(folder, watcher);
  };
  for (const shared of [file, ...sharedFiles]) add(path.dirname(shared));
  return {
    addApis: (apis: readonly Api[]): void => {
      for (const { root } of apis) {
        const folder = path.dirname(root);
        roots.add(folder);
        for (const each of listFolders(folder)) add(each);
      }
    },
    close: (): void => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** The APIs of a register that some changes are about. */
function selectApis({ apis }: Register, changes: ReadonlySet<string>): readonly Api[] {
  const isOfApi = (changed: string, { root }: Api) => changed.startsWith(path.dirname(root) + path.sep);
  const isShared = [...changes].some((changed) => !apis.some((api) => isOfApi(changed, api)));
  return isShared ? apis : apis.filter((api) => [...changes].some((changed) => isOfApi(changed, api)));
}

/**
 * Lints and generates some APIs of a register, and compares all with the released ones.
 *
 * @returns whether there was no problem
 */
async function generate(register: Register, apis: readonly Api[]): Promise<boolean> {
  try {
    const { report, generated } = await lintAndGenerate({ ...register, apis });
    console.log(`${report}\n${listChanges(await writeGenerated(generated))}`);
    console.log(summarizeBreaking(await findBreaking(register)));
    return true;
  } catch (error) {
    console.error(messageOf(error));
    return false;
  }
}

async function watchAndGenerate(file: string): Promise<void> {
  let changes = new Set([file]);
  /** Changes that have not been generated, since there was a problem. */
  let failed = new Set<string>();
  let wake = (): void => {};
  const documents = watchDocuments(file, (changed) => {
    changes.add(changed);
    wake();
  });
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // A run that has begun finishes first, so that generated/ is whole.
    process.once(signal, () => {
      interrupted.abort();
      documents.close();
      wake();
    });
  }
  while (!interrupted.signal.aborted) {
    const current = new Set([...failed, ...changes]);
    changes = new Set();
    const register = await readRegister(file).catch((error: unknown) => console.error(messageOf(error)));
    documents.addApis(register?.apis ?? []);
    const isDone = register && (await generate(register, selectApis(register, current)));
    failed = isDone ? new Set() : current;
    if (interrupted.signal.aborted) return;
    if (changes.size > 0) continue;
    console.log("Waiting for changes. Ctrl-C ends it.");
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    await setTimeout(delayMs);
  }
}

await runCommand({ name: "dev", usage, positionals: 1 }, ({ positionals: [file] }) =>
  watchAndGenerate(file === undefined ? registerFile : path.resolve(file)),
);
