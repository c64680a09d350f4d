/** `npm run test:brought`: runs the tests in a copy of the repository that has more APIs. */
import { spawnSync } from "node:child_process";
import { chmod, cp } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { withTemporaryFolder } from "../lib/temporary-folder.ts";

const usage = `Runs "npm test" on a copy of the last commit to which three documents of other authors and a new API were added: what
"npm run add-api" brings and writes must pass without a change to it or to a test.

Usage: npm run test:brought -- [--help]

  --help  print this text
`;

/** Below node_modules/@readme/oas-examples. */
const documents = ["3.0/json/petstore", "3.0/json/circular", "3.1/json/train-travel"];

await runCommand({ name: "test:brought", usage }, () =>
  withTemporaryFolder(async (folder) => {
    const run = (command: string, ...args: readonly string[]): void => {
      const { status } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
      if (status !== 0) throw new Error(`${[command, ...args].join(" ")} failed.`);
    };
    // A test of file permissions loads the sources as another user.
    await chmod(folder, 0o755);
    run("git", "clone", "--quiet", repositoryRoot, folder);
    const modules = "node_modules";
    await cp(path.join(repositoryRoot, modules), path.join(folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
    });
    for (const document of documents) {
      const file = `${modules}/@readme/oas-examples/${document}.json`;
      run("npm", "run", "--silent", "add-api", "--", path.basename(document), "--from", file);
    }
    run("npm", "run", "--silent", "add-api", "--", "invoices", "--security", "key");
    for (const script of ["generate", "api-report"]) run("npm", "run", "--silent", script);
    run("npm", "test");
  }),
);
