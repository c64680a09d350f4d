/** `npm run audit`, with a registry that answers as the test says. */
import { once } from "node:events";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { useFolder } from "../../cli/processes.ts";
import { runNpmScript } from "../run.ts";

// knip reads the whole repository.
vi.setConfig({ testTimeout: 120_000 });

const createFolder = useFolder();

/** Runs the script of a repository. `npm` is a shell script that prints the answers of the registry. */
async function runAudit(
  root: string,
  npm: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const folder = await createFolder();
  await writeFile(path.join(folder, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  return runNpmScript("audit", args, { ...env, PATH: `${folder}:${process.env["PATH"]}` }, root);
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
  const { code, stdout, stderr } = await runAudit(repositoryRoot, npm, []);
  expect(stdout).toMatch(
    /^knip: every file, export and dependency is used\.\nLicences: \d+ packages read\.\nnpm audit: 2 findings/,
  );
  expect(stderr).toBe("leaky (moderate): Leaks, https://example.com/1\nuser (high): through leaky\n");
  expect(code).toBe(1);
});

test("a registry without an audit fails, unless that is allowed", async () => {
  const npm = "echo 'npm warn audit 405 Method Not Allowed' >&2; exit 1";
  const unchecked = "npm audit: the registry did not answer, so nothing was checked. npm warn audit 405";
  const [refused, allowed] = await Promise.all([
    runAudit(repositoryRoot, npm, []),
    runAudit(repositoryRoot, npm, ["--allow-no-audit"]),
  ]);
  expect(refused.stderr).toContain(unchecked);
  expect(refused.code).toBe(1);
  expect(allowed.stdout).toContain(unchecked);
  expect(allowed.code).toBe(0);
});

test("--health writes which dependencies are deprecated, archived or final to CONTRIBUTING.md", async () => {
  const root = path.join(await createFolder(), "things");
  await mkdir(root);
  for (const name of ["scripts/package/audit.ts", "scripts/package/audit", "scripts/lib"])
    await cp(path.join(repositoryRoot, name), path.join(root, name), { recursive: true });
  const manifest = {
    type: "module",
    dependencies: { "openapi-fetch": "1.0.0", old: "1.0.0" },
    devDependencies: { kept: "1.0.0", alias: "npm:gone@2.0.0", moved: "1.0.0" },
  };
  await writeFile(path.join(root, "package.json"), JSON.stringify(manifest));
  const contributing = path.join(root, "CONTRIBUTING.md");
  const [start, end] = ["<!-- npm run audit -- --health -->", "<!-- end -->"];
  await writeFile(contributing, `Before\n\n${start}\n\nold table\n\n${end}\n\nAfter\n`);
  const npm = `case "$2" in
  old@1.0.0) echo '{ "deprecated": "Use new | instead", "repository.url": "https://example.com/old" }' ;;
  gone@2.0.0) echo '"git+https://github.com/a/gone.git"' ;;
  moved@1.0.0) echo '"git+https://github.com/a/moved.git"' ;;
  kept@1.0.0) echo '"git+ssh://git@github.com/a/kept.git"' ;;
esac`;
  const server = createServer(({ url }, response) => {
    if (url === "/repos/a/moved") response.statusCode = 404;
    response.end(JSON.stringify({ archived: url === "/repos/a/gone" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const env = { GITHUB_API_URL: `http://127.0.0.1:${port}` };
  const { code } = await runAudit(root, npm, ["--health"], env);
  server.close();
  expect(code).toBe(0);
  expect(await readFile(contributing, "utf8")).toBe(`Before

${start}

| package | status | reason |
| --- | --- | --- |
| \`openapi-fetch\` | final | ended by its maintainer on 2026-09-19, without a successor; kept behind one file |
| \`old\` | deprecated | Use new   instead |
| \`alias\` | archived | its repository is read-only |
| \`moved\` | gone | GitHub has no such repository any more |

${end}

After
`);
});
