/**
 * `npm run test:faults`: injects faults into a copy of the repository, one at a time, and counts those that lint, types and tests catch.
 * `npm run test:mutations`: the same with the faults of documents, then StrykerJS.
 */
import { once } from "node:events";
import path from "node:path";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";
import { startTool } from "./lib/tools.ts";

const lists = { code: "test/mutations/faults.yaml", documents: "test/mutations/document-faults.yaml" };

const usage = `Injects each fault of a list into a copy of the repository, and runs the checks that should catch it.
Exits with code 1 if fewer faults are caught than the list's baseline, or if the list no longer matches the code.

Usage: npm run test:faults -- [--only ID]... [--list FILE] [--mutations] [--help]
       npm run test:mutations -- [--only ID]... [--help]

  --only ID    run only this fault, which must be caught; may be repeated
  --list FILE  list of faults (default: ${lists.code}; ${lists.documents} has those of documents)
  --mutations  run those of documents, then StrykerJS, which is left out with --only; npm run test:mutations sets it
  --help       print this text

Two faults run at the same time. The whole list takes about 7 minutes on two cores, and needs PostgreSQL and PgBouncer. Those of documents
take 5 minutes, and the first run of StrykerJS an hour.
`;

const command = {
  name: "test:faults",
  usage,
  options: {
    only: { type: "string", multiple: true },
    list: { type: "string" },
    mutations: { type: "boolean" },
  },
} as const;

await runCommand(command, async ({ values: { only, list, mutations } }) => {
  const file = path.resolve(list ?? path.join(repositoryRoot, mutations ? lists.documents : lists.code));
  const { runFaults } = await import("./faults/run-faults.ts");
  await runFaults(file, only);
  if (mutations && !only) await runStryker();
});

async function runStryker(): Promise<void> {
  const child = startTool("stryker", ["run"], { stdio: "inherit" });
  await once(child, "close");
  if (child.exitCode !== 0)
    throw new Error("StrykerJS failed. Add a test for each mutant that survived, or delete its code.");
}
