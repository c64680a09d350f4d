/** `npm run audit`, with a registry that answers as the test says. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { useFolder } from "../../cli/processes.ts";
import { runNpmScript } from "../run.ts";

// knip reads the whole repository.
vi.setConfig({ testTimeout: 120_000 });

const createFolder = useFolder();

/** Runs the script. `npm` is a shell script that prints the answers of the registry. */
async function runAudit(npm: string, ...args: readonly string[]) {
  const folder = await createFolder();
  await writeFile(path.join(folder, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  return runNpmScript("audit", args, { PATH: `${folder}:${process.env["PATH"]}` });
}

const vulnerability = (severity: string, via: readonly unknown[]) => ({ severity, via });
const report = {
  vulnerabilities: {
    leaky: vulnerability("moderate", [{ title: "Leaks", url: "https://example.com/1" }]),
    user: vulnerability("high", ["leaky"]),
    slow: vulnerability("low", [{ title: "Slow", url: "https://example.com/2" }]),
  },
};

test("findings of moderate severity and above fail; files, exports, dependencies and licences are in order", async () => {
  const npm = `echo '${JSON.stringify(report)}'; exit 1`;
  const { code, stdout, stderr } = await runAudit(npm);
  expect(stdout).toMatch(
    /^knip: every file, export and dependency is used\.\nLicences: \d+ packages read\.\nnpm audit: 2 findings/,
  );
  expect(stderr).toBe("leaky (moderate): Leaks, https://example.com/1\nuser (high): through leaky\n");
  expect(code).toBe(1);
});

test("a registry without an audit fails, unless that is allowed", async () => {
  const npm = "echo 'npm warn audit 405 Method Not Allowed' >&2; exit 1";
  const unchecked = "npm audit: the registry did not answer, so nothing was checked. npm warn audit 405";
  const [refused, allowed] = await Promise.all([runAudit(npm), runAudit(npm, "--allow-no-audit")]);
  expect(refused.stderr).toContain(unchecked);
  expect(refused.code).toBe(1);
  expect(allowed.stdout).toContain(unchecked);
  expect(allowed.code).toBe(0);
});
