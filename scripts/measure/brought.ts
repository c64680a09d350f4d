/** `npm run test:brought`: runs the tests in a copy of the repository that has more APIs, and one that has no other than a brought one. */
import { spawnSync } from "node:child_process";
import { chmod, cp, rm } from "node:fs/promises";
import path from "node:path";
import { readRegister } from "../lib/apis.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { withTemporaryFolder } from "../lib/temporary-folder.ts";

const usage = `Runs "npm test" on a copy of the last commit to which three documents of other authors and a new API were added: what
"npm run add-api" brings and writes must pass without a change to it or to a test. Then removes all APIs but one of those documents, and runs
"npm test" again: what "npm run remove-api" leaves must pass as well.

Usage: npm run test:brought -- [--help]

  --help  print this text
`;

/** Below node_modules/@readme/oas-examples. */
const documents = ["3.0/json/petstore", "3.0/json/circular", "3.1/json/train-travel"];

/** The document that is kept in the end. */
const kept = "train-travel";

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
    const script = (name: string, ...args: readonly string[]) =>
      run("npm", "run", "--silent", name, "--", ...args);
    for (const document of documents)
      script(
        "add-api",
        path.basename(document),
        "--from",
        `${modules}/@readme/oas-examples/${document}.json`,
      );
    script("add-api", "invoices", "--security", "key");
    script("generate");
    script("api-report");
    run("npm", "test");
    const { apis } = await readRegister(path.join(folder, "redocly.yaml"));
    // Of the APIs that are left, none was released.
    await rm(path.join(folder, "openapi/released"), { recursive: true, force: true });
    for (const { name } of apis) if (name !== kept) script("remove-api", name);
    script("api-report");
    run("npm", "test");
  }),
);
