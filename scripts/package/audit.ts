/** `npm run audit`: checks that all dependencies, files and exports are used, licences, and known vulnerabilities. */
import { execute } from "../lib/execute.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { runTool } from "../lib/tools.ts";

const usage = `Checks with knip that every file, export and dependency is used; that everything that is installed with the package, or contained in
it, has a permissive licence; and with npm audit that no dependency has a known vulnerability of moderate severity or above.

Usage: npm run audit -- [--allow-no-audit] [--help]

  --allow-no-audit  pass if the registry has no audit endpoint
  --help            print this text
`;

const options = { "allow-no-audit": { type: "boolean" } } as const;

const command = { name: "audit", usage, options } as const;

await runCommand(command, async ({ values: { "allow-no-audit": allowNoAudit = false } }) => {
  const { checkLicenses } = await import("./audit/licenses.ts");
  const results = await Promise.all([findUnused(), checkLicenses(), audit(allowNoAudit)]);
  for (const { summary } of results) console.log(summary);
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

interface CheckResult {
  /** One line. */
  readonly summary: string;
  readonly problems: readonly string[];
}

/** Finds unused files, exports and dependencies; knip.json is its configuration. */
async function findUnused(): Promise<CheckResult> {
  const { code, output } = await runTool("knip", ["--no-progress", "--treat-config-hints-as-errors"]);
  return code !== 0
    ? { summary: "knip: unused", problems: [output.trim()] }
    : { summary: "knip: every file, export and dependency is used.", problems: [] };
}

/** Finds known vulnerabilities with `npm audit`, which fails then, and if the registry has no audit. */
async function audit(allowNoAudit: boolean): Promise<CheckResult> {
  // `npm run --silent`, as a release runs it, would silence the reason as well.
  const args = ["audit", "--audit-level=moderate", "--loglevel=warn"];
  const failed = await execute("npm", args, { cwd: repositoryRoot, maxBuffer: 1e9 }).then(
    () => undefined,
    ({ stdout, stderr }: Readonly<Record<"stdout" | "stderr", string>>) => `${stdout}${stderr}`.trim(),
  );
  if (failed === undefined) return { summary: "npm audit: no vulnerability.", problems: [] };
  if (!failed.includes("audit endpoint")) return { summary: "npm audit: failed.", problems: [failed] };
  const reason = `npm audit: the registry did not answer, so nothing was checked.\n${failed}`;
  return { summary: reason, problems: allowNoAudit ? [] : [reason] };
}
