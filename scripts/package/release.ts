/** `npm run release`: publishes the package; with `--dry-run`, checks the repository, packs it, and says what it would publish. */
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { checkGate, findObstacles, findRefusals } from "./release/checks.ts";
import { packRelease, type Release, readRelease } from "./release/pack.ts";
import { type Project, readProject, tagOf } from "./release/project.ts";
import { publish } from "./release/publish.ts";
import { runVisibly } from "./release/run.ts";

const usage = `Publishes the package in the workflow release.yml, and only there: tags the commit, publishes the packed file with provenance, opens the
pull request that records the documents as released, and creates the release on GitHub. Running it again completes a release that
stopped half-way.

With --dry-run, which the first job of the workflow runs, checks that the package can be released: clean tree, changelog, versions, breaking changes, licences, audit,
tests and the contents of the package. Writes the files of a release to dist/release/: the package, the documents, the bill of materials
(CycloneDX) and checksums.

Usage: npm run release -- [--dry-run] [--help]

  --dry-run   check and pack; print what would be published, and what must be set up first
  --help      print this text
`;

await runCommand(
  { name: "release", usage, options: { "dry-run": { type: "boolean" } } },
  async ({ values }) => {
    const project = await readProject(repositoryRoot);
    if (values["dry-run"]) await pack(project);
    else {
      const obstacles = await findObstacles(project, process.env);
      refuse(project, [...(await findRefusals(project)), ...obstacles]);
      await publish(project, await readRelease(project));
    }
  },
);

async function pack(project: Project): Promise<void> {
  refuse(project, await findRefusals(project));
  console.log("npm run breaking");
  refuse(project, await checkGate(project));
  for (const check of [["audit", "--", "--allow-no-audit"], ["test"]]) {
    console.log(`npm run ${check[0]}`);
    await runVisibly(project.root, "npm", ["run", "--silent", ...check]);
  }
  const release = await packRelease(project);
  console.log(describe(project, release, await findObstacles(project, process.env)));
}

/** @throws if there are problems, with all of them */
function refuse({ name, version }: Project, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error([`${name} ${version} cannot be released:`, ...problems].join("\n- "));
}

function describe(project: Project, { archive, size, files, assets }: Release, obstacles: readonly string[]) {
  const lines = [
    `\nWould publish ${project.name}@${project.version}: ${archive}, ${(size / 1e6).toFixed(1)} MB, ${files.length} files.`,
    `Would tag this commit ${tagOf(project)}, and attach to its release on GitHub: ${assets.join(", ")}.`,
    "Would propose a pull request that records the documents as released, in openapi/released/.",
  ];
  const before = ["\nBefore it can be published:", ...obstacles].join("\n- ");
  return [...lines, ...(obstacles.length > 0 ? [before] : [])].join("\n");
}
