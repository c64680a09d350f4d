/** `npm run test:faults`: injects faults into a copy of the repository, one at a time, and counts those that lint, types and tests catch. */
import path from "node:path";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";

const usage = `Injects each fault of a list into a copy of the repository, and runs the checks that should catch it.
Exits with code 1 if fewer faults are caught than the list's baseline, or if the list no longer matches the code.

Usage: npm run test:faults -- [--only ID]... [--list FILE]

  --only ID    run only this fault, which must be caught; may be repeated
  --list FILE  list of faults (default: test/mutations/faults.yaml; test/mutations/document-faults.yaml has those of documents)
  --help       print this text

Two faults run at the same time. The whole list takes about 7 minutes on two cores, and needs PostgreSQL and PgBouncer.
`;

const command = {
  name: "test:faults",
  usage,
  options: { only: { type: "string", multiple: true }, list: { type: "string" } },
} as const;

await runCommand(command, async ({ values: { only, list } }) => {
  const file = path.resolve(list ?? path.join(repositoryRoot, "test/mutations/faults.yaml"));
  const { runFaults } = await import("./faults/run-faults.ts");
  await runFaults(file, only);
});
