/** `npm run lint`: `redocly lint` and `spectral lint` on the document of every API, in parallel. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Register, readRegister } from "../lib/apis.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { type Finished, runTool } from "../lib/tools.ts";

/**
 * Lints every API of a register. `register`: the register, whose file has the rules of Redocly. The rules of Spectral are those of
 * .spectral.yaml beside it, or of that of the repository. Resolves to the output of both linters, one after the other, and to whether both
 * accept every document.
 */
export async function lint({ file, apis }: Register) {
  const folder = path.dirname(file);
  const own = path.join(folder, ".spectral.yaml");
  const ruleset = existsSync(own) ? own : path.join(repositoryRoot, ".spectral.yaml");
  // Spectral reads a path as a glob: an absolute one may lead through a folder such as "Program Files (x86)".
  const roots = apis.map(({ root }) => path.relative(folder, root));
  const runs: readonly Finished[] = await Promise.all([
    runTool("redocly", ["lint", "--config", file, "--lint-config", "error", "--format", "stylish"], folder),
    runTool("spectral", ["lint", ...roots, "--ruleset", ruleset, "--fail-severity", "hint"], folder),
  ]);
  return {
    isAccepted: runs.every(({ code }) => code === 0),
    output: runs.map(({ output }) => output.trim()).join("\n\n"),
  };
}

const usage = `Runs \`redocly lint\` and \`spectral lint\` on every API of a register. Exits with code 1 if either reports a problem.

Usage: npm run lint -- [REGISTER] [--help]

  REGISTER   a file with apis: and Redocly's rules (default: redocly.yaml of this repository)
  --help     print this text
`;

if (import.meta.main) {
  await runCommand({ name: "lint", usage, positionals: 1 }, async ({ positionals: [file] }) => {
    const { isAccepted, output } = await lint(await readRegister(file && path.resolve(file)));
    console.log(output);
    if (!isAccepted) process.exitCode = 1;
  });
}
