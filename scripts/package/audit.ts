/** `npm run audit`: checks that all dependencies, files and exports are used, licences, and known vulnerabilities. */
import { runCommand } from "../lib/run-command.ts";

const usage = `Checks with knip that every file, export and dependency is used; that everything that is installed with the package, or contained in
it, has a permissive licence; and with npm audit that no dependency has a known vulnerability of moderate severity or above.

Usage: npm run audit -- [--allow-no-audit] [--help]

  --allow-no-audit  pass if the registry has no audit endpoint
  --help            print this text
`;

const options = { "allow-no-audit": { type: "boolean" } } as const;

await runCommand({ name: "audit", usage, options }, async ({ values }) => {
  const { audit, findUnused } = await import("./audit/tools.ts");
  const { checkLicenses } = await import("./audit/licenses.ts");
  const results = await Promise.all([
    findUnused(),
    checkLicenses(),
    audit(values["allow-no-audit"] === true),
  ]);
  for (const { summary } of results) console.log(summary);
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
});
