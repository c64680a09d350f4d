/** What the client's types cost a compiler, against those of openapi-fetch alone. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { compiledClient, compileOnce } from "../compiled.ts";
import type { Goal } from "../goal.ts";
import { installPeers, peersFolder } from "../peers.ts";
import { runNode } from "../run-node.ts";
import { median } from "../statistics.ts";
import { chooseSubject, type Subject } from "../subject.ts";
import { formatTable } from "../table.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { type Diagnostics, readDiagnostics } from "./diagnostics.ts";
import { baseline, own, type Programs, peer, writePrograms } from "./programs.ts";

const rounds = 3;

/** Options that a new project starts with, and where each program finds its client. */
async function writeProject(folder: string, { name: api }: Subject, programs: Programs): Promise<void> {
  const { declarations, types } = compiledClient(api);
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    paths: {
      "bench/client": [declarations],
      "bench/types": [types],
      "openapi-fetch": [path.join(peersFolder, "node_modules/openapi-fetch/dist/index.d.mts")],
    },
  };
  await Promise.all(
    [...programs].map(async ([name, source]) => {
      await writeFile(path.join(folder, `${name}.mts`), source);
      const project = JSON.stringify({ compilerOptions, files: [`${name}.mts`] });
      await writeFile(path.join(folder, `${name}.json`), project);
    }),
  );
}

/** Compiles each program in turn. @throws when one does not compile */
async function compile(folder: string, programs: Programs): Promise<ReadonlyMap<string, Diagnostics[]>> {
  const found = new Map<string, Diagnostics[]>([...programs.keys()].map((name) => [name, []]));
  const compiler = "node_modules/typescript/bin/tsc";
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, runs] of found) {
      const project = path.join(folder, `${name}.json`);
      runs.push(readDiagnostics(await runNode([compiler, "-p", project, "--extendedDiagnostics"])));
    }
  }
  return found;
}

/** Compiles the same program with each client, and prints a table. */
export async function benchTypes(): Promise<readonly Goal[]> {
  const versions = await installPeers();
  await compileOnce();
  const { subject } = await chooseSubject();
  const programs = writePrograms(subject);
  const found = await withTemporaryFolder(async (folder) => {
    await writeProject(folder, subject, programs);
    return compile(folder, programs);
  });
  const figure = (name: string, member: keyof Diagnostics): number =>
    median((found.get(name) ?? []).map((run) => run[member]));
  const added = (name: string): number => figure(name, "instantiations") - figure(baseline, "instantiations");
  console.log(`Type check of one small program, TypeScript ${versions["typescript"]}, ${rounds} rounds\n`);
  console.log(
    formatTable([
      ["client", "types", "instantiations", "added", `over ${peer}`, "check s"],
      ...[...programs.keys()].map((name) => [
        name,
        String(figure(name, "types")),
        String(figure(name, "instantiations")),
        String(added(name)),
        name === baseline ? "-" : (added(name) / added(peer)).toFixed(2),
        figure(name, "checkSeconds").toFixed(2),
      ]),
    ]),
  );
  const what = `type instantiations of ${own} over ${peer}`;
  return [{ what, value: added(own) / added(peer), atMost: 1 }];
}
