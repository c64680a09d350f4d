/** `npm run release`: checks the repository, packs the package, and publishes it; with `--dry-run`, says what it would publish. */
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";
import { checkGate, findObstacles, findRefusals } from "./release/checks.ts";
import { packRelease, type Release } from "./release/pack.ts";
import { type Project, readProject, tagOf } from "./release/project.ts";
import { publish } from "./release/publish.ts";
import { runVisibly } from "./release/run.ts";

const usage = `Checks that the package can be released: clean tree, changelog, versions, breaking changes, licences, audit, tests and the contents of
the package. Writes what a release consists of to dist/release/: the package, the documents, the bill of materials (CycloneDX) and checksums.
In the workflow release.yml, and only there, it then publishes the package, tags the commit and creates the release on GitHub.

Usage: npm run release -- [--dry-run] [--help]

  --dry-run   publish nothing; print what would be published, and what has to be set before
  --help      print this text
`;

await runCommand(
  { name: "release", usage, options: { "dry-run": { type: "boolean" } } },
  async ({ values }) => {
    const isDryRun = values["dry-run"] === true;
    const project = await readProject(repositoryRoot);
    refuse(project, [
      ...(await findRefusals(project)),
      ...(isDryRun ? [] : await findObstacles(project, process.env)),
    ]);
    console.log("npm run breaking");
    refuse(project, await checkGate(project));
    const checks = [["audit", ...(isDryRun ? ["--", "--allow-no-audit"] : [])], ["test"]];
    for (const check of checks) {
      console.log(`npm run ${check[0]}`);
      await runVisibly(project.root, "npm", ["run", "--silent", ...check]);
    }
    const release = await packRelease(project);
    if (isDryRun) console.log(describe(project, release, await findObstacles(project, process.env)));
    else await publish(project, release);
  },
);

/** @throws if there are problems, with all of them */
function refuse({ name, version }: Project, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error([`${name} ${version} cannot be released:`, ...problems].join("\n- "));
}

function describe(project: Project, { archive, size, files, assets }: Release, obstacles: readonly string[]) {
  const lines = [
    `\nWould publish ${project.name}@${project.version}: ${archive}, ${(size / 1e6).toFixed(1)} MB, ${files.length} files.`,
    `Would tag this commit ${tagOf(project)}, and attach to its release on GitHub: ${assets.join(", ")}.`,
    "Would record the documents and the TypeScript surface as released, in openapi/released/ and api-report/released/.",
  ];
  const before = ["\nBefore it can be published:", ...obstacles].join("\n- ");
  return [...lines, ...(obstacles.length > 0 ? [before] : [])].join("\n");
}
