/** `npm run api-report`: builds the package and writes its public surface to api-report/, for review. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { reportApi } from "./api-report/report.ts";
import { compilePackage } from "./build/compile.ts";

const usage = `Builds the package and writes its public surface to api-report/, for review.

Usage: npm run api-report -- [--help]

  --help   print this text
`;

await runCommand({ name: "api-report", usage }, async () => {
  await compilePackage();
  const reports = await reportApi(repositoryRoot);
  const folder = path.join(repositoryRoot, "api-report");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of reports) await writeFile(path.join(folder, name), text);
  console.log(`api-report/: ${[...reports.keys()].join(", ")}`);
});
