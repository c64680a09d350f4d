/** `npm run audit`, with a registry that answers as the test says. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { createFolder } from "../../temporary-folder.ts";
import { runNpmScript } from "../run.ts";

// knip reads the whole repository.
vi.setConfig({ testTimeout: 120_000 });

/** Runs the script. `npm` is a shell script that prints the answers of the registry. */
async function runAudit(npm: string, ...args: readonly string[]) {
  const folder = createFolder();
  await writeFile(path.join(folder, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env["PATH"]}`, npm_config_loglevel: "silent" };
  return runNpmScript("audit", args, env);
}

test("findings of npm audit fail; files, exports, dependencies and licences are in order", async () => {
  const npm = "echo leaky: Leaks; echo $*; exit 1";
  const { code, stdout, stderr } = await runAudit(npm);
  expect(stdout).toMatch(
    /^knip: every file, export and dependency is used\.\nLicences: \d+ packages read\.\nnpm audit: failed\.\n$/,
  );
  expect(stderr).toBe("leaky: Leaks\naudit --audit-level=moderate --loglevel=warn\n");
  expect(code).toBe(1);
});

test("a registry without an audit fails, unless that is allowed", async () => {
  // As npm does under `npm run --silent`.
  const isSilent = `[ "$npm_config_loglevel" = silent ] && [ "$3" != --loglevel=warn ] && exit 1`;
  const npm = `${isSilent}\necho 'npm error audit endpoint returned an error' >&2; exit 1`;
  const unchecked = "npm audit: the registry did not answer, so nothing was checked.";
  const [refused, allowed] = await Promise.all([runAudit(npm), runAudit(npm, "--allow-no-audit")]);
  expect(refused.stderr).toContain(unchecked);
  expect(refused.code).toBe(1);
  expect(allowed.stdout).toContain(unchecked);
  expect(allowed.code).toBe(0);
});
