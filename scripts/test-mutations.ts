/** `npm run test:mutations`: seeds faults in a copy of the repository, one at a time, and counts those that lint, types and tests catch. */
import path from "node:path";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";

const usage = `Seeds each fault of a list in a copy of the repository, and runs the checks that should catch it: lint, types, tests.
Exits 1 if fewer faults are caught than the list's baseline, or if the text of a fault no longer occurs in its file.

Usage: npm run test:mutations -- [--only ID]... [--list FILE]

  --only ID    only this fault, which must be caught; may be repeated
  --list FILE  the list of faults (default: test/mutations/faults.yaml)
  --help       print this text

Two faults run at the same time. All of them take up to 25 minutes on two cores, and need PostgreSQL.
`;

const command = {
  name: "test:mutations",
  usage,
  options: { only: { type: "string", multiple: true }, list: { type: "string" } },
} as const;

await runCommand(command, async ({ values: { only, list } }) => {
  const file =
    list === undefined ? path.join(repositoryRoot, "test/mutations/faults.yaml") : path.resolve(list);
  const { runFaults } = await import("./mutations/run-faults.ts");
  await runFaults({ file, only, log: (line) => console.log(line) });
});
