/** `npm run lint`: checks every API of the register with Redocly, with Spectral, and with our own check, side by side. */
import path from "node:path";
import type { Register } from "./lib/apis.ts";
import { runCommand } from "./lib/run-command.ts";
import { formatReport, type LintReport } from "./lint/report.ts";
import { startSpectral } from "./lint/spectral-thread.ts";

export { type ApiReport, formatReport, type LintReport } from "./lint/report.ts";

/**
 * Lints every API of a register.
 *
 * @param register the APIs and the Redocly rules, or the absolute path of a file with both; the repository's own when
 *   left out. Spectral's rules are always those of .spectral.yaml.
 * @returns every problem found, and counts per API
 * @throws when a root document, the register or a linter's rules cannot be read
 */
export async function lintApis(register?: Register | string): Promise<LintReport> {
  const spectral = startSpectral();
  try {
    // Imported only now, so that it loads while Spectral loads in its thread.
    const { lintAll } = await import("./lint/lint-apis.ts");
    return await lintAll(register, spectral);
  } finally {
    await spectral.stop();
  }
}

if (import.meta.main) {
  const usage = `Checks every API of a register with Redocly, with Spectral, and with our own check. Exits 1 for any error or warning.

Usage: npm run lint -- [REGISTER] [--help]

  REGISTER   a file with apis: and Redocly's rules (default: redocly.yaml of this repository)
  --help     print this text
`;
  await runCommand({ name: "lint", usage, positionals: 1 }, async ({ positionals: [file] }) => {
    const report = await lintApis(file === undefined ? undefined : path.resolve(file));
    console.log(formatReport(report));
    if (report.problems.length > 0) process.exitCode = 1;
  });
}
